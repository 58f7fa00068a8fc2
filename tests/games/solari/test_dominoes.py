"""Dominoes: hidden, open and free; rules 55 to 61."""

import pytest

import perihelion
from perihelion import CHANCE, OVER
from tests.covers import covers
from tests.support import walk

from .base import RIM, at, cells, offered, rule, stand, tile

ALL_TILES = [f"{a}-{b}" for a in range(1, 7) for b in range(a, 7)]


@covers("SOLARI-55")
@pytest.mark.parametrize("rand", ["V", "O", "F"])
def test_every_player_plays_each_of_his_21_tiles_once(rand):
    p = perihelion.new("solari", rand=rand)
    played = [[], []]
    turns = 0
    for q in walk(p, seed=3, steps=2000):
        s = q.state
        if int(s.combo) >= 0 and int(s.turns.sum()) == turns:
            played[s.to_act].append(int(s.combo))
            turns += 1
    assert p.actor == OVER
    assert [sorted(tiles) for tiles in played] == [list(range(21))] * 2
    assert p.state.tile_used[:2].all()
    assert not p.state.tile_used[2:].any()
    assert p.state.turns.tolist() == [21, 21, 0, 0]


@covers("SOLARI-55")
def test_with_dice_no_tile_is_ever_used():
    p = perihelion.new("solari").play("1-2", "1N1", "1N2")
    assert not p.state.tile_used.any()


@covers("SOLARI-56")
def test_t52_weights_of_a_hidden_tile():
    p = perihelion.new("solari", rand="V")
    assert (p.phase, p.outcomes) == ("TILE", dict.fromkeys(ALL_TILES, 1))
    used = "100000000000100000000|110000000000000000000"
    p = perihelion.position("solari", " ".join([*p.text.split()[:3], "2,2", "U", "-", used, "-"]))
    assert (p.phase, p.actor) == ("TILE", CHANCE)
    assert p.outcome_ids == {i: 1 for i in range(21) if i not in (0, 12)}


@covers("SOLARI-56")
def test_a_hidden_tile_is_used_as_soon_as_it_is_turned_up():
    p = perihelion.new("solari", rand="V").play("5-2")
    s = p.state
    assert (s.tile_used[0].nonzero()[0].tolist(), s.dice.tolist(), p.phase) == ([9], [2, 5], "MOVE1")
    assert p.why_not("[2-5]").rule == "SOLARI-13"


@covers("SOLARI-57")
def test_t53_open_order():
    p = perihelion.new("solari", rand="O")
    assert p.phase == "ORDER"
    for drawn in range(21):
        assert p.outcome_ids == dict.fromkeys(range(drawn, 21), 1)
        p.play(drawn)
    for drawn in reversed(range(21)):
        assert p.phase == "ORDER"
        assert p.outcome_ids == dict.fromkeys(range(drawn + 1), 1)
        p.play(drawn)
    s = p.state
    assert (p.phase, s.dice.tolist(), int(s.to_act), len(p.log)) == ("MOVE1", [1, 1], 0, 42)
    assert s.tile_order.tolist() == [list(range(21)), list(range(20, -1, -1)), [-1] * 21, [-1] * 21]
    assert s.tile_used.sum() == 1


@covers("SOLARI-57")
def test_during_the_open_draw_no_turn_has_begun():
    s = perihelion.new("solari", rand="O", first=1).play(3).state
    assert (int(s.to_act), s.start_cell.tolist(), int(s.combo)) == (1, [-2] * 6, -1)
    assert s.tile_order[0].tolist() == [3] + [-1] * 20


@covers("SOLARI-57")
def test_the_next_tile_of_the_order_is_played_without_a_chance_point():
    p = perihelion.new("solari", rand="O", first=1)
    p.play(*range(21), *range(20, -1, -1))
    assert (p.phase, int(p.state.to_act)) == ("WILD", 1), "Neptune's first tile is 6-6"
    first = p.play("[1-2]").legal[0]
    p.play(first)
    while int(p.state.to_act) == 1:
        p.play(p.legal[0])
    assert (p.phase, p.state.dice.tolist()) == ("MOVE1", [1, 1])


@covers("SOLARI-58")
def test_free_dominoes_any_unused_tile_may_be_chosen():
    p = perihelion.new("solari", rand="F")
    assert (p.phase, p.actor, p.legal) == ("DOMINO", 0, [f"[{values}]" for values in ALL_TILES])
    p.play("[5-2]")
    assert (p.phase, p.state.dice.tolist(), int(p.state.tile_used[0, tile("2-5")])) == ("MOVE1", [2, 5], 1)


@covers("SOLARI-55", "SOLARI-58")
def test_a_tile_is_not_played_twice():
    p = at("U: 1@33 2@66; N: 1@11", rand="F", used=["1-3", "2-2"])
    assert "[1-3]" not in p.legal
    assert rule(p, "[1-3]") == 55
    assert len(p.legal) == 19


