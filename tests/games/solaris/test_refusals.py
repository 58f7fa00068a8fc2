"""Refusals of Solaris: the sentence is true in the position where it is given, and names the concrete thing."""

import pytest

import perihelion
from perihelion.games.solaris.rules.components import colour_of, station_of
from perihelion.games.solaris.rules.state import active, clockwise, counterclockwise
from tests.games.solaris.base import base_state
from tests.selection import SOAK
from tests.support import refusals

NOTHING = [0] * 24
REFUSED = [
    (
        lambda: base_state("ED", "white", "SP.g"),
        "redirect",
        25,
        "You have no pink or purple card: those are the colours of the bridges at the engine deck.",
    ),
    (
        lambda: base_state("ED", "white", "SP.k", energy={"white": {"HQ": 7}}),
        "redirect",
        29,
        "Wherever your cards could send energy, you already have 7.",
    ),
    (
        lambda: base_state("ED", "white", "SP.k", energy={"white": {"ED": 0}}),
        "redirect",
        26,
        "You have no energy at the engine deck to redirect.",
    ),
    (
        lambda: base_state("ED", "white", "SP.k SP.g").play("redirect"),
        "send cw SP.g",
        25,
        "For this bridge you need a pink card.",
    ),
    (lambda: base_state("ED", "white", "SP.k").play("redirect"), "send cw HQ.k", 25, "You do not have this card."),
    (lambda: base_state("ED", "white"), "exchange", 31, "You have no card to exchange."),
    (lambda: base_state("ED", "white", "SP.k").play("exchange"), "discard HQ.k", 31, "You do not have this card."),
    (lambda: base_state("ED", "white", "SP.k"), "replenish", 23, "You have no engine deck card."),
    (
        lambda: base_state("ED", "white", "ED.p", energy={"white": {"ED": 7}}),
        "replenish",
        24,
        "You already have 7 energy at the engine deck, the maximum.",
    ),
    (lambda: base_state("CT", "white", "SP.k"), "station", 52, "None of the others has a card in hand."),
    (
        lambda: base_state("BT", "white", energy={"white": {"BT": 1}}),
        "station",
        43,
        "That takes 2 energy at the biotope; you have 1.",
    ),
    (
        lambda: base_state("EC", "white", "SP.k", shuttles={"p": "BT"}),
        "station",
        55,
        "For the laser you need a card in the colour of a docked shuttle, and energy at the station "
        "where it is docked.",
    ),
    (
        lambda: base_state("EC", "white", "SP.p SP.k", shuttles={"p": "BT"}).play("station"),
        "play SP.k",
        55,
        "The pink shuttle is not docked.",
    ),
    (
        lambda: base_state("CT", "white", hands={"grey": "SP.k", "black": "HQ.k"}).play("station"),
        "steal white",
        51,
        "You cannot take a card from yourself.",
    ),
    (
        lambda: base_state("ED", "white", "ED.p SP.k").play("replenish"),
        "play SP.k",
        23,
        "Only engine deck cards replenish here.",
    ),
    (
        lambda: base_state("ED", "white", "SP.k", display=[0, -1, -1]).play("exchange", "discard SP.k"),
        "draw 2",
        63,
        "This place of the display is empty; gaps are filled at the end of the turn.",
    ),
    (
        lambda: base_state("HQ", "white", "SP.k", display=[0, 0, -1], stack=NOTHING).play("station"),
        "draw 3",
        63,
        "This place of the display is empty, and there is no card to fill it.",
    ),
    (
        lambda: base_state("HQ", "white", "SP.k", display=[0, 0, -1], stack=NOTHING).play("station"),
        "draw stack",
        65,
        "Stack and discard pile are empty: take a card from the display.",
    ),
    (
        lambda: base_state("HQ", "white", "SP.k", display=[-1] * 3, stack=NOTHING),
        "station",
        65,
        "There is no card left to take.",
    ),
]


@pytest.mark.parametrize(("make", "action", "rule", "sentence"), REFUSED)
def test_a_refusal_names_the_concrete_thing(make, action, rule, sentence):
    refusal = make().why_not(action)
    assert (refusal.rule, refusal.sentence) == (f"SOLARIS-{rule}", sentence)


def test_a_card_that_is_not_in_the_hand_cannot_be_stolen():
    """At a real table people enter which card was drawn; a mistake is named."""
    p = base_state("CT", "white", hands={"grey": "SP.k", "black": "HQ.k"}).play("station", "steal grey")
    assert p.why_not("HQ.k").sentence == "Grey does not have this card."
    assert p.why_not("pass").sentence == "Wait a moment: a card is being drawn from Grey’s hand."


@pytest.mark.parametrize(
    ("fields", "rule", "sentence"),
    [
        ({"laser": [7, 0, 0, 0, 0]}, 70, "The game is over: somebody has reached 7 on the laser."),
        ({"time_game": True, "round": 4}, 74, "The game is over: a Time Game lasts four rounds."),
        (
            {"max_rounds": 3, "round": 3},
            76,
            "The game is over: it ends after round 3, even if nobody has reached 7 on the laser.",
        ),
    ],
)
def test_the_rule_that_ended_the_game_is_named(fields, rule, sentence):
    p = base_state("EC", "white", rim="grey yellow", n=3, **fields).play("pass")
    refusal = p.why_not("pass")
    assert (refusal.rule, refusal.sentence) == (f"SOLARIS-{rule}", sentence)


def hand(s):
    return [card for card in range(24) if s.hand[s.to_act, card] > 0]


def bridge_colours(s, name):
    both = {"send-cw": [s.bridge[s.pos]], "send-ccw": [s.bridge[(s.pos + 5) % 6]]}
    return both.get(name, [s.bridge[s.pos], s.bridge[(s.pos + 5) % 6]])


def wrong_card(s, axes, fits):
    """Whether no card of the hand fits, or, if a card is named, whether it is not held or does not fit."""
    cards = [card for card in hand(s) if not axes or card == axes[0]]
    return not any(fits(card) for card in cards)


CONDITIONS = {
    23: lambda s, name, axes: wrong_card(s, axes, lambda card: station_of(card) == active(s)),
    24: lambda s, name, axes: s.energy[s.to_act, active(s)] == 7,
    25: lambda s, name, axes: wrong_card(s, axes, lambda card: colour_of(card) in bridge_colours(s, name)),
    26: lambda s, name, axes: s.energy[s.to_act, active(s)] == 0,
    29: lambda s, name, axes: 7 in (s.energy[s.to_act, clockwise(s)], s.energy[s.to_act, counterclockwise(s)]),
    31: lambda s, name, axes: not hand(s) if not axes else axes[0] not in hand(s),
    34: lambda s, name, axes: s.energy[s.to_act, active(s)] == 0,
    52: lambda s, name, axes: s.hand_n[axes[0]] == 0 if axes else sum(s.hand_n.values()) == s.hand_n[s.to_act],
    63: lambda s, name, axes: s.display[axes[0]] < 0,
}
"""What has to hold if a rule is named: the state, and name and values of the action."""


@pytest.mark.parametrize("seed", range(2 if SOAK else 1))
def test_what_a_refusal_says_holds(seed):
    met = set()
    for refused in refusals(perihelion.new("solaris", players=3), seed, 400, every=3):
        if refused.rule in CONDITIONS:
            met.add(refused.rule)
            assert CONDITIONS[refused.rule](refused.state, refused.family, refused.axes), refused.where
    assert len(met) > 3
