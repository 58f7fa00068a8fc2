"""Set-up: what is drawn in which order, and what needs no draw."""

import pytest

import perihelion
from perihelion import CHANCE, InvalidOptions
from tests.covers import covers
from tests.games.solenia.base import COPIES, fields, settle


def setup_phases(**options):
    """The phases of all draws up to the first decision."""
    p = perihelion.new("solenia", **options)
    phases = []
    while p.actor == CHANCE:
        phases.append(p.phase)
        p.play(next(iter(p.outcomes)))
    return p, phases


@covers("SOLENIA-62")
@pytest.mark.parametrize(
    ("options", "draws"),
    [
        ({"players": 2}, 17),
        ({"players": 3}, 20),
        ({"players": 4}, 25),
        ({"players": 1}, 14),
        ({"players": 4, "variant": "upgrades"}, 37),
        ({"players": 2, "layout": 1}, 16),
    ],
)
def test_the_set_up_has_so_many_draws(options, draws):
    p, phases = setup_phases(**options)
    assert len(phases) == draws
    assert p.actor == (3 if options.get("variant") == "upgrades" else 0)


@covers("SOLENIA-62")
def test_the_draws_come_in_the_order_of_the_specification():
    _, phases = setup_phases(players=2, variant=2)
    assert phases == [
        "LAYOUT",
        *["STRIP"] * 4,
        *["SHOW"] * 6,
        *["DEAL"] * 6,
        *["OFFER"] * 2,
        *["HALF_DAY", "HALF_NIGHT"] * 2,
    ]


@covers("SOLENIA-1")
@pytest.mark.parametrize(("layout", "sides"), [(0, [1, 1, 0, 0, 0]), (1, [0, 0, 1, 1, 1])])
def test_both_layouts_have_the_twilight_strip_in_the_middle(layout, sides):
    p = perihelion.new("solenia", layout=layout)
    assert p.state["strip"].tolist() == [-1, -1, 4, -1, -1]
    p.play("strip 2", "strip 0", "strip 3", "strip 1")
    assert p.state["strip"].tolist() == [2, 0, 4, 3, 1]
    assert p.state["side"].tolist() == sides
    drawn = perihelion.new("solenia")
    assert drawn.state["side"].tolist() == [-1] * 5
    assert drawn.play(f"layout {layout}").state["side"].tolist() == sides


@covers("SOLENIA-1")
def test_each_strip_is_laid_once():
    p = perihelion.new("solenia", layout=0).play("strip 2")
    assert p.outcomes == {"strip 0": 1, "strip 1": 1, "strip 3": 1}
    assert p.why_not("strip 2").rule == "SOLENIA-62"


@covers("SOLENIA-2", "SOLENIA-9")
def test_the_first_card_goes_next_to_the_airship_in_the_middle_or_under_it():
    p = settle(perihelion.new("solenia", layout=0))
    p.play(p.legal[0])
    assert fields(p) <= {"c3", "c2", "b3", "d3", "c4"}
    assert "c3" in fields(p)


@covers("SOLENIA-3")
@pytest.mark.parametrize(("players", "shown"), [(1, 3), (2, 3), (3, 3), (4, 4)])
def test_three_orders_of_each_kind_are_shown_four_with_four_players(players, shown):
    p = settle(perihelion.new("solenia", players=players, layout=0))
    for kind in (0, 1):
        display = p.state["display"][kind].tolist()
        assert [tile // 24 for tile in display[:shown]] == [kind] * shown
        assert display[shown:] == [-1] * (4 - shown)
        assert p.state["pile"][kind].sum() == 24 - shown


@covers("SOLENIA-4")
def test_everybody_has_the_same_sixteen_cards_and_draws_three():
    p = perihelion.new("solenia", players=4, layout=0)
    assert p.state["deck"].tolist() == [COPIES] * 4
    assert sum(COPIES) == 16
    settle(p)
    assert p.state["hand"].sum(axis=1).tolist() == [3] * 4
    assert p.state["hand_n"].tolist() == [3] * 4
    assert (p.state["hand"] + p.state["deck"]).tolist() == [COPIES] * 4


@covers("SOLENIA-5")
@pytest.mark.parametrize("variant", ["summer", "winter"])
def test_the_third_player_starts_with_wood_and_the_fourth_with_stone(variant):
    p = perihelion.new("solenia", players=4, variant=variant)
    assert p.state["goods"].tolist() == [[0] * 4, [0] * 4, [1, 0, 0, 0], [0, 0, 1, 0]]
    assert perihelion.new("solenia", players=2, variant=variant).state["goods"].sum() == 0


@covers("SOLENIA-50")
def test_storage_has_eight_spaces_in_summer_and_six_in_winter():
    assert perihelion.new("solenia", players=3).state["capacity"].tolist() == [8, 8, 8, 0]
    assert perihelion.new("solenia", players=3, variant="winter").state["capacity"].tolist() == [6, 6, 6, 0]


def test_absent_seats_hold_zeros_and_minus_ones():
    s = settle(perihelion.new("solenia", players=2, layout=0)).state
    for seat in (2, 3):
        assert s["hand"][seat].sum() == s["deck"][seat].sum() == s["capacity"][seat] == s["stars"][seat] == 0
        assert set(s["places"][seat].ravel().tolist()) == {-1}
        assert s["l1_tile"][seat] == -1


def test_options_that_do_not_exist_are_named():
    with pytest.raises(InvalidOptions, match="players cannot be 5; possible: 1, 2, 3, 4"):
        perihelion.new("solenia", players=5)
    assert perihelion.new("solenia", n_players=3, variant=1).options["variant"] == "winter"
