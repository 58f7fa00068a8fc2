"""The terminal has no text of its own: in a language of accents, whatever is plain stands out."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.pseudo import CODE, plain_words, write_language

NAMES = {"Perihelion"}
NOTATION = {"ED", "HQ", "BT", "SP", "CT", "EC", "II", "III", "IV"}


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the language is installed."""
    folder = tmp_path_factory.mktemp("packages")
    write_language(folder)
    return folder


def said(packages: Path, *words: str, typed: str = "") -> str:
    """Return what a command says in the language."""
    path = os.pathsep.join([str(packages), *filter(None, [os.environ.get("PYTHONPATH")])])
    env = {**os.environ, "PYTHONPATH": path, "PERIHELION_RUNTIME": "interpreted", "COLUMNS": "200"}
    env.pop("PERIHELION_TEST_GAMES", None)
    command = [sys.executable, "-m", "perihelion", *words, "--lang", CODE]
    run = subprocess.run(command, input=typed, capture_output=True, text=True, env=env, encoding="utf-8")
    assert run.returncode == 0, run.stderr
    return run.stdout + run.stderr


@pytest.mark.parametrize("game", ["solari", "solaris", "solarius", "solenia"])
def test_a_game_in_the_terminal_has_no_text_of_its_own(packages: Path, game: str):
    seats = "person,random,random" if game == "solaris" else "person,random"
    text = said(packages, "play", game, "--seats", seats, "--players", str(len(seats.split(","))), "--seed", "1")
    assert "⟦" in text
    assert set(plain_words(text)) - NAMES - NOTATION == set()


def test_the_list_of_games_has_no_text_of_its_own(packages: Path):
    text = said(packages, "games")
    assert set(plain_words(text)) - {"solari", "solaris", "solarius", "solenia"} == set()
