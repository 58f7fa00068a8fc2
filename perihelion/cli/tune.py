"""`perihelion tune`: sets the search of a game and the errors of its levels, and writes a page about them."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import typer

from ..bots.tuning import Budget, Tuning
from ..bots.tuning_page import write_page, write_settings
from ..core.game import SEARCH_FILE, Game, Options
from ..words import Words
from ..workers import ProcessWorkers


def tune(
    game: Game, options: Options, budget: Budget, simulations: int | None, save: bool, out: Path | None, words: Words
) -> None:
    """Tune a game, write the page, and the settings if they are to be saved."""
    folder = out or Path(f"{game.key}-levels")
    folder.mkdir(parents=True, exist_ok=True)
    workers = ProcessWorkers()
    try:
        tuning = Tuning(game, options, folder, workers, budget, lambda step: typer.echo(words(f"tune-{step}")))
        tuned = tuning.run(simulations)
    finally:
        workers.shutdown()
    page = folder / "README.md"
    page.write_text(write_page(tuned, f"perihelion tune {game.key}"), encoding="utf-8")
    typer.echo(words("tune-ordered" if tuned.ordered else "tune-open", page=str(page)))
    if save:
        file = Path(str(files(game.package) / SEARCH_FILE))
        file.write_text(write_settings(tuned.settings), encoding="utf-8")
        typer.echo(words("tune-saved", file=str(file)))
