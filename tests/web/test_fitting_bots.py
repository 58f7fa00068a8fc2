"""The next bot: one that fits the last games of a guest."""

from __future__ import annotations

from typing import Any

import pytest

from perihelion.table.stored import StoredTable
from perihelion.wire.fitting_bots import fitting_bots, next_level
from tests.store.test_store import stored


def finished(
    seats: list[tuple[str, str]], points: list[int], changed: float = 0.0, game: str = "solenia", over: bool = True
) -> StoredTable:
    """A stored table; each seat is a kind, and its guest or level."""
    summary: Any = {"seats": [{"kind": kind, "guest": who, "level": who} for kind, who in seats]}
    summary |= {"points": points, "over": over}
    return stored("t", changed=changed, game=game, summary=summary)


ME, MOON, MARS = ("person", "ada"), ("bot", "moon"), ("bot", "mars")


def after(*tables: StoredTable) -> dict[str, str]:
    return fitting_bots(tables, "ada")


@pytest.mark.parametrize(
    ("outcomes", "level"),
    [
        ([("moon", 1)], "venus"),
        ([("moon", 1), ("venus", 1)], "mars"),
        ([("moon", 1), ("venus", 1), ("mars", -1)], "earth"),
        ([("moon", 1), ("venus", -1), ("mercury", 1)], "venus"),
        ([("mars", 0)], "mars"),
        ([("moon", -1)], "moon"),
        ([("sun", 1)], "sun"),
        ([("jupiter", 1)], "sun"),
    ],
)
def test_after_a_win_the_next_bot_is_stronger(outcomes: list[tuple[str, int]], level: str):
    assert next_level(outcomes) == level


def test_the_last_game_decides_whatever_the_order_of_the_list():
    first, second = finished([ME, MOON], [9, 2], changed=1), finished([MARS, ME], [5, 3], changed=2)
    assert after(second, first) == after(first, second) == {"solenia": "earth"}


def test_each_game_has_its_own_level():
    assert after(finished([ME, MARS], [9, 2]), finished([ME, MARS], [1, 2], game="solari")) == {
        "solenia": "sun",
        "solari": "venus",
    }


def test_with_several_bots_it_counts_to_be_ahead_of_more_of_them_than_behind():
    assert after(finished([MARS, ME, MARS, MARS], [9, 8, 7, 6])) == {"solenia": "sun"}
    assert after(finished([MARS, ME, MARS], [9, 8, 7])) == {"solenia": "mars"}


@pytest.mark.parametrize(
    "table",
    [
        finished([ME, MOON], [1, 2], over=False),
        finished([ME, ("person", "bea")], [1, 2]),
        finished([ME, ("person", "bea"), MOON], [1, 2, 3]),
        finished([ME, ME], [1, 2]),
        finished([ME, MOON, MARS], [1, 2, 3]),
        finished([ME, ("bot", "greedy")], [1, 2]),
        finished([MOON, MARS], [1, 2]),
        finished([ME], [1]),
    ],
    ids=["running", "person", "mixed", "both seats", "two levels", "no level", "left", "solo"],
)
def test_only_finished_games_alone_against_bots_of_one_level_count(table: StoredTable):
    assert after(table) == {}
