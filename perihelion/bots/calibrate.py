"""Measures the strength of the levels of our games: each against the one below, and Sun against greedy.

    make calibrate ARGS="--out build/calibration --minutes 60"

Each pairing plays until a sequential test decides. Each has its log in the folder, and a stopped run continues from
there. At the end the table in docs/measurements.md is written from all logs. `perihelion tune GAME` (tuning.py) plays
and shows the levels of any game in the same way.
"""

from __future__ import annotations

import argparse
import re
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from datetime import date
from itertools import pairwise
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from ..core.game import Options
from ..core.registry import game as find
from ..engine import runtimes
from ..workers import ProcessWorkers, Workers
from . import LADDER, arena
from .agents import name_of
from .arena import Arena, Row
from .protocol import Agent
from .ratings import Interval, Sprt, mean_interval

DOCUMENT = Path(__file__).parents[2] / "docs" / "measurements.md"
BEGIN, END = "<!-- calibration begins -->\n", "<!-- calibration ends -->\n"

MAX_GAMES = 600
"""The maximum number of games of an undecided pairing."""
PAIRINGS_AT_ONCE = 3
"""The number of pairings played in parallel, so that no core waits for the last game of one."""


@dataclass(frozen=True)
class Pairing:
    """One bot against one or more copies of another, and the share of wins it must exceed."""

    setting: str
    game: str
    options: Options = field(hash=False)
    higher: str | Agent
    lower: str | Agent
    bound: float
    seed: int = 1

    @property
    def name(self) -> str:
        """The name of its log."""
        return re.sub(r"[^a-z0-9_.-]+", "-", f"{self.setting}-{name_of(self.higher)}-{name_of(self.lower)}".lower())

    @property
    def arena(self) -> Arena:
        """Both bots; the lower one takes all remaining seats."""
        return Arena.of(self.game, self.options, [self.higher, self.lower], self.seed)

    def deals(self, rows: list[Row]) -> list[float]:
        """Return the higher bot's share of the wins in each complete deal."""
        if not rows:
            return []
        higher, size = name_of(self.higher), len(rows[0].bots)
        shares = [row.played.shares[row.bots.index(higher)] for row in rows]
        return [sum(shares[i : i + size]) / size for i in range(0, len(shares) - size + 1, size)]

    def share(self, rows: list[Row]) -> Interval:
        """Return the higher bot's share of the wins."""
        return mean_interval(self.deals(rows))

    def verdict(self, rows: list[Row]) -> bool | None:
        """Return whether the share is above the bound, or None while undecided. Only complete deals count."""
        if not rows or len(rows) % len(rows[0].bots):
            return None
        return Sprt(self.bound).decide(self.deals(rows))


SETTINGS: tuple[tuple[str, str, Options, float], ...] = (
    ("Solari 1", "solari", {"level": 1, "players": 2}, 0.85),
    ("Solari 3", "solari", {"level": 3, "players": 2}, 0.85),
    ("Solenia", "solenia", {"players": 2, "variant": "summer"}, 0.80),
    ("Solarius Mission", "solarius", {"players": 2}, 0.85),
    ("Solaris", "solaris", {"players": 4}, 0.50),
)
"""Name, game, options, and the share of wins that Sun must exceed against greedy bots on all other seats."""


def pairings(agents: Sequence[str] = ()) -> Iterator[Pairing]:
    """Yield the pairings, most important first: custom agents against greedy bots, then the levels."""
    for agent in agents:
        for setting, game, options, _ in SETTINGS:
            yield Pairing(setting, game, options, agent, "greedy", 1 / int(options["players"]))
    for setting, game, options, bound in SETTINGS:
        yield Pairing(setting, game, options, "sun", "greedy", bound)
    for lower, higher in pairwise(LADDER):
        for setting, game, options, _ in SETTINGS:
            if options["players"] == 2:
                yield Pairing(setting, game, options, higher, lower, 0.6)
            else:
                yield Pairing(setting, game, {**options, "players": 3}, higher, lower, 0.4)


def play_pairing(
    pairing: Pairing,
    games: int,
    log: Path,
    workers: Workers,
    end: float = float("inf"),
    tell: arena.Tell = lambda row: None,
    ahead: int = 0,
) -> list[Row]:
    """Play a pairing until it is decided, for at most `games` games, or until the monotonic time `end`."""

    def stop(rows: list[Row]) -> bool:
        return pairing.verdict(rows) is not None or time.monotonic() > end

    return arena.play(pairing.arena, games, log, workers, tell, stop, ahead).rows


