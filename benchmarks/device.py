"""What a server saves if its guests' devices think: CPU time for a hint and for a report, with and without.

    python -m benchmarks.device                 # hints of all games
    python -m benchmarks.device --reports       # reports, too: a minute of CPU time for each game
    python -m benchmarks.device --keep          # write the table into docs/browser.md

Without devices the server searches and tells the turn. With them it makes the task: the view as JSON, compressed as
browsers request it; for a report the game file. Both in the same run, on the same positions of random games.
"""

from __future__ import annotations

import argparse
import json
import random
import time
import zlib
from collections.abc import Callable
from statistics import median

from benchmarks.report import DOCS, measured_by, write_table
from perihelion.core.chance import FastDraws
from perihelion.core.registry import game as find_game
from perihelion.core.rules_version import rules_version
from perihelion.engine import runtimes
from perihelion.engine.jit import COMPILED
from perihelion.engine.warmup import smallest_options
from perihelion.server.loaded_table import LoadedTable
from perihelion.server.system_time import SYSTEM_TIME
from perihelion.table import commands
from perihelion.table.forced_steps import play_forced_steps
from perihelion.table.restore import stored_form
from perihelion.table.seats import number_persons, read_wishes
from perihelion.table.settings import Settings
from perihelion.table.table import Table, TableHead
from perihelion.table_log.bodies import SeatsAssigned
from perihelion.thinking.decisions import suggest_turn
from perihelion.thinking.packed_view import pack_view
from perihelion.thinking.report_job import DONE
from perihelion.thinking.report_work import begin_report, continue_report
from perihelion.web.table.viewers import LiveTable
from perihelion.wire.study.report_answers import describe_job
from perihelion.wire.table.device_tasks import make_hint_task, make_report_task
from perihelion.wire.table.hint_steps import describe_hint

GAMES = ("solari", "solaris", "solenia", "solarius")
HINTS, EVERY = 8, 9
"""Hints per game, and the decisions between them."""
GUEST, LANG, LEVEL = "guest", "en", 5
"""`LEVEL` is that of the compression of responses."""
HEADINGS = ("game", "what", "server thinks, CPU ms", "device thinks, CPU ms", "share")


class Draws:
    """The dice."""

    def __init__(self, seed: int) -> None:
        self._draws = FastDraws(seed)

    def draw(self, number: int, weights: list[int]) -> int:
        """Return the index of an outcome."""
        return self._draws.draw(weights)


def new_table(key: str, seed: int) -> Table:
    """Return a table at which one guest has all seats."""
    game = find_game(key)
    options = game.read_options(smallest_options(game))
    head = TableHead("table", key, options, Settings(hints=True), GUEST, time.time(), rules_version(game))
    made = Table(head, SYSTEM_TIME, Draws(seed))
    wished = read_wishes(["me"] * made.position.seats, made.position.seats, GUEST, "Ada", [])
    made.add(SeatsAssigned(seats=number_persons(wished, ())))
    play_forced_steps(made)
    return made


def play_on(made: Table, luck: random.Random, decisions: int) -> None:
    """Play some decisions at random."""
    for _ in range(decisions):
        if made.over:
            return
        if made.to_confirm() >= 0:
            commands.confirm_turn(made, GUEST, made.count)
        else:
            commands.play_action(made, GUEST, luck.choice(made.position.legal), made.count)


def cpu_of(work: Callable[[], object]) -> float:
    """Return the milliseconds of CPU time of some work."""
    begun = time.process_time()
    work()
    return 1000 * (time.process_time() - begun)


def send(task: object) -> bytes:
    """Return a task as it leaves the server."""
    return zlib.compress(json.dumps(task, ensure_ascii=False).encode(), LEVEL)


def measure_hints(key: str) -> tuple[float, float]:
    """Return the medians of a hint by the server, and of the task for a device."""
    luck, made, found = random.Random(1), new_table(key, 1), []
    while len(found) < HINTS + 1:
        play_on(made, luck, EVERY)
        if made.over:
            made = new_table(key, len(found) + 2)
        if made.to_confirm() >= 0 or made.awaited_seat(GUEST) < 0:
            continue
        words = LiveTable(LoadedTable(made, stored_form(made, None)), b"key").words(LANG)
        view = made.position.view(made.awaited_seat(GUEST))

        def think(view=view, words=words) -> None:  # type: ignore[no-untyped-def]
            send(vars(describe_hint(view, suggest_turn(pack_view(view), {LANG: words.names}), words))["says"])

        device = cpu_of(lambda made=made, words=words: send(make_hint_task(made, GUEST, words)))  # type: ignore[misc]
        found.append((cpu_of(think), device))
    there, here = zip(*found[1:], strict=True)  # the first one loads what all need
    return median(there), median(here)


def measure_report(key: str) -> tuple[float, float]:
    """Return the time of a report by the server, and of the task for a device."""
    made = new_table(key, 1)
    play_on(made, random.Random(1), 10**6)
    live = LiveTable(LoadedTable(made, stored_form(made, None)), b"key")

    def think() -> None:
        known = begin_report(describe_job(live))
        while known.state != DONE:
            known = continue_report(1.0)

    return cpu_of(think), cpu_of(lambda: send(make_report_task(live, GUEST, made=False)))


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--reports", action="store_true", help="measure reports, too")
    parser.add_argument("--keep", action="store_true", help="write the table into docs/browser.md")
    given = parser.parse_args()
    lines = [f"| {' | '.join(HEADINGS)} |", "|---|---|---:|---:|---:|"]
    with runtimes.force_runtime(COMPILED):
        for key in given.games:
            rows = {"hint": measure_hints} | ({"report": measure_report} if given.reports else {})
            for what, measure in rows.items():
                there, here = measure(key)
                lines.append(f"| {key} | {what} | {there:,.0f} | {here:.1f} | {100 * here / there:.2f} % |")
                print(lines[-1], flush=True)
    text = "\n".join([measured_by("`python -m benchmarks.device --reports`") + ".", "", *lines])
    if given.keep:
        write_table("device", text, DOCS / "browser.md")


if __name__ == "__main__":
    main()
