"""Fixtures for the tests of the engine."""

import shutil
from pathlib import Path

import pytest

from perihelion.test_games import leduc

from .stranger import edit


@pytest.fixture
def stranger(tmp_path):
    """A copy of the test game that may be edited, as the game `stranger` of another author."""
    folder = tmp_path / "stranger"
    shutil.copytree(Path(leduc.__file__).parent, folder, ignore=shutil.ignore_patterns("__pycache__"))
    edit(folder / "__init__.py", 'key="leduc"', 'key="stranger"')
    info = tmp_path / "stranger-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[perihelion.test_games]\nstranger = stranger:GAME\n")
    return folder
