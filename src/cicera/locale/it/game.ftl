### The things of the game, by name.
seat-number = posto { $seat }
