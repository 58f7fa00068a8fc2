"""A rule that reads one hidden cell is found, though few sampled worlds differ in it; and rare actions are played."""

from __future__ import annotations

from pathlib import Path

import pytest

import perihelion
from perihelion.check.hidden_reads import find_hidden_reads
from perihelion.check.played import CURIOUS, RANDOM, PlayedGame

from . import sale
from .broken import copied_package, game_of, replace

LEGAL = "OK if s.hand[s.to_act, card] == 1 else"


@pytest.mark.parametrize(
    ("condition", "found"),
    [
        ("s.hand[s.to_act, card] == 1", False),
        ("s.hand[s.to_act, card] == 1 and (card != 3 or s.coins[(s.to_act + 1) % 2] != 5)", True),
        ("s.hand[s.to_act, card] == 1 and s.coins[(s.to_act + 1) % 2] >= 0", False),  # read, but it never matters
    ],
)
def test_legality_that_depends_on_a_hidden_cell(
    condition: str, found: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with copied_package(Path(str(sale.__file__)).parent, tmp_path, monkeypatch) as package:
        replace(package, "rules.py", (LEGAL, f"OK if {condition} else"))
        problems = set(find_hidden_reads(game_of(package, sale.GAME)))
    said = "legality: in phase SELL it depends on what seat {} cannot see whether 'sell d' is legal"
    assert bool(problems) == found
    assert problems <= {said.format(seat) for seat in range(3)}


def test_curious_players_do_more_different_things() -> None:
    game = perihelion.games()["solarius"]

    def steps(players: str) -> int:
        last = PlayedGame(game, {"players": 2}, seed=1, players=players).last
        return len({(entry.phase, game.actions.family(entry.number)[0]) for entry in last.entries if entry.actor >= 0})

    assert steps(CURIOUS) > steps(RANDOM)
