"""Positions composed of a few fields, and positions as one line of text."""

import pytest

import perihelion

from .base import COLONY, GAME, at, of, player, told
from .play import game
from .test_invariants import check

NEEDING_MORE = ("PLAY_CARD", "PLAY_SIDE", "SELL", "TRIGGER", "PAY", "DISCARD")
PHASES = [phase for phase in range(3, 26) if GAME.rules.phases[phase] not in NEEDING_MORE]


@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: GAME.rules.phases[phase])
@pytest.mark.parametrize("n", [2, 3, 4])
def test_a_phase_alone_is_a_position_that_can_be_played_on(phase, n):
    extra = {"store_row": 0, "store_left": 1} if GAME.rules.phases[phase] == "STORE" else {}
    p = perihelion.position("solarius", players=n, state={"phase": GAME.rules.phases[phase], **extra})
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
    assert (told(p, "to_act"), told(p, "round"), told(p, "resume")) == (0, 1, 25)
    assert sum(told(p, "bag")) == 8


@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        ({"turn_player": 1}, (1, 1, 0, 1)),
        ({"turn_player": 1, "start_player": 0}, (1, 0, 1, 1)),
        ({"turn_no": 3}, (0, 0, 3, 0)),
        ({"to_act": 2}, (2, 2, 0, 2)),
    ],
)
def test_whose_turn_it_is(given, wanted):
    p = perihelion.position("solarius", players=3, state={"phase": "TURN_START", **given})
    assert tuple(told(p, name) for name in ("turn_player", "start_player", "turn_no", "to_act")) == wanted


def test_a_position_without_a_phase_is_the_start_of_a_turn():
    p = perihelion.position("solarius", players=2, state={"round": 2})
    assert (p.phase, p.actor) == ("TURN_START", 0)
    check(p.plain)


def test_positions_at_set_up_are_left_alone():
    p = perihelion.position("solarius", players=2, state={})
    assert (p.phase, p.actor) == ("CHANCE_TILE", -1)
    p = perihelion.position(
        "solarius", players=2, arrangement="fixed", state={"phase": "CHANCE_DIE", "bag": [2, 0, 1, 3]}
    )
    assert (told(p, "round"), p.outcomes["~B*"]) == (0, 6)


def test_a_position_survives_its_text():
    for step, (s, _) in enumerate(game(3, busy=True, players=3)):
        if step % 40 == 0:
            p = perihelion.Position(GAME, GAME.read_options({"players": 3}), s)
            assert perihelion.position("solarius", text=p.text).plain == s
