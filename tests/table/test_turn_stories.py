"""The turns of a table in one sentence each: who may read what, undo, and turns that are not over."""

from __future__ import annotations

import pytest

from perihelion.core.recent_view import recent_view
from perihelion.table import commands
from perihelion.table.log_text import LogText
from perihelion.words import Words
from tests.table.tables import ADA, BOB, Told, play, two


def stories(made, seat=-1, text=None, lang="en"):
    """The stories of all turns that are over, for one seat."""
    words = Words(lang, made.game.package, "perihelion.table", players=len(made.seats))
    return (text or LogText(made)).stories.tell(recent_view(made.position, seat, words))


def first_turn(made):
    """Play a whole turn; return the guest who played it."""
    seat = made.waits_for
    guest = (ADA, BOB)[seat]
    while made.waits_for == seat:
        play(made, guest, made.position.legal[0])
    return guest


def test_a_turn_is_told_when_it_is_over():
    made = two("solari")
    assert stories(made) == {}
    seat = made.waits_for
    play(made, (ADA, BOB)[seat], made.position.legal[0])
    assert stories(made) == {}, "the second half of the turn is missing"
    while made.waits_for == seat:
        play(made, (ADA, BOB)[seat], made.position.legal[0])
    told = stories(made)
    assert list(told) == [1]
    assert " to " in told[1]
    assert " auf " in stories(made, lang="de")[1]


def test_what_was_undone_is_not_told():
    made = two("solari")
    guest, first = (ADA, BOB)[made.waits_for], made.position.legal[0]
    play(made, guest, first)
    undone = made.position.log[-1].values["cell"]
    commands.undo_decision(made, guest, made.count)
    other = next(action for action in made.position.legal if action[0] != first[0])
    play(made, guest, other)
    while made.waits_for == made.seats_of(guest)[0]:
        play(made, guest, made.position.legal[-1])
    assert f"{first[0]} to {undone}" not in stories(made)[1]


def test_nobody_reads_a_secret_in_a_story():
    """The cards of Leduc are known to their owner only; the story of a turn names none of them."""
    made = two(chance=Told(4, 0))
    play(made, ADA, "call")
    play(made, BOB, "raise")
    told = {seat: stories(made, seat) for seat in (-1, 0, 1)}
    assert told[-1] == told[0] == told[1]
    assert not any("king" in story or "jack" in story for story in told[-1].values())


@pytest.mark.parametrize("lang", ["en", "de"])
def test_stories_are_kept(lang, monkeypatch):
    made = two("solari")
    text = LogText(made)
    first_turn(made)
    told = stories(made, text=text, lang=lang)
    monkeypatch.setattr("perihelion.table.turn_stories.tell_turn", lambda *_: pytest.fail("told twice"))
    assert stories(made, text=text, lang=lang) == told
