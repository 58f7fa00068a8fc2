"""`perihelion check --mutate`: plants faults into a copy of a game's rules, and lists those that nobody noticed."""

from __future__ import annotations

import sys
from collections import Counter

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..check.mutants import KINDS
from ..check.mutation import Plan, Tried, try_mutants
from ..errors import InvalidGame
from ..words import Words
from .check import FAILED, find


def mutate(name: str, limit: int, seed: int, jobs: int, words: Words) -> None:
    """Try the mutants of a game, show a progress bar, and list what was not noticed."""
    game = find(name)
    try:
        tried = _try_all(Plan(game.package, game.key, limit, seed, jobs), words)
    except InvalidGame as error:
        typer.echo(words("mutate-broken", game=game.key))
        for problem in error.problems:
            typer.echo(f"  - {problem}")
        sys.exit(FAILED)
    unnoticed = [result for result in tried if result.noticed is None]
    for kind in KINDS:
        count = Counter(result.noticed is not None for result in tried if result.mutant.kind == kind)
        if count:
            typer.echo(words("mutate-kind", kind=words(f"mutate-{kind}"), found=count[True], count=count.total()))
    share = f"{100 * (len(tried) - len(unnoticed)) / max(1, len(tried)):.0f}"
    typer.echo(words("mutate-found", found=len(tried) - len(unnoticed), count=len(tried), share=share))
    for result in unnoticed:
        mutant = result.mutant
        typer.echo(f"  {mutant.file}:{mutant.line}")
        for sign, text in (("-", mutant.before), ("+", mutant.after)):
            for line in text.splitlines():
                typer.echo(f"    {sign} {line.strip()}")


def _try_all(plan: Plan, words: Words) -> list[Tried]:
    """Try all mutants behind a progress bar; return them in the order of the source."""
    tried: list[Tried] = []
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True)) as progress:
        bar = progress.add_task(words("mutate-checking"), total=None)
        for message in try_mutants(plan):
            if isinstance(message, int):
                progress.update(bar, description=words("mutate-trying"), total=message)
            else:
                tried.append(message)
                progress.advance(bar)
    return sorted(tried, key=lambda result: (result.mutant.file, result.mutant.line))
