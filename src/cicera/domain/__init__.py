"""The rules of the game in plain Python: cards, deals, play, views, scores, matches."""
