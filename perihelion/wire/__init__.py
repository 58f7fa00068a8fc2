"""The messages between a table and its pages, and the functions that make them: for a server and for a browser."""
