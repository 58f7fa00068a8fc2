"""How much of a log spectators may see."""

from dataclasses import replace

import pytest

from perihelion.table.settings import Settings
from perihelion.table.spectator_delay import is_late_for, next_visible_at, visible_length
from perihelion.table.turns import Turns
from tests.table.tables import Luck
from tests.web.test_secrecy import decide, laid


def late(delay, decisions=12):
    """A table of Solari after some decisions, and what spectators could see after each."""
    made, luck = laid("solari", 3), Luck(1)
    made.head = replace(made.head, settings=replace(made.settings, delay=delay))
    turns, seen = Turns(made), []
    for _ in range(decisions):
        decide(made, luck)
        seen.append((turns.number(len(made.log) - 1), visible_length(made, turns, made.time.now())))
    return made, turns, seen


@pytest.mark.parametrize("hidden", [1, 3])
def test_the_last_turns_are_hidden(hidden):
    _, turns, seen = late(f"turns:{hidden}")
    assert seen[-1][0] > hidden
    for turn, length in seen:
        last = turns.number(length - 1)
        assert last == max(0, turn - hidden)
        assert turns.number(length) == last + 1, "no more is hidden"


def test_what_is_younger_than_some_minutes_is_hidden():
    made, turns, _ = late("minutes:5")
    now = made.log[-1].time
    assert visible_length(made, turns, now + 300) == len(made.log)
    assert visible_length(made, turns, now + 299) < len(made.log)
    length = visible_length(made, turns, now)
    assert next_visible_at(made, length) == made.log[length].time + 300
    assert next_visible_at(made, len(made.log)) is None


def test_only_those_who_do_not_play_see_it_late_and_nobody_at_the_end():
    made, turns, _ = late("turns:2")
    player = made.seats[0].guest
    assert is_late_for(made, "a spectator")
    assert not is_late_for(made, player)
    made.head = replace(made.head, settings=Settings())
    assert not is_late_for(made, "a spectator")
    made, turns, _ = late("turns:2")
    made.closed = True
    assert not is_late_for(made, "a spectator")
    assert visible_length(made, turns, made.time.now()) == len(made.log)
