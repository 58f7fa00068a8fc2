"""Chance points: outcomes, weights, what is seen by whom; and that decisions with one option are decisions."""

import pytest

import perihelion
from perihelion import CHANCE
from perihelion.core.vocabulary import EVERYBODY
from tests.covers import covers
from tests.games.solenia.base import CARDS, COPIES, R, rl


def until(p, phase):
    while p.phase != phase:
        p.play(next(iter(p.outcomes)))
    return p


@covers("SOLENIA-62")
def test_outcomes_have_ids_texts_and_weights_of_their_own():
    p = perihelion.new("solenia", players=2)
    assert p.outcomes == {"layout 0": 1, "layout 1": 1}
    p.play("layout 0")
    assert p.outcomes == {f"strip {i}": 1 for i in range(4)}
    until(p, "SHOW")
    assert p.outcomes == {f"tile {i}": 1 for i in range(24)}
    p.play("tile 4", "tile 5", "tile 6")
    assert p.outcomes == {f"tile {i}": 1 for i in range(24, 48)}
    assert p.outcome_ids == dict.fromkeys(range(24), 1)
    p.play(6)
    assert p.log[-1].text == "tile 30"
    assert p.state["display"][1, 0] == 30


@covers("SOLENIA-62")
def test_the_die_has_six_equal_faces():
    p = rl(players=1, phase="RIVAL").play("rival 1:w")
    assert p.outcomes == {f"die {face}": 1 for face in range(1, 7)}


@covers("SOLENIA-63")
def test_cards_are_dealt_by_the_counts_left():
    p = until(perihelion.new("solenia", layout=0), "DEAL")
    assert list(p.outcomes) == [f"card {card}" for card in CARDS]
    assert list(p.outcomes.values()) == COPIES
    p.play(4)
    assert p.outcomes["card 0:kk"] == 1
    assert sum(p.outcomes.values()) == 15
    p.play("card 0:kk")
    assert "card 0:kk" not in p.outcomes
    p.play("card 1:k")
    assert list(p.outcomes.values()) == COPIES, "the next seat has a deck of its own"


@covers("SOLENIA-63")
def test_a_drawn_card_is_seen_by_its_owner_alone():
    p = rl("1:w 1:g 1:s").play("play 1:w", "at c3")
    assert R.seen(p.plain) == 0b01
    p.play("card 2:*w")
    assert [p.view(seat).log[-1].text for seat in (0, 1, -1)] == ["card 2:*w", "?", "?"]
    dealt = until(perihelion.new("solenia", players=3, layout=0), "DEAL")
    masks = []
    while dealt.phase == "DEAL":
        masks.append(R.seen(dealt.plain))
        dealt.play(next(iter(dealt.outcomes)))
    assert masks == [1, 1, 1, 2, 2, 2, 4, 4, 4]


@covers("SOLENIA-63")
def test_in_solo_everybody_sees_everything():
    p = until(perihelion.new("solenia", players=1, layout=0), "DEAL").play("card 2:*w")
    assert p.view(-1).log[-1].text == "card 2:*w"
    assert p.view(-1).state.hand[0, CARDS.index("2:*w")] == 1


@covers("SOLENIA-64")
def test_a_refill_draws_evenly_from_the_tiles_not_yet_seen():
    p = rl(
        "1:w 1:g 1:k",
        cards={"c2": (0, "1:a")},
        goods={0: [1, 1, 0, 0]},
        display=([22, 23, 21], [24, 46, 47]),
        boards={1: {"night": [25, 26]}},
    ).play("play 1:w", "at b2", "order 0")
    seen = {24, 25, 26, 46, 47}
    assert p.outcomes == {f"tile {tile}": 1 for tile in range(24, 48) if tile not in seen}
    assert R.seen(p.plain) == EVERYBODY
    assert p.why_not("tile 26") is not None


@covers("SOLENIA-65")
def test_the_last_strip_and_the_last_card_are_draws_like_any_other():
    p = perihelion.new("solenia", layout=0).play("strip 0", "strip 1", "strip 2")
    assert (p.actor, p.outcomes) == (CHANCE, {"strip 3": 1})
    last = rl("1:w 1:g 1:s", deck=[[0] * 13 + [1], COPIES]).play("play 1:w", "at c3")
    assert last.outcomes == {"card 2:*a": 1}


@covers("SOLENIA-65")
def test_one_legal_option_is_still_a_decision():
    p = rl("1:w", turn=30, deck=[[0] * 14] * 2)
    assert (p.actor, p.legal) == (0, ["play 1:w"])


@pytest.mark.parametrize("phase", ["DRAW", "REFILL", "RIVAL"])
def test_while_chance_moves_nobody_else_does(phase):
    p = rl(
        players=1 if phase == "RIVAL" else 2, phase=phase, cur_row=0, cur_pos=0, display=([-1, 22, 23], [46, 47, 45])
    )
    assert (p.actor, p.legal) == (CHANCE, [])
