"""Hints: the best few actions, their expected results and reasons, in both languages."""

from __future__ import annotations

import pytest

import perihelion
from perihelion.bots.hints import (
    Hint,
    Reason,
    describe_hint,
    describe_reasons,
    differences,
    expected_terms,
    explain,
    hint,
    one_of_each,
    terms_of_seat,
)
from perihelion.bots.search import ActionValue
from perihelion.core.narration import choice
from perihelion.words import Words
from tests.bots.test_simple_bots import begun
from tests.games.solari.base import at as solari
from tests.selection import SOAK
from tests.support import ALL_GAMES


@pytest.mark.parametrize("key", ALL_GAMES)
def test_a_hint_names_legal_actions_and_says_why(key: str):
    p = begun(key, seed=4, steps=3 if key == "leduc" else 25)
    view, languages = p.view(p.actor), [Words(lang, p.game.package, players=p.seats) for lang in ("en", "de")]
    hints = hint(view, simulations=6, most=2)
    assert 1 <= len(hints) <= 2
    assert [each.best for each in hints] == [True] + [False] * (len(hints) - 1)
    for each in hints:
        assert each.action in view.legal
        assert 0 <= each.share <= 1
        assert all(describe_hint(each, words) for words in languages)
    if SOAK or key != "solarius":  # it takes longest
        assert hint(view, simulations=6, most=2) == hints, "the same seed, the same hint"


def test_two_equal_dice_are_one_hint():
    p = begun("solarius", seed=13, steps=3)
    view = p.view(p.actor)
    found = [ActionValue(action, 1, 0.5, 0.1, 1.0) for action in view.legal]
    said = [choice(view, each.action) for each in found]
    assert len(set(said)) < len(said), "two dice of the same colour and face on the same slot"
    kept = one_of_each(view, found)
    assert [choice(view, each.action) for each in kept] == list(dict.fromkeys(said))


def test_a_seat_without_a_decision_gets_no_hint():
    p = perihelion.new("leduc").play("K1", "J1", "raise")
    assert hint(p.view(0)) == []


def test_the_reason_is_the_point_the_action_wins():
    p = solari("U: 1@22 2@23 3@54 4@70; N: 1@11", "1-3", target=9).play("4E1")
    best = hint(p.view(0), simulations=60)[0]
    assert p.game.actions.texts[best.action] == "3N3"
    assert best.reasons[0].term == "points"
    assert best.reasons[0].value == pytest.approx(1)
    assert "+1.0 points" in describe_hint(best, Words("en", p.game.package))
    assert "+1,0 Punkte" in describe_hint(best, Words("de", p.game.package))


def test_the_hint_for_a_worse_action_says_what_it_lacks():
    p = solari("U: 1@22 2@23 3@54 4@70; N: 1@11", "1-3", target=9).play("4E1")
    view, ids = p.view(0), p.game.actions.ids
    lacks = dict(differences(expected_terms(view, ids["4E3"]), expected_terms(view, ids["3N3"])))
    assert lacks["points"] == pytest.approx(-1)


def test_what_the_others_lose_counts_for_us():
    ours = terms_of_seat(perihelion.games()["solari"], solari("U: 1@22; N: 1@11", score=[3, 5]).plain, 0)
    less = terms_of_seat(perihelion.games()["solari"], solari("U: 1@22; N: 1@11", score=[3, 4]).plain, 0)
    assert dict(differences(less, ours)) == {"others": pytest.approx(1)}


def test_small_differences_are_not_mentioned():
    assert differences({"a": 1.0, "b": 2.0}, {"a": 0.99, "b": 1.0}) == (Reason("b", 1.0),)
    assert describe_reasons((), Words("en")) == ""


def test_one_simulation_is_not_certainty():
    view = perihelion.new("leduc").play("Q1", "J1", "raise").view(1)
    once = explain(view, [ActionValue(view.legal[0], 1, 0.6, 0.0, 1.0)])
    assert once[0].error == 0.5


def test_an_action_without_a_gain_this_turn_pays_later():
    words = Words("en", "perihelion.games.solari")
    later = Hint(0, 0.6, 0.01, 3.0, (Reason("lines", -0.4), Reason("points", 0.2)), True)
    assert describe_hint(later, words).endswith("It pays off after this turn.")
    assert "−0.4 comets" in describe_hint(later._replace(best=False), words)
