"""Positions out of a few fields, one line of text, and what is told beside the actions."""

import pytest

import perihelion
from tests.covers import covers

from .base import COLONY, GAME, at, of, player, told
from .play import game
from .test_invariants import check

NEEDING_MORE = ("PLAY_CARD", "PLAY_SIDE", "SELL", "TRIGGER", "PAY", "DISCARD")
NODES = [node for node in range(3, 26) if GAME.rules.PHASES[node] not in NEEDING_MORE]


@pytest.mark.parametrize("node", NODES, ids=lambda node: GAME.rules.PHASES[node])
@pytest.mark.parametrize("n", [2, 3, 4])
def test_a_node_alone_is_a_position_that_can_be_played_on(node, n):
    extra = {"store_row": 0, "store_left": 1} if GAME.rules.PHASES[node] == "STORE" else {}
    p = perihelion.position("solarius", players=n, state={"node": GAME.rules.PHASES[node], **extra})
    assert p.legal
    check(p.plain)
    for _ in range(60):
        p.play((p.legal or list(p.outcomes))[0])
        check(p.plain)


def test_fields_that_follow_from_others():
    p = at(
        "LAND", player(hand=[1, 20], devs=[7], fulfilled=[2], open=[3], stations=[2], figures={2: COLONY}, settled=[0]),
        face_up={8: 10},
    )  # fmt: skip
    assert [of(p, name) for name in ("hand_n", "missions_started", "colonies_left", "waste_cap")] == [2, 2, 11, 7]
    assert told(p, "deck_n") == 32 - 2 - 3
    assert of(p, "hand_batch") == [1, 1, -1, -1, -1]
    assert (told(p, "hex_back")[8], told(p, "hex_planet")[8]) == (-1, 10)
    assert (told(p, "actor"), told(p, "round"), told(p, "resume")) == (0, 1, 25)
    assert sum(told(p, "bag")) == 8


@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        ({"turn_player": 1}, (1, 1, 0, 1)),
        ({"turn_player": 1, "start_player": 0}, (1, 0, 1, 1)),
        ({"turn_no": 3}, (0, 0, 3, 0)),
        ({"actor": 2}, (2, 2, 0, 2)),
    ],
)
def test_whose_turn_it_is(given, wanted):
    p = perihelion.position("solarius", players=3, state={"node": "TURN_START", **given})
    assert tuple(told(p, name) for name in ("turn_player", "start_player", "turn_no", "actor")) == wanted


def test_a_position_without_a_node_is_the_start_of_a_turn():
    p = perihelion.position("solarius", players=2, state={"round": 2})
    assert (p.phase, p.actor) == ("TURN_START", 0)
    check(p.plain)


def test_positions_at_set_up_are_left_alone():
    p = perihelion.position("solarius", players=2, state={})
    assert (p.phase, p.actor) == ("CHANCE_TILE", -1)
    p = perihelion.position(
        "solarius", players=2, arrangement="fixed", state={"node": "CHANCE_DIE", "bag": [2, 0, 1, 3]}
    )
    assert (told(p, "round"), p.outcomes["~B*"]) == (0, 6)


def test_a_position_survives_its_text():
    for step, (s, _) in enumerate(game(3, busy=True, players=3)):
        if step % 40 == 0:
            p = perihelion.Position(GAME, GAME.read_options({"players": 3}), s)
            assert perihelion.position("solarius", text=p.text).plain == s


def keys(p):
    return [event.key for event in p.log[-1].events]


@covers("SOLARIUS-60")
def test_events_of_a_landing():
    p = at("FLIGHT", player(ship=7, level={"K": 2, "Y": 2}), hex_back=[2 if h == 8 else -1 for h in range(133)])
    p.play(">h8", "~p18")
    assert [(event.key, event.values) for event in p.log[-1].events] == [("revealed", {"planet": 18, "points": 1})]
    p.play("settle")
    assert keys(p) == ["settled"]
    assert p.words.event("settled", p.log[-1].events[0].values) == "Azura is settled by Red."


def test_events_of_waste_rounds_and_the_deck():
    p = at("TURN_START", player(waste=(2, 0)), bridge="K3@0 Y1@1 T1@2 B1@3").play("d1", "@tY")
    assert keys(p) == ["waste", "waste-beside"]
    p = at("CHANCE_CENTRE").play("~zB")
    assert keys(p) == ["centre"]
    last = {"turn_no": 7, "die_idx": 0, "resume": 25, "bridge": "- Y1@1 T1@2 B1@3", "bag": [1, 0, 0, 0]}
    p = at("CHANCE_DIE", **last, centres="A").play("~K1")
    assert keys(p) == ["round"]
    p = at("B_MENU", player(devs=range(6, 33)), discarded=[1, 2, 3, 4, 5]).play("draw")
    assert keys(p) == ["renewed"]
    p = at("FINAL_SETTLE", centres="ABCD").play(".", ".")
    assert keys(p) == ["over"]
