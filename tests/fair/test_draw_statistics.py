"""Draws against expectation: counts, shares, and a test that finds a loaded die and leaves a fair one alone."""

import random
import sys
from collections import Counter

import pytest

from perihelion.fair import draw_log
from perihelion.fair.draw_log import all_draws, known_draws
from perihelion.fair.draw_statistics import Draw, group_draws
from perihelion.table import commands
from tests.table.tables import ADA, BOB, Luck, Told, table, two


def seen_draws(made, seat, known):
    """The draws of a table that a seat knows."""
    return known_draws(made.position, made.line, made.log, seat, known)


DIE = tuple((str(face), 1) for face in range(1, 7))


def rolls(faces):
    return [Draw("die", i % 2, DIE, str(face)) for i, face in enumerate(faces)]


def test_counts_and_shares():
    (group,) = group_draws(rolls([1, 1, 6]))
    assert group.draws == 3
    assert group.seats == {0: 2, 1: 1}
    assert [face.drawn for face in group.faces] == [2, 0, 0, 0, 0, 1]
    assert [face.expected for face in group.faces] == pytest.approx([0.5] * 6)


def test_a_fair_die_is_left_alone_and_a_loaded_one_is_found():
    luck = random.Random(4)
    fair = group_draws(rolls([luck.randint(1, 6) for _ in range(120)]))[0]
    loaded = group_draws(rolls([max(luck.randint(1, 6), luck.randint(1, 6)) for _ in range(120)]))[0]
    assert fair.p_value > 0.05
    assert loaded.p_value < 0.005


def test_the_test_is_a_fair_one():
    """Among fair games, about one in ten is found more surprising than nine in ten fair games: no more, no fewer."""
    luck = random.Random(8)
    found = [group_draws(rolls([luck.randint(1, 6) for _ in range(30)]))[0].p_value for _ in range(300)]
    assert 12 < sum(chance <= 0.1 for chance in found) < 50


def test_without_numpy_the_test_finds_about_the_same(monkeypatch: pytest.MonkeyPatch):
    """As in a browser: dice, many dice, and a deck."""
    luck, deck = random.Random(6), list("aaabbbccd")
    cards = [Draw("card", 0, tuple(Counter(deck[i:]).items()), card) for i, card in enumerate(deck)]
    for draws in (rolls([luck.randint(1, 6) for _ in range(25)]), rolls([1, 2, 3, 4, 5, 6, 6] * 40), cards):
        (group,) = group_draws(draws)
        with monkeypatch.context() as patch:
            patch.setitem(sys.modules, "numpy", None)
            (without,) = group_draws(draws)
        assert without.p_value == pytest.approx(group.p_value, abs=0.05)
        assert without.faces == group.faces


def test_weights_that_change_with_every_card():
    """A deck of one of each, drawn to its end: exactly what is to be expected on the whole."""
    cards, drawn = list("abcd"), []
    while cards:
        drawn.append(Draw("card", 0, tuple((card, 1) for card in cards), cards.pop()))
    (group,) = group_draws(drawn)
    assert {face.text: face.expected for face in group.faces}["a"] == pytest.approx(1 / 4 + 1 / 3 + 1 / 2 + 1)
    assert group.p_value > 0.02


def test_kinds_are_kept_apart_and_the_same_draws_are_judged_the_same():
    both = [*rolls([1, 2]), Draw("coin", 0, (("heads", 1), ("tails", 3)), "heads")]
    assert [group.kind for group in group_draws(both)] == ["die", "coin"]
    assert group_draws(both) == group_draws(both)


def test_a_seat_counts_what_it_saw_with_odds_it_knows():
    """Ada's card comes from a whole deck; the odds of Bob's would tell him hers."""
    made = two(chance=Told(0, 3))
    assert [one.seat for one in seen_draws(made, 0, {})] == [0]
    assert seen_draws(made, 1, {}) == []
    assert seen_draws(made, -1, {}) == []
    assert len(all_draws(made.game, made.log)) == 2


def test_open_dice_are_everybody_s_and_belong_to_who_plays_them():
    made = table("solari", ("me", "open"), chance=Luck(3), guests=(ADA, BOB), options={"first": 0})
    for _ in range(30):
        seat = made.waits_for
        commands.play_action(made, made.seats[seat].guest, made.position.legal[0], made.count)
    found = seen_draws(made, -1, {})
    assert found == all_draws(made.game, made.log)
    assert {one.seat for one in found} == {0, 1}
    rolled = [entry for entry in made.log if entry.kind == "outcome"]
    assert len(found) == len(rolled)


def test_what_was_taken_back_was_drawn_all_the_same():
    made = two(chance=Told(0, 3, 1, 2))
    commands.play_action(made, ADA, "call", made.count)
    commands.play_action(made, BOB, "call", made.count)
    commands.request_undo(made, ADA, made.count, made.moments[1])
    commands.answer_undo(made, BOB, True)
    commands.play_action(made, ADA, "call", made.count)
    commands.play_action(made, BOB, "call", made.count)
    assert len(all_draws(made.game, made.log)) == 4


def test_what_was_found_out_is_kept(monkeypatch):
    made, known = two(chance=Told(0, 3)), {}
    first = seen_draws(made, 0, known)
    monkeypatch.setattr(draw_log, "_odds_known_to", lambda *_: pytest.fail("asked again"))
    assert seen_draws(made, 0, known) == first
