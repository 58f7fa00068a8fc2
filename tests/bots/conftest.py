"""Interpreted simulations are slow: here the search judges where it leaves the tree instead of playing on for turns."""

import pytest

import perihelion


@pytest.fixture(autouse=True)
def judged_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in perihelion.games().values():
        judge = game.part("judge")
        if judge is not None:
            monkeypatch.setattr(judge, "FURTHER", 0, raising=False)
