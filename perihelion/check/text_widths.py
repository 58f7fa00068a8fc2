"""How wide a text is on a phone: an estimate for the messages whose place is known.

The widths of letters are those of Helvetica (its published font metrics), which system fonts of phones are close to; an
accent changes nothing, and a bold text is 6 % wider. A value counts as four digits.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path

SCREEN = 390
SIDE = 16
"""Pixels between the screen's edge and what is on it, and between a button's edge and its text."""
PLACES = f"widths are estimated from Helvetica's letters for a screen of {SCREEN} px"
BOLD = 1.06
DIGITS = 4

WIDTHS = {
    222: "ijl'|",
    278: " .,:;!/\\fIt[]",
    333: '-()r`°„“”"',
    355: "´",
    500: "ckJsvxyz",
    556: "0123456789abdeghnopqu$_#?L€«»",
    584: "+<>=~−×",
    611: "FTZ",
    667: "ABEKPSVXY&",
    722: "CDHNRUw",
    778: "GOQ",
    833: "mM",
    889: "%",
    944: "W",
    1000: "…—",
}
"""Thousandths of the font's size, by letter. Whatever is missing counts as an `e`."""
LETTERS = {letter: width for width, letters in WIDTHS.items() for letter in letters}

STATIC = Path(__file__).parent.parent / "web" / "static"
BUTTON = re.compile(r'h\(\s*"(?:button|option)"')
NAME = re.compile(r'\bt\("([a-z-]+)"')
TAB_WIDTH, TAB_SIZE = 86, 12
SEAT_WIDTH, SEAT_SIZE = 110, 15
BUTTON_WIDTH, BUTTON_SIZE = SCREEN - 4 * SIDE, 16
TWO_LINES = {"report-page-at-server"}
"""Buttons that stand alone, with room for a second line."""


def estimate_width(text: str, size: float, *, bold: bool = False) -> int:
    """Return about how many pixels wide a text is in one line."""
    plain = unicodedata.normalize("NFD", re.sub(r"\{[^{}]*\}", "0" * DIGITS, text))
    total = sum(LETTERS.get(letter, LETTERS["e"]) for letter in plain if not unicodedata.combining(letter))
    return round(total * size / 1000 * (BOLD if bold else 1))


def width_of(folder: str, name: str, text: str) -> Iterator[tuple[int, str]]:
    """Yield the width of a message and its place if it is wider than that."""
    place, room, size = _place(folder, name)
    if place and (width := estimate_width(text, size, bold=place == "a button")) > room:
        yield width, f"{place} has {room}"


def _place(folder: str, name: str) -> tuple[str, int, int]:
    """Return the place of a message, with its room in pixels and the size of its letters; "" if it is not known."""
    if folder == "web" and re.fullmatch(r"tab-(log|chat|rules|guide)", name):
        return "one of four tabs", TAB_WIDTH, TAB_SIZE
    if folder == "web" and re.sub("-(one|few|many|other)$", "", name) in buttons() - TWO_LINES:
        return "a button", BUTTON_WIDTH, BUTTON_SIZE
    if folder.startswith("games/") and re.fullmatch(r"seat-\d(-\d)?", name):
        return "the name of a seat", SEAT_WIDTH, SEAT_SIZE
    return "", 0, 0


@cache
def buttons() -> frozenset[str]:
    """Return the names of the words that the scripts of the pages put on buttons and in menus."""
    found: set[str] = set()
    for path in sorted(STATIC.rglob("*.js")):
        text = path.read_text(encoding="utf-8")
        for start in BUTTON.finditer(text):
            found |= set(NAME.findall(_children(text, start.start() + 1)))
    return frozenset(found)


def _children(text: str, start: int) -> str:
    """Return what stands between the attributes of an element and the end of its call: `h("button", {...}, HERE)`."""
    end = _closing(text, start, "(", ")")
    attributes = text.find("{", start, end)
    return text[_closing(text, attributes, "{", "}") : end] if attributes >= 0 else ""


def _closing(text: str, start: int, opening: str, closing: str) -> int:
    """Return where the bracket that opens at `start` closes."""
    depth = 0
    for place in range(start, len(text)):
        depth += (text[place] == opening) - (text[place] == closing)
        if depth == 0 and text[place] == closing:
            return place
    return len(text)
