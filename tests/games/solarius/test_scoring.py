"""Final scoring: thirteen lines, the comparison of connected figures, the winners (section 6)."""

import pytest

from perihelion.games.solarius.rules.geometry import distance
from perihelion.games.solarius.rules.scoring import connection, line_points
from tests.covers import covers

from .base import COLONY, MISSION, STATION, at, of, player, told

LINES = {
    name: i
    for i, name in enumerate(
        [
            "planets",
            "unsettled",
            "sets",
            "stations",
            "missions",
            "open",
            "centres",
            "technology",
            "columns",
            "storage",
            "tracks",
            "waste",
            "connection",
        ]
    )
}


def line(name, *players, n=2, **how):
    """The points of every player in one line."""
    s = at("ACTION", *players, n=n, **how).plain
    return [line_points(s, p, LINES[name]) for p in range(n)]


def finished(*players, n=2, **how):
    """The game at its end, scored."""
    p = at("FINAL_SETTLE", *players, n=n, centres="ABCD", **how)
    for _ in range(n):
        p.play(".")
    return p


def test_line_1_settled_planets():
    assert line("planets", player(settled=[0, 8, 17], pending=[35])) == [11, 0]


@pytest.mark.parametrize(("built", "points"), [(0, 0), (1, 0), (2, 1), (3, 3), (4, 6)])
def test_line_4_stations(built, points):
    assert line("stations", player(stations=list(range(built)))) == [points, 0]


def test_lines_5_and_6_missions():
    who = player(fulfilled=[1, 29], open=[2, 3], devs=[32])
    assert (line("missions", who), line("open", who)) == ([9, 0], [-2, 0])


@covers("SOLARIUS-101")
@pytest.mark.parametrize(("double", "points"), [(True, [4, 1]), (False, [3, 1])])
def test_line_7_figures_beside_erected_trade_centres(double, points):
    """B is erected on 39, E is not; the station stands on an outpost."""
    near = [h for h in range(133) if distance(h, 39) == 1]
    figures = {near[0]: STATION, near[1]: MISSION, near[2]: COLONY, 97: MISSION, 2: STATION}
    who = player(figures=figures, outposts={near[0]: 2})
    other = player(figures={near[3]: STATION})
    assert line("centres", who, other, centres="B", options={"outpost_double_tc": double}) == points


@covers("SOLARIUS-42")
def test_lines_8_and_9_technology_dice_and_columns():
    assert line("technology", player(level={"K": 4, "Y": 5, "T": 6, "B": 1})) == [6, 0]
    assert line("columns", player(column={"K": 3, "Y": 4, "T": 5})) == [2, 0]


@pytest.mark.parametrize(
    ("column", "cubes", "points"),
    [(5, (3, 2, 1), 3), (5, (3, 1, 1), 2), (5, (2, 2, 0), 1), (4, (3, 2, 1), 0), (5, (0, 0, 0), 0)],
)
def test_line_10_full_storage_columns(column, cubes, points):
    assert line("storage", player(column={"Y": column}, res={"Y": cubes})) == [points, 0]


@pytest.mark.parametrize(("fuel", "buck", "points"), [(4, 4, 0), (5, 4, 1), (9, 5, 2), (10, 4, 2), (10, 10, 4)])
def test_line_11_tracks(fuel, buck, points):
    assert line("tracks", player(fuel=fuel, buck=buck))[0] == points


@covers("SOLARIUS-32")
def test_line_12_waste_beside_the_board():
    assert line("waste", player(waste=(3, 4)), player(waste=(2, 0))) == [-4, 0]


@covers("SOLARIUS-101")
def test_line_13_figures_within_range_of_one_another():
    far_apart = [h for h in range(133) if distance(0, h) in (3, 6)]
    a, b = next((a, b) for a in far_apart for b in far_apart if distance(a, b) == 3)
    figures = {a: COLONY, b: STATION}
    assert connection(at("ACTION", player(figures=figures)).plain, 0) == 1
    assert connection(at("ACTION", player(figures=figures, drv1=2)).plain, 0) == 2
    assert connection(at("ACTION", player(figures=figures, drv2=1)).plain, 0) == 2
    assert connection(at("ACTION", player(figures=figures, drv1=1, devs=[29])).plain, 0) == 2
    on_outpost = player(figures=figures, outposts={b: 2}, drv1=2)
    assert connection(at("ACTION", on_outpost).plain, 0) == 3
    assert connection(at("ACTION", player()).plain, 0) == 0


