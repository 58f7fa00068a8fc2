"""Options, board, pieces and the start: rules 1 to 11."""

from itertools import combinations

import pytest

import perihelion
from perihelion import InvalidOptions
from perihelion.games.solari.rules.components import RIM_CELLS, START, START_FACING, SUN_CELLS, cell_named, name_of
from perihelion.games.solari.rules.scoring import laps, track_cell
from tests.covers import covers

from .base import at, offered, where

START_OF_TWO = "U62,14,64,12,45,42|N15,63,13,65,32,35"
START_OF_FOUR = "U62,14,64,12,45,42|S21,46,41,26,53,23|N15,63,13,65,32,35|J56,31,36,51,24,54"


@covers("SOLARI-1")
def test_options_have_their_usual_values():
    p = perihelion.new("solari")
    assert p.options == {
        "level": 1,
        "players": 2,
        "teams": False,
        "rand": "D",
        "use_hunter": False,
        "use_blocker": False,
        "use_doubler": False,
        "target": 36,
        "max_turns": 100,
        "equal_turns": False,
        "first": 0,
    }


@covers("SOLARI-1")
@pytest.mark.parametrize(("rand", "target"), [("D", 36), ("V", 0), ("O", 0), ("F", 0)])
def test_the_usual_target_is_a_lap_with_dice_and_none_with_dominoes(rand, target):
    assert perihelion.new("solari", rand=rand).state.target == target
    assert perihelion.new("solari", rand=rand, target=50).state.target == 50


@covers("SOLARI-1")
def test_randomness_may_be_given_by_its_number():
    assert [int(perihelion.new("solari", rand=i).state.rand) for i in range(4)] == [0, 1, 2, 3]


@covers("SOLARI-1")
def test_teams_need_four_players():
    with pytest.raises(InvalidOptions, match="players=4"):
        perihelion.new("solari", teams=1)
    assert perihelion.new("solari", teams=1, players=4).state.teams == 1


@covers("SOLARI-1")
def test_the_first_player_must_be_in_the_game():
    with pytest.raises(InvalidOptions, match="first cannot be 2 with 2 players"):
        perihelion.new("solari", first=2)
    assert perihelion.new("solari", players=4, first=3).state.to_act == 3


@covers("SOLARI-2", "SOLARI-3", "SOLARI-4", "SOLARI-5")
def test_cells_are_named_by_row_and_column():
    assert [cell_named(name) for name in ("00", "07", "10", "45", "77")] == [0, 7, 8, 37, 63]
    assert [cell_named(name) for name in ("08", "80", "1", "123", "a1", None)] == [-1] * 6
    assert [name_of(cell) for cell in range(64)] == [f"{r}{c}" for r in range(8) for c in range(8)]
    assert [name_of(cell) for cell in SUN_CELLS] == ["33", "34", "44", "43"]


@covers("SOLARI-3")
def test_the_rim_runs_clockwise_from_the_corner():
    names = "00 01 02 03 04 05 06 07 17 27 37 47 57 67 77 76 75 74 73 72 71 70 60 50 40 30 20 10"
    assert [name_of(cell) for cell in RIM_CELLS] == names.split()
    texts = perihelion.games()["solari"].actions.texts
    assert texts[228:257] == [f"@{name}" for name in names.split()] + ["@xx"]


@covers("SOLARI-4")
def test_every_entry_action_names_an_inner_cell():
    texts = perihelion.games()["solari"].actions.texts
    assert texts[257:293] == [f"*{r}{c}" for r in range(1, 7) for c in range(1, 7)]


@covers("SOLARI-6", "SOLARI-7")
def test_the_start_of_two():
    p = perihelion.new("solari")
    assert p.text == f"1-2-D-0-36 {START_OF_TWO} 0,0 0,0 U - - -"
    assert [int(x) for x in p.state.pos[0, 6:]] == [-2, -2, -2]
    assert all(int(x) == -2 for x in p.state.pos[2:].ravel())


@covers("SOLARI-6", "SOLARI-7")
def test_the_start_of_four():
    assert perihelion.new("solari", players=4).text == f"1-4-D-0-36 {START_OF_FOUR} 0,0,0,0 0,0,0,0 U - - -"


@covers("SOLARI-7")
def test_nobody_starts_with_two_touching_comets():
    for seat in range(4):
        for a, b in combinations(range(6), 2):
            (r, c), (q, d) = divmod(START[seat, a], 8), divmod(START[seat, b], 8)
            assert max(abs(r - q), abs(c - d)) > 1


