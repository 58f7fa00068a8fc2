"""The arena: fair seats, equal luck, and a log that can be continued."""

from __future__ import annotations

import os
import time
from collections import Counter
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from perihelion import InvalidOptions
from perihelion.bots import arena, calibrate
from perihelion.bots.arena import Arena, play_one
from perihelion.bots.match import Played, shares_of
from perihelion.bots.ratings import Interval
from perihelion.report.plot import Bar, intervals
from perihelion.words import Words
from perihelion.workers import RayWorkers, results_in_order

NOTHING_PLAYED = Played((0, 0), (0.0, 0.0), (0, 0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0))


class Done:
    """A finished task."""

    def __init__(self, value: Any):
        self.value, self.cancelled = value, False

    def result(self) -> Any:
        return self.value

    def cancel(self) -> None:
        self.cancelled = True


class Here:
    """A worker pool that runs in this process."""

    count = 1

    def __init__(self) -> None:
        self.jobs: list[Done] = []

    def submit(self, function: Any, *arguments: Any) -> Done:
        self.jobs.append(Done(function(*arguments)))
        return self.jobs[-1]

    def shutdown(self) -> None:
        pass


def without_times(rows: list[arena.Row]) -> list[Any]:
    return [(row.number, row.deal, row.bots, row.played[:3]) for row in rows]


def test_every_bot_takes_every_seat_with_the_same_luck():
    three = Arena.of("solaris", {"players": 3}, ["greedy", "random", "sun"])
    seated = Counter((name, seat) for number in range(3) for seat, name in enumerate(three.line_up(number)[1]))
    assert set(seated.values()) == {1}
    assert len(seated) == 9
    assert [three.line_up(number)[0] for number in range(7)] == [0, 0, 0, 1, 1, 1, 2]


def test_a_bot_that_meets_itself_plays_no_game_twice():
    """Rotated, the same bots would sit in the same seats and play the same game with the same luck."""
    alone = Arena.of("leduc", {}, ["random"])
    assert [alone.line_up(number)[0] for number in range(3)] == [0, 1, 2]
    two = Arena.of("solaris", {"players": 4}, ["greedy", "random", "greedy", "random"])
    assert [two.line_up(number)[0] for number in range(4)] == [0, 0, 1, 1]


def test_the_last_bot_fills_the_seats_and_more_bots_than_seats_meet_in_every_combination():
    assert Arena.of("solaris", {"players": 4}, ["sun", "greedy"]).bots == ("sun", "greedy", "greedy", "greedy")
    many = Arena.of("leduc", {}, ["random", "greedy", "mars"])
    met = [many.line_up(number)[1] for number in range(6)]
    assert {frozenset(bots) for bots in met} == {
        frozenset(pair) for pair in (("random", "greedy"), ("random", "mars"), ("greedy", "mars"))
    }
    assert len(set(met)) == 6


def test_a_game_is_reproducible():
    deal, bots = Arena.of("leduc", {}, ["greedy", "random"]).line_up(5)
    once, again = (play_one("leduc", {}, 7, 5, deal, bots) for _ in range(2))
    assert without_times([once]) == without_times([again])


def test_the_rotations_of_a_deal_share_their_chance(monkeypatch: pytest.MonkeyPatch):
    seeds = []
    monkeypatch.setattr(arena.Match, "play", lambda self, bots, seed, entries: seeds.append(seed) or NOTHING_PLAYED)
    for number in range(4):
        play_one("leduc", {}, 7, number, *Arena.of("leduc", {}, ["greedy", "random"]).line_up(number))
    assert seeds[0] == seeds[1] != seeds[2] == seeds[3]


