"""How much luck the duplicate league removes: two bots of known strength, at tables with the same and with other luck.

    python -m benchmarks.duplicate --game solenia --strong sun --weak jupiter --games 60

Each deal is played twice against the same opponent and in the same seat: once by the stronger bot, once by the weaker
one. The difference of their leads in the same deal is compared with the differences of all games in the same seat of
different deals. The comparisons that it takes to tell the two apart follow from mean and variance (one-sided test at
5 %, power 80 %).
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from perihelion.bots import bot
from perihelion.core.registry import game as find_game
from perihelion.core.rules_version import rules_version
from perihelion.engine.jit import COMPILED
from perihelion.engine.runtimes import force_runtime
from perihelion.fair.deal import Deal, compute_deal_commitment, derive_bot_seed
from perihelion.server.system_time import SYSTEM_TIME
from perihelion.table.job_commands import play_if_current
from perihelion.table.new_tables import lay_table, read_game_options
from perihelion.table.ranking import find_lead
from perihelion.table.settings import Settings
from perihelion.table.table import Table, TableHead
from perihelion.table_log.bodies import BOT, Seat

from .report import measured_by

ERROR_POWER = (1.645 + 0.842) ** 2
"""The squared sum of the quantiles of a one-sided test at 5 % with a power of 80 %."""

SAMPLES = 1000

Array = Any
"""A NumPy array."""


def play(game: str, deal: Deal, levels: Sequence[str]) -> list[int]:
    """Play a deal with these bots, and return the points."""
    found = find_game(game)
    table = Table(
        TableHead(deal.id, game, deal.terms["options"], Settings(), "", 0.0, rules_version(found)), SYSTEM_TIME
    )
    lay_table(table, [Seat(BOT, level=level) for level in levels], deal=deal)
    while not table.ended:
        seat, view = table.waits_for, table.position.view(table.waits_for)
        seed = derive_bot_seed(deal, seat, levels[seat], view.state.pack().tobytes())
        action = int(bot(levels[seat], seed).choose(view))
        play_if_current(table, table.count, seat, action, levels[seat])
    return list(table.points)


def make_deal(game: str, number: int) -> Deal:
    """Return a deal that follows from its number."""
    options, seats = read_game_options(find_game(game), {})
    terms = {"id": f"measured-{number}", "game": game, "options": options, "seats": [f"{BOT}:greedy"] * seats}
    secret = random.Random(number).randbytes(32)
    return Deal(terms, compute_deal_commitment(secret, terms), secret)


def count_needed(values: Array) -> float:
    """Return the number of comparisons that it takes to see that the mean is above 0."""
    mean = float(values.mean())
    return max(1.0, ERROR_POWER * float(values.var(ddof=1)) / mean**2) if mean > 0 else float("inf")


def compare(strong: Array, weak: Array, seats: Array, deals: Array, same: bool) -> Array:
    """Return the differences of all games of the two bots in the same seat: of the same deal, or of different ones."""
    if same:
        return strong - weak
    return (strong[:, None] - weak)[(seats[:, None] == seats) & (deals[:, None] != deals)]


def spread(count: int, figure: Callable[[Array], float]) -> tuple[float, float]:
    """Return the middle 90 % of a figure in samples of the deals, drawn with replacement."""
    lots = np.random.default_rng(1)
    found = sorted(figure(lots.integers(0, count, count)) for _ in range(SAMPLES))
    return found[SAMPLES // 20], found[-SAMPLES // 20]


def play_deal(game: str, number: int, given: argparse.Namespace) -> tuple[int, int, int]:
    """Play a deal with the stronger and with the weaker bot; return the seat and the two leads."""
    deal = make_deal(game, number)
    seats = len(deal.terms["seats"])
    seat = number % seats
    leads = []
    for level in (given.strong, given.weak):
        levels = [level if n == seat else given.opponent for n in range(seats)]
        leads.append(find_lead(play(game, deal, levels), seat))
    return seat, leads[0], leads[1]


def read_played(file: Path | None) -> list[tuple[int, ...]]:
    """Return the deals that an earlier run has stored."""
    return [tuple(map(int, line.split())) for line in file.read_text().splitlines()] if file and file.exists() else []


def main() -> None:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="solenia")
    parser.add_argument("--strong", default="sun")
    parser.add_argument("--weak", default="jupiter")
    parser.add_argument("--opponent", default="greedy")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="of processor time; then no deal begins")
    parser.add_argument("--file", type=Path, help="stores the leads of each deal; a later run goes on from there")
    given = parser.parse_args()
    played = read_played(given.file)
    with force_runtime(COMPILED):
        begun = time.process_time()
        while len(played) < given.games and time.process_time() - begun < given.seconds:
            played.append(play_deal(given.game, len(played), given))
            if given.file:
                given.file.write_text("".join(f"{seat} {a} {b}\n" for seat, a, b in played))
    print(describe(np.array(played), given))


def describe(played: Array, given: argparse.Namespace) -> str:
    """Return the table; a row of `played` has the seat and the two leads of a deal."""
    lines = [
        f"{given.strong} and {given.weak} against {given.opponent}, {given.game}: {len(played)} deals, "
        f"mean lead {played[:, 1].mean():.1f} and {played[:, 2].mean():.1f}",
        "",
        "| compared by | luck | mean | variance | comparisons needed (90 % interval) |",
        "|---|---|---|---|---|",
    ]
    for name, change in (("difference", np.asarray), ("match points", np.sign)):
        for luck in ("same", "different"):

            def differences(drawn: Array, change: Callable[[Array], Array] = change, luck: str = luck) -> Array:
                seats, strong, weak = played[drawn].T
                return change(compare(strong, weak, seats, drawn, luck == "same"))

            values = differences(np.arange(len(played)))
            low, high = spread(len(played), lambda drawn: count_needed(differences(drawn)))
            needed = f"{count_needed(values):.0f} ({low:.0f} to {high:.0f})"
            lines.append(f"| {name} | {luck} | {values.mean():.2f} | {values.var(ddof=1):.1f} | {needed} |")
    return "\n".join([*lines, "", measured_by("`python -m benchmarks.duplicate`")])


if __name__ == "__main__":
    main()