@covers("SOLARI-7", "SOLARI-8", "SOLARI-9")
def test_each_seat_is_the_last_one_turned_by_a_quarter():
    for seat in range(3):
        for piece in range(9):
            r, c = divmod(START[seat, piece], 8)
            assert START[seat + 1, piece] == 8 * c + 7 - r
        assert START_FACING[seat + 1] == START_FACING[seat] + 1


@covers("SOLARI-6", "SOLARI-8")
@pytest.mark.parametrize(
    ("option", "letter", "expected"),
    [
        ("use_hunter", "H", "52 22 25 55"),
        ("use_blocker", "B", "61 11 16 66"),
        ("use_doubler", "D", "70 00 07 77"),
    ],
)
def test_optional_pieces_start_where_the_table_says(option, letter, expected):
    p = perihelion.new("solari", players=4, **{option: 1})  # type: ignore[arg-type]
    assert [where(p, player + letter) for player in "USNJ"] == expected.split()
    assert [where(p, f"U{other}") for other in "HBD" if other != letter] == ["absent", "absent"]


@covers("SOLARI-9")
def test_comets_face_away_from_their_own_side_in_solari_3_only():
    p = perihelion.new("solari", players=4, level=3)
    assert [[int(f) for f in row] for row in p.state.face] == [[0] * 6, [1] * 6, [2] * 6, [3] * 6]
    p = perihelion.new("solari", level=3)
    assert [[int(f) for f in row] for row in p.state.face] == [[0] * 6, [2] * 6, [0] * 6, [0] * 6]
    assert not perihelion.new("solari", level=2, players=4).state.face.any()


@covers("SOLARI-10")
@pytest.mark.parametrize("players", [2, 4])
def test_turns_go_clockwise_from_the_first_player(players):
    p = perihelion.new("solari", players=players, first=1, max_turns=3)
    order = []
    while p.actor != perihelion.OVER:
        order.append(int(p.state.to_act))
        turn = p.state.turns.sum()
        while p.actor != perihelion.OVER and p.state.turns.sum() == turn:
            p.play("1-2" if p.actor == perihelion.CHANCE else p.legal[0])
    assert order == [(1 + i) % players for i in range(3 * players)]


@covers("SOLARI-10")
def test_t54_the_first_player_is_drawn():
    p = perihelion.new("solari", first=-1)
    assert (p.phase, p.actor, p.outcomes, p.outcome_ids) == ("FIRST", perihelion.CHANCE, {"U": 1, "N": 1}, {0: 1, 1: 1})
    assert p.text.split()[4:] == ["?", "-", "-", "-"]
    assert int(p.state.to_act) == -1
    p.play(1)
    assert (p.phase, int(p.state.to_act)) == ("ROLL", 1)
    four = perihelion.new("solari", first=-1, players=4)
    assert four.outcomes == {"U": 1, "S": 1, "N": 1, "J": 1}
    assert int(four.play("J").state.to_act) == 3


@covers("SOLARI-10", "SOLARI-57")
def test_the_first_player_is_drawn_before_the_open_order():
    p = perihelion.new("solari", first=-1, rand="O").play("N")
    assert (p.phase, int(p.state.to_act)) == ("ORDER", 1)


@covers("SOLARI-11")
def test_the_counter_goes_round_the_track():
    assert [track_cell(points) for points in (0, 35, 36, 37, 80)] == [0, 35, 0, 1, 8]
    assert [laps(points) for points in (0, 35, 36, 71, 72)] == [0, 0, 1, 1, 2]


@covers("SOLARI-11")
def test_laps_stand_on_the_score_sheet_and_change_nothing():
    p = at("U: 1@33 2@66; N: 1@11", "1-2", score=[80, 3], target=0)
    lines = {line.key: line.values for line in p.scores.sheet}
    assert lines["laps"] == [2, 0]
    assert offered(p, "1") == offered(at("U: 1@33 2@66; N: 1@11", "1-2", target=0), "1")


def test_the_record_before_the_first_turn():
    """Section 11.2: none values, and the start cells of the player who begins."""
    s = perihelion.new("solari", first=1).state
    assert [int(s.start_cell[i]) for i in range(6)] == [13, 51, 11, 53, 26, 29]
    assert (int(s.combo), int(s.d2), int(s.mover1), int(s.mover2), int(s.enter_piece)) == (-1, 0, -1, -1, -1)
    assert (s.vict == -1).all()
    assert s.face_job.tolist() == [0, -1, -1]
    assert (s.tile_order == -1).all()
    assert not s.tile_used.any()
    assert (int(s.winner), int(s.last_gain)) == (-1, 0)
    drawn = perihelion.new("solari", first=-1).state
    assert drawn.start_cell.tolist() == [-2] * 6