def test_an_arena_continues_at_the_end_of_its_log(tmp_path: Path):
    log = tmp_path / "log.csv"
    bots = ["greedy", "random"]
    whole = arena.play(Arena.of("leduc", {}, bots), 20, workers=Here()).rows
    arena.play(Arena.of("leduc", {}, bots), 8, log=log, workers=Here())
    with log.open("a", encoding="utf-8") as file:
        file.write("8,4,gre")  # stopped in the middle of a line
    workers = Here()
    assert without_times(arena.play(Arena.of("leduc", {}, bots), 20, log=log, workers=workers).rows) == without_times(
        whole
    )
    assert len(workers.jobs) == 12
    assert len(log.read_text(encoding="utf-8").splitlines()) == 22
    again = Here()
    arena.play(Arena.of("leduc", {}, bots), 20, log=log, workers=again)
    assert not again.jobs


@pytest.mark.parametrize("other", [{"seed": 1}, {"bots": ["random", "greedy"]}, {"game": "solari"}])
def test_the_log_of_another_arena_is_refused(tmp_path: Path, other: dict[str, Any]):
    log = tmp_path / "log.csv"
    arena.play(Arena.of("leduc", {}, ["greedy", "random"]), 2, log=log, workers=Here())
    given: dict[str, Any] = {"game": "leduc", "bots": ["greedy", "random"], "seed": 0} | other
    with pytest.raises(InvalidOptions, match="another arena"):
        arena.play(Arena.of(given["game"], {}, given["bots"], given["seed"]), 4, log=log, workers=Here())
    log.write_text("what,is,this\n", encoding="utf-8")
    with pytest.raises(InvalidOptions, match="not the log of an arena"):
        arena.play(Arena.of("leduc", {}, ["greedy", "random"]), 4, log=log, workers=Here())


def test_the_log_of_another_strength_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    from perihelion.bots.levels import LEVELS, Level

    log = tmp_path / "log.csv"
    arena.write(made := Arena.of("leduc", {}, ["sun", "random"]), log, arena.Row(0, 0, made.bots, NOTHING_PLAYED))
    assert len(arena.read(made, log)) == 1
    monkeypatch.setitem(LEVELS, "sun", Level(0.5, 0.5))
    with pytest.raises(InvalidOptions, match="levels"):
        arena.read(made, log)


def test_standings_count_shares_and_points():
    outcome = arena.play(Arena.of("leduc", {}, ["greedy", "random"]), 60, workers=Here())
    best, worst = outcome.standings()
    assert (best.bot, worst.bot) == ("greedy", "random")
    assert best.share.value + worst.share.value == pytest.approx(1)
    assert best.points == -worst.points > 0
    assert best.rating is not None
    assert best.rating.low > 0, "greedy beats random, and sixty games suffice to show it"


def test_stopping_early_cancels_the_rest():
    workers = Here()
    rows = arena.play(
        Arena.of("leduc", {}, ["greedy", "random"]), 50, workers=workers, stop=lambda rows: len(rows) == 6
    ).rows
    assert len(rows) == 6
    assert sum(job.cancelled for job in workers.jobs) == len(workers.jobs) - 6


def test_results_come_in_order_and_few_calls_are_submitted_ahead():
    workers = Here()
    done = results_in_order(workers, int, ((str(n),) for n in range(9)), ahead=3)
    assert next(done) == 0
    assert len(workers.jobs) == 3
    assert list(done) == list(range(1, 9))


def test_partners_share_a_win_as_one():
    assert shares_of(0b0101, [0, 1, 0, 1]) == (1, 0, 1, 0)
    assert shares_of(0b111, [0, 1, 2]) == (1 / 3, 1 / 3, 1 / 3)
    assert shares_of(0, [0, 1]) == (0, 0)


def test_an_unknown_bot_or_none_is_refused():
    with pytest.raises(InvalidOptions, match="mercury"):
        Arena.of("leduc", {}, ["genius"])
    with pytest.raises(InvalidOptions, match="needs bots"):
        Arena.of("leduc", {}, [])


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_plot_names_every_bot_and_its_share(lang: str):
    from perihelion.cli.arena import plot, standings

    outcome = arena.play(Arena.of("leduc", {}, ["greedy", "random"]), 10, workers=Here())
    drawn = plot(outcome, Words(lang))
    assert drawn.startswith("<svg ")
    for name in ("greedy", "random", " %"):
        assert name in drawn
    assert [row[0] for row in standings(outcome, Words(lang)).rows] == [each.bot for each in outcome.standings()]


