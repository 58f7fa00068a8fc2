"""Which decisions of Solarius Mission are none, for everybody to see."""

import random

import pytest

import perihelion
from perihelion.core.forced import find_forced_action
from perihelion.games.solarius.automatic import EXCHANGES
from tests.asides import find_loss
from tests.covers import covers
from tests.selection import SOAK

from .base import STATION, N, at, of, options, player
from .play import liking

RICH = dict.fromkeys("KYTB", (3, 2, 1))
WIDE = dict.fromkeys("KYTB", 5)
TWOS = dict.fromkeys("KYTB", 2)


def forced(position):
    return find_forced_action(position, has_secrets=True) is not None


def test_a_payment_that_can_be_made_in_one_way():
    p = at("LAND", player(ship=2, res={"K": (3, 0, 0), "Y": (2, 0, 0)})).play("stKY>")
    assert p.phase == "PAY"
    assert forced(p)
    p = at("LAND", player(ship=2, res=RICH, column=WIDE)).play("stKY>")
    assert not forced(p), "3 can be paid as 3, as 1 + 2 or as 1 + 1 + 1"


def test_another_drive_without_the_fuel_for_it():
    assert forced(at("B_MENU", player(fuel=3, res={"K": (1, 0, 0)})).play("drv"))
    assert not forced(at("B_MENU", player(fuel=6)).play("drv"))
    p = at("B_MENU", player(fuel=3, res=RICH, column=WIDE)).play("drv")
    assert not forced(p), "cubes can be sold for fuel"


def test_an_outpost_that_cannot_be_founded():
    cubes = {"K": (3, 0, 0), "Y": (2, 0, 0), "T": (2, 0, 0)}
    p = at("OUTPOST", player(ship=2, res=cubes, figures={2: STATION}))
    assert len(p.legal) > 1
    assert forced(p), "none on the centre; exchanges stay open afterwards"
    p = at("LAND", player(ship=58, res=cubes), face_up={58: 0}).play("settle")
    assert p.phase == "OUTPOST"
    assert not forced(p)


def test_a_full_row_is_a_decision_while_a_cube_can_be_sold():
    p = at("STORE", player(fuel=0, buck=0, res={"K": (3, 0, 0)}), store_row=0, store_left=2)
    assert not [text for text in p.legal if text.startswith("s")]
    assert not forced(p), "a cube that is sold makes room"


def test_the_end_of_a_turn_is_a_wanted_pause():
    p = at("TURN_END", player(fuel=0, buck=0))
    assert p.legal == ["end"]
    assert not forced(p)


@covers("SOLARIUS-33", "SOLARIUS-37", "SOLARIUS-83")
def test_a_cube_that_is_bought_first_carries_the_pyramid():
    cubes = player(buck=4, fuel=0, res={"K": (1, 0, 0)}, column={"K": 3})
    p = at("STORE", cubes, store_row=0, store_left=0, resume=N["B_MENU"]).play("$ap")
    assert options(p) == ["sK1"]
    assert "sK2" in p.copy().play("ybbK").legal
    assert not forced(p)


@covers("SOLARIUS-69", "SOLARIUS-85")
def test_the_last_station_waits_for_fuel_to_be_spent():
    p = at("TRIGGER", player(fuel=10, drv1=1, stations=[2]), trig_mask=4, resume=N["TURN_END"])
    assert options(p) == ["tr2"]
    assert of(p.copy().play("d12", "tr2"), "fuel") == 8
    assert not forced(p)
    p = at("TRIGGER", player(fuel=0, buck=0, stations=[2]), trig_mask=4, resume=N["TURN_END"])
    assert p.legal == ["tr2"]
    assert forced(p)


@covers("SOLARIUS-45", "SOLARIUS-83", "SOLARIUS-84")
def test_spacebucks_become_fuel_for_a_drive_by_way_of_cubes():
    p = at("DRIVES", player(fuel=2, buck=4), resume=N["TURN_END"])
    assert options(p) == ["."]
    assert "drv" in p.copy().play("ybbK", "ybbK", "xK1", "xK1", "xf").legal
    assert not forced(p)


def test_exchanges_that_matter_are_found():
    """The check below fails for each of the three decisions above if exchanges are no part of them."""
    station = at("TRIGGER", player(fuel=10, drv1=1, stations=[2]), trig_mask=4, resume=N["TURN_END"])
    drives = at("DRIVES", player(fuel=2, buck=4), resume=N["TURN_END"])
    cubes = player(buck=4, fuel=0, res={"K": (1, 0, 0)}, column={"K": 3})
    store = at("STORE", cubes, store_row=0, store_left=0, resume=N["B_MENU"]).play("$ap")
    for p in (station, drives, store):
        assert find_loss(p, p.number_of(options(p)[0]), EXCHANGES, most=2_000)


def test_no_forced_step_takes_an_option_away():
    """In busy games of players who start rich, so that exchanges are open at nearly every decision."""
    phases = set()
    for seed in range(60 if SOAK else 3):
        devs = [[1, 2, 24], [3, 4, 15], [16, 21, 6]][seed % 3]
        rich = player(fuel=9, buck=9, drv1=1, res=dict.fromkeys("KYTB", (3, 1, 0)), column=dict.fromkeys("KYTB", 3))
        p = at("TURN_START", {**rich, "devs": devs}, rich, bridge="K3@-1 Y*@0 T2@1 B3@2", bag=[2, 2, 2, 2])
        dice = random.Random(seed)
        for _ in range(400):
            if p.actor == perihelion.OVER:
                break
            if p.actor < 0:
                p.play(f"~{dice.choice(list(p.outcomes))}")
                continue
            action = find_forced_action(p, has_secrets=True)
            if action is not None and len(p.legal) > 1:
                assert find_loss(p, action, p.game.asides(p.unchanged)) == "", (p.text, p.game.actions.texts[action])
                phases.add(p.phase)
            p.play(dice.choices(p.legal, [max(1, liking(p.unchanged, text)) for text in p.legal])[0])
    assert phases >= {"OUTPOST"}


HARMLESS = [
    lambda: at("DRIVES", player(fuel=0, buck=3, res={"K": (2, 0, 0)}), resume=N["TURN_END"]),
    lambda: at("DRIVES", player(fuel=9, buck=9, drv1=3, res={"K": (2, 0, 0)}), resume=N["TURN_END"]),
    lambda: at("UPGRADE", player(fuel=10, res={"K": (2, 0, 0)}, level=TWOS), ap=1, resume=N["TURN_END"]),
    lambda: at("PUSH", player(fuel=10, buck=10, column=TWOS), ap=1, resume=N["ACTION"]),
    lambda: at("OUTPOST", player(ship=2, res=RICH, column=WIDE, figures={2: STATION}), resume=N["TURN_END"]),
]


@pytest.mark.parametrize("make", HARMLESS)
def test_exchanges_that_cannot_matter_do_not_keep_a_step_open(make):
    p = make()
    action = find_forced_action(p, has_secrets=True)
    assert len(p.legal) > 1
    assert action is not None
    assert find_loss(p, action, EXCHANGES, most=300) == ""


@covers("SOLARIUS-51", "SOLARIUS-91")
def test_income_that_waits_makes_room_on_the_track_matter():
    """The Patent Office pays 1 SpaceBuck after the technology step of a die space."""
    waiting = {"q_player": [0] * 16, "q_op": [2, *[0] * 15], "q_a": [1, *[0] * 15], "q_n": 1}
    p = at("UPGRADE", player(buck=10, level=TWOS, devs=[3, 15]), ap=1, resume=N["ACTION"], **waiting)
    assert options(p) == ["."]
    assert not forced(p)
