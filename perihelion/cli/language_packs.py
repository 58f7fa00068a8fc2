"""The command `language`: check the folder of a language, show where a message is used, or write an empty folder."""

from __future__ import annotations

import re
import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..errors import InvalidOptions
from ..words import DEFAULT, LANGUAGES, Words
from .game_options import words_of
from .serve import PORT

if TYPE_CHECKING:
    from ..check.translations import Report
    from ..web.site.message_pages import FoundMessage

Lang = Annotated[str | None, typer.Option(metavar="|".join(LANGUAGES), show_default=False)]
FAILED = 1
"""The exit status if something is wrong."""
ANSWER_SECONDS = 3
"""How long a server may take to answer before a page of it is opened."""
SHOWN = 40
"""Number of problems of a kind that are shown, and of messages that are the same as in English."""


class LanguageAction(StrEnum):
    """The actions of the command `language`."""

    CHECK = "check"
    NEW = "new"


def language(
    action: Annotated[LanguageAction, typer.Argument()],
    code: Annotated[str, typer.Argument(metavar="CODE", show_default=False)] = "",
    folder: Annotated[Path | None, typer.Argument(metavar="FOLDER", show_default=False)] = None,
    everything: Annotated[bool, typer.Option("--everything")] = False,
    where: Annotated[str, typer.Option(metavar="KEY", show_default=False)] = "",
    address: Annotated[str, typer.Option(metavar="URL")] = f"http://localhost:{PORT}",
    lang: Lang = None,
) -> None:
    """Check a language, or begin one.  Example: perihelion language check fr"""
    words = words_of(lang)
    if action == LanguageAction.NEW:
        _write(code, folder, words)
        return
    if code and code not in LANGUAGES:
        raise InvalidOptions(words("language-unknown", code=code, codes=", ".join(LANGUAGES)))
    if where:
        _show_message(where, code, address.rstrip("/"), words)
        return
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


def _show_message(where: str, code: str, server: str, words: Words) -> None:
    """Print a message, who uses it and which page shows it, and open that page."""
    from ..web.site.message_pages import find_messages

    found = find_messages(where)
    if not found:
        raise InvalidOptions(words("language-where-none", key=where))
    langs = dict.fromkeys((DEFAULT, code)) if code else dict.fromkeys(LANGUAGES)
    for each in found:
        users = ", ".join(words(f"language-user-{user}") for user in each.users)
        typer.echo(f"{each.name}\n  {words('language-where-users', users=users)}")
        for lang in langs:
            text = (each.text(lang) or words("language-where-missing")).replace("\n", "\n      ")
            typer.echo(f"  {lang}  {text}")
        typer.echo(f"  {_describe_page(each, code or words.lang, server, words)}\n")
    if len(found) > 1:
        typer.echo(words("language-where-several", example=found[0].name))
    elif found[0].fixed:
        _open_page(f"{server}{found[0].address}?lang={code or words.lang}", server, words)


def _describe_page(found: FoundMessage, lang: str, server: str, words: Words) -> str:
    """Return the address of the page that shows a message, or why there is none."""
    page = f"{server}{found.address}?lang={lang}"
    if found.fixed:
        return words("language-where-page", address=page)
    return words("language-where-open", address=page) if found.address else words("language-where-nowhere")


def _open_page(page: str, server: str, words: Words) -> None:
    """Open a page in the browser if a person asks at a terminal and the server answers."""
    from urllib.request import urlopen

    if not sys.stdout.isatty():
        return
    try:
        urlopen(f"{server}/health", timeout=ANSWER_SECONDS).close()
    except (OSError, ValueError):
        typer.echo(words("language-where-server", address=server))
        return
    import webbrowser

    webbrowser.open(page)


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
