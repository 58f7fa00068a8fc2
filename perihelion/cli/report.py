"""`perihelion report`: a progress bar while a game is analysed, then a page."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from ..engine import runtimes
from ..report import analyse, page
from ..term.game_files import read
from ..term.screen import Screen
from ..term.styles import QUIET


def write(file: Path, simulations: int, seconds: float, seed: int, out: Path, json: Path | None, lang: str) -> None:
    """Read a game file, analyse it, and write the page and optionally the JSON."""
    position = read(file, lang)
    words = position.words
    with Progress(console=Console(stderr=True)) as progress:
        compiling = progress.add_task(words("arena-compiling"), total=1)
        runtimes.wait(position.game)
        progress.update(compiling, completed=1, visible=False)
        bar = progress.add_task(words("report-working"), total=len(position.log))
        found = analyse(
            position, simulations, seconds, seed, lambda done, of: progress.update(bar, completed=done, total=of)
        )
    out.write_text(page(found, position), encoding="utf-8")
    if json is not None:
        json.write_text(found.json(), encoding="utf-8")
    Screen().say(words("report-written", file=str(out)), QUIET)
