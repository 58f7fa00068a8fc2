"""`perihelion new-game`: what it writes plays at once and keeps the contract; a bad name writes nothing."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from perihelion.cli.new_game import write
from perihelion.errors import InvalidOptions
from perihelion.words import Words

from .installed import install, run

WORDS = Words("en")


@pytest.mark.slow
def test_a_new_game_plays_passes_its_tests_and_keeps_the_contract(tmp_path: Path) -> None:
    run(["perihelion", "new-game", "sticks"], tmp_path, {**os.environ, "PYTHONPATH": os.getcwd()})
    project = tmp_path / "sticks"
    environment = install(project)
    assert "newgame" not in "".join(path.read_text(encoding="utf-8").lower() for path in project.rglob("*.py"))
    run(["pytest", "-q", "tests"], project, environment)
    assert "takes" in run(
        ["perihelion", "play", "sticks", "--seats", "greedy,random", "--seed", "1"], project, environment
    )
    assert "Sticks" in run(["perihelion", "games"], project, environment)
    assert "sticks keeps the contract." in run(["perihelion", "check", "sticks"], project, environment)


@pytest.mark.parametrize("name", ["Sticks", "9sticks", "a", "my-game", "class", "json", "../x", ""])
def test_a_bad_name_writes_nothing(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(InvalidOptions, match="cannot be the name of a game; a name begins with a lower-case letter"):
        write(name, WORDS)
    assert list(tmp_path.iterdir()) == []


def test_an_installed_name_and_an_existing_folder_are_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(InvalidOptions, match="a game solari is already installed; choose another name"):
        write("solari", WORDS)
    (tmp_path / "sticks").mkdir()
    with pytest.raises(InvalidOptions, match="sticks already exists; nothing was written"):
        write("sticks", WORDS)
    assert list((tmp_path / "sticks").iterdir()) == []


def test_a_broken_package_is_listed_with_its_reason_and_stops_nobody(tmp_path: Path) -> None:
    run(["perihelion", "new-game", "sticks"], tmp_path, {**os.environ, "PYTHONPATH": os.getcwd()})
    project = tmp_path / "sticks"
    (project / "sticks" / "__init__.py").write_text("import no_such_module\n", encoding="utf-8")
    said = run(["perihelion", "games"], project, install(project))
    assert "Solenia" in said
    assert "Broken packages" in said
    assert "No module named 'no_such_module'" in said
