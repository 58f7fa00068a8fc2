"""The styles of the terminal, as rich names them."""

QUIET, TITLE, ASK, REFUSED, HAPPENED = "dim", "bold", "bold yellow", "red", "cyan"
