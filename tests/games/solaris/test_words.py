"""Every sentence of the game, in both languages."""

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

import perihelion
from perihelion.story import story
from perihelion.words import Words, sources
from tests.support import walk

from .base import GAME, actor, base_state, settle

LANGUAGES = ("en", "de")
PACKAGE = GAME.package


def keys(lang):
    """The ids of all messages of the game."""
    return {
        entry.id.name
        for _, text in sources(lang, PACKAGE)
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message)
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_terms_and_hidden_outcomes_have_words(lang):
    """The rest of the contract is asked for all games together."""
    assert {f"term-{name}" for name in GAME.part("judge").TERMS} <= keys(lang)
    assert {f"chance-{name}-unseen" for name in ("DEAL", "DRAW", "STEAL")} <= keys(lang)


def refusing_rules():
    """The numbers of all rules that can refuse: `no(...)` in the code and PHASE_RULES."""
    numbers = set(GAME.rules.PHASE_RULES.values())
    for file in (files(PACKAGE) / "rules").iterdir():
        if file.name.endswith(".py"):
            text = file.read_text(encoding="utf-8")
            numbers |= {int(n) for n in re.findall(r"\b(?:no|may_begin)\((?:s, f, \w+, )?(\d+)\)", text)}
    return numbers


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_a_sentence_and_no_sentence_is_left_over(lang):
    written = {int(key.removeprefix("SOLARIS-")) for key in keys(lang) if key.startswith("SOLARIS-")}
    assert written == refusing_rules()


@pytest.mark.parametrize(
    ("lang", "action", "said"),
    [
        ("en", "dock pink CT", "Dock the pink shuttle at the canteen"),
        ("de", "dock pink CT", "Das pinke Shuttle an der Kantine andocken"),
        ("en", "send cw ED.b", "Send 1 energy clockwise with the blue engine deck card"),
        ("de", "send cw ED.b", "Mit der blauen Karte „Maschinendeck“ 1 Energie im Uhrzeigersinn verschieben"),
        ("en", "biotope ccw 1", "Give counter-clockwise: one station gets 1 energy"),
        ("de", "biotope ccw 3", "Gegen den Uhrzeigersinn verteilen: 3 Stationen erhalten je 1 Energie"),
        ("de", "steal grey", "Bei Grau eine Karte ziehen"),
        ("de", "draw 2", "Karte 2 der Auslage nehmen"),
    ],
)
def test_choices_read_like_sentences(lang, action, said):
    words = Words(lang, PACKAGE, players=5)
    assert words.action("act", GAME.actions, GAME.actions.ids[action], player=0) == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_told_to_everybody(lang):
    p = perihelion.new("solaris", players=4, time_game=True, layout="random", lang=lang)
    for _ in walk(p, 8, 5000):
        pass
    assert p.actor == perihelion.OVER
    told = [story(p.view(seat)) for seat in (-1, 0, 3)]
    assert all(len(lines) > 300 for lines in told)
    assert not [line for lines in told for line in lines if "{" in line or "‹" in line or "None" in line]


def last_lines(p, seat=-1):
    """What the last step told."""
    view = p.view(seat)
    return story(view, len(view.log) - 1)


def test_the_log_tells_the_laser_and_the_next_station():
    p = base_state("EC", turn="yellow", hand="HQ.b", shuttles={"b": "BT"})
    p.play("station", "play HQ.b")
    assert last_lines(p) == ["Yellow plays the blue headquarters card.", "The laser of Yellow rises to 1."]


def test_the_log_tells_the_bridge_swap_and_who_draws():
    low = {"white": {"ED": 0, "HQ": 2, "BT": 2, "SP": 2, "CT": 2, "EC": 2}}
    rich = {seat: dict.fromkeys(("ED", "HQ", "BT", "SP", "CT", "EC"), 2) for seat in ("grey", "yellow")}
    p = base_state("EC", n=3, energy=low | rich)
    for _ in range(3):
        p.play("pass")
    p.play("BT.g")
    assert last_lines(p) == ["For the bridges the green biotope card is turned up."]
    p.play("second cw")
    assert last_lines(p)[1:] == [
        "The biotope has new bridges: green clockwise, blue counter-clockwise.",
        "White draws one card for a station with no or one energy.",
    ]
    p.play("EC.p")
    assert last_lines(p) == [
        "White draws a card.",
        "Round 2 begins. All shuttles are back in the supply.",
        "The engine deck is active.",
    ]
    assert last_lines(p, seat=0)[0] == "White draws the purple energy centre card."


def test_the_log_tells_a_new_stack_and_cards_from_the_canteen():
    p = base_state("CT", turn="white", hands={"grey": "BT.b"}, n=3).play("station", "steal grey", "BT.b")
    while p.state["pos"] == 4:
        p.play("pass")
    assert last_lines(p)[1:] == ["White picks up one card taken in the canteen.", "The energy centre is active."]
    q = base_state("ED", turn="white", hand="CT.g HQ.k", stack=[1] + [0] * 23, discard=[0, 1] + [0] * 22)
    q.play("exchange", "discard CT.g", "draw stack", "ED.p")
    assert last_lines(q)[1:] == ["The stack is used up; the discard pile becomes the new stack."]


@pytest.mark.parametrize(
    ("laser", "told"),
    [([7, 8, 0, 0, 0], ["Grey wins."]), ([8, 8, 0, 0, 0], ["White shares the victory.", "Grey shares the victory."])],
)
def test_the_log_tells_the_result(laser, told):
    p = base_state("EC", n=3, laser=laser, energy={seat: {"EC": 2} for seat in ("white", "grey", "yellow")})
    for _ in range(3):
        p.play("pass")
    assert last_lines(p)[1:] == told


def test_the_log_tells_that_the_limit_was_reached():
    p = base_state("EC", n=3, round=12)
    for _ in range(3):
        p.play("pass")
    assert last_lines(p)[1] == "Nobody has reached 7 on the laser; the game ends after round 12."


def test_the_log_tells_the_start_energy():
    p = perihelion.new("solaris", players=3)
    while p.phase != "TILE_B":
        p.play(next(iter(p.outcomes)))
    p.play("B1")
    assert last_lines(p) == [
        "Start tile B1 is dealt.",
        "White starts with 1 3 5 1 4 1 energy, counted clockwise from the first station.",
    ]
    assert actor(settle(p)) == "yellow"
