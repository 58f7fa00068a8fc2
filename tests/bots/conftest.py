"""Interpreted simulations are slow: here the judge evaluates the leaf instead of a rollout over several turns."""

from dataclasses import replace

import pytest

import perihelion


@pytest.fixture(autouse=True)
def judged_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in perihelion.games().values():
        if game.judge is not None:  # the settings themselves: a game reads them from its judge only once
            monkeypatch.setattr(game, "search_settings", replace(game.search_settings, rollout_turns=0))
