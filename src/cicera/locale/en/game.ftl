### The things of the game, by name.
seat-number = seat { $seat }
