"""Fixtures for the tests of the engine."""

import shutil
from pathlib import Path

import leduc
import pytest


@pytest.fixture
def stranger(tmp_path):
    """A copy of the test game that may be edited, found before the installed one."""
    folder = tmp_path / "leduc"
    shutil.copytree(Path(leduc.__file__).parent, folder, ignore=shutil.ignore_patterns("__pycache__"))
    return folder
