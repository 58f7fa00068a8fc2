"""Play in a terminal: people and bots at one screen. It shows the text of `board.outline` and reads typed lines."""
