"""`perihelion arena`: a progress bar while bots play, then the standings."""

from __future__ import annotations

import os
import re
from pathlib import Path

from ..bots import arena
from ..bots.arena import Outcome, Row
from ..bots.league import write_league
from ..bots.ratings import Interval
from ..core.game import Game, Options
from ..draw.outline import Section
from ..report.plot import Bar, intervals
from ..term.screen import Screen
from ..term.styles import QUIET, REFUSED
from ..words import Words
from ..workers import ProcessWorkers, RayWorkers, Workers
from .progress import compile_and_count


def compete(
    game: Game,
    options: Options,
    bots: list[str],
    games: int,
    seed: int,
    seconds: float,
    out: Path | None,
    league: Path | None,
    ray: str | None,
    words: Words,
) -> None:
    """Play an arena, show the standings, and write a CSV file and a plot."""
    log = out or Path(f"{game.key}-{re.sub(r'[^A-Za-z0-9_.-]+', '_', '-'.join(bots))}.csv")
    log.parent.mkdir(parents=True, exist_ok=True)
    chosen = arena.Arena.of(game, options, bots, seed, seconds)  # raise before anything is compiled
    with compile_and_count(game, games, words("arena-games"), words) as count:
        workers: Workers = ProcessWorkers() if ray is None else RayWorkers(ray)
        try:
            outcome = arena.play(chosen, games, log, workers, lambda row: count())
        finally:
            workers.shutdown()
    screen = Screen()
    screen.sections([standings(outcome, words)])
    for line in describe_failures(outcome, words):
        screen.say(line, REFUSED)
    picture = log.with_suffix(".svg")
    picture.write_text(plot(outcome, words), encoding="utf-8")
    screen.say(words("arena-written", log=str(log), plot=str(picture)), QUIET)
    if league is not None:
        chats = os.environ.get("PERIHELION_CHATS")
        write_league(outcome, league, Path(chats) if chats else None)
        screen.say(words("arena-league", file=str(league)), QUIET)


def standings(outcome: Outcome, words: Words) -> Section:
    """Return a table of all bots, the best first."""
    keys = ("bot", "rating", "share", "points", "seats", "time")
    rows = []
    for each in outcome.standings():
        rating = "–" if each.rating is None else interval(each.rating, "{:+.0f}")
        share = interval(each.share, "{:.1%}")
        games = f"{each.games}"
        rows.append([each.bot, rating, share, f"{each.points:.1f}", games, f"{1000 * each.seconds:.1f} ms"])
    heading = words(
        "arena-heading", game=Words(words.lang, outcome.arena.game.package)("game"), games=len(outcome.rows)
    )
    return Section(heading, header=[words(f"arena-{key}") for key in keys], rows=rows)


def describe_failures(outcome: Outcome, words: Words) -> list[str]:
    """Return how often each agent failed, and its first error."""
    lines = []
    for each in outcome.standings():
        if each.failures:
            told = [row.played.failure for row in outcome.rows if _is_of(row, each.bot)]
            lines.append(words("arena-failed", bot=each.bot, games=each.failures, first=told[0]))
    return lines


def _is_of(row: Row, name: str) -> bool:
    """Return whether this bot failed in a game."""
    return any(row.played.failure.startswith(f"seat {seat}:") for seat, bot in enumerate(row.bots) if bot == name)


def plot(outcome: Outcome, words: Words) -> str:
    """Return a plot of the ratings, or of the shares if no bots play against each other."""
    name = Words(words.lang, outcome.arena.game.package)("game")
    standing = outcome.standings()
    rated = all(each.rating is not None for each in standing)
    bars = [Bar(each.bot, each.rating or each.share, interval(each.share, "{:.0%}")) for each in standing]
    return intervals("arena", words("arena-plot", game=name, games=len(outcome.rows)), bars, 0.0 if rated else 0.5)


def interval(value: Interval, form: str) -> str:
    """Return an estimate and its interval as text."""
    low, middle, high = (form.format(part).replace("%", " %") for part in value)
    return f"{middle} ({low.removesuffix(' %')} … {high})"
