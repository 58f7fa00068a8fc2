"""Typer's own words in the reader's language: the headings of the help, and what is wrong with the arguments.

Typer writes most of them in English, whatever the language of the system is.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

import typer
from typer.core import TyperCommand, TyperGroup

from ..words import Words

if TYPE_CHECKING:
    from typer._click.exceptions import UsageError
    from typer._click.formatting import HelpFormatter
else:
    # Typer exports neither, and older versions have them from Click.
    HelpFormatter = typer.Context.formatter_class
    UsageError = typer.BadParameter.__base__

HEADINGS = {"Arguments": "cli-arguments", "Options": "cli-options", "Commands": "cli-commands"}
PLACEHOLDERS = {"[OPTIONS]": "cli-any-options", "COMMAND [ARGS]...": "cli-any-command"}
"""What the usage line calls the options, and a command with its arguments."""
IN_HELP = {
    r"^Show this message and exit\.$": "cli-help",
    r"(?<=\[)default:|(?<=; )default:": "cli-default",
    r"(?<=\[)required(?=\])|(?<=; )required(?=\])": "cli-required",
}
"""What Typer adds to the help of an option."""

NAME = r"'?(?P<option>-*[^\s'.:,]+)"
ERRORS = {
    rf"^No such option:? {NAME}": "cli-not-understood",
    r"^Got unexpected extra argument.*?\((?P<option>.*)\)": "cli-not-understood",
    rf"^Option {NAME}.* requires": "cli-needs-value",
    rf"^Option {NAME}.* does not take a value": "cli-takes-no-value",
    rf"^Invalid value for {NAME}.*\binteger": "cli-needs-integer",
    rf"^Invalid value for {NAME}.*(\bnumber|\bfloat)": "cli-needs-number",
    rf"^Invalid value for {NAME}.*(greater than or equal to|x>=) ?(?P<least>[\d.]+\d|\d)": "cli-too-small",
    rf"^Invalid value for {NAME}.*(less than or equal to|x<=) ?(?P<most>[\d.]+\d|\d)": "cli-too-large",
    rf"^Invalid value for {NAME}.*(should be|not one of) (?P<choices>'.*')": "cli-wrong-choice",
    rf"^Invalid value for {NAME}": "cli-not-possible",
    rf"^Missing \w+ {NAME}.*Choose from:(?P<choices>.*)": "cli-needs",
    rf"^Missing \w+ {NAME}": "cli-is-missing",
}
"""What Typer says about wrong arguments, and the message that says it."""


@cache
def command_classes(words: Words) -> tuple[type[TyperGroup], type[TyperCommand]]:
    """Return the classes of commands whose help has its headings from the words."""

    class Formatter(HelpFormatter):
        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            for placeholder, key in PLACEHOLDERS.items():
                args = args.replace(placeholder, words(key))
            super().write_usage(prog, args, f"{words('cli-usage')} ")

        def write_heading(self, heading: str) -> None:
            self.write(f"{words(HEADINGS[heading])}\n" if heading in HEADINGS else f"{heading}:\n")

        def write_dl(self, rows: Sequence[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
            super().write_dl([(name, _in_help(text, words)) for name, text in rows], col_max, col_spacing)

    class Context(typer.Context):
        formatter_class = Formatter

    class Group(TyperGroup):
        context_class = Context

    class Command(TyperCommand):
        context_class = Context

    return Group, Command


def _in_help(text: str, words: Words) -> str:
    for pattern, key in IN_HELP.items():
        text = re.sub(pattern, words(key), text)
    return text


def explain(error: UsageError, words: Words) -> str:
    """Return the usage of a command and what is wrong with the arguments; the whole help if there were none."""
    text = error.format_message()
    if error.ctx is None:
        return _sentence(text, words)
    if text == error.ctx.get_help():
        return text
    help_of = words("cli-try-help", command=f"{error.ctx.command_path} --help")
    return f"{error.ctx.get_usage()}\n{help_of}\n\n{_sentence(text, words)}"


def _sentence(text: str, words: Words) -> str:
    """Return what Typer says in the words of the language; Typer's own sentence if it is a new one."""
    for pattern, key in ERRORS.items():
        if found := re.search(pattern, text, re.DOTALL):
            values = found.groupdict()
            if "choices" in values:
                values["choices"] = ", ".join(re.findall(r"[\w-]+", values["choices"].replace(" or ", " ")))
            return f"perihelion: {words(key, **values)}"
    return f"perihelion: {text}"
