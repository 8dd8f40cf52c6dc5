"""Questions about games: which player is stronger, and by how much.

Only the modules asked for are imported: a worker that plays hands needs the standard library
alone, figures need NumPy, pictures Matplotlib, clusters Ray.
"""
