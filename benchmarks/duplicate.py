"""How much luck the duplicate league removes: two bots of known strength, at tables with the same and with other luck.

    python -m benchmarks.duplicate --game solenia --strong sun --weak jupiter --games 60

Each deal is played twice against the same opponent and in the same seat: once by the stronger bot, once by the weaker
one. The difference of their leads with the same luck is compared with that of games of different deals. The games that
it takes to tell the two apart follow from mean and variance (one-sided test at 5 %, power 80 %).
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable, Sequence

from perihelion.bots import bot
from perihelion.core.registry import game as find_game
from perihelion.core.rules_version import rules_version
from perihelion.engine.runtimes import best
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

SAMPLES = 2000


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


def count_needed(values: Sequence[float]) -> float:
    """Return the number of comparisons that it takes to see that the mean is above 0."""
    mean = statistics.fmean(values)
    return max(1.0, ERROR_POWER * statistics.variance(values) / mean**2) if mean > 0 else float("inf")


def spread(values: Sequence[float], figure: Callable[[Sequence[float]], float]) -> tuple[float, float]:
    """Return the middle 90 % of a figure in samples drawn with replacement."""
    lots = random.Random(1)
    found = sorted(figure(lots.choices(values, k=len(values))) for _ in range(SAMPLES))
    return found[SAMPLES // 20], found[-SAMPLES // 20]


def sign(value: float) -> int:
    """Return 1, 0 or -1."""
    return (value > 0) - (value < 0)


def main() -> None:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="solenia")
    parser.add_argument("--strong", default="sun")
    parser.add_argument("--weak", default="jupiter")
    parser.add_argument("--opponent", default="greedy")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin no deal after this time")
    given = parser.parse_args()
    best(find_game(given.game))
    begun, strong, weak = time.monotonic(), [], []
    for number in range(given.games):
        if time.monotonic() - begun > given.seconds:
            break
        deal = make_deal(given.game, number)
        seats = len(deal.terms["seats"])
        seat = number % seats
        for level, leads in ((given.strong, strong), (given.weak, weak)):
            levels = [level if n == seat else given.opponent for n in range(seats)]
            leads.append(find_lead(play(given.game, deal, levels), seat))
    same = [a - b for a, b in zip(strong, weak, strict=True)]
    shift = seats  # so the seats are the same
    other = [a - b for a, b in zip(strong, weak[shift:] + weak[:shift], strict=True)]
    print(f"{given.strong} and {given.weak} against {given.opponent}: {len(same)} deals, each played twice")
    print(f"mean lead {statistics.fmean(strong):.1f} and {statistics.fmean(weak):.1f}")
    print("| compared by | luck | mean | variance | comparisons needed (90 % interval) |\n|---|---|---|---|---|")
    for name, change in (("difference", float), ("match points", sign)):
        for luck, values in (("same", same), ("different", other)):
            changed = [change(value) for value in values]
            low, high = spread(changed, count_needed)
            mean, variance = statistics.fmean(changed), statistics.variance(changed)
            needed = f"{count_needed(changed):.0f} ({low:.0f} to {high:.0f})"
            print(f"| {name} | {luck} | {mean:.2f} | {variance:.1f} | {needed} |")
    print(measured_by("`python -m benchmarks.duplicate`"))


if __name__ == "__main__":
    main()
