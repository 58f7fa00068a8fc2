"""`perihelion train`: a progress bar while a network learns, then its file and its learning curve."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from ..core.game import Game, Options
from ..draw.theme import AMBER
from ..engine.batch import CPU, GPU
from ..report.plot import lines
from ..term.screen import Screen
from ..term.styles import QUIET
from ..words import Words

EVERY = 60.0
"""Seconds between two comparisons with the judge."""
BEGUN = 0.5
"""Where in its schedule a training begins that begins with a network."""


class Files(NamedTuple):
    """The files of a training."""

    out: Path
    """The network."""
    checkpoint: Path | None = None
    """Everything needed to continue; read if it exists."""
    begin_with: Path | None = None
    """A network whose weights the training begins with."""
    rival: Path | None = None
    """A network that plays all seats but one; `JUDGE` stands for the judge."""


JUDGE = Path("judge")


def train(
    game: Game,
    sets: list[Options],
    recipe: dict[str, Any],
    minutes: float,
    files: Files,
    on_gpu: bool,
    words: Words,
) -> None:
    """Train, continue from the checkpoint if there is one, and write the network."""
    from ..bots.network_files import read_trained
    from ..train.network_file import write_network
    from ..train.trainer import Recipe, Trainer

    out, checkpoint, begin_with, rival = files
    seconds, screen = 60 * minutes, Screen()
    begin = 0.0 if begin_with is None else BEGUN
    against = "" if rival is None else rival.stem
    measured_by = against or JUDGE.stem
    trainer = Trainer(game, sets, Recipe(**recipe, begin=begin, against=against), GPU if on_gpu else CPU, seconds)
    if rival == JUDGE:
        trainer.learn_against_rival()
    elif rival is not None:
        frozen = read_trained(game, rival.stem, rival.read_bytes())
        trainer.learn_against(frozen.inputs, frozen.weights)
    if checkpoint is not None and checkpoint.exists():
        trainer.load(checkpoint)
    elif begin_with is not None:
        known = read_trained(game, begin_with.stem, begin_with.read_bytes())
        trainer.begin_with(known.inputs, known.weights)
    columns = TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True)) as progress:
        bar = progress.add_task(words("train-learning"), total=seconds)

        def tell(point: dict[str, float]) -> None:
            progress.update(bar, completed=trainer.progress.seconds)
            share, games = f"{point['share']:.1%}", int(point["games"])
            seconds_spent = round(point["seconds"])
            screen.say(words("train-progress", seconds=seconds_spent, games=games, share=share, rival=measured_by))

        trainer.run(max(0.0, seconds - trainer.progress.seconds), min(EVERY, seconds / 4), tell)
    if checkpoint is not None:
        trainer.save(checkpoint)
    write_network(trainer, out, {}, " ".join(["perihelion", *sys.argv[1:]]))
    picture = out.with_suffix(".svg")
    title = words("train-curve", game=Words(words.lang, game.package)("game"), rival=measured_by)
    shares = [[point["share"]] for point in trainer.progress.curve]
    picture.write_text(lines(game.key, title, [out.stem], [AMBER], shares, standalone=True), encoding="utf-8")
    screen.say(words("train-written", file=str(out), plot=str(picture)), QUIET)
