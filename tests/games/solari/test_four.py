"""Four players, each for himself or in teams: rules 62 to 67."""

import pytest

import perihelion
from tests.covers import covers

from .base import RIM, at, cells, offered, rule, stand


@covers("SOLARI-62")
@pytest.mark.parametrize("owner", ["S", "N", "J"])
def test_each_for_himself_all_others_are_enemies(owner):
    p = at(f"U: 1@42 2@66; {owner}: 3@45", "3-1", players=4).play("1E3", "1S1")
    assert set(p.legal) == RIM
    p = at(f"U: 1@42 2@66; {owner}: B45", "3-1", players=4)
    assert rule(p, "1E3") == 40


@covers("SOLARI-62", "SOLARI-79")
@pytest.mark.parametrize(("owner", "points"), [("S", 1), ("N", 1), ("J", 1), (None, 2)])
def test_each_for_himself_every_other_doubler_cancels(owner, points):
    other = f"; {owner}: D27" if owner else ""
    p = at(f"U: 1@22 2@23 3@54 4@71 D20{other}", "1-3", players=4).play("3N3", "4E1")
    assert int(p.state.last_gain) == points


@covers("SOLARI-79")
def test_two_enemy_doublers_do_not_cancel_together():
    """Each covers a part of the row 12 13 14, none all of it."""
    p = at("U: 1@12 2@13 3@44 4@71 D10; S: D02; N: D74", "3-1", players=4).play("3N3", "4E1")
    assert int(p.state.last_gain) == 2


@covers("SOLARI-63")
def test_in_teams_the_players_sit_opposite_each_other():
    rules = perihelion.games()["solari"].rules
    s = perihelion.new("solari", players=4, teams=1).plain
    assert [rules.team(s, seat) for seat in range(4)] == [0, 1, 0, 1]
    s = perihelion.new("solari", players=4).plain
    assert [rules.team(s, seat) for seat in range(4)] == [0, 1, 2, 3]


@covers("SOLARI-63", "SOLARI-64", "SOLARI-84")
def test_team_points_are_added():
    """Neptune brings Uranus and himself to 36; both win."""
    pieces = "U: 1@70; S: 1@71; N: 1@11 2@12 3@13 4@14 5@45 6@56; J: 1@72"
    p = at(pieces, "3-4", players=4, teams=True, mover="N", score=[6, 30, 3, 5]).play("5N3", "6N4")
    assert (p.actor, p.scores.points, p.scores.winners) == (perihelion.OVER, (6, 30, 30, 5), (0, 2))
    assert int(p.state.winner) == 0
    lines = {line.key: line.values for line in p.scores.sheet}
    assert lines["team"] == [36, 35, 36, 35]
    assert lines["margin"] == [1, -1, 1, -1]
    alone = at(pieces, "3-4", players=4, mover="N", score=[6, 30, 3, 5]).play("5N3", "6N4")
    assert alone.phase == "ROLL"


@covers("SOLARI-65")
@pytest.mark.parametrize("teams", [False, True])
def test_a_partners_piece_is_hit_like_an_enemys(teams):
    options = {"players": 4, "teams": teams}
    p = at("U: 1@42 2@66; N: 3@45", "3-1", **options).play("1E3")
    assert set(offered(p, "@")) == cells("05 40 47 75")
    assert set(p.play("1S1").legal) == RIM
    stand(at("U: 1@42 2@66; N: 3@45", "3-3", **options).play("1E3", "1N3"), "N3@off")
    p = at("U: 1@42 H52; N: 3@25", "3-1", **options).play("HNE3")
    assert set(offered(p, "@")) == RIM
    p = at("U: x1 2@66; N: 4@25", "5-2", **options).play("?1", "*25")
    assert set(p.legal) == RIM


@covers("SOLARI-40", "SOLARI-42", "SOLARI-38", "SOLARI-65")
def test_a_partners_blocker_and_doubler_are_protected():
    options = {"players": 4, "teams": True}
    assert rule(at("U: 1@42 2@66; N: B45", "3-1", **options), "1E3") == 40
    assert rule(at("U: 1@42 2@66; N: D02", "4-1", **options), "1N4") == 42
    assert at("U: x1 2@66; N: B22", "2-2", **options).play("?1").legal == ["--"]


@covers("SOLARI-65")
def test_the_facing_of_a_partners_comet_is_free_if_targeted_and_derived_if_simple():
    options = {"players": 4, "teams": True, "level": 3}
    p = at("U: 1@42N 2@66N; N: 3@45S", "3-1", **options).play("1E3", "1S1", "@00")
    assert p.phase == "FACE"
    p = at("U: 1@42N 2@66N; N: 3@45S", "3-1", **options).play("1E3", "@40")
    assert p.phase == "MOVE2"
    stand(p.play("2N1"), "N3@40W")


@covers("SOLARI-65")
def test_a_partners_piece_counts_as_a_hit_of_its_own():
    """One partner's and one enemy's comet: two hits, both simple."""
    p = at("U: 1@41; N: 3@44; S: 4@34", "3-1", players=4, teams=True).play("1E3", "1N1")
    assert set(p.legal) == cells("04 47 74 40")


@covers("SOLARI-66")
def test_rows_formed_for_the_partner_are_not_paid():
    """Uranus places Neptune's comet beside two others; neither he nor, at his own turn, Neptune is paid for it."""
    pieces = "U: 1@33 2@66; S: 1@11; N: 1@72 2@71 3@63; J: 1@22"
    p = at(pieces, "3-3", players=4, teams=True).play("1S3", "@73", "2N3")
    assert p.scores.points == (0, 0, 0, 0)
    p.play("1-1", "1E1", "1W1", "1-1", "1N1", "1S1")
    assert p.scores.points == (0, 0, 0, 0)


@covers("SOLARI-67", "SOLARI-79")
@pytest.mark.parametrize(("owner", "points"), [("N", 2), ("S", 1), ("J", 1)])
def test_a_partners_doubler_does_not_cancel(owner, points):
    p = at(f"U: 1@22 2@23 3@54 4@71 D20; {owner}: D27", "1-3", players=4, teams=True).play("3N3", "4E1")
    assert int(p.state.last_gain) == points


@covers("SOLARI-67")
def test_a_partners_doubler_does_not_double():
    p = at("U: 1@22 2@23 3@54 4@71 D06; N: D27", "1-3", players=4, teams=True).play("3N3", "4E1")
    assert int(p.state.last_gain) == 1
    p = at("U: 1@33 2@34 3@41 4@72 D06; N: D30", "1-3", players=4, teams=True).play("3E3", "4E1")
    assert int(p.state.last_gain) == 1
