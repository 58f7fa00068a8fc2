"""Refusals of Solenia: the sentence is true in the position where it is given, and names the concrete thing."""

import pytest

import perihelion
from perihelion.games.solenia.rules.reach import cost, row_is_full
from perihelion.games.solenia.rules.state import CITY_DAY, goods_of, kind
from tests.games.solenia.base import rl
from tests.selection import SOAK
from tests.support import refusals, walk

EASY = ([0, 1, 2], [24, 25, 26])


def city(**how):
    return rl("1:w 1:g 1:s", cards={"c2": (1, "1:g")}, **how)


def only_a_city():
    """Every field at the airship but the city b3 is taken, and the goods pay for none of its orders."""
    return rl("1:w 1:g 1:s", cards=dict.fromkeys(["c2", "c3", "c4", "d3"], (1, "1:g")))


REFUSED = [
    (lambda: rl("1:w 1:g 1:s"), "play 2:*w", 7, "You do not have this card in hand."),
    (lambda: rl("1:w 1:g 1:s"), "at c3", 7, "First choose a card from your hand."),
    (lambda: city().play("play 1:w"), "at c2", 8, "Teal’s card already lies on c2."),
    (
        lambda: city().play("play 1:w"),
        "at a1",
        9,
        "Field a1 is neither next to the airship nor next to a card of yours: "
        "it would cost 3 goods, and you have none.",
    ),
    (
        lambda: city(goods={0: [1, 0, 0, 0]}).play("play 1:w"),
        "at a1",
        12,
        "Field a1 is too far away: it would cost 3 goods, and you have 1.",
    ),
    (
        lambda: city().play("play 1:w"),
        "at b3",
        23,
        "In this city you have to fulfil a day order, and your goods are not enough for any.",
    ),
    (
        lambda: rl("1:w 1:g 1:s"),
        "discard 1:w",
        18,
        "You may discard only when no card can be placed for free, and now one can.",
    ),
    (
        lambda: rl(players=1, hand="1:w 1:g 1:s", cards={"c2": (1, "1:g")}).play("play 1:w"),
        "at c2",
        8,
        "The Rival’s card already lies on c2.",
    ),
    (
        only_a_city,
        "play 1:w",
        16,
        "You cannot place a card anywhere: discard one, and the airship flies on.",
    ),
    (
        lambda: city(goods={0: [0, 0, 1, 1]}, display=([0, -1, 2], EASY[1])).play("play 1:w", "at b3"),
        "order 3",
        30,
        "There is no fourth place for day orders.",
    ),
]


@pytest.mark.parametrize(("make", "action", "rule", "sentence"), REFUSED)
def test_a_refusal_names_the_concrete_thing(make, action, rule, sentence):
    refusal = make().why_not(action)
    assert (refusal.rule, refusal.sentence) == (f"SOLENIA-{rule}", sentence)


def lacks(s, tile_goods):
    return any(tile_goods[good] > s.goods[s.active, good] for good in range(4))


CONDITIONS = {
    8: lambda s, name, axes: s.card_owner[axes[0]] >= 0,
    9: lambda s, name, axes: goods_of(s, s.active) == 0 and cost(s, s.active, axes[0]) > 0,
    12: lambda s, name, axes: (
        s.goods[s.active, axes[0]] == 0 if name == "pay" else cost(s, s.active, axes[0]) > goods_of(s, s.active)
    ),
    21: lambda s, name, axes: s.goods[s.to_act, axes[0]] == 0,
    29: lambda s, name, axes: row_is_full(s, s.active, kind(s, axes[0]) - CITY_DAY),
    30: lambda s, name, axes: nothing_displayed(s, name, axes),
    7: lambda s, name, axes: s.hand[s.active, axes[0]] == 0,
    55: lambda s, name, axes: (s.l1_offer[axes[0]] if name == "draft1" else s.l3_offer[axes[0], 0]) < 0,
}
"""What has to hold if a rule is named: the state, and name and values of the action."""


def nothing_displayed(s, name, axes):
    row = s.cur_row if name == "order" else kind(s, axes[0]) - CITY_DAY
    places = [axes[0]] if name == "order" else range(4)
    return all(s.display[row, place] < 0 for place in places)


@pytest.mark.parametrize("seed", range(2 if SOAK else 1))
def test_what_a_refusal_says_holds(seed):
    """Along random games; where a sentence names a place that is not there, it says so."""
    met = set()
    position = perihelion.new("solenia", players=2 + seed, variant="upgrades")
    for s, family, axes, rule, refusal, where in refusals(position, seed, 500, every=3):
        if rule in CONDITIONS:
            met.add(rule)
            assert CONDITIONS[rule](s, family, axes), where
        if family == "order" and rule == 30 and axes[0] == 3:
            assert "no fourth place" in refusal.sentence, where
        if rule == 23:
            assert family in ("at", "pay"), where
            assert refusal.values["why"] == ("field" if family == "at" else "pay"), where
    assert len(met) > 3


def test_at_the_order_phase_other_actions_are_told_to_choose_an_order():
    for p in walk(perihelion.new("solenia", players=2), 4, 400):
        if p.phase == "ORDER":
            refusal = p.why_not("play 1:w")
            assert refusal.rule == "SOLENIA-23"
            assert refusal.sentence.startswith("First choose the ")
            return
    pytest.fail("no order was reached")
