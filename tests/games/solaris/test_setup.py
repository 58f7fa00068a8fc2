"""Components, options, set-up and its chance points (rules 1 to 9 and 75)."""

import pytest

import perihelion
from perihelion import InvalidOptions
from perihelion.core.chance import FastDraws
from perihelion.core.chance import resolve_chance as draw_all
from tests.covers import covers

from .base import CARDS, DECK, STATIONS, R, display, first_outcome, settle


def to_phase(p, phase):
    """Let chance take first outcomes until this phase begins."""
    while p.phase != phase:
        first_outcome(p)
    return p


@covers("SOLARIS-1")
@pytest.mark.parametrize("players", [1, 2, 6, "many"])
def test_only_three_to_five_can_play(players):
    with pytest.raises(InvalidOptions, match="3, 4, 5"):
        perihelion.new("solaris", players=players)


@covers("SOLARIS-1")
def test_the_number_of_players_has_no_default():
    with pytest.raises(InvalidOptions, match="players"):
        perihelion.new("solaris")


@covers("SOLARIS-1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_to_five_can_play(players):
    p = perihelion.new("solaris", players=players)
    assert (p.seats, p.state["players"]) == (players, players)


@covers("SOLARIS-2")
def test_the_deck_has_the_108_cards_of_the_table():
    p = perihelion.new("solaris", players=4)
    assert p.state["stack"].tolist() == DECK
    assert (p.state["stack_n"], sum(DECK)) == (108, 108)


@covers("SOLARIS-3", "SOLARIS-9", "SOLARIS-7")
def test_the_table_before_the_first_outcome():
    p = perihelion.new("solaris", players=4, time_game=True)
    s = p.state
    assert (p.phase, p.actor, s["draw_for"], s["draw_left"]) == ("BRIDGE", perihelion.CHANCE, -1, 8)
    assert [STATIONS[i] for i in s["ring"]] == ["ED", "HQ", "BT", "SP", "CT", "EC"]
    assert s["shuttle"].tolist() == [-1, -1, -1, -1]
    assert s["laser"].tolist() == [0, 0, 0, 0, 0]
    assert s["display"].tolist() == [-1, -1, -1]
    assert (s["round"], s["pos"], s["time_game"], s["max_rounds"]) == (1, 0, 1, 12)
    assert (s["victim"], s["swap_card"]) == (-1, -1)
    for field in ("bridge", "spare", "placed", "energy", "height", "hand", "open_hand", "discard"):
        assert not s[field].any()


@covers("SOLARIS-4")
def test_eight_bridges_two_of_each_colour_are_drawn_and_two_are_spare():
    p = perihelion.new("solaris", players=3)
    assert p.outcomes == {"purple": 2, "pink": 2, "blue": 2, "green": 2}
    p.play("green", "green")
    assert p.outcomes == {"purple": 2, "pink": 2, "blue": 2}
    p.play("blue", "pink", "purple", "pink")
    assert p.state["bridge"].tolist() == [3, 3, 2, 1, 0, 1]
    p.play("blue")
    assert p.state["spare"].tolist() == [0, 2], "the one spare that is drawn, behind one undrawn: kept in order"
    assert p.outcomes == {"purple": 1}
    p.play("purple")
    assert p.state["spare"].tolist() == [0, 2]
    assert p.phase == "TILE_A"


@covers("SOLARIS-4")
def test_the_spares_are_kept_in_ascending_order():
    p = perihelion.new("solaris", players=3).play("purple", "purple", "pink", "pink", "blue", "green")
    assert p.copy().play("green", "blue").state["spare"].tolist() == [2, 3]
    assert p.copy().play("blue", "green").state["spare"].tolist() == [2, 3]


@covers("SOLARIS-5")
def test_tile_halves_are_dealt_without_replacement_and_shown_as_energy_at_once():
    p = to_phase(perihelion.new("solaris", players=3), "TILE_A")
    assert (p.state["draw_for"], p.state["draw_left"]) == (0, 3)
    assert p.outcomes == {"A1": 1, "A2": 1, "A3": 1, "A4": 1, "A5": 1}
    p.play("A4")
    assert p.state["energy"][0].tolist() == [4, 4, 1, 0, 0, 0]
    assert (p.state["draw_for"], p.state["draw_left"]) == (1, 2)
    assert list(p.outcomes) == ["A1", "A2", "A3", "A5"]
    p.play("A1", "A5")
    assert (p.phase, p.state["draw_for"], p.state["draw_left"]) == ("TILE_B", 0, 3)
    assert list(p.outcomes) == ["B1", "B2", "B3", "B4", "B5"]
    p.play("B5", "B2")
    assert list(p.outcomes) == ["B1", "B3", "B4"]
    p.play("B1")
    assert p.state["energy"][:3].tolist() == [[4, 4, 1, 5, 0, 1], [1, 3, 5, 2, 3, 1], [5, 1, 3, 1, 4, 1]]
    assert not p.state["height"].any()


@covers("SOLARIS-5")
def test_every_pair_of_halves_gives_fifteen_energy_and_one_at_the_centre():
    for a in range(5):
        for b in range(5):
            p = to_phase(perihelion.new("solaris", players=3), "TILE_A").play(f"A{a + 1}")
            to_phase(p, "TILE_B").play(f"B{b + 1}")
            line = p.state["energy"][0].tolist()
            assert (sum(line), line[5]) == (15, 1)
            assert max(line) <= 7


@covers("SOLARIS-6")
def test_later_tokens_lie_above_earlier_ones():
    p = to_phase(perihelion.new("solaris", players=4), "PLACING")
    assert (p.state["draw_for"], p.state["draw_left"]) == (-1, 4)
    assert p.outcomes == {"white": 1, "grey": 1, "yellow": 1, "black": 1}
    p.play("yellow", "white")
    assert p.state["placed"].tolist() == [1, 0, 1, 0, 0]
    assert list(p.outcomes) == ["grey", "black"]
    p.play("black", "grey")
    assert p.state["placed"].tolist() == [1, 1, 1, 1, 0]
    assert p.state["height"][:4, 5].tolist() == [1, 3, 0, 2]
    assert not p.state["height"][:, :5].any(), "the tiles differ everywhere else"
    assert p.phase == "DEAL"


@covers("SOLARIS-8")
def test_five_cards_each_then_three_for_the_display():
    p = to_phase(perihelion.new("solaris", players=3), "DEAL")
    for left in range(15, 0, -1):
        assert (p.state["draw_left"], p.state["draw_for"]) == (left, (15 - left) // 5)
        assert p.outcome_ids == {t: n for t, n in enumerate(p.state["stack"].tolist()) if n}
        first_outcome(p)
    assert p.state["hand_n"].tolist() == [5, 5, 5, 0, 0]
    for left in (3, 2, 1):
        assert (p.phase, p.state["draw_for"], p.state["draw_left"]) == ("DISPLAY", -1, left)
        p.play("HQ.b")
    assert display(p) == ["HQ.b", "HQ.b", "HQ.b"]
    assert (p.state["stack_n"], p.phase, p.state["draw_left"]) == (90, "CHOOSE", 0)


@covers("SOLARIS-9", "SOLARIS-7", "SOLARIS-10", "SOLARIS-12")
def test_the_first_turn_belongs_to_the_most_energy_at_the_first_station():
    p = draw_all(perihelion.new("solaris", players=5), FastDraws(3))
    s = p.state
    assert (s["round"], s["pos"], s["shuttle"].tolist(), s["laser"].sum()) == (1, 0, [-1] * 4, 0)
    assert s["energy"][p.actor, 0] == s["energy"][:, 0].max() == 5
    assert s["on_rim"].tolist() == [int(seat == p.actor) for seat in range(5)]


@covers("SOLARIS-75")
def test_a_random_layout_draws_five_stations_and_keeps_the_centre_last():
    p = perihelion.new("solaris", players=3, layout="random")
    assert (p.phase, p.state["draw_left"]) == ("LAYOUT", 5)
    assert p.state["ring"].tolist() == [0, 0, 0, 0, 0, 5]
    assert p.outcomes == {"ED": 1, "HQ": 1, "BT": 1, "SP": 1, "CT": 1}
    p.play("CT", "ED")
    assert list(p.outcomes) == ["HQ", "BT", "SP"]
    p.play("SP", "HQ", "BT")
    assert [STATIONS[i] for i in p.state["ring"]] == ["CT", "ED", "SP", "HQ", "BT", "EC"]
    assert p.phase == "BRIDGE"
    settle(p)
    assert p.state["pos"] == 0, "the canteen is activated first"


@covers("SOLARIS-75")
@pytest.mark.parametrize(
    ("given", "meant"),
    [
        (None, "standard"),
        ("standard", "standard"),
        ("ED HQ BT SP CT EC", "standard"),
        ("Random", "random"),
        ("BT ED SP CT HQ EC", "BT ED SP CT HQ EC"),
        ("bt, ed, sp, ct, hq, ec", "BT ED SP CT HQ EC"),
        (["BT", "ED", "SP", "CT", "HQ", "EC"], "BT ED SP CT HQ EC"),
    ],
)
def test_layouts_are_read_from_text_and_lists(given, meant):
    p = perihelion.new("solaris", players=3, layout=given)
    assert p.options["layout"] == meant
    if meant not in ("standard", "random"):
        assert [STATIONS[i] for i in p.state["ring"]] == meant.split()


@covers("SOLARIS-75")
@pytest.mark.parametrize(
    "wrong", ["EC ED HQ BT SP CT", "ED HQ BT SP CT", "ED ED BT SP CT EC", "ED HQ BT SP XX EC", "", 7, [1, 2]]
)
def test_anything_else_is_no_layout(wrong):
    with pytest.raises(InvalidOptions, match="layout"):
        perihelion.new("solaris", players=3, layout=wrong)


@covers("SOLARIS-75")
def test_in_another_layout_neighbours_and_order_follow_the_ring():
    p = perihelion.new("solaris", players=3, layout="SP BT HQ ED CT EC")
    settle(p)
    codes = []
    for _ in range(6):
        codes.append(STATIONS[p.state["ring"][p.state["pos"]]])
        for _ in range(3):
            settle(p.play("pass"))
    assert codes == ["SP", "BT", "HQ", "ED", "CT", "EC"]


def test_outcomes_are_written_as_the_specification_says():
    texts = {phase: book.texts for phase, book in perihelion.games()["solaris"].outcomes.items()}
    names = {R.phases[phase]: found for phase, found in texts.items()}
    assert names["LAYOUT"] == list(STATIONS[:5])
    assert names["BRIDGE"] == ["purple", "pink", "blue", "green"]
    assert (names["TILE_A"], names["TILE_B"]) == ([f"A{i}" for i in range(1, 6)], [f"B{i}" for i in range(1, 6)])
    assert names["PLACING"] == ["white", "grey", "yellow", "black", "orange"]
    for phase in ("DEAL", "DISPLAY", "DRAW", "STEAL", "SWAP_CARD"):
        assert names[phase] == CARDS
    assert names["SWAP_PLACE"] == ["first cw", "second cw"]
    assert len(names) == 11
