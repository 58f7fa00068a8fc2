"""The end of the game: rules 80 to 88."""

import pytest

import perihelion
from perihelion import OVER
from tests.covers import covers

from .base import at

SIX = "1@11 2@12 3@13 4@14 5@45 6@56"


def winners(p):
    return int(p.state.winner), p.scores.winners


def margin(p):
    return {line.key: line.values for line in p.scores.sheet}["margin"]


@covers("SOLARI-80", "SOLARI-85")
def test_t48_target_reached():
    p = at(f"U: {SIX}; N: 1@77", "3-4", score=[9, 30]).play("5N3", "6N4")
    assert (p.actor, p.phase, p.scores.points, winners(p)) == (OVER, "OVER", (36, 30), (0, (0,)))
    assert margin(p) == [6, -6]
    assert (p.legal, p.outcomes) == ([], {})
    assert p.why_not("1N1").rule == "SOLARI-80"


@covers("SOLARI-80")
def test_when_the_game_is_over_the_record_holds_none_values():
    s = at(f"U: {SIX}; N: 1@77", "3-4", score=[9, 30]).play("5N3", "6N4").state
    assert (int(s.to_act), int(s.combo), s.dice.tolist(), int(s.mover1)) == (-1, -1, [0, 0], -1)
    assert (s.start_cell.tolist(), s.start_face.tolist()) == ([-2] * 6, [0] * 6)
    assert (int(s.last_gain), s.turns.tolist()) == (27, [1, 0, 0, 0])


@covers("SOLARI-80")
@pytest.mark.parametrize(("score", "over"), [(8, False), (9, True), (10, True)])
def test_the_target_must_be_reached(score, over):
    p = at(f"U: {SIX}; N: 1@77", "3-4", score=[score, 0]).play("5N3", "6N4")
    assert (p.actor == OVER) == over


@covers("SOLARI-80")
def test_without_a_target_nobody_wins_by_points():
    p = at(f"U: {SIX}; N: 1@77", "3-4", score=[900, 0], target=0).play("5N3", "6N4")
    assert p.phase == "ROLL"


@covers("SOLARI-80")
def test_a_target_agreed_with_dominoes_ends_the_game_too():
    p = at(f"U: {SIX}; N: 1@77", "3-4", rand="V", score=[9, 0], target=36).play("5N3", "6N4")
    assert p.actor == OVER


@covers("SOLARI-80", "SOLARI-62")
def test_four_players_the_first_at_the_target_wins():
    p = at(f"S: {SIX}; U: 1@77; N: 1@76; J: 1@75", "3-4", players=4, mover="S", score=[35, 10, 30, 4]).play(
        "5N3", "6N4"
    )
    assert (p.scores.points, winners(p), margin(p)) == ((35, 37, 30, 4), (1, (1,)), [-2, 2, -7, -33])


@covers("SOLARI-81")
def test_the_test_is_made_after_scoring_never_between_part_moves():
    """A row of five stands for a moment, worth enough; what counts is the position after the turn."""
    p = at(f"U: {SIX}; N: 1@77", "3-4", score=[30, 0]).play("5N3")
    assert p.actor == 0
    p.play("5S4")
    assert (p.scores.points, p.phase) == ((30, 0), "ROLL")


@covers("SOLARI-81")
def test_a_placement_comes_before_the_end():
    p = at(f"U: {SIX}; N: 1@16", "3-4", score=[9, 0]).play("5N3", "6N4")
    assert (p.phase, p.actor) == ("PLACE", 0)
    assert p.play(p.legal[0]).actor == OVER


@covers("SOLARI-82")
@pytest.mark.parametrize(("score", "winner"), [([5, 3], (0, (0,))), ([3, 5], (1, (1,))), ([4, 4], (4, (0, 1)))])
def test_turn_cap_with_dice(score, winner):
    p = at("N: 1@11 2@55; U: 1@77", "1-1", mover="N", score=score, turns=[7, 6], max_turns=7).play("1E1", "1E1")
    assert (p.actor, winners(p)) == (OVER, winner)


@covers("SOLARI-82")
def test_the_cap_is_reached_when_the_next_player_has_had_his_turns():
    p = at("U: 1@11 2@55; N: 1@77", "1-1", turns=[6, 6], max_turns=7).play("1E1", "1E1")
    assert (p.phase, int(p.state.to_act)) == ("ROLL", 1)


@covers("SOLARI-82")
def test_a_draw_between_some_of_four():
    p = at("J: 1@11 2@55; U: 1@77", "1-1", players=4, mover="J", score=[5, 7, 7, 2], turns=[3, 3, 3, 2], max_turns=3)
    p.play("1E1", "1E1")
    assert (winners(p), margin(p)) == ((4, (1, 2)), [-2, 0, 0, -5])


@covers("SOLARI-82")
def test_the_cap_has_no_effect_with_dominoes():
    p = at("N: 1@11 2@55; U: 1@77", "1-1", rand="O", mover="N", turns=[7, 6], max_turns=7).play("1E1", "1E1")
    assert p.actor == 0


@covers("SOLARI-83")
def test_t49_domino_end_draw():
    p = at("N: 1@11 2@55; U: 1@77", "1-1", rand="O", mover="N", turns=[21, 20], score=[12, 12]).play("1E1", "1E1")
    assert (p.actor, winners(p)) == (OVER, (4, (0, 1)))


