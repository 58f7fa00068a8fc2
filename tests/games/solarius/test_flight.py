"""Drives and flights: range, fuel, portals, where a flight may end (section 4.6)."""

import pytest

import perihelion
from perihelion.core.chance import FastDraws, resolve_chance
from perihelion.games.solarius.rules.geometry import FIELDS, distance
from perihelion.games.solarius.rules.space import portal_field, way_to
from tests.covers import covers
from tests.selection import SOAK, selection

from .base import COLONY, STATION, at, of, only, options, player, refused, told

NEAR_PORTALS = {"arrangement": "given", "tiles": "ABCDEF", "rotations": "003051"}
"""An arrangement in which the portals on fields 50 and 65 lie two fields apart."""


@covers("SOLARIUS-45")
def test_up_to_three_drives_at_three_fuel_each():
    p = at("B_MENU", player(fuel=10)).play("drv")
    assert (p.phase, of(p, "fuel"), of(p, "drv1"), options(p)) == ("DRIVES", 7, 1, [".", "drv"])
    p.play("drv", "drv")
    assert (of(p, "fuel"), of(p, "drv1"), options(p)) == (1, 3, ["."])
    assert p.play(".").phase == "TURN_END"
    assert refused(at("B_MENU", player(fuel=10, drv1=1, drv2=2)), "drv") == 45
    assert refused(at("B_MENU", player(fuel=2)), "drv") == 45


@covers("SOLARIUS-52", "SOLARIUS-56", "SOLARIUS-57")
@pytest.mark.parametrize(("drives", "reach"), [((0, 0), 1), ((1, 0), 2), ((0, 1), 3), ((2, 1), 5), ((0, 3), 7)])
def test_range_is_the_sum_of_the_drives(drives, reach):
    p = at("FLIGHT", player(fuel=0, drv1=drives[0], drv2=drives[1]), player(ship=131))
    ends = {int(text[2:]) for text in only(p, ">")}
    assert ends == {h for h in range(FIELDS) if distance(0, h) <= reach} - {131}


@covers("SOLARIUS-52", "SOLARIUS-54")
def test_developments_for_range():
    p = at("FLIGHT", player(fuel=0, devs=[29]), player(ship=100))
    assert refused(p, ">h8") == 0
    p = at("FLIGHT", player(fuel=2, devs=[5]), player(ship=100))
    far = [h for h in range(FIELDS) if distance(0, h) == 3]
    assert {refused(p, f">h{h}") for h in far} == {0}
    assert of(p.play(f">h{far[0]}"), "fuel") == 0


@covers("SOLARIUS-54")
def test_extra_range_is_taken_exactly_as_needed_and_lasts_one_flight():
    p = at("FLIGHT", player(fuel=7, drv1=1), player(ship=100))
    assert distance(0, 22) == 5
    p.play(">h22")
    assert (of(p, "fuel"), of(p, "drv1"), of(p, "ship")) == (1, 1, 22)


@covers("SOLARIUS-53", "SOLARIUS-55")
@pytest.mark.parametrize("arrangement", [{}, NEAR_PORTALS])
@pytest.mark.parametrize("start", [0, 27, 50, 65, 84, 132, 60])
def test_the_way_through_portals_is_the_shortest(start, arrangement):
    """Against a plain search: steps to neighbours, and with open portals from portal to portal."""
    s = at("FLIGHT", player(ship=start), options=arrangement).plain
    between = [portal_field(s, portal) for portal in range(6)]
    for portals in (0, 1):
        steps = {start: 0}
        front = [start]
        while front:
            following = []
            for h in front:
                jumps = [other for other in between if portals and h in between and other != h]
                for h2 in [*(h2 for h2 in range(FIELDS) if distance(h, h2) == 1), *jumps]:
                    if h2 not in steps:
                        steps[h2] = steps[h] + 1
                        following.append(h2)
            front = following
        assert [way_to(s, start, h, portals) for h in range(FIELDS)] == [steps[h] for h in range(FIELDS)]


@covers("SOLARIUS-53", "SOLARIUS-55")
def test_open_portals_reach_what_the_way_says():
    p = at("FLIGHT", player(ship=27, drv1=1, drv2=1, fuel=3), player(ship=100)).play("o10")
    ends = {int(text[2:]) for text in only(p, ">")}
    s = p.plain
    centres = {h for h in range(FIELDS) if s.hex_kind[h] == 5 and s.tc_up[s.hex_tile[h] - 1]}
    assert ends == {h for h in range(FIELDS) if way_to(s, 27, h, 1) <= 4} - {100} - centres
    assert 50 in ends


@covers("SOLARIUS-54", "SOLARIUS-55")
def test_a_jump_between_portals_two_fields_apart_costs_one():
    assert distance(50, 65) == 2
    p = at("FLIGHT", player(ship=50, fuel=0), player(ship=100), options=NEAR_PORTALS, portal_open=1)
    p.play(">h65")
    assert (of(p, "ship"), of(p, "fuel")) == (65, 0), "range 1 is enough for the jump"
    p = at("FLIGHT", player(ship=50, fuel=2), player(ship=100), options=NEAR_PORTALS, portal_open=1)
    beyond = next(h for h in range(FIELDS) if distance(65, h) == 1 and distance(50, h) == 3)
    p.play(f">h{beyond}")
    assert of(p, "fuel") == 0, "one step more is one point more"


