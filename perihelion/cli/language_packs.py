"""The command `language`: check the folder of a language, or write an empty one."""

from __future__ import annotations

import re
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..errors import InvalidOptions
from ..words import LANGUAGES, Words
from .game_options import words_of

if TYPE_CHECKING:
    from ..check.translations import Report

Lang = Annotated[str | None, typer.Option(metavar="|".join(LANGUAGES), show_default=False)]
FAILED = 1
"""The exit status if something is wrong."""
SHOWN = 40
"""Number of problems of a kind that are shown, and of messages that are the same as in English."""


class LanguageAction(StrEnum):
    """The actions of the command `language`."""

    CHECK = "check"
    NEW = "new"


def language(
    action: Annotated[LanguageAction, typer.Argument()],
    code: Annotated[str, typer.Argument(metavar="[CODE]", show_default=False)] = "",
    folder: Annotated[Path | None, typer.Argument(metavar="[FOLDER]", show_default=False)] = None,
    everything: Annotated[bool, typer.Option("--everything")] = False,
    lang: Lang = None,
) -> None:
    """Check a language, or begin one.  Example: perihelion language check fr"""
    words = words_of(lang)
    if action == LanguageAction.NEW:
        _write(code, folder, words)
        return
    if code and code not in LANGUAGES:
        raise InvalidOptions(words("language-unknown", code=code, codes=", ".join(LANGUAGES)))
    from ..check.translations import check_language

    reports = {each: check_language(each) for each in ([code] if code else LANGUAGES)}
    for each, report in reports.items():
        _show(each, report, words, None if everything else SHOWN)
    if any(report.problems for report in reports.values()):
        raise typer.Exit(FAILED)


def _show(code: str, report: Report, words: Words, most: int | None) -> None:
    from ..check.translations import KINDS

    count = len(report.problems)
    typer.echo(f"{code}: {words('language-checked', messages=report.messages, problems=count)}")
    for kind, meaning in KINDS.items():
        found = [problem for problem in report.problems if problem.kind == kind]
        if found:
            typer.echo(f"\n  {kind} ({meaning}): {len(found)}")
            _list([f"{each.place}{': ' if each.text else ''}{each.text}" for each in found], most)
    if report.same:
        typer.echo(f"\n  {words('language-same', n=len(report.same))}")
        _list(report.same, most)
    typer.echo("")


def _list(lines: list[str], most: int | None) -> None:
    for line in lines[:most]:
        typer.echo(f"    {line}")
    if most is not None and len(lines) > most:
        typer.echo("    …")


def _write(code: str, folder: Path | None, words: Words) -> None:
    """Write an empty pack. Nothing is overwritten."""
    if not re.fullmatch(r"[a-z]{2,3}", code) or folder is None:
        raise InvalidOptions(words("language-new-needs"))
    if folder.exists():
        raise InvalidOptions(words("new-game-exists", folder=str(folder)))
    from ..check.translations import empty_pack

    for path, text in empty_pack(code, folder):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    typer.echo(words("language-written", folder=str(folder), code=code))
