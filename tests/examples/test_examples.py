"""The examples run on small numbers and do what they promise."""

import pytest

pytest.importorskip("matplotlib")

from examples import planner, ppo, solve_leduc, statistics, td_solari

pytestmark = pytest.mark.usefixtures("machine_code")


def test_statistics_with_a_plot(tmp_path, capsys):
    result = statistics.main(["solenia", "--games", "200", "-o", "players=3", "--plot", str(tmp_path / "plot.png")])
    assert result["points"].shape == (200, 3)
    assert (result["decisions"] > 10).all()
    assert "seat 2:" in capsys.readouterr().out
    assert (tmp_path / "plot.png").stat().st_size > 5000


def test_the_linear_learner_learns_to_beat_random_play():
    before, after = td_solari.main(["--updates", "90", "--games", "60"])
    assert after > before + 0.1


def test_the_planner_beats_random_play():
    assert planner.main(["--games", "16", "--rollouts", "2"]) > 0.7


def test_ppo_learns():
    first, last = ppo.main(["leduc", "--updates", "12", "--envs", "96", "--steps", "12", "--rewards", "points"])
    assert last > first + 0.2


def test_leduc_is_solved_exactly(monkeypatch):
    """The tree as OpenSpiel reads it through the adapter: 936 information sets, value -0.0856 for the first player."""
    trees, export = [], solve_leduc.gambit.export_gambit
    monkeypatch.setattr(solve_leduc.gambit, "export_gambit", lambda game: trees.append(export(game)) or trees[-1])
    value, exploitability = solve_leduc.main(["--iterations", "150"])
    assert value == pytest.approx(-0.0856, abs=0.005)
    assert exploitability < 0.01
    decisions = [line.split('"')[2].split() for line in trees[0].splitlines() if line.lstrip().startswith("p ")]
    assert len({(player, infoset) for player, infoset, *_ in decisions}) == 936
