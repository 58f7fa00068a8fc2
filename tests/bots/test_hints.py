"""Hints: the best few turns, their expected results and reasons, in both languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pytest

import perihelion
from perihelion.bots import hints as hints_module
from perihelion.bots.comparison import compare_turns
from perihelion.bots.hints import (
    Hint,
    describe_hint,
    describe_result,
    explain,
    find_simplest,
    hint,
    imagine_turn,
    one_of_each,
    tell_hint,
)
from perihelion.bots.judging import leading_term, terms_of_seat
from perihelion.bots.next_turn import play_on
from perihelion.bots.reasons import OWN, THAN_BEST, Reason, describe_reasons, differences, is_advantage, mean_amounts
from perihelion.bots.search import ActionValue
from perihelion.bots.turn_ends import turn_ends
from perihelion.core.narration import choice
from perihelion.core.story import Turn, tell_changes
from perihelion.core.view import View
from perihelion.core.vocabulary import CHANCE
from perihelion.words import Words
from tests.bots.test_simple_bots import begun
from tests.games.solari.base import at as solari
from tests.selection import SOAK
from tests.support import ALL_GAMES

SOLARI = perihelion.games()["solari"]
EN, DE = (Words(lang, "perihelion.games.solari", players=2) for lang in ("en", "de"))


@pytest.mark.parametrize("key", ALL_GAMES)
def test_a_hint_is_a_legal_turn_and_says_why(key: str):
    p = begun(key, seed=4, steps=3 if key == "leduc" else 25)
    view, languages = p.view(p.actor), [Words(lang, p.game.package, players=p.seats) for lang in ("en", "de")]
    hints = hint(view, simulations=6, most=2)
    assert 1 <= len(hints) <= 2
    assert [each.best for each in hints] == [True] + [False] * (len(hints) - 1)
    for each in hints:
        assert each.action in view.legal
        assert 0 <= each.share <= 1
        assert all(describe_hint(each, p.game, words) for words in languages)
    if SOAK or key != "solarius":  # it takes longest
        assert [each.actions for each in hint(view, simulations=6, most=2)] == [each.actions for each in hints]


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


def test_the_reason_is_the_point_the_turn_wins():
    p = solari("U: 1@22 2@23 3@54 4@70; N: 1@11", "1-3", target=9).play("4E1")
    best = hint(p.view(0), simulations=60)[0]
    assert [p.game.actions.texts[action] for action in best.actions] == ["3N3"]
    assert best.reasons[0] == Reason("points", cast(float, pytest.approx(1)))
    assert describe_hint(best, p.game, EN).startswith("Move comet 3 to 24: row of 3, +1 point. ")
    assert describe_hint(best, p.game, DE).startswith("Zieh Komet 3 auf 24: 3er-Reihe, +1 Punkt. ")
    assert "1 more point" in describe_result(best, p.game, EN)
    assert "1 Punkt mehr" in describe_result(best, p.game, DE)


def test_the_same_turn_in_another_order_is_no_second_hint():
    """Both comets have to move, and either may begin."""
    p = solari("U: 1@22 2@23 3@54 4@70; N: 1@11", "1-3", target=9)
    hints = hint(p.view(0), simulations=60)
    ends = [imagine_turn(p.view(0), each.actions).after.pack().tobytes() for each in hints]
    assert len(set(ends)) == len(ends) > 1


def test_the_other_turns_come_in_the_order_of_their_chances(monkeypatch: pytest.MonkeyPatch):
    def explain_with_shares(view: View, turns: Sequence[tuple[ActionValue, list[int]]], seed: int) -> list[Hint]:
        explained = zip(explain(view, turns, seed), (0.6, 0.5, 0.55), strict=True)
        return [each._replace(share=share) for each, share in explained]

    monkeypatch.setattr(hints_module, "explain", explain_with_shares)
    p = begun("solari", seed=1, steps=0)
    assert [each.share for each in hint(p.view(p.actor), simulations=60, most=3)] == [0.6, 0.55, 0.5]


def test_the_hint_for_a_worse_turn_says_what_it_lacks():
    p = solari("U: 1@22 2@23 3@54 4@70; N: 1@11", "1-3", target=9).play("4E1")
    view, ids = p.view(0), p.game.actions.ids
    worse, best = (mean_amounts(view, turn_ends(view, [ids[text]])) for text in ("4E3", "3N3"))
    assert differences(worse, best)[0] == Reason("points", cast(float, pytest.approx(-1)))


def test_what_others_get_is_told_after_what_the_player_gets():
    ours, theirs = {("points", OWN): 2.0, ("pairs", 1): 3.0}, {("points", OWN): 1.0, ("pairs", 1): 1.0}
    found = differences(dict(reversed(ours.items())), theirs)
    assert found == (Reason("points", 1.0), Reason("pairs", 2.0, 1))
    told = "You end up with 1 more point than with the next-best turn, but Neptune has more comets in line."
    assert describe_reasons(found, SOLARI, EN) == told


def test_reasons_begin_with_what_is_good_about_a_better_turn_and_bad_about_a_worse_one():
    reasons = (Reason("points", -1.0), Reason("pairs", 3.0))
    told = "You end up with more comets in line than with the next-best turn, but 1 fewer point."
    assert describe_reasons(reasons, SOLARI, EN) == told
    told = "Danach hast du mehr Kometen in einer Linie als nach dem zweitbesten Zug, dafür 1 Punkt weniger."
    assert describe_reasons(reasons, SOLARI, DE) == told
    told = "You end up with 1 fewer point than with the best turn, but more comets in line."
    assert describe_reasons(reasons, SOLARI, EN, worse=True, compared=THAN_BEST) == told
    assert not is_advantage(Reason("off", 1.0), SOLARI)
    assert is_advantage(Reason("off", 1.0, seat=1), SOLARI)


def test_small_differences_and_unknown_amounts_are_not_mentioned():
    assert differences({("points", OWN): 1.0}, {("points", OWN): 0.6}) == ()
    assert describe_reasons((), SOLARI, EN) == ""
    assert describe_reasons((Reason("lines", 0.6),), SOLARI, EN) == "", "a report of an earlier version"


def test_one_simulation_is_not_certainty():
    view = perihelion.new("leduc").play("Q1", "J1", "raise").view(1)
    once = explain(view, [(ActionValue(view.legal[0], 1, 0.6, 0.0, 1.0), [view.legal[0]])])
    assert once[0].error == 0.5


def test_a_turn_that_is_not_yet_ahead_pays_later():
    p = solari("U: 1@22 2@23 3@54 4@70; N: 1@11", "1-3", target=9).play("4E1")
    action = p.game.actions.ids["4E3"]
    later = Hint((action,), 0.6, 0.01, 3.0, imagine_turn(p.view(0), [action]), (), best=True, pays_later=True)
    assert describe_result(later, p.game, EN).endswith("to win."), "nothing can be said"
    soon = later._replace(reasons=(Reason("points", 1.0),))
    assert describe_result(soon, p.game, EN).endswith(
        "One turn later you have 1 more point than with the next-best turn."
    )
    even = later._replace(even=imagine_turn(p.view(0), [p.game.actions.ids["3N3"]]))
    assert describe_result(even, p.game, EN).endswith("About as good: move comet 3 to 24: row of 3, +1 point.")
    line = later._replace(next_turn=imagine_turn(p.view(0), [p.game.actions.ids["3N3"]]))
    told = "Your next turn could be: move comet 3 to 24: row of 3, +1 point."
    assert describe_result(line, p.game, EN).endswith(told), "the line says enough"
    assert f"{told} About as good: " in describe_result(line._replace(even=even.even), p.game, EN)


def test_of_two_turns_that_are_about_as_good_the_simpler_one_is_recommended():
    """Solarius Mission: a turn of 15 actions, and one of 9 whose end the judge finds as good."""
    p = begun("solarius", seed=1, steps=12)
    long = ["d3", "@r", "+f1", "rplay", "c8", "dev", "II", "$ap", "drv", "xB1", "xB1", "xf", "drv", ".", "end"]
    short = ["d4", "@n", "+f1", "II", "uK", ".", "drv", ".", "end"]

    def simplest(share: float, visits: int, texts: list[str] = short) -> int:
        plans = [[p.game.actions.ids[text] for text in plan] for plan in (long, texts)]
        values = ActionValue(plans[0][0], 100, 0.6, 0.0, 24.0), ActionValue(plans[1][0], visits, share, 0.0, 24.0)
        return find_simplest(p.view(p.actor), list(zip(values, plans, strict=True)))

    assert simplest(0.59, 90) == 1
    assert simplest(0.5, 90) == 0, "it is worse"
    assert simplest(0.59, 3) == 0, "the search hardly knows it"
    assert simplest(0.59, 90, ["d4", "@n", "+f1", "II", ".", "end"]) == 0, "the judge finds it worse"


def test_a_turn_that_brings_nothing_is_not_recommended_because_it_is_simple():
    p = begun("solaris", seed=0, steps=5)
    plans = [[p.game.actions.ids[text] for text in plan] for plan in (["replenish", "play ED.b", "done"], ["pass"])]
    values = [ActionValue(plan[0], 100, 0.33, 0.0, 6.5) for plan in plans]
    assert find_simplest(p.view(p.actor), list(zip(values, plans, strict=True))) == 0


def test_a_hint_tells_what_certainly_follows_after_chance():
    """Solenia: a new order is drawn, then the row that the 0 leaves behind is scored, as the log tells afterwards."""
    p = begun("solenia", seed=5, steps=40)
    before, seat, words = p.plain, p.actor, Words("en", p.game.package, players=p.seats)
    imagined = imagine_turn(
        p.view(seat), [p.game.actions.ids[text] for text in ("play 0:ga", "at d4", "pay g", "order 0")]
    )
    p.play("play 0:ga", "at d4", "pay g", "order 0")
    assert p.actor == CHANCE
    p.play(next(iter(p.outcomes)))
    told = list(tell_changes(p.game, words, imagined))
    assert told == ["+3 stars, −3 wheat, +1 stone", "Crimson +2 wood"]
    assert told == list(tell_changes(p.game, words, Turn(seat, p.log, before, p.plain)))


def test_what_chance_decides_is_told_as_it_is_before():
    p = begun("solenia", seed=5, steps=40)
    rich, richer = p.plain, p.plain
    rich.goods[p.actor, 0] += 1
    richer.goods[p.actor, 0] += 2
    words = Words("en", p.game.package, players=p.seats)
    for ends, told in (([rich, richer], []), ([rich, rich], ["+1 wood"])):
        assert list(tell_changes(p.game, words, Turn(p.actor, (), p.plain, p.plain, ends))) == told


def test_a_hint_to_end_the_turn_is_advice():
    p = begun("solarius", seed=11, steps=40)
    while "end" not in p.legal:
        p.play(next(iter(p.outcomes)) if p.actor < 0 else p.legal[-1])
    end = p.game.actions.ids["end"]
    only = Hint((end,), 0.6, 0.01, 3.0, imagine_turn(p.view(p.actor), [end]), (), best=True)
    for lang, told in (("en", "End your turn"), ("de", "Beende deinen Zug")):
        assert tell_hint(only, p.game, Words(lang, p.game.package, players=p.seats)) == told


def test_a_turn_that_was_tried_less_is_not_told_to_be_better():
    p = solari("U: 1@22 2@23 3@54 4@70; N: 1@11", "1-3", target=9).play("4E1")
    ids = p.game.actions.ids
    found = [(ActionValue(ids[text], 9, share, 0.1, 1.0), [ids[text]]) for text, share in (("3N3", 0.5), ("4E3", 0.6))]
    best, other = explain(p.view(0), found)
    assert best.share == other.share == 0.5
    assert other.reasons == tuple(reason._replace(value=-reason.value) for reason in best.reasons)


def test_a_turn_is_ahead_now_or_it_pays_later():
    p = solari("U: 1@22 2@23 3@54 4@70; N: 1@11", "1-3", target=9).play("4E1")
    view, ids = p.view(0), p.game.actions.ids
    now = compare_turns(view, [ids["3N3"]], [ids["4E3"]])
    assert not now.pays_later
    assert is_advantage(now.reasons[0], p.game)
    later = compare_turns(view, [ids["4E3"]], [ids["3N3"]], look_ahead=False)
    assert later == ((), True, None)


def test_the_others_answer_before_the_next_turn():
    """Solari: after the turn Neptune rolls and moves, then the player rolls and moves."""
    p = solari("U: 1@22 2@23 3@54 4@70; N: 1@11", "1-3", target=9).play("4E1")
    for each in play_on(p.view(0), [p.game.actions.ids["3N3"]]):
        assert p.game.rules.actor(each.before) == 0
        assert p.game.rules.actor(each.after) != 0
        assert each.actions
        assert each.before.turns[1] == p.plain.turns[1] + 1


def test_the_theme_of_a_puzzle_is_the_largest_lead():
    terms = terms_of_seat(perihelion.games()["solari"], solari("U: 1@22; N: 1@11", score=[3, 5]).plain, 0)
    less = terms_of_seat(perihelion.games()["solari"], solari("U: 1@22; N: 1@11", score=[3, 4]).plain, 0)
    assert less["others"] - terms["others"] == pytest.approx(1)
    assert leading_term(less, terms) == "others"
    assert leading_term({"a": 1.0, "b": 2.0}, {"a": 0.99, "b": 1.0}) == "b"
