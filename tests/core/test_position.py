"""The door, on the smallest game with hidden hands."""

import pytest

import perihelion
from perihelion import CHANCE, OVER, IllegalAction, InvalidAction, InvalidPosition


def dealt():
    return perihelion.new("leduc", lang="en").play("K1", "Q1")


def test_a_whole_game():
    p = perihelion.new("leduc")
    assert p.actor == CHANCE
    assert p.outcomes == {"J1": 1, "J2": 1, "Q1": 1, "Q2": 1, "K1": 1, "K2": 1}
    p.play("K1", "Q1")
    assert (p.actor, p.legal, p.legal_ids, p.phase) == (0, ["call", "raise"], [1, 2], "BET")
    p.play("raise", 1, "J1", "call", "call")
    assert p.actor == OVER
    assert p.scores.points == (3, -3)
    assert p.scores.winners == (0,)
    assert (p.legal, p.outcomes) == ([], {})


def test_ids_and_texts_of_outcomes():
    p = perihelion.new("leduc").play(4)
    assert p.log[0].text == "K1"
    assert p.outcome_ids == {0: 1, 1: 1, 2: 1, 3: 1, 5: 1}


def test_a_refusal_has_the_rules_number_and_a_sentence():
    p = dealt()
    refusal = p.why_not("fold")
    assert refusal.rule == "LEDUC-6"
    assert refusal.sentence
    assert p.why_not("call") is None
    with pytest.raises(IllegalAction, match=r"fold: .*LEDUC-6"):
        p.play("fold")


def test_an_outcome_that_cannot_come_is_refused():
    p = perihelion.new("leduc").play("K1")
    assert p.why_not("K1").rule == "LEDUC-3"


def test_nothing_is_possible_when_the_game_is_over():
    p = dealt().play("raise", "fold")
    assert p.why_not("call").rule == "LEDUC-10"


@pytest.mark.parametrize("text", ["jump", "", "cal l"])
def test_unreadable_text_is_told_apart_from_a_forbidden_action(text):
    with pytest.raises(InvalidAction, match="it is written like"):
        dealt().play(text)


@pytest.mark.parametrize("number", [-1, 3, 99])
def test_a_number_that_is_no_id(number):
    with pytest.raises(InvalidAction, match="ids are 0 to 2"):
        dealt().play(number)


def test_a_view_hides_the_other_hand_and_the_legal_list():
    p = dealt()
    mine, other, nobody = p.view(0), p.view(1), p.view()
    assert mine.state.hand == {0: 4, 1: -128}
    assert other.state.hand == {0: -128, 1: 2}
    assert nobody.state.hand == {0: -128, 1: -128}
    assert (mine.legal, other.legal) == ([1, 2], [])
    assert [entry.text for entry in other.log] == ["?", "Q1"]


def test_there_is_no_view_of_a_seat_that_does_not_exist():
    with pytest.raises(InvalidPosition, match="no seat 2"):
        dealt().view(2)


def test_looking_at_the_state_changes_nothing():
    p = dealt()
    p.state["hand"][0] = 0
    p.plain.hand[0] = 0
    assert p.state.hand.tolist() == [4, 2]


def test_any_position_by_fields():
    p = perihelion.position("leduc", state={"phase": "BET", "hand": [0, 5], "paid": [1, 1], "deck": [0, 1, 1, 1, 1, 0]})
    assert p.actor == 0
    p.play("call", "call")
    assert p.outcomes == {"J2": 1, "Q1": 1, "Q2": 1, "K1": 1}


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        ({"colour": 1}, "leduc has no field 'colour'; its fields are phase"),
        ({"phase": "LUNCH"}, "leduc has no phase 'LUNCH'; its phases are DEAL, BOARD, BET, OVER"),
        ({"hand": [1, 2, 3]}, "hand takes 2 numbers, not 3"),
        ({"hand": "KQ"}, "hand takes numbers, not 'KQ'"),
        ({"round": 1000}, "round: 1000 is out of range"),
    ],
)
def test_a_field_that_cannot_be_set_is_explained(state, sentence):
    with pytest.raises(InvalidPosition) as caught:
        perihelion.position("leduc", state=state)
    assert sentence in str(caught.value)


@pytest.mark.parametrize("text", ["hand", "hand:1,x", "hand:1*99999999999999", "players=9", "hand:1"])
def test_a_malformed_position_text_is_explained(text):
    with pytest.raises(InvalidPosition):
        perihelion.position("leduc", text=text)


def test_refusals_speak_the_chosen_language():
    german = perihelion.new("leduc", lang="de").play("K1", "Q1").why_not("fold")
    assert german.sentence != dealt().why_not("fold").sentence
