"""Ids, texts, phases and record as sections 4.4 and 11 list them."""

import pytest

import perihelion
from perihelion import InvalidAction

from .base import CARDS, GAME, SEATS, STATIONS, base_state

BOOK = GAME.actions
COLOURS = ("purple", "pink", "blue", "green")
NUMBERS = ("players", "time_game", "max_rounds", "round", "pos", "phase", "to_act", "draw_for", "draw_left")
COUNTERS = ("victim", "swap_card", "stack_n", "steps", "cards_played", "draws_owed", "limit_hit")


def test_there_are_146_actions_in_the_order_of_the_table():
    steps = ["pass", "replenish", "redirect", "exchange", "station", "done", "spend", "draw stack"]
    steps += ["draw 1", "draw 2", "draw 3"]
    steps += [f"steal {seat}" for seat in SEATS]
    steps += [f"biotope {way} {k}" for way in ("cw", "ccw") for k in range(1, 6)]
    steps += [f"{verb} {card}" for verb in ("play", "send cw", "send ccw", "discard") for card in CARDS]
    steps += [f"dock {colour} {station}" for colour in COLOURS for station in STATIONS]
    assert BOOK.texts == steps
    assert len(BOOK) == 146


@pytest.mark.parametrize(
    ("text", "number"),
    [("play ED.p", 26), ("send cw ED.p", 50), ("send ccw ED.p", 74), ("discard EC.g", 121), ("dock blue HQ", 135)],
)
def test_ids_of_the_table(text, number):
    assert BOOK.ids[text] == number


def test_phases_are_numbered_as_in_the_table():
    names = """CHOOSE REPLENISH REDIRECT EXCHANGE_DISCARD EXCHANGE_DRAW ENGINE HQ_DRAW HQ_MORE BIOTOPE PORT CANTEEN
        CENTRE REPLACE LIMIT_TURN LIMIT_CANTEEN LIMIT_ROUND OVER LAYOUT BRIDGE TILE_A TILE_B PLACING DEAL DISPLAY DRAW
        STEAL SWAP_CARD SWAP_PLACE"""
    assert list(GAME.rules.phases) == names.split()


def test_the_record_has_the_fields_of_the_table():
    shapes = {field.name: (field.shape, field.seen) for field in GAME.rules.state.fields}
    assert shapes == {
        **dict.fromkeys((*NUMBERS, *COUNTERS), ((), "all")),
        **dict.fromkeys(("ring", "bridge", "deck_count"), ((6,), "all")),
        **dict.fromkeys(("placed", "on_rim", "laser", "hand_n", "stolen_n", "robbed", "winners"), ((5,), "all")),
        **dict.fromkeys(("energy", "height"), ((5, 6), "all")),
        **dict.fromkeys(("hand", "stolen"), ((5, 24), "owner")),
        "open_hand": ((5, 24), "all"),
        "stack": ((24,), "nobody"),
        "discard": ((24,), "all"),
        "display": ((3,), "all"),
        "spare": ((2,), "all"),
        "shuttle": ((4,), "all"),
    }
    assert GAME.rules.state.dtype().itemsize <= 560


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("REDIRECT", "redirect"),
        ("Send Clockwise sp.K", "send cw SP.k"),
        ("send counter-clockwise bt.p", "send ccw BT.p"),
    ],
)
def test_capitals_do_not_matter_and_directions_may_be_written_out(written, meant):
    p = base_state("ED", turn="grey", hand="BT.p CT.p SP.k HQ.g")
    if meant != "redirect":
        p.play("redirect")
    p.play(written)
    assert p.log[-1].text == meant


def test_outcomes_too_may_be_written_in_small_letters():
    p = perihelion.new("solaris", players=3, layout="random").play("ct")
    assert p.log[-1].text == "CT"


def test_what_cannot_be_read_is_answered_with_what_can():
    with pytest.raises(InvalidAction, match="play ED"):
        base_state("ED", turn="white", hand="ED.p").play("play ED.x")
