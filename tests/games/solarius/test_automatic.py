"""Which decisions of Solarius Mission are none, for everybody to see."""

from types import SimpleNamespace
from typing import Any

from perihelion.table.forced_steps import find_forced

from .base import STATION, at, player

RICH = dict.fromkeys("KYTB", (3, 2, 1))
WIDE = dict.fromkeys("KYTB", 5)


def forced(position):
    table: Any = SimpleNamespace(has_secrets=True, game=position.game, position=position)
    return find_forced(table) is not None


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
