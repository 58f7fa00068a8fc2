"""The edge cases of the specification (vectors E1 to E37)."""

import pytest

import perihelion
from tests.covers import covers

from .base import (
    CARDS,
    actor,
    at,
    base_state,
    counts,
    display,
    energy,
    everybody_passes,
    first_outcome,
    hand,
    height,
    known,
    pass_the_station,
    rule_of,
    settle,
)


@covers("SOLARIS-16", "SOLARIS-24", "SOLARIS-77")
def test_replenishing_ends_by_itself_at_seven():
    """E1."""
    p = base_state("ED", turn="white", hand="ED.p ED.k ED.b", energy={"white": {"ED": 6}})
    p.play("replenish", "play ED.p")
    assert at(p, "white", "ED") == 7
    assert (p.state["hand_n"][0], actor(p)) == (2, "grey")


@covers("SOLARIS-29")
def test_nothing_is_sent_to_a_neighbour_at_seven():
    """E2."""
    p = base_state("ED", turn="white", hand="BT.p BT.k", energy={"white": {"EC": 7}})
    p.play("redirect")
    assert p.legal == ["send cw BT.k"]
    assert rule_of(p, "send ccw BT.p") == "SOLARIS-29"


@covers("SOLARIS-28")
def test_between_two_bridges_of_one_colour_the_player_chooses():
    """E3."""
    p = base_state("ED", turn="white", hand="BT.p", bridge=[0, 1, 2, 3, 1, 0])
    p.play("redirect")
    assert p.legal == ["send cw BT.p", "send ccw BT.p"]
    there, back = p.copy().play("send cw BT.p"), p.copy().play("send ccw BT.p")
    assert (at(there, "white", "HQ"), at(back, "white", "EC")) == (4, 2)


@covers("SOLARIS-37")
def test_the_second_card_of_a_pair_is_free_and_another_symbol_is_not():
    """E5."""
    p = base_state("ED", turn="orange", hand="SP.p SP.k HQ.p")
    p.play("station", "play SP.p")
    assert at(p, "orange", "ED") == 0
    assert p.legal == ["done", "play SP.k"]
    assert rule_of(p, "play HQ.p") == "SOLARIS-37"


@covers("SOLARIS-43")
def test_one_energy_is_not_enough_for_the_biotope():
    """E7."""
    p = base_state("BT", turn="yellow", energy={"yellow": {"BT": 1}})
    assert rule_of(p, "station") == "SOLARIS-43"


@covers("SOLARIS-52")
def test_only_hands_with_cards_can_be_robbed():
    """E8."""
    p = base_state("CT", turn="white", hand="ED.p", hands={"grey": "ED.k"})
    p.play("station")
    assert p.legal == ["steal grey"]
    assert rule_of(p, "steal black") == "SOLARIS-52"
    assert rule_of(base_state("CT", turn="white", hand="ED.p"), "station") == "SOLARIS-52"


@covers("SOLARIS-49", "SOLARIS-56")
def test_two_shuttles_at_one_station_are_used_in_one_action():
    """E10."""
    p = base_state("EC", turn="yellow", hand="BT.b CT.g HQ.p", shuttles={"b": "BT", "g": "BT"})
    p.play("station", "play BT.b", "play CT.g")
    assert p.legal == ["done"]
    assert (at(p, "yellow", "BT"), at(p, "yellow", "EC"), p.state["laser"][2]) == (3, 1, 2)
    assert p.play("done").state["draws_owed"] == 1


@covers("SOLARIS-42", "SOLARIS-63")
def test_the_hand_may_grow_to_ten_at_the_headquarters_and_shrinks_before_the_refill():
    """E11."""
    p = base_state("HQ", turn="orange", hand="ED.k HQ.p BT.p SP.p CT.p EC.p")
    p.play("station", "draw 2", "draw stack", "EC.g", "spend", "draw stack", "EC.g", "draw stack", "EC.g", "done")
    assert (p.phase, p.state["hand_n"][4]) == ("LIMIT_TURN", 10)
    for left in (9, 8, 7):
        assert display(p) == ["ED.p", None, "CT.k"]
        p.play("discard EC.g")
        assert p.state["hand_n"][4] == left
    assert (p.actor, p.phase) == (perihelion.CHANCE, "DISPLAY")
    assert p.play("HQ.b").phase == "CHOOSE"


@covers("SOLARIS-64")
def test_the_discard_pile_with_the_cards_just_played_becomes_the_stack():
    """E13: the other cards are left out."""
    p = base_state("ED", turn="white", hand="ED.p ED.k", stack=[0] * 24, discard=counts("HQ.p HQ.k HQ.b"))
    p.play("replenish", "play ED.p", "play ED.k", "draw stack")
    assert p.outcomes == {"ED.p": 1, "ED.k": 1, "HQ.p": 1, "HQ.k": 1, "HQ.b": 1}
    p.play("HQ.k")
    assert (p.state["stack_n"], p.state["stack"].sum(), p.state["discard"].sum()) == (4, 4, 0)
    assert display(p) == ["ED.p", "BT.b", "CT.k"]
    assert actor(p) == "grey"


