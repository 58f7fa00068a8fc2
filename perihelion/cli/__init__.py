"""The command line: `perihelion COMMAND`.

commands.py declares every command, app.py builds a Typer application from them, game_options.py turns the options of a
game into command-line options, and each of the other modules carries out one command. Nothing heavy is imported before
a command needs it, so that `perihelion --help` answers immediately.
"""

from __future__ import annotations

from .app import main

__all__ = ["main"]
