"""The turns of a log: the same as those of a table, with rounds."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest

import perihelion
from perihelion.core.replay import replay
from perihelion.core.turn_spans import find_turns
from perihelion.core.vocabulary import CHANCE
from perihelion.engine.warmup import smallest_options
from perihelion.table.turns import Turns
from tests.support import walk
from tests.table.tables import ADA, BOB, Told, play, two

GOLDEN = Path(__file__).parent.parent / "golden"


@pytest.mark.parametrize("key", ["solari", "solaris", "solarius", "solenia"])
def test_the_turns_of_a_game_follow_each_other_without_gaps(key: str):
    options: dict[str, Any] = smallest_options(perihelion.games()[key])
    *_, position = walk(perihelion.new(key, **options), 5, 120)
    spans = list(find_turns(position.game, position.log))
    assert spans[0].first == 0
    assert spans[-1].end == len(position.log)
    assert all(after.first == before.end for before, after in itertools.pairwise(spans))
    for span in spans:
        actors = {entry.actor for entry in position.log[span.first : span.end]} - {CHANCE}
        assert actors <= {span.seat}
    turns = [span for span in spans if span.seat >= 0]
    for seat in range(position.seats):
        rounds = [span.round for span in turns if span.seat == seat]
        assert sorted(rounds) == rounds
        assert set(rounds) == set(range(1, max(rounds, default=0) + 1))


@pytest.mark.parametrize(
    ("name", "players", "each"),
    [("solenia-2", 2, 16), ("solenia-3", 3, 16), ("solarius-1", 2, 16), ("solarius-3", 4, 16), ("solaris-1", 3, 24)],
)
def test_a_decision_of_another_player_inside_a_turn_is_no_turn(name: str, players: int, each: int):
    """The surplus that somebody returned in the turn of another one made 35 turns of 32."""
    position = replay((GOLDEN / f"{name}.game").read_text(encoding="utf-8"))
    spans = list(find_turns(position.game, position.log))
    assert spans[-1].number == players * each
    assert max(span.round for span in spans) == each
    assert len(spans) > 1 + players * each, "it has a span of its own"


def test_they_are_those_of_a_table():
    table = two("solari", chance=Told(1, 1), options={"max_turns": 1})
    for guest, action in ((ADA, "4W1"), (ADA, "6W2"), (BOB, "5W1"), (BOB, "1E2")):
        play(table, guest, action)
    spans = list(find_turns(table.game, table.position.log))
    numbers = [span.number for span in spans for _ in range(span.first, span.end)]
    assert numbers == Turns(table).of_line()
