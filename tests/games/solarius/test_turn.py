"""Turns and rounds: die, placing, wheel, refill, round start, round end (sections 4.4, 4.8 and 4.9)."""

import pytest

import perihelion
from tests.covers import covers

from .base import MISSION, R, at, draws, of, only, options, player, quiet, refused, take, to_the_end_of_the_round, told


def whole_game(n, seed=0, **options):
    """A quiet game from set-up to its end; yields every position."""
    p = perihelion.new("solarius", players=n, arrangement="fixed", **options)
    while p.actor != perihelion.OVER:
        yield p
        if p.actor == perihelion.CHANCE:
            outcomes = list(p.outcomes)
            p.play(outcomes[seed % len(outcomes)])
            seed = (seed * 7 + 5) % 1009
        else:
            p.play(quiet(p))
    yield p


@pytest.mark.parametrize("n", [2, 3, 4])
@covers("SOLARIUS-1", "SOLARIUS-2", "SOLARIUS-3", "SOLARIUS-4", "SOLARIUS-6", "SOLARIUS-90")
def test_four_rounds_of_four_turns_each(n):
    turns, starters, bags, ups = [], {}, [], []
    for p in whole_game(n, seed=n):
        if p.phase == "TURN_START" and (told(p, "round"), told(p, "turn_no")) not in [t[:2] for t in turns]:
            turns.append((told(p, "round"), told(p, "turn_no"), p.actor))
            starters.setdefault(told(p, "round"), told(p, "start_player"))
            assert sum(colour >= 0 for colour in told(p, "bridge_col")) == 4
            if told(p, "turn_no") == 0:
                ups.append(sorted(told(p, "tc_up")))
        if p.phase == "CHANCE_DIE" and told(p, "round") > 0 and told(p, "turn_no") == 4 * n - 1:
            bags.append(sum(told(p, "bag")))
    assert len(turns) == 16 * n
    for number, (now, turn_no, seat) in enumerate(turns):
        assert (now, turn_no) == (1 + number // (4 * n), number % (4 * n))
        assert seat == (starters[now] + turn_no) % n
    assert [starters[k] for k in (2, 3, 4)] == [(starters[k] + 1) % n for k in (1, 2, 3)]
    assert bags == [1] * 4, "one die left for the last refill of each round"
    assert ups == [[0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 1, 2], [0, 0, 0, 1, 2, 3], [0, 0, 1, 2, 3, 4]]
    assert p.phase == "GAME_OVER"
    assert sum(p.scores.sheet[11].values) <= 0


@covers("SOLARIUS-5", "SOLARIUS-44")
def test_a_turn_is_die_action_then_extra_action_then_refill():
    p = at("TURN_START", bridge="K1@0 Y1@1 T1@2 B1@3")
    phases = []
    for action in ("d1", "@n", "II", ".", "drv" if "drv" in p.legal else "end"):
        phases.append(p.phase)
        p.play(action)
    assert phases == ["TURN_START", "PLACE_DIE", "ACTION", "FUEL_MORE", "B_MENU"]
    assert p.phase == "CHANCE_DIE"
    p.play("~Y2")
    assert (p.phase, p.actor) == ("TURN_START", 1)
    early = at("ACTION")
    assert [refused(early, text) for text in ("fly", "drv", "draw", "play", "end")] == [5] * 5


@covers("SOLARIUS-44")
def test_one_extra_action_a_turn():
    p = at("B_MENU", player(fuel=6)).play("drv", ".")
    assert (p.phase, told(p, "b_done")) == ("TURN_END", 1)
    assert [refused(p, text) for text in ("fly", "drv", "draw", "play")] == [44] * 4
    p = at("B_MENU", player(fuel=6)).play("fly", ">h1", "pass")
    assert (p.phase, options(p)) == ("TURN_END", ["end"])


@covers("SOLARIUS-16")
def test_any_die_of_the_bridge_may_be_taken():
    p = at("TURN_START", bridge="K1@-1 Y*@0 T*+@2 B3@3")
    assert only(p, "d") == ["d1", "d2", "d3", "d4"]
    p.play("d3")
    assert [told(p, name) for name in ("die_idx", "die_col", "die_face")] == [2, 2, 4]
    assert told(p, "bridge_col")[2] == 2, "it leaves the bridge when it is placed"
    p.play("@n")
    assert (told(p, "bridge_col")[2], told(p, "bridge_slot")[2], of(p, "held")) == (-1, -1, [0, 0, 1, 0])
    assert refused(at("TURN_START", bridge="- Y*@0 T*+@2 B3@3"), "d1") == 16


@covers("SOLARIUS-17")
@pytest.mark.parametrize(("slot", "units"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_the_bonus_is_any_mix_of_fuel_and_spacebucks(slot, units):
    for fuel in range(units + 1):
        p = take("Y1", player(fuel=1, buck=1), at_slot=slot).play("@n")
        if units == 0:
            assert p.phase == "ACTION"
            continue
        assert (p.phase, told(p, "ap")) == ("BONUS", units)
        assert options(p) == [f"+f{k}" for k in range(units + 1)]
        p.play(f"+f{fuel}")
        assert (of(p, "fuel"), of(p, "buck")) == (1 + fuel, 1 + units - fuel)
        assert p.phase == "ACTION"


@covers("SOLARIUS-17", "SOLARIUS-91")
def test_a_bonus_above_ten_is_lost():
    p = take("Y1", player(fuel=9, buck=10), at_slot=3).play("@n", "+f2")
    assert (of(p, "fuel"), of(p, "buck")) == (10, 10)
    assert refused(take("Y1", at_slot=1).play("@n"), "+f2") == 17


@covers("SOLARIUS-18")
def test_the_malus_takes_what_is_there():
    p = take("Y1", player(fuel=0, buck=1), at_slot=-1).play("@n")
    assert p.legal == ["-b"]
    assert refused(p, "-f") == 18
    p = take("Y1", player(fuel=1, buck=0), at_slot=-1).play("@n")
    assert p.legal == ["-f"]
    assert refused(p, "-b") == 18


@covers("SOLARIUS-18", "SOLARIUS-83")
def test_the_last_means_for_a_die_are_not_spent():
    """Ruling 8.6: with all four dice on -1 something has to stay for the malus."""
    all_low = "K1@-1 Y1@-1 T1@-1 B1@-1"
    p = at("TURN_START", player(fuel=1, buck=1), bridge=all_low)
    assert refused(p, "yfbK") == 18
    p = at("TURN_START", player(fuel=3, buck=0, drv1=1), bridge=all_low)
    assert refused(p, "d12") == 18
    assert refused(p, "yffK") == 0
    p = at("TURN_START", player(fuel=2, buck=0, pending=[0]), bridge=all_low)
    assert refused(p, "fin0") == 18
    p = at("TURN_START", player(fuel=1, buck=1), bridge="K1@-1 Y1@-1 T1@-1 B1@0")
    assert refused(p, "yfbK") == 0


@covers("SOLARIUS-19", "SOLARIUS-20")
def test_the_wheel_moves_and_the_new_die_lies_on_minus_1():
    p = at("TURN_START", bridge="K1@-1 Y1@0 T1@2 B1@3").play("d2", "@n", "II", "end")
    assert told(p, "bridge_slot") == [1, -1, 4, 4]
    p.play("~T*")
    assert told(p, "bridge_slot") == [1, 0, 4, 4]
    assert (told(p, "bridge_col"), told(p, "bridge_face")) == ([0, 2, 2, 3], [0, 3, 0, 0])
    assert told(p, "turn_no") == 1
    assert [told(p, name) for name in ("die_idx", "final_col", "place_kind", "base_ap", "b_done")] == [-1, -1, -1, 0, 0]


@covers("SOLARIUS-21", "SOLARIUS-3")
def test_dice_on_the_bridge_stay_over_the_round_end():
    who = player(devs=[13])
    p = at(
        "CHANCE_DIE", who, centres="A", turn_no=7, die_idx=0, resume=25, bridge="- Y1@1 T1@2 B1@3", bag=[1, 0, 0, 0],
        held=[[1, 1, 1, 1], [1, 1, 1, 1]], used_trans=[1, 1, 0, 0], used_res=[0, 1, 0, 0],
        card_die=[int(k == 12) for k in range(32)], turn_player=1, start_player=0,
    )  # fmt: skip
    p.play("~K3")
    assert (p.phase, told(p, "round"), told(p, "turn_no")) == ("CHANCE_CENTRE", 2, 0)
    assert (told(p, "bridge_col"), told(p, "bridge_slot")) == ([0, 1, 2, 3], [0, 2, 3, 4])
    assert (told(p, "bag"), told(p, "held")) == ([2, 2, 2, 2], [[0] * 4] * 4)
    assert (told(p, "used_trans"), told(p, "used_res"), sum(told(p, "card_die"))) == ([0] * 4, [0] * 4, 0)
    assert (told(p, "start_player"), told(p, "turn_player")) == (1, 1)
    assert p.play("~zB").actor == 1


@covers("SOLARIUS-22")
def test_the_transformation_field_takes_one_die_a_round():
    p = take("K1")
    assert only(p, "@t") == ["@tY", "@tT", "@tB"]
    assert refused(p, "@tK") == 22
    p.play("@tB")
    assert (told(p, "final_col"), told(p, "place_kind"), of(p, "used_trans")) == (3, 1, 1)
    used = take("K1", used_trans=[1, 0, 0, 0])
    assert only(used, "@t") == []
    assert refused(used, "@tY") == 22


@covers("SOLARIUS-24", "SOLARIUS-26")
def test_the_research_field_takes_one_die_a_round():
    p = take("K1", player(hand=[9])).play("@r")
    assert (p.phase, options(p)) == ("RESEARCH", ["rdraw", "rplay"])
    p.play("rdraw", "~c20")
    assert (p.phase, of(p, "hand_n"), of(p, "waste_on")) == ("ACTION", 2, 1)
    used = take("K1", used_res=[1, 0, 0, 0])
    assert refused(used, "@r") == 24
    assert refused(p, "@n") == 5, "one die is on one field only"


@covers("SOLARIUS-24")
def test_research_is_passed_over_when_nothing_can_be_drawn_or_played():
    p = take("K1", player(devs=range(1, 33))).play("@r")
    assert p.phase == "ACTION"
    p = take("K1", player(hand=[1]), player(devs=range(2, 33))).play("@r")
    assert options(p) == ["rplay"]
    assert refused(p, "rdraw") == 48


@covers("SOLARIUS-25", "SOLARIUS-26")
def test_a_die_space_works_once_a_round():
    who = player(devs=[13, 17, 23], fuel=2)
    p = take("K1", who)
    assert only(p, "@k") == ["@k13", "@k23"]
    assert refused(p, "@k17") == 25, "it is black already"
    assert refused(p, "@k14") == 25
    p.play("@k13")
    assert (of(p, "fuel"), p.phase, told(p, "ap"), of(p, "waste_on")) == (4, "ACTION", 1, 0)
    assert (told(p, "card_die")[12], told(p, "place_card"), told(p, "place_kind")) == (1, 12, 3)
    used = take("K1", who, card_die=[int(k == 12) for k in range(32)])
    assert only(used, "@k") == ["@k23"]
    assert refused(take("K1", player(), who), "@k13") == 25, "it belongs to somebody else"


@covers("SOLARIUS-25", "SOLARIUS-23")
def test_recolouring_and_extra_points_of_die_spaces():
    p = take("Y*", player(devs=[17], level={"K": 3, "Y": 1})).play("@k17")
    assert (told(p, "final_col"), told(p, "ap"), of(p, "waste_on")) == (0, 3, 1)
    p = take("Y2", player(devs=[23])).play("@k23")
    assert (told(p, "base_ap"), told(p, "ap"), of(p, "waste_on")) == (2, 3, 0)


@pytest.mark.parametrize(
    ("card", "phase"), [(15, "UPGRADE"), (16, "PUSH"), (22, "RESEARCH"), (24, "STORE"), (14, "ACTION"), (21, "ACTION")]
)
@covers("SOLARIUS-25")
def test_every_die_space_has_its_effect_before_the_die_action(card, phase):
    p = take("Y1", player(devs=[card], waste=(2, 0))).play(f"@k{card}")
    assert p.phase == phase
    assert of(p, "buck") == (4 if card == 14 else 2)
    assert of(p, "waste_on") == (1 if card == 21 else 2)
    if phase != "ACTION":
        assert told(p, "resume") == R.phases.index("ACTION")
        assert refused(p, "$ap") in (24, 33), "points of an effect cannot be added to"


@covers("SOLARIUS-51")
@pytest.mark.parametrize(
    ("card", "die", "gain"), [(1, "K1", "buck"), (2, "Y1", "fuel"), (3, "T1", "buck"), (4, "B1", "fuel")]
)
def test_income_at_each_own_die_action_of_a_colour(card, die, gain):
    p = take(die, player(devs=[card])).play("@n")
    assert of(p, gain) == 3
    p = take("B1" if die != "B1" else "K1", player(devs=[card])).play("@n")
    assert of(p, gain) == 2
    transformed = take("B1" if die != "B1" else "K1", player(devs=[card])).play(f"@t{die[0]}")
    assert of(transformed, gain) == 3, "the final colour counts"


@covers("SOLARIUS-51")
def test_income_of_a_card_played_by_research_counts_at_once():
    p = take("K1", player(hand=[1])).play("@r", "rplay", "c1", "dev")
    assert of(p, "buck") == 3
    p = take("Y1", player(hand=[1])).play("@r", "rplay", "c1", "dev")
    assert of(p, "buck") == 2


@covers("SOLARIUS-27")
@pytest.mark.parametrize(
    ("die", "level", "points"),
    [("K1", 4, 1), ("K2", 1, 2), ("K3", 1, 3), ("K*", 3, 3), ("K*+", 3, 4), ("K*", 6, 4), ("K*+", 5, 5), ("K*+", 1, 2)],
)
def test_points_of_a_die(die, level, points):
    p = take(die, player(level={"K": level, "Y": 2})).play("@n")
    assert told(p, "base_ap") == told(p, "ap") == points
    assert of(p, "waste_on") == (1 if points >= 3 else 0)


@covers("SOLARIUS-29")
@pytest.mark.parametrize(("adds", "waste"), [(True, 2), (False, 1)])
@pytest.mark.parametrize("field", ["@tY", "@r"])
def test_waste_of_a_strong_die_on_a_special_field(adds, waste, field):
    p = take("K3", options={"field_waste_adds": adds}).play(field)
    assert of(p, "waste_on") == waste
    p = take("K1", options={"field_waste_adds": adds}).play(field)
    assert of(p, "waste_on") == 1


@covers("SOLARIUS-31", "SOLARIUS-32")
def test_waste_without_a_free_space_goes_beside_the_board():
    p = take("K3", player(waste=(2, 0))).play("@tY")
    assert (of(p, "waste_on"), of(p, "waste_off")) == (3, 1)
    p = at("PLAY_SIDE", player(waste=(3, 1)), picked_card=6).play("dev")
    assert (of(p, "waste_cap"), of(p, "waste_on"), of(p, "waste_off")) == (5, 3, 1)


@covers("SOLARIUS-70", "SOLARIUS-92", "SOLARIUS-86")
def test_round_end_uses_every_station_once_in_turn_order():
    first, second = player(stations=[0, 2], fuel=0, buck=5, res={"K": (2, 0, 0)}), player(stations=[4], fuel=5)
    p = at(
        "CHANCE_DIE", first, second, centres="A", turn_no=7, die_idx=0, resume=25, bridge="- Y1@1 T1@2 B1@3",
        bag=[1, 0, 0, 0], turn_player=0, start_player=1,
    )  # fmt: skip
    p.play("~K3")
    assert (p.phase, p.actor, told(p, "turn_no")) == ("TRIGGER", 1, 7)
    assert p.legal == ["tr4"]
    assert refused(p, "tr0") == 70
    p.play("tr4")
    assert (p.phase, of(p, "buck", 1)) == ("PUSH", 3)
    assert refused(p, "yffK") == 92
    assert p.legal == ["pK", "pY", "pT", "pB", "."]
    p.play("pT")
    assert (p.phase, p.actor, p.legal) == ("TRIGGER", 0, ["tr0", "tr2"])
    assert refused(p, "xK1") == 92
    p.play("tr2")
    assert (of(p, "fuel"), p.legal) == (1, ["tr0"])
    p.play("tr0")
    assert (p.phase, p.legal, told(p, "trig_mask")) == ("BONUS", ["+f0", "+f1", "+f2"], 0)
    p.play("+f1")
    assert (p.phase, told(p, "round")) == ("CHANCE_CENTRE", 2)
    assert told(p, "resume") == R.phases.index("TURN_START")


@covers("SOLARIUS-86")
def test_the_bonus_at_round_start_is_no_turn():
    p = at("CHANCE_CENTRE", player(figures={40: MISSION}, res={"K": (2, 0, 0)})).play("~zB")
    assert (p.phase, p.legal) == ("PICK", ["tb0", "tb1", "tb2", "tb3", "tb4", "tb5"])
    assert refused(p, "xK1") == refused(p, "yfbK") == refused(p, "d12") == refused(p, "fin0") == 86


@covers("SOLARIUS-86")
def test_any_time_options_belong_to_the_turn_player():
    p = at("TURN_START", player(fuel=4), player(fuel=4), bridge="K1@0 Y1@1 T1@2 B1@3")
    assert only(p, "y")
    p.play("yffK")
    assert (of(p, "fuel"), of(p, "fuel", 1), p.phase) == (2, 4, "TURN_START")


def test_a_quiet_round_ends():
    p = draws(perihelion.new("solarius", players=2, arrangement="fixed"))
    assert told(to_the_end_of_the_round(p), "round") == 2