@covers("SOLARI-58")
def test_a_tile_without_a_complete_turn_is_not_offered_while_another_has_one():
    p = at("U: 1@33 2@44", rand="F")
    assert rule(p, "[5-6]") == 58
    assert "[1-6]" not in p.legal
    assert "[4-6]" in p.legal
    assert "[6-6]" in p.legal, "6-6 may be named 4-6"


@covers("SOLARI-58")
def test_if_no_tile_has_a_complete_turn_all_unused_ones_are_offered():
    stuck = [values for values in ALL_TILES if values not in ("1-6", "5-6", "5-5")]
    p = at("U: 1@33 2@44", rand="F", used=stuck)
    assert p.legal == ["[1-6]", "[5-5]", "[5-6]"]
    p.play("[5-6]")
    assert (p.phase, p.legal) == ("MOVE1", ["--"])


@covers("SOLARI-58")
def test_six_six_counts_as_playable_though_the_combination_it_stands_for_is_used():
    others = [values for values in ALL_TILES if values not in ("5-6", "6-6")]
    p = at("U: 1@33 2@34", rand="F", used=others)
    assert p.legal == ["[6-6]"]
    assert "[4-6]" in p.play("[6-6]").legal


@covers("SOLARI-58")
def test_the_lapse_of_a_free_six_six_is_decided_at_wild():
    p = at("N: 1@11", rand="F")
    assert len(p.legal) == 21
    p.play("[6-6]")
    assert (p.phase, p.legal) == ("WILD", ["--"])


@covers("SOLARI-59")
@pytest.mark.parametrize("rand", ["V", "O", "F"])
def test_a_lapse_spends_the_tile(rand):
    p = at("U: 1@33 2@34; N: 1@11", "5-6", rand=rand)
    p.play("--")
    assert (int(p.state.tile_used[0, tile("5-6")]), int(p.state.turns[0])) == (1, 1)


@covers("SOLARI-60")
def test_t44_free_dominoes_enemy_victim_anywhere():
    p = at("U: 1@42 2@66; N: 3@45", "3-1", rand="F").play("1E3")
    assert set(offered(p, "@")) == RIM
    stand(p.play("@00", "2N1"), "N3@00")


@covers("SOLARI-60")
def test_free_dominoes_both_of_two_victims_anywhere():
    p = at("U: 1@41; N: 3@44 4@34", "3-1", rand="F").play("1E3", "1N1")
    assert set(p.legal) == RIM
    assert set(p.play("@00").legal) == RIM - cells("00")


@covers("SOLARI-60")
def test_t45_free_dominoes_self_knock_out_stays_simple():
    p = at("U: 1@42 2@45 3@66", "3-1", rand="F").play("1E3")
    assert set(offered(p, "@")) == cells("05 40 47 75")
    stand(p.play("@47", "3N1"), "U2@47")


@covers("SOLARI-60")
def test_free_dominoes_total_is_unchanged():
    stand(at("U: 1@42 2@66; N: 3@45", "3-3", rand="F").play("1E3", "1N3"), "N3@off")


@covers("SOLARI-60", "SOLARI-52")
def test_free_dominoes_the_facing_of_an_enemy_victim_is_chosen():
    p = at("U: 1@42N 2@66N; N: 3@45S", "3-1", rand="F", level=3).play("1E3", "@00")
    assert p.phase == "FACE"


@covers("SOLARI-60")
@pytest.mark.parametrize("rand", ["V", "O"])
def test_in_the_other_domino_games_a_hit_is_simple_as_with_dice(rand):
    p = at("U: 1@42 2@66; N: 3@45", "3-1", rand=rand).play("1E3")
    assert set(offered(p, "@")) == cells("05 40 47 75")


@covers("SOLARI-61", "SOLARI-58")
def test_free_dominoes_a_tile_for_an_entry():
    """Only entry cells matter: 2-2 names the cell of the enemy blocker, 5-6 is fine though nobody could move so far."""
    p = at("U: x1 2@33; N: B22", rand="F")
    assert rule(p, "[2-2]") == 58
    assert "[5-6]" in p.legal
    assert len(p.legal) == 20
    p.play("[5-6]", "?1", "*65")
    stand(p, "U1@65")


@covers("SOLARI-58", "SOLARI-61")
def test_free_dominoes_the_lapse_of_an_entry_is_decided_after_the_pick():
    others = [values for values in ALL_TILES if values != "2-2"]
    p = at("U: x1 2@33; N: B22", rand="F", used=others)
    assert p.legal == ["[2-2]"]
    p.play("[2-2]", "?1")
    assert (p.phase, p.legal) == ("ENTER", ["--"])


@covers("SOLARI-22", "SOLARI-55")
def test_a_tile_six_six_is_wild_and_only_it_is_spent():
    p = perihelion.new("solari", rand="V").play("6-6")
    assert p.phase == "WILD"
    s = p.play("[3-4]").state
    assert (s.tile_used[0].nonzero()[0].tolist(), s.dice.tolist()) == ([20], [3, 4])