@covers("SOLARIS-13", "SOLARIS-14", "SOLARIS-17")
def test_passing_turns_a_stack_over():
    """E14: the order at a tie is reversed next time."""
    three = {seat: {"ED": 3} for seat in ("white", "grey", "yellow")}
    p = base_state("ED", n=3, energy=three)
    assert everybody_passes(p, 3) == ["yellow", "grey", "white"]
    assert [height(p, seat, "ED") for seat in ("white", "grey", "yellow")] == [2, 1, 0]


@covers("SOLARIS-68")
def test_three_stations_with_no_or_one_energy_bring_three_cards():
    """E16."""
    rich = dict.fromkeys(("ED", "HQ", "BT", "SP", "CT", "EC"), 2)
    lines = {"white": {"ED": 1, "HQ": 0, "BT": 2, "SP": 7, "CT": 1, "EC": 3}, "grey": rich, "yellow": rich}
    p = base_state("EC", n=3, energy=lines)
    everybody_passes(p, 3)
    assert p.state["round"] == 2
    assert p.state["hand_n"].tolist() == [3, 0, 0, 0, 0]


@covers("SOLARIS-71", "SOLARIS-72", "SOLARIS-73")
@pytest.mark.parametrize(("centre", "winners"), [((2, 3, 5), (1,)), ((3, 3, 5), (0, 1))])
def test_the_energy_centre_breaks_a_tie_at_the_laser_or_the_victory_is_shared(centre, winners):
    """E17."""
    lines = {seat: {"EC": e} for seat, e in zip(("white", "grey", "yellow"), centre, strict=True)}
    p = base_state("EC", n=3, energy=lines, laser=[8, 8, 7, 0, 0])
    everybody_passes(p, 3)
    assert (p.actor, p.phase) == (perihelion.OVER, "OVER")
    assert p.scores.winners == winners
    assert [seat for seat in range(5) if p.state["winners"][seat]] == list(winners)


@covers("SOLARIS-74")
def test_seven_on_the_laser_does_not_end_a_time_game():
    """E18, first case."""
    p = base_state("EC", n=3, laser=[9, 0, 0, 0, 0], time_game=True, round=2)
    everybody_passes(p, 3)
    assert (p.state["round"], p.phase) == (3, "CHOOSE")


@covers("SOLARIS-74")
def test_a_time_game_ends_after_round_four():
    """E18, second case."""
    p = base_state("EC", n=3, laser=[5, 4, 0, 0, 0], time_game=True, round=4)
    everybody_passes(p, 3)
    assert (p.actor, p.scores.winners, p.state["limit_hit"]) == (perihelion.OVER, (0,), 0)


@covers("SOLARIS-75", "SOLARIS-5")
def test_tile_numbers_are_read_by_ring_position():
    """E19."""
    p = perihelion.new("solaris", players=3, layout="BT ED SP CT HQ EC")
    while p.phase == "BRIDGE":
        first_outcome(p)
    p.play("A1", "A2", "A3", "B1", "B2", "B3")
    assert energy(p, "white") == {"BT": 1, "ED": 3, "SP": 5, "CT": 1, "HQ": 4, "EC": 1}


@covers("SOLARIS-60")
@pytest.mark.parametrize(("played", "owed"), list(enumerate([0, 0, 1, 1, 2, 2, 3, 3])))
def test_a_card_comes_back_for_each_full_two_played(played, owed):
    """E20."""
    cards = ["ED.p", "ED.k", "ED.b", "ED.g", "ED.p", "ED.k", "ED.b"][:played]
    p = base_state("ED", turn="white", hand=" ".join([*cards, "HQ.g"]), energy={"white": {"ED": 0}})
    if played:
        p.play("replenish", *(f"play {card}" for card in cards))
        if p.phase == "REPLENISH":
            p.play("done")
    else:
        p.play("pass")
    if owed:
        assert (p.phase, p.state["draws_owed"]) == ("REPLACE", owed)
        for _ in range(owed):
            assert actor(p) == "white"
            p.play("draw stack")
            first_outcome(p)
    assert actor(settle(p)) == "grey"


@covers("SOLARIS-20", "SOLARIS-31")
def test_a_player_with_nothing_can_only_pass():
    """E23."""
    p = base_state("ED", turn="white", energy={"white": {"ED": 0}})
    assert p.legal == ["pass"]


@covers("SOLARIS-70")
def test_reaching_seven_does_not_cut_the_round_short():
    """E24."""
    lines = {"white": {"EC": 3, "BT": 3}, "grey": {"EC": 2}, "yellow": {"EC": 1}}
    p = base_state("EC", turn="white", hand="ED.b", n=3, energy=lines, laser=[6, 0, 0, 0, 0], shuttles={"b": "BT"})
    settle(p.play("station", "play ED.b"))
    assert p.state["laser"][0] == 7
    assert everybody_passes(p, 2) == ["grey", "yellow"]
    assert p.actor == perihelion.OVER
    assert p.state["shuttle"][2] == 2, "the rest of the round end is left out"


