"""The examples run, on small numbers, and do what they promise."""

import pytest

pytest.importorskip("matplotlib")

from examples import planner, ppo, solve_leduc, statistics, td_solari
from perihelion.engine.runtimes import force_runtime


@pytest.fixture(autouse=True)
def machine_code():
    with force_runtime("compiled"):
        yield


def test_statistics_with_a_plot(tmp_path, capsys):
    result = statistics.main(["solenia", "--games", "200", "-o", "players=3", "--plot", str(tmp_path / "plot.png")])
    assert result["points"].shape == (200, 3)
    assert (result["decisions"] > 10).all()
    assert "seat 2:" in capsys.readouterr().out
    assert (tmp_path / "plot.png").stat().st_size > 5000


def test_the_linear_learner_learns_to_beat_random_play():
    before, after = td_solari.main(["--updates", "150", "--games", "100"])
    assert after > before + 0.1


def test_the_planner_beats_random_play():
    assert planner.main(["--games", "16", "--rollouts", "2"]) > 0.7


def test_ppo_learns():
    first, last = ppo.main(["leduc", "--updates", "12", "--envs", "96", "--steps", "12", "--rewards", "points"])
    assert last > first + 0.2


def test_leduc_is_solved():
    value, exploitability = solve_leduc.main(["--iterations", "60"])
    assert value == pytest.approx(-0.0856, abs=0.02)
    assert exploitability < 0.05
