"""Prompts, choices and log lines name what a person sees: values of dice, how a die looks, prices, the station."""

import pytest

from perihelion.core.narration import choice, narrate, prompt
from tests.games.solari import base as solari
from tests.games.solaris import base as solaris
from tests.games.solarius import base as solarius
from tests.games.solenia import base as solenia

TURN = {"resume": solarius.N["B_MENU"]}

PROMPTS = [
    (lambda: solari.at("U: 1@42 2@66; N: 3@45", "6-2"), "Move a comet 2 or 6 cells."),
    (lambda: solari.at("U: 1@42 2@66; N: 3@45", "3-3"), "Move a comet 3 cells."),
    (lambda: solari.at("U: 1@42 2@66; N: 3@11", "6-2").play("1E2"), "Now move a comet 6 cells."),
    (lambda: solari.at("U: 1@42 2@66; N: 3@45", "3-1").play("1E3", "@47"), "Now move another comet 1 cell."),
    (lambda: solari.at("U: 1@42 H66; N: 3@45", "3-1"), "Move a piece 1 or 3 cells."),
    (lambda: solaris.base_state("HQ", "white", "SP.k"), "Your turn: choose an action at the headquarters."),
    (lambda: solarius.at("TURN_START", bridge="K3@-1 Y*@0 B*+@3 T1@1"), "Your turn: take a die from the bridge."),
    (
        lambda: solarius.at("PAY", solarius.player(res={"Y": (3, 0, 0)}), pay_row=1, pay_value=3, **TURN),
        "Pay with yellow cubes worth 3: choose which.",
    ),
    (lambda: solenia.rl("1:w 1:g 1:s"), "Your turn: choose a card to play."),
]

CHOICES = [
    (lambda: solarius.at("TURN_START", bridge="K3@-1 Y*@0 B*+@3 T1@1"), "d1", "Take the black 3 (−1)"),
    (lambda: solarius.at("TURN_START", bridge="K3@-1 Y*@0 B*+@3 T1@1"), "d3", "Take the brown ★+1 (+3)"),
    (
        lambda: solarius.at("PAY", solarius.player(res={"Y": (3, 0, 0)}), pay_row=1, pay_value=3, **TURN),
        "$300",
        "Pay yellow: 1 + 1 + 1",
    ),
    (lambda: solaris.base_state("HQ", "white", "SP.k"), "station", "Headquarters: 1 energy → 2 cards"),
    (lambda: solaris.base_state("HQ", "white", "SP.k").play("station"), "draw 2", "Take the blue biotope card"),
    (
        lambda: solenia.rl("1:w 1:g 1:s", goods={0: [1, 0, 0, 0]}).play("play 1:w"),
        "at c1",
        "Put the card on c1 for 1 good",
    ),
]


@pytest.mark.parametrize(("make", "sentence"), PROMPTS)
def test_a_prompt_says_what_to_do_in_numbers(make, sentence):
    p = make()
    assert prompt(p.view(p.actor)) == sentence


@pytest.mark.parametrize(("make", "action", "sentence"), CHOICES)
def test_a_choice_names_what_one_sees(make, action, sentence):
    p = make()
    assert choice(p.view(p.actor), p.game.actions.ids[action]) == sentence


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("en", "Red takes the brown ★+1 from +3."), ("de", "Rot nimmt einen Würfel von +3: braun ★+1.")],
)
def test_the_log_names_a_die_as_it_looked_when_it_was_taken(lang, sentence):
    p = solarius.at("TURN_START", bridge="K3@-1 Y*@0 B*+@3 T1@1", lang=lang).play("d3", "@n")
    assert narrate(p.view(1))[0] == sentence


def test_the_log_names_what_was_paid():
    rich = solarius.player(res={"Y": (3, 0, 0)})
    p = solarius.at("PAY", rich, pay_row=1, pay_value=3, **TURN).play("$300")
    assert narrate(p.view(1))[0] == "Red pays yellow 1 + 1 + 1."


def test_a_card_taken_from_the_display_is_named_in_the_log():
    p = solaris.base_state("HQ", "white", "SP.k").play("station", "draw 2")
    assert narrate(p.view(1))[-1] == "White takes the blue biotope card from the display."
