"""A turn of Solaris in one sentence, and what players count."""

from __future__ import annotations

import pytest

import perihelion
from perihelion.core.story import Turn, measure, tell_turn
from perihelion.core.view import hide
from perihelion.core.vocabulary import SPECTATOR
from perihelion.words import Words
from tests.support import walk

from .base import GAME, base_state

PORT = {"white": {"SP": 2}}
CENTRE = {"white": {"EC": 4, "CT": 2}}

TURNS = [
    (
        lambda: base_state("CT", "white", "HQ.k ED.k SP.b"),
        ["redirect", "send cw HQ.k", "send cw ED.k", "done"],
        "2 energy canteen → energy centre (now 3)",
        "2 Energie Kantine → Energiezentrum (jetzt 3)",
    ),
    (
        lambda: base_state("CT", "white", "HQ.k SP.g SP.b"),
        ["redirect", "send cw HQ.k", "send ccw SP.g", "done"],
        "1 energy canteen → energy centre (now 2), then 1 energy canteen → shuttle port (now 4)",
        "1 Energie Kantine → Energiezentrum (jetzt 2), dann 1 Energie Kantine → Raumhafen (jetzt 4)",
    ),
    (
        lambda: base_state("HQ", "white", "HQ.k HQ.g SP.g"),
        ["replenish", "play HQ.k", "play HQ.g", "done"],
        "+2 energy at the headquarters (now 5)",
        "+2 Energie an der Kommandozentrale (jetzt 5)",
    ),
    (
        lambda: base_state("ED", "white", "SP.k SP.g SP.b"),
        ["station", "play SP.k", "play SP.g", "done"],
        "+2 energy at the shuttle port with the engine deck (now 5)",
        "+2 Energie am Raumhafen mit dem Maschinendeck (jetzt 5)",
    ),
    (
        lambda: base_state("HQ", "white"),
        ["station", "draw 2", "draw 1", "done"],
        "1 energy for 2 cards, blue biotope card from the display, then purple engine deck card from the display",
        "1 Energie für 2 Karten, blaue Karte „Biotop“ aus der Auslage, dann lila Karte „Maschinendeck“ aus der Auslage",
    ),
    (
        lambda: base_state("BT", "yellow", energy={"yellow": {"CT": 7}}),
        ["station", "biotope cw 3"],
        "4 energy from the biotope for 1 each to 3 stations, from the shuttle port to the engine deck, "
        "full ones left out",
        "4 Energie vom Biotop für je 1 an 3 Stationen, vom Raumhafen bis zum Maschinendeck, volle ausgelassen",
    ),
    (
        lambda: base_state("SP", "white", energy=PORT),
        ["station", "dock blue CT", "dock pink EC"],
        "blue shuttle to the canteen, then pink shuttle to the energy centre",
        "blaues Shuttle zur Kantine, dann pinkes Shuttle zum Energiezentrum",
    ),
    (
        lambda: base_state("CT", "white", hands={"grey": "SP.k"}),
        ["station", "steal grey"],
        "a card from Grey for 1 energy",
        "für 1 Energie eine Karte von Grau",
    ),
    (
        lambda: base_state("EC", "white", "HQ.b SP.b ED.g", shuttles={"b": "CT"}, energy=CENTRE),
        ["station", "play HQ.b", "play SP.b"],
        "2 energy canteen → laser (now 2)",
        "2 Energie Kantine → Laser (jetzt 2)",
    ),
    (
        lambda: base_state("ED", "white", "HQ.b"),
        ["exchange", "discard HQ.b", "draw 3"],
        "exchange the blue headquarters card for the pink canteen card",
        "blaue Karte „Kommandozentrale“ gegen die pinke Karte „Kantine“ tauschen",
    ),
]


@pytest.mark.parametrize(("make", "actions", "english", "german"), TURNS)
def test_a_turn_is_told_as_a_player_would(make, actions, english, german):
    p = make()
    before, seat = p.plain, p.actor
    p.play(*actions)
    turn = Turn(seat, p.log, before, p.plain)
    for lang, told in (("en", english), ("de", german)):
        assert tell_turn(GAME, Words(lang, GAME.package, players=5), turn) == told


def test_energy_within_reach_of_the_laser():
    """Two can go by the canteen; of the three that are left at the energy centre its own shuttle needs two a step."""
    p = base_state(
        "SP", "white", "HQ.b SP.b ED.g BT.g", energy={"white": {"EC": 5, "CT": 2}}, shuttles={"b": "CT", "g": "EC"}
    )
    counted = measure(GAME, p.plain, 0)
    assert counted == {"laser": 0, "reach": 3, "centre": 5, "energy": 5 + 3 + 3 + 3 + 2, "cards": 4}


def test_a_card_that_is_being_drawn_counts_as_a_card():
    p = base_state("ED", "white", "HQ.b HQ.k").play("exchange", "discard HQ.b")
    assert measure(GAME, p.plain, 0)["cards"] == 2
    assert measure(GAME, p.play("draw stack").plain, 0)["cards"] == 2


def test_everybody_counts_the_same():
    p = perihelion.new("solaris", players=4, max_rounds=2)
    for each in walk(p, 6, 5000):
        if each.actor >= 0:
            seen = hide(each.plain, SPECTATOR)
            for seat in range(4):
                assert measure(GAME, seen, seat) == measure(GAME, each.plain, seat)
