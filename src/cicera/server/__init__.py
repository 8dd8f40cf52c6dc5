"""The game for a browser: tables over HTTP and WebSocket, kept in a database."""
