"""The game in the terminal: commands, and a match (Textual, or plain lines)."""