def calibrate(
    out: Path, only: str = "", minutes: float = 0, workers: int = 0, agents: Sequence[str] = ()
) -> list[tuple[Pairing, list[Row]]]:
    """Play all pairings whose name contains `only` until the time is over, and return their games."""
    out.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + minutes * 60 if minutes else float("inf")
    wanted = [pairing for pairing in pairings(agents) if only in pairing.name]
    keys = sorted({pairing.game for pairing in wanted})
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[share]}")
    with Progress(*columns, TimeElapsedColumn(), console=Console(stderr=True)) as progress:
        compiling = progress.add_task("machine code", total=len(keys), share="")
        with ThreadPoolExecutor(len(keys)) as threads:
            for _ in threads.map(lambda key: runtimes.wait(find(key)), keys):
                progress.advance(compiling)
        pool = ProcessWorkers(workers)

        def play(pairing: Pairing) -> list[Row]:
            bar = progress.add_task(pairing.name, total=MAX_GAMES, share="")
            played: list[Row] = []

            def tell(row: Row) -> None:
                played.append(row)
                progress.update(bar, completed=len(played), share=percent(pairing.share(played)))

            log = out / f"{pairing.name}.csv"
            rows = play_pairing(pairing, MAX_GAMES, log, pool, end, tell, ahead=pool.count // 2 + 1)
            progress.remove_task(bar)
            if rows:
                progress.print(" ".join(_line(pairing, rows)))
            return rows

        try:
            with ThreadPoolExecutor(PAIRINGS_AT_ONCE) as threads:
                return list(zip(wanted, threads.map(play, wanted), strict=True))
        finally:
            pool.shutdown()


def table(out: Path, agents: Sequence[str] = ()) -> str:
    """Return the table of all logs in a folder."""
    logs = ((pairing, out / f"{pairing.name}.csv") for pairing in pairings(agents))
    return table_of((pairing, arena.read(pairing.arena, log)) for pairing, log in logs if log.exists())


def table_of(played: Iterable[tuple[Pairing, list[Row]]]) -> str:
    """Return a table of pairings and their games."""
    lines = [
        "| game | bots | bound | share of the wins (95 %) | games | above it | a decision | slowest | slowest turn |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    lines += [f"| {' | '.join(_line(pairing, rows))} |" for pairing, rows in played if rows]
    return "\n".join(lines) + "\n"


def _line(pairing: Pairing, rows: list[Row]) -> list[str]:
    others, higher, lower = len(rows[0].bots) - 1, name_of(pairing.higher), name_of(pairing.lower)
    against = f"{others} {lower.capitalize()}" if others > 1 else lower.capitalize()
    verdict = {True: "yes", False: "no", None: "open"}[pairing.verdict(rows)]
    took = [(row.played, row.bots.index(higher)) for row in rows]
    decisions = sum(played.decisions[seat] for played, seat in took)
    return [
        pairing.setting,
        f"{higher.capitalize()} – {against}",
        f"{pairing.bound:.0%}",
        percent(pairing.share(rows)),
        str(len(rows)),
        verdict,
        _time(sum(played.seconds[seat] for played, seat in took) / max(1, decisions)),
        _time(max(played.slowest[seat] for played, seat in took)),
        _time(max(played.turns[seat] for played, seat in took)),
    ]


def percent(share: Interval) -> str:
    """Return a share with its interval."""
    return f"{100 * share.value:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"


def _time(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 0.1 else f"{1000 * seconds:.1f} ms"


def write_document(out: Path, document: Path = DOCUMENT) -> None:
    """Write the table between its markers in the document, with the date and the command."""
    head, _, rest = document.read_text(encoding="utf-8").partition(BEGIN)
    tail = rest.partition(END)[2]
    measured = f"Written on {date.today().isoformat()} by `make calibrate`.\n\n"
    document.write_text(f"{head}{BEGIN}{measured}{table(out)}{END}{tail}", encoding="utf-8")


def main() -> None:
    """Run the command line of `make calibrate`."""
    parser = argparse.ArgumentParser(prog="make calibrate", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("build/calibration"), help="the folder of the logs")
    parser.add_argument("--only", default="", help="only pairings whose name contains this: solari-3, sun-greedy, ...")
    parser.add_argument("--minutes", type=float, default=0, help="stop after this many minutes; the next run continues")
    parser.add_argument("--workers", type=int, default=0, help="number of processes; by default one for each core")
    parser.add_argument("--table", action="store_true", help="only write the table of the existing logs")
    parser.add_argument("--agent", action="append", default=[], help="measure your own agent against greedy bots")
    given = parser.parse_args()
    if not given.table:
        names = [pairing.name for pairing in pairings(given.agent)]
        if not any(given.only in name for name in names):
            parser.error(f"no pairing has {given.only!r} in its name; there are {', '.join(names)}")
        calibrate(given.out, given.only, given.minutes, given.workers, given.agent)
    print(table(given.out, given.agent))
    if DOCUMENT.exists() and not given.agent:
        write_document(given.out)


if __name__ == "__main__":
    main()
