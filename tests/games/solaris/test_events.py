"""What the rules report, and the lines of the log made from it."""

import pytest

import perihelion
from perihelion.core.events import recording
from perihelion.core.narration import narrate
from perihelion.engine.runtimes import interpreted
from tests.support import walk

from .base import GAME, STATIONS, actor, base_state, settle

PLAIN = interpreted(GAME)
NOTHING = [0] * 24
ONE, OTHER = [1] + [0] * 23, [0, 1] + [0] * 22
RICH = {seat: dict.fromkeys(STATIONS, 2) for seat in ("white", "grey", "yellow")}


def last_events(p):
    """The events of the last step: key and values."""
    return [(event.key, event.values) for event in p.log[-1].events]


def test_the_rules_report_events_while_they_carry_out_a_step():
    s = base_state("EC", turn="yellow", hand="HQ.b", shuttles={"b": "BT"}).play("station").plain
    with recording(s) as reports:
        PLAIN.play(s, GAME.actions.ids["play HQ.b"])
    assert [(GAME.rules.events[report.event].key, report.numbers) for report in reports] == [("laser", (2, 1, 2))]


def test_checks_and_copies_report_nothing():
    s = base_state("EC", turn="yellow", hand="HQ.b", shuttles={"b": "BT"}).play("station").plain
    with recording(s) as reports:
        assert PLAIN.legal(s) == [GAME.actions.ids["play HQ.b"]]
        PLAIN.play(s.copy(), GAME.actions.ids["play HQ.b"])
    assert reports == []


def test_every_kind_of_event_is_reported():
    keys = set()
    p = perihelion.new("solaris", players=4, max_rounds=2)
    for _ in walk(p, 3, 5000):
        pass
    keys |= {event.key for entry in p.log for event in entry.events}
    assert {"start", "swap", "low-stations", "round", "station", "limit"} <= keys
    p = base_state("EC", turn="yellow", hand="HQ.b", shuttles={"b": "BT"}).play("station", "play HQ.b")
    keys |= {key for key, _ in last_events(p)}
    p = base_state("CT", turn="white", rim="grey yellow", hands={"grey": "BT.b"}, n=3, stolen=[ONE, NOTHING, NOTHING])
    keys |= {key for key, _ in last_events(p.play("pass"))}
    p = base_state("ED", turn="white", hand="CT.g", stack=ONE).play("exchange", "discard CT.g", "draw stack", "ED.p")
    keys |= {key for key, _ in last_events(p)}
    for laser in ([7, 8, 0, 0, 0], [8, 8, 0, 0, 0]):
        p = base_state("EC", turn="white", rim="grey yellow", n=3, laser=laser, energy=RICH).play("pass")
        keys |= {key for key, _ in last_events(p)}
    assert keys == {kind.key for kind in GAME.rules.events}


def test_the_start_energy_is_reported_in_ring_order():
    p = perihelion.new("solaris", players=3, layout="BT ED SP CT HQ EC")
    while p.phase != "TILE_B":
        p.play(next(iter(p.outcomes)))
    p.play("B5")
    assert last_events(p) == [("start", {"player": 0, "energy": "1 3 5 5 0 1"})]


def test_a_station_is_reported_at_its_first_turn_only():
    p = base_state("ED", n=3)
    reported = []
    for _ in range(6):
        reported.append(last_events(p.play("pass")))
    assert reported == [[], [], [("station", {"station": 1})], [], [], [("station", {"station": 2})]]


def test_the_first_station_is_reported_after_the_set_up():
    p = settle(perihelion.new("solaris", players=3))
    assert last_events(p) == [("station", {"station": 0})]


@pytest.mark.parametrize("pile", [NOTHING, ONE, OTHER])
def test_a_reshuffle_is_reported_if_the_discard_pile_has_a_card(pile):
    """The last card of the stack is turned for the bridge swap; it is not part of the new stack."""
    p = base_state("EC", turn="white", rim="grey yellow", n=3, energy=RICH, stack=ONE, discard=pile).play(
        "pass", "ED.p"
    )
    assert last_events(p) == ([] if pile == NOTHING else [("reshuffle", {})])
    assert (p.state["discard"].tolist(), p.state["stack"].tolist()) == (ONE, pile)


def test_a_card_stolen_in_the_last_turn_is_picked_up_in_the_same_step():
    lines = {"white": {"CT": 1}}
    p = base_state("CT", turn="white", rim="grey yellow", hands={"grey": "BT.b"}, n=3, energy=lines)
    p.play("station", "steal grey", "BT.b")
    assert last_events(p) == [("pick-up", {"player": 0, "cards": 1}), ("station", {"station": 5})]


def test_nobody_is_reported_to_draw_where_no_card_is_left():
    p = base_state("EC", turn="white", rim="grey yellow", n=3, stack=NOTHING, discard=NOTHING).play("pass")
    assert last_events(p) == [("round", {"round": 2}), ("station", {"station": 0})]


def last_lines(p, seat=-1):
    """The lines of the log about the last step."""
    view = p.view(seat)
    return narrate(view, len(view.log) - 1)


def test_the_log_tells_the_laser_and_the_next_station():
    p = base_state("EC", turn="yellow", hand="HQ.b", shuttles={"b": "BT"})
    p.play("station", "play HQ.b")
    fed = "1 energy from the energy centre and 1 from the biotope go to the laser: Yellow is now at 1."
    assert last_lines(p) == ["Yellow plays the blue headquarters card.", fed]


def test_the_log_tells_the_bridge_swap_and_who_draws():
    low = {"white": {"ED": 0, "HQ": 2, "BT": 2, "SP": 2, "CT": 2, "EC": 2}}
    rich = {seat: dict.fromkeys(("ED", "HQ", "BT", "SP", "CT", "EC"), 2) for seat in ("grey", "yellow")}
    p = base_state("EC", n=3, energy=low | rich)
    for _ in range(3):
        p.play("pass")
    p.play("BT.g")
    assert last_lines(p) == ["A card is turned up for the bridges: green biotope card."]
    p.play("second cw")
    assert last_lines(p) == [
        "The biotope has new bridges: green clockwise, blue counter-clockwise.",
        "White draws one card for a station with 0 or 1 energy.",
    ]
    p.play("EC.p")
    assert last_lines(p) == ["Round 2 begins. All shuttles are back in the supply.", "On to the engine deck."]
    assert last_lines(p, seat=0)[0] == "White has drawn: purple energy centre card."


def test_the_log_tells_a_new_stack_and_cards_from_the_canteen():
    p = base_state("CT", turn="white", hands={"grey": "BT.b"}, n=3).play("station", "steal grey", "BT.b")
    while p.state["pos"] == 4:
        p.play("pass")
    assert last_lines(p)[1:] == ["White picks up the card taken in the canteen.", "On to the energy centre."]
    q = base_state("ED", turn="white", hand="CT.g HQ.k", stack=[1] + [0] * 23, discard=[0, 1] + [0] * 22)
    q.play("exchange", "discard CT.g", "draw stack", "ED.p")
    assert last_lines(q) == ["The stack is used up; the discard pile becomes the new stack."]


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
        "Starting tile B1 is dealt.",
        "White starts with 1 3 5 1 4 1 energy, counted clockwise from the first station.",
    ]
    assert actor(settle(p)) == "yellow"
