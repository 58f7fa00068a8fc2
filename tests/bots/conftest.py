"""Interpreted simulations are slow: here the judge evaluates the leaf instead of a rollout over several turns."""

from dataclasses import replace

import pytest

import perihelion


@pytest.fixture(autouse=True)
def judged_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in perihelion.games().values():
        if game.judge is not None:
            search = replace(game.judge.search, rollout_turns=0)
            monkeypatch.setattr(game, "judge", replace(game.judge, search=search))