@covers("SOLARIUS-54")
@pytest.mark.parametrize(("start", "portals"), selection([50, 0, *([65, 104] if SOAK else [])], [1, 0]))
def test_a_flight_takes_the_fuel_that_its_check_asked_for(start, portals):
    """For every field: it is refused with one fuel less than the flight takes, and never leaves less than none."""
    with_fuel = [
        at("FLIGHT", player(ship=start, fuel=fuel), options=NEAR_PORTALS, portal_open=portals) for fuel in range(11)
    ]
    legal = [set(p.legal) for p in with_fuel]
    for flight in (f">h{field}" for field in range(FIELDS)):
        if flight not in legal[10]:
            continue
        price = 10 - of(with_fuel[10].copy().play(flight), "fuel")
        assert of(with_fuel[price].copy().play(flight), "fuel") == 0
        assert price == 0 or flight not in legal[price - 1]
    for flight in only(with_fuel[10], ">h"):
        assert flight in legal[0] or refused(with_fuel[0], flight) == 54


def test_the_game_that_once_stood_still_ends():
    """A jump between two near portals left -1 fuel in it, and later nobody had a legal action."""
    draws = FastDraws(482518)
    p = resolve_chance(perihelion.new("solarius", players=2), draws)
    while p.actor != perihelion.OVER:
        p.play(p.legal_ids[draws.below(len(p.legal_ids))])
        resolve_chance(p, draws)
        assert min(told(p, "fuel")) >= 0


@covers("SOLARIUS-53")
def test_portals_are_opened_once_a_turn_and_for_this_turn():
    p = at("FLIGHT", player(drv1=1, drv2=1, devs=[30]), player(ship=100))
    assert only(p, "o") == ["o21", "o10", "o00"]
    p.play("o00")
    assert (of(p, "drv1"), of(p, "drv2"), told(p, "portal_open"), only(p, "o")) == (1, 1, 1, [])
    assert refused(p, "o10") == 53
    p.play(">h0", "pass", "end", "~K1")
    assert told(p, "portal_open") == 0


@covers("SOLARIUS-53", "SOLARIUS-58")
def test_portals_stay_closed_where_no_flight_would_be_left():
    """The ship shares its field with another one and every neighbour is taken."""
    ring = dict.fromkeys((1, 2, 3, 4, 5, 6), STATION)
    p = at("FLIGHT", player(drv1=1, fuel=0), player(figures=ring))
    assert refused(p, "o10") == 58
    assert only(p, ">")
    p = at("FLIGHT", player(drv1=1, fuel=2), player(figures=ring))
    assert refused(p, "o10") == 0


@covers("SOLARIUS-58", "SOLARIUS-86")
def test_any_time_options_leave_a_flight_possible():
    ring = dict.fromkeys((1, 2, 3, 4, 5, 6), STATION)
    p = at("FLIGHT", player(fuel=2, buck=2, pending=[0]), player(figures=ring))
    assert refused(p, "yffK") == 54
    assert refused(p, "yfbK") == 54
    assert refused(p, "ybbK") == 0
    assert refused(p, "fin0") == 54
    p = at("FLIGHT", player(fuel=3, drv1=1), player(figures=ring))
    assert refused(p, "d12") == 0, "the better drive makes up for the fuel"
    wall = {h: STATION for h in range(1, FIELDS) if distance(0, h) <= 3}
    p = at("FLIGHT", player(fuel=4, drv1=1), player(figures=wall))
    assert refused(p, "d12") == 54, "four steps with range 3 would need 2 fuel, and 1 is left"
    assert refused(at("FLIGHT", player(fuel=5, drv1=1), player(figures=wall)), "d12") == 0


@covers("SOLARIUS-58")
def test_a_flight_needs_a_field_to_end_on():
    ring = dict.fromkeys((1, 2, 3, 4, 5, 6), STATION)
    assert refused(at("B_MENU", player(fuel=1), player(figures=ring)), "fly") == 58
    assert refused(at("B_MENU", player(fuel=2), player(figures=ring)), "fly") == 0
    assert refused(at("B_MENU", player(fuel=1), player(figures=ring, ship=100)), "fly") == 0, "staying is a flight"


@covers("SOLARIUS-58", "SOLARIUS-88")
def test_where_a_flight_may_end():
    p = at("FLIGHT", player(figures={1: COLONY}, fuel=10), player(figures={2: COLONY}, ship=3))
    assert refused(p, ">h1") == 0
    assert refused(p, ">h2") == refused(p, ">h3") == 58
    assert refused(p, ">h0") == 0, "the ship may stay"


@covers("SOLARIUS-56", "SOLARIUS-58")
def test_a_ship_on_a_field_where_a_centre_was_erected_has_to_move():
    """Ruling 8.12."""
    p = at("FLIGHT", player(ship=39), centres="B")
    assert refused(p, ">h39") == 58
    assert refused(p, ">h38") == 0
    assert refused(at("FLIGHT", player(ship=39), centres="A"), ">h39") == 0


@covers("SOLARIUS-59")
def test_one_thing_after_the_flight():
    who = player(ship=38, open=[1], res={"K": (3, 0, 0), "Y": (3, 0, 0)})
    p = at("LAND", who)
    assert options(p) == ["pass", "stKY>", "stKY<", "m1"]
    p.play("pass")
    assert p.phase == "TURN_END"
    assert refused(p, "m1") == 44


@pytest.mark.parametrize("field", [0, 27, 34, 39])
@covers("SOLARIUS-59", "SOLARIUS-66")
def test_fields_where_nothing_can_be_done(field):
    """Home, portal, unused place, trade-centre field."""
    rich = dict.fromkeys("KYTB", (3, 0, 0))
    p = at("LAND", player(ship=field, res=rich, open=[1]))
    assert options(p) == ["pass"]
    assert refused(p, "stKY>") == 66
    assert refused(p, "m1") == 71
    assert refused(p, "settle") == 63
