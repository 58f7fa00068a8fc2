"""Play in a terminal: people and bots at one screen. It shows what `board.outline` says and reads what people type."""