@covers("SOLARIS-46")
def test_five_are_the_most_that_can_be_given():
    """E25."""
    low = {"ED": 1, "HQ": 1, "BT": 7, "SP": 1, "CT": 1, "EC": 1}
    p = base_state("BT", turn="white", energy={"white": low})
    p.play("station")
    assert p.legal == [f"biotope {way} {k}" for way in ("cw", "ccw") for k in (1, 2, 3, 4, 5)]
    for way in ("cw", "ccw"):
        assert energy(p.copy().play(f"biotope {way} 5"), "white") == {
            "ED": 2,
            "HQ": 2,
            "BT": 1,
            "SP": 2,
            "CT": 2,
            "EC": 2,
        }


@covers("SOLARIS-39", "SOLARIS-41")
def test_with_the_display_emptied_only_the_stack_is_left():
    """E26."""
    p = base_state("HQ", turn="white")
    p.play("station", "draw 1", "draw 2", "spend", "draw 3")
    assert p.legal == ["draw stack"]
    assert rule_of(p, "draw 1") == "SOLARIS-63"


@covers("SOLARIS-77")
def test_a_free_second_card_keeps_the_engine_deck_open():
    """E31."""
    p = base_state("ED", turn="orange", hand="SP.p HQ.p")
    p.play("station", "play SP.p")
    assert at(p, "orange", "ED") == 0
    assert p.legal == ["done"]


@covers("SOLARIS-77")
def test_the_engine_deck_ends_by_itself_when_nothing_can_be_paid():
    """E32."""
    p = base_state("ED", turn="orange", hand="SP.p SP.k HQ.p")
    p.play("station", "play SP.p", "play SP.k")
    assert (at(p, "orange", "ED"), at(p, "orange", "SP"), p.state["hand_n"][4]) == (0, 5, 1)
    assert (p.phase, p.state["draws_owed"]) == ("REPLACE", 1)


@covers("SOLARIS-77", "SOLARIS-29")
def test_redirecting_ends_by_itself_when_both_neighbours_are_full():
    """E33."""
    p = base_state("ED", turn="white", hand="BT.p CT.p BT.k", energy={"white": {"HQ": 7, "EC": 6}})
    p.play("redirect", "send ccw BT.p")
    assert (at(p, "white", "ED"), at(p, "white", "EC"), p.state["hand_n"][0]) == (4, 7, 2)
    assert actor(p) == "grey"


@covers("SOLARIS-77")
def test_the_energy_centre_ends_by_itself_only_when_no_shuttle_can_be_served():
    """E34."""
    p = base_state("EC", turn="yellow", hand="BT.b CT.b HQ.g", shuttles={"b": "CT"})
    p.play("station", "play BT.b")
    assert (at(p, "yellow", "CT"), at(p, "yellow", "EC"), p.state["hand_n"][2]) == (0, 2, 2)
    assert actor(p) != "yellow"
    q = base_state("EC", turn="yellow", hand="BT.b CT.b HQ.p", shuttles={"b": "CT", "g": "SP"})
    q.play("station", "play BT.b")
    assert q.legal == ["done"]


@covers("SOLARIS-78")
def test_a_card_taken_from_the_display_is_remembered():
    """E35."""
    p = base_state("ED", turn="white", hand="CT.g HQ.k").play("exchange", "discard CT.g", "draw 1")
    assert known(p, "white") == "ED.p"
    assert p.state["hand_n"][0] == 2


@covers("SOLARIS-78")
def test_a_stolen_card_may_have_been_any_of_the_known_ones():
    """E36."""
    remembered = [counts("ED.p ED.p BT.b")] + [[0] * 24] * 4
    p = base_state("CT", turn="grey", hands={"white": "ED.p ED.p BT.b HQ.g"}, open_hand=remembered)
    p.play("station", "steal white")
    assert known(p, "white") == "ED.p ED.p BT.b", "nothing is forgotten before the outcome"
    p.play("HQ.g")
    assert known(p, "white") == "ED.p"
    assert p.state["hand_n"][0] == 3
    assert known(p, "grey") == ""


@covers("SOLARIS-78")
def test_a_known_card_that_is_played_is_known_no_more():
    """E37."""
    remembered = [counts("ED.p")] + [[0] * 24] * 4
    p = base_state("ED", turn="white", hand="ED.p ED.p ED.k", open_hand=remembered, energy={"white": {"ED": 4}})
    p.play("replenish", "play ED.k")
    assert known(p, "white") == "ED.p"
    p.play("play ED.p")
    assert (known(p, "white"), hand(p, "white")) == ("", "ED.p")


def test_the_names_of_the_cards_are_those_of_the_game():
    assert perihelion.games()["solaris"].outcomes[24].texts == CARDS


@covers("SOLARIS-11")
def test_everybody_has_one_turn_also_without_energy():
    """Q38."""
    nothing = {seat: {"ED": 0} for seat in ("white", "yellow")}
    p = base_state("ED", n=3, energy=nothing)
    assert everybody_passes(p, 3) == ["grey", "yellow", "white"]
    assert p.state["pos"] == 1
    assert pass_the_station(p).state["pos"] == 2
