"""Typography that nobody has to type: spaces at which no line breaks, as each language sets them, and decimal signs.

`language.toml` of a language may say in its table `spaces`:

    narrow_before = ";:!?»"   # the space that is typed before one of these signs becomes narrow and does not break
    narrow_after = "«"        # the space after it, too
    short_words = "a i o u w z"  # no line ends with one of these words
    none_before = "%"         # the space before one of these signs is left out
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from . import packs

WIDE, NARROW = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"


def typeset(text: str, lang: str) -> str:
    """Return a words file or a document with the spaces of its language. A number and its % stay on one line."""
    for replace in _replacements(lang):
        text = replace(text)
    return text.replace(" %", f"{WIDE}%")


@cache
def _replacements(lang: str) -> list[Callable[[str], str]]:
    """Return the replacements of a language. Signs of Fluent and Markdown, such as `:--` and `![`, stay as they are."""
    spaces = packs()[lang].about.get("spaces", {})
    found: list[Callable[[str], str]] = []
    if before := spaces.get("narrow_before"):
        pattern = re.compile(rf"(?<=\S) ([{re.escape(before)}])(?![-\w\[])")
        found.append(lambda text: pattern.sub(rf"{NARROW}\1", text))
    if after := spaces.get("narrow_after"):
        opening = re.compile(rf"([{re.escape(after)}]) ")
        found.append(lambda text: opening.sub(rf"\1{NARROW}", text))
    if words := spaces.get("short_words"):
        short = re.compile(rf"(?<=[ (])({'|'.join(words.split())}) (?=[\w{{])", re.IGNORECASE)
        found.append(lambda text: short.sub(rf"\1{WIDE}", text))
    if tight := spaces.get("none_before"):
        joined = re.compile(rf"(?<=[\d}}]) ([{re.escape(tight)}])")
        found.append(lambda text: joined.sub(r"\1", text))
    return found


@cache
def decimal_sign(lang: str) -> str:
    """Return the sign before the decimals of a number."""
    from babel.numbers import get_decimal_symbol

    return get_decimal_symbol(lang)
