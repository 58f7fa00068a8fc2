"""Missions: demands, mission fields, overflow, trade-centre bonuses (sections 4.7 and 4.9)."""

import pytest

from perihelion.games.solarius.rules.geometry import FIELDS, distance
from tests.covers import covers

from .base import COLONY, MISSION, STATION, at, of, only, player, refused, res, told

RICH = dict.fromkeys("KYTB", (3, 2, 1))
WIDE = dict.fromkeys("KYTB", 5)


@covers("SOLARIUS-71", "SOLARIUS-72", "SOLARIUS-77")
def test_a_mission_beside_a_trade_centre_field():
    who = player(ship=38, open=[1, 21], hand=[5], res={"K": (3, 2, 0), "Y": (2, 0, 0)}, column=WIDE)
    p = at("LAND", who)
    assert only(p, "m") == ["m1", "m21"]
    assert refused(p, "m5") == refused(p, "m2") == 72
    p.play("m21")
    assert res(p) == {"K": (3, 0, 0), "Y": (2, 0, 0)}, "two black cubes of value 2"
    assert (p.phase, told(p, "pay_row"), told(p, "pay_value")) == ("PAY", 1, 2)
    p.play("$200")
    assert (told(p, "card_zone")[20], told(p, "hex_fig")[38], told(p, "hex_owner")[38]) == (3, MISSION, 0)
    assert of(p, "missions_started") == 2
    assert p.play("op-").phase == "TURN_END", "one mission a flight"
    far = at("LAND", player(ship=2, open=[1], res={"K": (3, 0, 0), "Y": (2, 0, 0)}))
    assert refused(far, "m1") == 71


@covers("SOLARIUS-72")
@pytest.mark.parametrize(
    ("card", "cubes", "payable"),
    [
        (21, {"K": (3, 1, 1), "Y": (2, 0, 0)}, False),
        (21, {"K": (0, 2, 0), "Y": (0, 1, 0)}, True),
        (25, {"K": (3, 2, 0), "T": (3, 0, 0)}, False),
        (25, {"K": (0, 0, 1), "T": (1, 1, 0)}, True),
        (17, {"K": (2, 1, 1)}, True),
        (17, {"K": (3, 0, 1)}, False),
        (29, {"K": (2, 1, 0), "Y": (2, 0, 0), "T": (0, 1, 0), "B": (0, 0, 1)}, True),
        (29, {"K": (2, 1, 0), "Y": (2, 0, 0), "T": (0, 1, 0), "B": (1, 0, 0)}, False),
    ],
)
def test_totals_and_exact_cubes(card, cubes, payable):
    p = at("LAND", player(ship=38, open=[card], res=cubes, column=WIDE))
    assert refused(p, f"m{card}") == (0 if payable else 72)


@covers("SOLARIUS-72")
def test_a_demand_lowered_to_nothing_is_skipped():
    """Card 32 lowers the first total, even if it stands after exact cubes."""
    who = player(ship=38, open=[21], devs=[32], res={"K": (0, 2, 0)}, column=WIDE)
    p = at("LAND", who).play("m21")
    assert p.phase == "OUTPOST"
    assert res(p) == {}


@covers("SOLARIUS-73", "SOLARIUS-82")
@pytest.mark.parametrize(
    ("bonus", "phase"), [(0, "STORE"), (1, "RESEARCH"), (2, "OUTPOST"), (3, "BONUS"), (4, "UPGRADE"), (5, "PUSH")]
)
def test_the_bonus_of_a_trade_centre(bonus, phase):
    who = player(ship=38, open=[1], res={"K": (3, 0, 0), "Y": (2, 0, 0)}, figures={95: COLONY}, outposts={95: 0})
    p = at("LAND", who, centres="B").play("m1", "$300", "$200")
    assert of(p, "tc_used")[1] == 1
    p.play(f"tb{bonus}")
    assert p.phase == phase
    points = {0: "store_left", 3: "ap", 4: "ap", 5: "ap"}
    assert bonus not in points or told(p, points[bonus]) == (3 if bonus == 3 else 2)
    assert of(p, "drv1") == (1 if bonus == 2 else 0)
    assert of(p, "outpost_tile") == [5, 0, 0, 0, 0, 0], "no marker is used up by it"


@covers("SOLARIUS-74", "SOLARIUS-75")
def test_a_bonus_already_taken_does_not_come_again():
    waiting = [player(figures={40: MISSION}, used="B"), player(figures={38: MISSION})]
    p = at("CHANCE_CENTRE", *waiting).play("~zB")
    assert (p.phase, p.actor) == ("PICK", 1)
    assert p.play("tb2").phase == "TURN_START"


@covers("SOLARIUS-75")
def test_colonies_and_stations_beside_a_new_trade_centre_bring_no_bonus():
    p = at("CHANCE_CENTRE", player(figures={40: STATION, 43: COLONY})).play("~zB")
    assert p.phase == "TURN_START"


@covers("SOLARIUS-76")
def test_overflow_missions_claim_no_bonus_later():
    """The marker stands two steps from the trade-centre field; an ordinary mission keeps its claim."""
    around = {95: COLONY, 97: STATION, 99: MISSION, 106: STATION}
    who = player(ship=96, open=[1], res={"K": (3, 0, 0), "Y": (2, 0, 0)})
    p = at("LAND", who, player(figures=around)).play("m1", "$300", "$200")
    assert of(p, "tc_used")[4] == 1, "a first mission spends the claim"
    del around[99]
    own = player(ship=96, open=[1], res={"K": (3, 0, 0), "Y": (2, 0, 0)}, figures={99: MISSION})
    p = at("LAND", own, player(figures=around)).play("m1", "$300", "$200")
    assert (of(p, "tc_used")[4], told(p, "overflow")[96]) == (0, 1)


@covers("SOLARIUS-76")
def test_overflow_along_a_chain_of_figures():
    around = {95: COLONY, 97: STATION, 99: MISSION, 106: STATION}
    kinds = told(at("LAND"), "hex_kind")
    beside_96 = [h for h in range(FIELDS) if distance(96, h) == 1 and kinds[h] == 0 and h not in around]
    end = next(h for h in beside_96 if not [figure for figure in around if distance(figure, h) == 1])
    p = at("LAND", player(ship=end, open=[1], res={"K": (3, 0, 0), "Y": (2, 0, 0)}), player(figures=around))
    assert refused(p, "m1") == 71
    chained = {**around, 96: COLONY}
    p = at("LAND", player(ship=end, open=[1], res={"K": (3, 0, 0), "Y": (2, 0, 0)}), player(figures=chained))
    assert refused(p, "m1") == 0


@covers("SOLARIUS-76")
def test_another_ship_occupies_a_neighbour():
    """Ruling 8.23."""
    around = {95: COLONY, 97: STATION, 106: STATION}
    who = player(ship=96, open=[1], res={"K": (3, 0, 0), "Y": (2, 0, 0)})
    assert refused(at("LAND", who, player(figures=around, ship=99)), "m1") == 0
    assert refused(at("LAND", who, player(figures=around)), "m1") == 71