def test_a_plot_puts_the_better_one_to_the_right():
    drawn = intervals("x", "t", [Bar("a", Interval(0, 10, 20), ""), Bar("b", Interval(-20, -10, 0), "")], 0)
    first, second = (float(part.split('"')[0]) for part in drawn.split('cx="')[1:3])
    assert first > second


def test_calibrating_stops_early_continues_and_writes_its_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    pairing = calibrate.Pairing("Leduc", "leduc", {}, "greedy", "random", 0.55)
    monkeypatch.setattr(calibrate, "pairings", lambda agents=(): iter([pairing]))
    monkeypatch.setattr(calibrate, "ProcessWorkers", lambda workers: Here())
    ((_, rows),) = calibrate.calibrate(tmp_path / "out")
    assert pairing.verdict(rows) is True
    assert len(rows) < calibrate.MAX_GAMES
    ((_, again),) = calibrate.calibrate(tmp_path / "out")
    assert without_times(again) == without_times(rows)
    document = tmp_path / "measurements.md"
    document.write_text(f"before\n{calibrate.BEGIN}old\n{calibrate.END}after\n", encoding="utf-8")
    calibrate.write_document(tmp_path / "out", document)
    text = document.read_text(encoding="utf-8")
    assert "| Leduc | Greedy – Random | 55% |" in text
    assert "old" not in text
    assert text.startswith("before\n")
    assert text.endswith("after\n")


def test_calibrating_unknown_pairings_lists_the_known_ones(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr("sys.argv", ["calibrate", "--only", "solarius-sun"])
    with pytest.raises(SystemExit):
        calibrate.main()
    said = capsys.readouterr().err
    assert "no pairing has 'solarius-sun' in its name" in said
    assert "solarius-mission-sun-greedy" in said


def test_every_promised_strength_is_measured():
    pairs = list(calibrate.pairings())
    assert len({pairing.name for pairing in pairs}) == len(pairs) == 30
    assert [pairing.bound for pairing in pairs[:5]] == [0.85, 0.85, 0.8, 0.85, 0.5]
    assert {(p.options["players"], p.bound) for p in pairs[5:]} == {(2, 0.6), (3, 0.4)}


HAS_RAY = bool(os.environ.get("PERIHELION_RAY")) and find_spec("ray") is not None


def where_am_i(_: int) -> str:
    """Return the cluster node that this runs on. It takes a moment, so that one node is not fast enough."""
    time.sleep(0.5)
    return str(import_module("ray").get_runtime_context().get_node_id())


@pytest.mark.skipif(not HAS_RAY, reason="make soak begins a Ray cluster, where Ray is installed")
def test_an_arena_on_two_nodes_plays_the_same_games():
    """Two nodes on one machine, each with one processor: both work, and the games are those of one process."""
    cluster: Any = import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    cluster.add_node(num_cpus=1)
    try:
        cluster.wait_for_nodes()
        workers = RayWorkers(cluster.address)
        try:
            assert workers.count == 2
            assert len(set(results_in_order(workers, where_am_i, [(n,) for n in range(8)]))) == 2
            games = Arena.of("leduc", {}, ["greedy", "random"])
            rows = arena.play(games, 12, workers=workers).rows
        finally:
            workers.shutdown()
    finally:
        cluster.shutdown()
    assert without_times(rows) == without_times(arena.play(games, 12, workers=Here()).rows)


@pytest.mark.skipif(not HAS_RAY, reason="make soak begins a Ray cluster, where Ray is installed")
def test_an_arena_on_ray_plays_the_same_games():
    workers = RayWorkers()
    try:
        rows = arena.play(Arena.of("leduc", {}, ["greedy", "random"]), 12, workers=workers).rows
    finally:
        workers.shutdown()
    assert without_times(rows) == without_times(
        arena.play(Arena.of("leduc", {}, ["greedy", "random"]), 12, workers=Here()).rows
    )