@covers("SOLARIUS-101")
def test_line_13_the_heaviest_group_counts():
    """A chain 1-2-3 of neighbours, and two outposts together far away."""
    groups = player(figures={1: COLONY, 7: STATION, 8: COLONY, 120: STATION, 121: MISSION}, outposts={120: 2, 121: 4})
    s = at("ACTION", groups).plain
    assert distance(1, 7) == distance(7, 8) == 1
    assert connection(s, 0) == (4 if distance(120, 121) == 1 else 3)
    lone = at("ACTION", player(figures={1: COLONY, 7: STATION, 8: COLONY, 120: STATION}, outposts={120: 2})).plain
    assert connection(lone, 0) == 3


def crowd(*numbers):
    """Players whose connected figures have these numbers: rows of neighbours far from one another."""
    rows = [[19, 20, 21, 22], [57, 58, 59, 60], [95, 96, 97, 98], [0, 1, 2, 3]]
    return [player(figures=dict.fromkeys(rows[p][:n], COLONY)) for p, n in enumerate(numbers)]


@pytest.mark.parametrize(
    ("numbers", "points"),
    [
        ((3, 1), [2, 0]),
        ((2, 2), [1, 1]),
        ((0, 1), [0, 2]),
        ((0, 0), [0, 0]),
        ((3, 2, 1), [4, 2, 0]),
        ((2, 2, 1), [3, 3, 0]),
        ((3, 1, 1), [4, 1, 1]),
        ((2, 2, 2), [2, 2, 2]),
        ((1, 3, 2, 4), [0, 4, 2, 6]),
        ((2, 2, 2, 1), [4, 4, 4, 0]),
        ((3, 3, 1, 0), [5, 5, 2, 0]),
        ((1, 1, 1, 1), [3, 3, 3, 3]),
        ((4, 1, 1, 1), [6, 2, 2, 2]),
        ((2, 0, 0, 0), [6, 0, 0, 0]),
    ],
)
def test_line_13_ranks_are_shared(numbers, points):
    assert line("connection", *crowd(*numbers), n=len(numbers)) == points


@covers("SOLARIUS-90")
def test_the_result_is_the_sum_of_the_lines():
    who = player(settled=[8, 17, 26, 35], stations=[0, 1], fulfilled=[1], open=[2], fuel=10, buck=5, waste=(3, 1))
    p = finished(who, player())
    assert told(p, "score")[0] == [20, 0, 4, 1, 3, -1, 0, 0, 0, 0, 3, -1, 0]
    assert p.scores.points == (29, 0)
    assert p.scores.winners == (0,)
    assert [entry.values[0] for entry in p.scores.sheet] == told(p, "score")[0]
    assert (p.phase, told(p, "to_act")) == ("GAME_OVER", -2)
    assert sum(of(p, "score", 2)) == 0


@pytest.mark.parametrize(
    ("one", "two", "winners"),
    [
        (player(settled=[0]), player(settled=[1]), (1,)),
        (player(settled=[1]), player(fuel=10), (0,)),
        (player(fuel=10), player(settled=[1]), (1,)),
        (player(settled=[1]), player(settled=[2]), (0, 1)),
    ],
)
def test_ties_are_broken_by_settled_planets_then_shared(one, two, winners):
    assert finished(one, two).scores.winners == winners


def test_the_sheet_as_of_now_while_the_game_runs():
    p = at("ACTION", player(settled=[8]))
    assert (p.scores.points, p.scores.winners) == ((5, 0), ())
    assert [entry.key for entry in p.scores.sheet][:3] == ["planets", "unsettled", "sets"]