@covers("SOLARI-83")
@pytest.mark.parametrize("rand", ["V", "O", "F"])
def test_dominoes_end_after_21_turns_each_and_the_highest_score_wins(rand):
    p = at("N: 1@11 2@55; U: 1@77", "1-1", rand=rand, mover="N", turns=[21, 20], score=[12, 13]).play("1E1", "1E1")
    assert (p.actor, winners(p), margin(p)) == (OVER, (1, (1,)), [-1, 1])


@covers("SOLARI-84")
@pytest.mark.parametrize(
    ("score", "winner"), [([5, 9, 6, 1], (0, (0, 2))), ([5, 9, 5, 2], (1, (1, 3))), ([5, 9, 6, 2], (4, (0, 1, 2, 3)))]
)
def test_team_sums_decide(score, winner):
    p = at(
        "J: 1@11 2@55; U: 1@77", "1-1", players=4, teams=True, mover="J", score=score, turns=[3, 3, 3, 2], max_turns=3
    )
    p.play("1E1", "1E1")
    assert winners(p) == winner


@covers("SOLARI-86")
def test_t55_equal_turns_the_round_is_completed():
    p = at(f"U: {SIX}; N: 1@77", "3-4", score=[9, 30], turns=[5, 5], equal=True).play("5N3", "6N4")
    assert (p.scores.points, p.phase, int(p.state.to_act)) == ((36, 30), "ROLL", 1)


@covers("SOLARI-86")
def test_four_players_the_round_is_completed_and_points_still_count():
    pieces = f"S: {SIX}; U: 1@77; N: 1@76; J: 1@75"
    options = {"players": 4, "mover": "S", "equal": True}
    p = at(pieces, "3-4", score=[36, 10, 0, 0], turns=[3, 2, 2, 2], **options).play("5N3", "6N4")
    assert (p.scores.points, int(p.state.to_act)) == ((36, 37, 0, 0), 2)


@covers("SOLARI-87")
def test_t56_equal_turns_the_best_score_wins():
    p = at(f"N: {SIX}; U: 1@77", "3-4", mover="N", score=[36, 30], turns=[6, 5], equal=True).play("5N3", "6N4")
    assert (p.scores.points, winners(p)) == ((36, 57), (1, (1,)))


@covers("SOLARI-87")
def test_equal_turns_somebody_else_than_the_mover_may_win():
    p = at("N: 1@11 2@55; U: 1@77", "1-1", mover="N", score=[36, 30], turns=[6, 5], equal=True).play("1E1", "1E1")
    assert winners(p) == (0, (0,))


@covers("SOLARI-87")
def test_t57_equal_turns_a_shared_best_score_asks_for_another_round():
    p = at(f"N: {SIX}; U: 1@77", "3-4", mover="N", score=[36, 9], turns=[6, 5], equal=True).play("5N3", "6N4")
    assert (p.scores.points, p.phase, int(p.state.to_act)) == ((36, 36), "ROLL", 0)
    p.play("1-1", "1N1", "1S1")
    assert int(p.state.to_act) == 1, "the next test is after Neptune's turn"


@covers("SOLARI-87", "SOLARI-84")
def test_equal_turns_team_sums_are_compared():
    pieces = f"J: {SIX}; U: 1@77; S: 1@76; N: 1@75"
    options = {"players": 4, "teams": True, "mover": "J", "turns": [4, 4, 4, 3], "equal": True}
    p = at(pieces, "3-4", score=[20, 5, 20, 8], **options).play("5N3", "6N4")
    assert p.phase == "ROLL", "40 to 40"
    p = at(pieces, "3-4", score=[20, 6, 20, 8], **options).play("5N3", "6N4")
    assert winners(p) == (1, (1, 3))


@covers("SOLARI-88")
def test_t58_equal_turns_turn_cap():
    p = at(f"N: {SIX}; U: 1@77", "3-4", mover="N", score=[36, 9], turns=[6, 5], equal=True, max_turns=6).play(
        "5N3", "6N4"
    )
    assert (p.scores.points, winners(p)) == ((36, 36), (4, (0, 1)))


@covers("SOLARI-88")
def test_equal_turns_the_last_tile():
    options = {"rand": "F", "mover": "N", "turns": [21, 20], "equal": True, "target": 36}
    p = at(f"N: {SIX}; U: 1@77", "3-4", score=[36, 9], **options).play("5N3", "6N4")
    assert winners(p) == (4, (0, 1))
    p = at("N: 1@11 2@55; U: 1@77", "1-1", score=[10, 9], **options).play("1E1", "1E1")
    assert winners(p) == (0, (0,))


@covers("SOLARI-86")
def test_without_a_target_equal_turns_has_no_effect():
    p = at(f"N: {SIX}; U: 1@77", "3-4", mover="N", score=[36, 30], turns=[6, 5], equal=True, target=0).play(
        "5N3", "6N4"
    )
    assert p.phase == "ROLL"


def test_a_game_ends_by_itself():
    p = perihelion.new("solari", max_turns=1).play("1-2", "1S1", "1W2", "1-2", "1N1", "1E2")
    assert (p.actor, winners(p)) == (OVER, (4, (0, 1)))
