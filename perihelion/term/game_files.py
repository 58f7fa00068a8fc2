"""Game files on disk: reading them, and the folder for unfinished games."""

from __future__ import annotations

import gzip
import os
import time
import zlib
from pathlib import Path

from ..core.game import Game
from ..core.position import Position
from ..core.replay import replay
from ..errors import InvalidTranscript


def saved_games() -> Path:
    """Return the folder for unfinished games: `perihelion` in the user's data folder."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "perihelion"


def load(path: Path, game: Game, lang: str) -> Position:
    """Return the position at the end of a game file of this game."""
    position = read(path, lang)
    if position.game is not game:
        raise InvalidTranscript(f"{path} is a game of {position.game.key}, not of {game.key}")
    return position


def read(path: Path, lang: str) -> Position:
    """Return the position at the end of a game file. A file whose name ends with .gz is compressed."""
    try:
        content = path.read_bytes()
        text = (gzip.decompress(content) if path.suffix == ".gz" else content).decode()
    except (gzip.BadGzipFile, EOFError, zlib.error):
        raise InvalidTranscript(f"{path} is not a compressed file") from None
    except OSError as error:
        raise InvalidTranscript(f"{path}: {error.strerror}").named("cli-unreadable", file=str(path)) from None
    except UnicodeDecodeError:
        raise InvalidTranscript(f"{path} is not a text file") from None
    return replay(text, lang)


def new_path(game: Game) -> Path:
    """Return the path of a new game file in the user's data folder."""
    path = saved_games() / f"{game.key}-{time.strftime('%Y%m%d-%H%M%S')}.game"
    path.parent.mkdir(parents=True, exist_ok=True)
    return path
