"""Tuning: what a lead is worth, which errors separate the levels, and a page about it."""

import math
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

import perihelion
from perihelion.bots import LADDER, tuning
from perihelion.bots.arena import Row
from perihelion.bots.judge_accuracy import Sample, fit_scale, measure_accuracy
from perihelion.bots.match import Played
from perihelion.bots.tuned_level import TunedLevel
from perihelion.bots.tuning import TEMPERATURES, Budget, Tuning
from perihelion.bots.tuning_page import write_page, write_settings
from perihelion.core.contract import SearchSettings
from perihelion.core.game import SEARCH_FILE, Game
from perihelion.errors import InvalidGame
from perihelion.test_games import leduc
from tests.bots.test_arena import Here

LEDUC = perihelion.games()["leduc"]


def won(*, lead: float, points: float, often: float) -> list[Sample]:
    """Return positions in which a team leads and wins this often."""
    return [Sample((lead, 0.0), (points, 0.0), (often, 1 - often))]


def test_the_scale_is_the_lead_that_makes_a_win_e_times_as_likely():
    often = math.e / (1 + math.e)
    assert fit_scale(won(lead=3.0, points=0, often=often) * 500, 5.0) == pytest.approx(3.0, rel=0.05)
    assert fit_scale([], 5.0) == pytest.approx(5.0, rel=0.05), "without positions the old one is kept"


def test_the_judge_is_compared_with_the_points():
    samples = won(lead=2.0, points=-1, often=0.8) * 100
    found = measure_accuracy(samples, 100, 5.0)
    assert (round(found.by_judge.value, 3), round(found.by_points.value, 3)) == (0.8, 0.2)


def test_a_tried_level_leaves_the_settings_of_the_game_as_they_were():
    before = LEDUC.search_settings
    tried = TunedLevel("mercury", replace(before, simulations=3200, error_temperature=0.3))
    view = perihelion.new("leduc").play("K1", "Q1").view(0)
    assert tried.seeded(3).choose(view) in view.legal
    assert LEDUC.search_settings is before


def test_the_error_temperature_with_the_largest_smallest_step_is_kept(tmp_path, monkeypatch):
    def play(pairing, games, log, workers, end):
        """Let the levels be far apart at 0.08 alone; there is one weak step at 0.32."""
        at = pairing.higher.settings.error_temperature
        wins = {0.08: 0.7, 0.32: 0.9 if "venus" not in pairing.higher.name else 0.5}.get(at, 0.55)
        shares = (wins, 1 - wins)
        names = (pairing.higher.name, pairing.lower.name)
        return [Row(n, n, names, Played((0, 0), shares, (1, 1), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0))) for n in range(8)]

    monkeypatch.setattr(tuning, "play_pairing", play)
    tuner = Tuning(LEDUC, {}, tmp_path, Here(), Budget(2, 8, 8), lambda step: None)
    settings, steps = tuner._tune_errors(SearchSettings())
    assert settings.error_temperature == 0.08
    assert list(steps) == list(TEMPERATURES)
    assert {len(shares) for shares in steps.values()} == {len(LADDER) - 1}


def test_a_small_run_writes_a_page_and_continues_from_its_logs(tmp_path, monkeypatch):
    monkeypatch.setattr(tuning, "TEMPERATURES", (0.02, 0.2))
    monkeypatch.setattr(tuning, "ROLLOUTS", (0, 1))

    def run() -> tuple[tuning.Tuned, list[str]]:
        said: list[str] = []
        return Tuning(LEDUC, {}, tmp_path, Here(), Budget(4, 2, 2), said.append).run(simulations=32), said

    tuned, said = run()
    assert said == ["judge", "rollouts", "errors", "levels"]
    assert tuned.settings.simulations == 32
    assert [len(rows) for _, rows in tuned.levels] == [2] * 5
    page = write_page(tuned, "perihelion tune leduc")
    assert "The game has no judge, so points are counted." in page
    assert write_settings(tuned.settings) in page
    assert "| leduc | Sun – Jupiter | 50% |" in page
    logs = {file: file.read_text() for file in tmp_path.glob("*.csv")}
    assert run()[0].steps == tuned.steps
    assert {file: file.read_text() for file in tmp_path.glob("*.csv")} == logs, "nothing was played again"


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Game]:
    """A copy of the test game."""
    folder = tmp_path / f"tuned_{tmp_path.name.replace('-', '_')}"
    shutil.copytree(Path(leduc.__file__).parent, folder)
    monkeypatch.syspath_prepend(str(tmp_path))
    return folder, Game(key="tuned", package=folder.name, prefix="LEDUC", version=1, options=())


def test_a_game_reads_its_settings_from_a_file(copied):
    folder, game = copied
    settings = SearchSettings(simulations=123, value_scale=2.5, error_temperature=0.16)
    (folder / SEARCH_FILE).write_text(write_settings(settings))
    assert game.search_settings == settings


def test_a_wrong_setting_is_named(copied):
    folder, game = copied
    (folder / SEARCH_FILE).write_text("simulatons = 5\n")
    with pytest.raises(InvalidGame, match="simulatons"):
        _ = game.search_settings


def test_the_command_writes_the_page(tmp_path, monkeypatch, perihelion_):
    monkeypatch.setattr("perihelion.cli.tune.ProcessWorkers", Here)
    monkeypatch.setattr(tuning, "TEMPERATURES", (0.02,))
    monkeypatch.setattr(tuning, "ROLLOUTS", (1,))
    code, said, complained = perihelion_(
        "tune", "leduc", "--games", "2", "--simulations", "16", "--out", str(tmp_path / "levels")
    )
    assert code == 0, complained
    assert "Not every step is decided" in said
    assert (tmp_path / "levels" / "README.md").read_text().startswith("# The levels of leduc")
    assert not (Path(leduc.__file__).parent / SEARCH_FILE).exists(), "nothing is saved unless that is asked for"
