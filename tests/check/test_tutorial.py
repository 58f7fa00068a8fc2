"""The tutorial, line by line, from an empty folder: files are written, all commands run, the game is in the lobby."""

from __future__ import annotations

import os
import re
import shlex
from pathlib import Path

import httpx
import pytest

from tests.selection import SOAK
from tests.web.server import Server

from .installed import ROOT, install_with_pip, run

TEXT = (ROOT / "docs" / "tutorial.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+)(?: file=(\S+))?\n(.*?)^```", re.MULTILINE | re.DOTALL)


@pytest.mark.slow
def test_the_tutorial_builds_a_game(tmp_path: Path) -> None:
    environment, checked = {**os.environ, "PYTHONPATH": str(ROOT)}, False
    for language, file, content in BLOCK.findall(TEXT):
        if file:
            assert (tmp_path / file).parent.is_dir(), file
            (tmp_path / file).write_text(content, encoding="utf-8")
            continue
        assert language == "sh"
        for line in content.splitlines():
            program, *rest = shlex.split(line)
            if program == "pip":
                environment = install_with_pip(tmp_path / rest[-1], tmp_path / "environment")
            elif rest == ["serve"]:
                check_lobby(tmp_path, environment)
            elif rest[0] == "check" and not checked and not SOAK:
                checked = True  # only the finished game is, later; `make soak` checks the half-finished one, too
            else:
                said = run(["perihelion", *rest] if program == "perihelion" else rest[1:], tmp_path, environment)
                assert rest[0] != "check" or "flares keeps the contract." in said


def check_lobby(folder: Path, environment: dict[str, str]) -> None:
    """A server lists the game with its guide and rules, and a table of it can be opened against a bot."""
    server = Server(folder / "tables", {**environment, "PERIHELION_RUNTIME": "interpreted"}).start()
    try:
        with httpx.Client(base_url=server.address, timeout=60) as http:
            games = {game["key"]: game for game in http.get("/api/games").json()}
            assert games["flares"]["name"] == "Flares"
            assert "lucky number" in http.get("/api/games/flares/guide").text
        table = server.guest("Ada").lay("flares", ["me", "bot:greedy"])
        assert table
    finally:
        said = server.stop()
    assert "Traceback" not in said, said


def test_the_mistake_that_the_tutorial_shows_is_told_so(tmp_path: Path) -> None:
    """The sentence of section 9 names the line on which `most_dice` would stand."""
    rules = next(content for _, file, content in BLOCK.findall(TEXT) if file == "flares/flares/rules.py")
    lines = rules.replace("@rule\ndef most_dice", "def most_dice").splitlines()
    line = next(number for number, text in enumerate(lines, 1) if text.startswith("def most_dice"))
    assert f"rules.py, line {line}: `most_dice` is called by `may_roll`, but has no @rule" in TEXT


def test_the_rules_that_the_tutorial_quotes_are_those_of_tender() -> None:
    """Section 13 quotes them as indented blocks."""
    source = (ROOT / "perihelion" / "test_games" / "tender" / "rules.py").read_text(encoding="utf-8")
    quoted = TEXT.partition("## 13.")[2].partition("```sh")[0]
    lines = [line.removeprefix("    ") for line in quoted.splitlines() if line.startswith("    ")]
    assert len(lines) > 20
    assert [line for line in lines if line.strip() not in source] == []
