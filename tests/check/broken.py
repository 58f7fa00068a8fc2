"""Copies of a small game with some text replaced: a stranger's game with a mistake."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from perihelion.core.game import Game


@contextmanager
def copied_package(sample: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Copy the package of a game to a folder from which Python imports; forget its modules in the end."""
    name = f"broken_{folder.name}".replace("-", "_")
    shutil.copytree(sample, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.syspath_prepend(str(folder))
    yield folder / name
    for module in [module for module in sys.modules if module.startswith(name)]:
        del sys.modules[module]


def replace(package: Path, file: str, *replaced: tuple[str, str]) -> None:
    """Replace text in a file of a package; it must be there."""
    text = (package / file).read_text(encoding="utf-8")
    for old, new in replaced:
        assert old in text, old
        text = text.replace(old, new)
    (package / file).write_text(text, encoding="utf-8")


def game_of(package: Path, sample: Game) -> Game:
    """Return the game of a copied package."""
    return Game("broken", package.name, sample.prefix, 1, sample.options)
