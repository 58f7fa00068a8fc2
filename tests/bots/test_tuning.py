"""Tuning: what a lead is worth, which errors separate the levels, and a page about it."""

import math
import shutil
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import pytest

import perihelion
from perihelion.bots import LADDER, tuning
from perihelion.bots.arena import Row
from perihelion.bots.judge_accuracy import Sample, fit_scale, measure_accuracy
from perihelion.bots.levels import error_temperature
from perihelion.bots.match import Played
from perihelion.bots.ratings import Interval
from perihelion.bots.tuned_level import TunedLevel
from perihelion.bots.tuning import Budget, Tuning, interpolate
from perihelion.bots.tuning_page import write_page, write_settings
from perihelion.core.contract import ERRING_LEVELS, SearchSettings
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


@pytest.fixture
def imagined(tmp_path, monkeypatch):
    """A tuning whose games are imagined: a bot errs by its temperature, and its strength falls with the logarithm."""

    def strength(bot: TunedLevel) -> float:
        at = error_temperature(bot.settings, bot.level) or tuning.LEAST_TEMPERATURE
        return -0.3 * math.log(at / tuning.LEAST_TEMPERATURE)

    def play(arena, games, *given, stop=None):
        """Play as many deals as there are games: the mean share of each is that of Luce's model, a little scattered."""
        higher, lower = (arena.objects[name] for name in arena.bots)
        share = 1 / (1 + math.exp(strength(lower) - strength(higher)))
        rows = []
        for n in range(games // 2):
            for seat, won in enumerate((share + 0.05, share - 0.05)):
                names = arena.bots if not seat else arena.bots[::-1]
                shares = (won, 1 - won) if not seat else (1 - won, won)
                rows.append(
                    Row(2 * n + seat, n, names, Played((0, 0), shares, (1, 1), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)))
                )
        return SimpleNamespace(rows=rows)

    monkeypatch.setattr(tuning.arena, "play", play)
    return Tuning(LEDUC, {}, tmp_path, Here(), Budget(2, 200, 200), lambda step: None)


def test_the_errors_divide_the_distance_to_the_weakest_bot_equally(imagined):
    settings, steps = imagined._tune_errors(SearchSettings())
    assert len(settings.error_temperatures) == len(LADDER) - 1
    assert settings.error_temperature == settings.error_temperatures[0]
    total = math.log(tuning.MOST_TEMPERATURE / tuning.LEAST_TEMPERATURE)
    wanted = [tuning.LEAST_TEMPERATURE * math.exp(total * (5 - n) / 5) for n in range(5)]
    assert settings.error_temperatures == pytest.approx(wanted, rel=0.25)
    assert [step.level for step in steps] == ["jupiter", "mars", "earth", "venus", "mercury"]
    played = [pairing.share(imagined._play(pairing, 200)).value for pairing in imagined._ladder(settings)]
    assert max(played) - min(played) < 0.05, "the steps are about equally long"
    assert all(pairing.seed != 1 for pairing in imagined._ladder(settings)), "the levels play other deals at the end"


def test_a_level_that_searches_less_need_not_err_more(imagined, monkeypatch):
    """If the step is long enough with hardly more errors, no other temperature is tried."""
    monkeypatch.setattr(imagined, "_part_of", lambda share, steps: 0.5)
    settings, steps = imagined._tune_errors(SearchSettings())
    assert [len(step.tried) for step in steps] == [1] * 5
    assert settings.error_temperatures[-1] == tuning.LEAST_TEMPERATURE
    for higher, lower in pairwise(reversed(settings.error_temperatures)):
        assert lower == pytest.approx(tuning.APART * higher, rel=0.01)


def test_the_line_through_all_shares_finds_the_temperature():
    shares = {0.1: 0.5, 0.2: 0.6, 0.4: 0.7}
    tried = {at: Interval(share - 0.05, share, share + 0.05) for at, share in shares.items()}
    assert interpolate(tried, 0.65) == pytest.approx(0.283, rel=0.01)
    assert interpolate(tried, 0.9) == 0.4, "nothing beyond what was tried"
    assert interpolate({0.1: tried[0.1]}, 0.9) == 0.1


def test_each_level_has_its_own_temperature_if_the_game_sets_them():
    settings = SearchSettings(error_temperatures=(0.5, 0.4, 0.3, 0.2, 0.1))
    assert [error_temperature(settings, level) for level in LADDER] == [0.5, 0.4, 0.3, 0.2, 0.1, 0.0]
    with pytest.raises(ValueError, match="5 numbers"):
        SearchSettings(error_temperatures=(0.1,))
    assert len(LADDER) - 1 == ERRING_LEVELS


def test_a_small_run_writes_a_page_and_continues_from_its_logs(tmp_path, monkeypatch):
    monkeypatch.setattr(tuning, "HALVINGS", 1)
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
    temperatures = (0.16, 0.08, 0.04, 0.02, 0.01)
    settings = SearchSettings(simulations=123, value_scale=2.5, error_temperatures=temperatures)
    (folder / SEARCH_FILE).write_text(write_settings(settings))
    assert game.search_settings == settings


@pytest.mark.parametrize(
    ("line", "why"), [("simulatons = 5", "simulatons"), ("error_temperatures = [0.1]", "has 5 numbers")]
)
def test_a_wrong_setting_is_named(copied, line: str, why: str):
    folder, game = copied
    (folder / SEARCH_FILE).write_text(f"{line}\n")
    with pytest.raises(InvalidGame, match=why):
        _ = game.search_settings


def test_the_command_writes_the_page(tmp_path, monkeypatch, perihelion_):
    monkeypatch.setattr("perihelion.cli.tune.ProcessWorkers", Here)
    monkeypatch.setattr(tuning, "HALVINGS", 0)
    monkeypatch.setattr(tuning, "ROLLOUTS", (1,))
    code, said, complained = perihelion_(
        "tune", "leduc", "--games", "2", "--simulations", "16", "--out", str(tmp_path / "levels")
    )
    assert code == 0, complained
    assert "Not every step is decided" in said
    assert (tmp_path / "levels" / "README.md").read_text().startswith("# The levels of leduc")
    assert not (Path(leduc.__file__).parent / SEARCH_FILE).exists(), "nothing is saved unless that is asked for"
