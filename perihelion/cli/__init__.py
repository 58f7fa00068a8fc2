"""The command line: `perihelion COMMAND`.

commands.py declares every command, app.py makes a Typer application of them, game_options.py turns the options of a
game into options of the command line, and the other modules carry out one command each. Nothing heavy is imported
before a command needs it: `perihelion --help` answers at once.
"""

from __future__ import annotations

from .app import main

__all__ = ["main"]
