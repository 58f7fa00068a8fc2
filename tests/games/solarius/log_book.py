"""A second book of what every player has, kept only by reading the English sentences of the log."""

from __future__ import annotations

import re
from collections import Counter

SEATS = ("Red", "Green", "Blue", "Violet")
ROWS = ("black", "yellow", "turquoise", "brown")
COLUMNS = ("I", "II", "III")
ARTICLES = {"a": 1, "no": 0}

WHO = rf"(?P<who>{'|'.join(SEATS)})"
ROW = rf"(?P<row>{'|'.join(ROWS)})"
FIELD = r"column (?P<column>I+)"
N = r"(?P<n>\d+|a)"
UNITS = r"(?:(?P<fuel>\d+|no) fuel)?(?: and )?(?:(?P<bucks>\d+|no) SpaceBucks?)?"

FORMS: dict[str, dict[str, str | int]] = {
    rf"{WHO} (?:takes|gets) {UNITS}(?: for it| from a development)?(?:; \d+ (?:is|are) lost)?\.": {
        "fuel": "+fuel",
        "bucks": "+bucks",
    },
    rf"{WHO} pays {UNITS} for .*\.": {"fuel": "-fuel", "bucks": "-bucks"},
    rf"{WHO} flies to field \d+ and pays {UNITS}\.": {"fuel": "-fuel"},
    rf"{WHO} buys a point for {UNITS}\.": {"bucks": "-bucks"},
    rf"{WHO} buys 1 fuel for {N} SpaceBucks?\.": {"fuel": 1, "bucks": "-n"},
    rf"{WHO} buys a {ROW} cube for {UNITS}\.": {"fuel": "-fuel", "bucks": "-bucks", "{row} I": 1},
    rf"{WHO} buys a drive for {UNITS}\.": {"fuel": "-fuel", "drives of 1": 1},
    rf"{WHO} turns a drive from 1 to 2 for {UNITS}\.": {"fuel": "-fuel", "drives of 1": -1, "drives of 2": 1},
    rf"{WHO} opens the portals and turns a drive from 2 to 1\.": {"drives of 1": 1, "drives of 2": -1},
    rf"{WHO} opens the portals and gives up a drive of 1\.": {"drives of 1": -1},
    rf"{WHO} gets a drive of 1\.": {"drives of 1": 1},
    rf"{WHO} stores a cube in the {ROW} row, {FIELD}\.": {"{row} {column}": 1},
    rf"{WHO} sells a cube from the {ROW} row, {FIELD}\.": {"{row} {column}": -1},
    rf"{WHO} pays {N} {ROW} cubes? of {FIELD}\.": {"{row} {column}": "-n"},
    rf"{WHO} upgrades the {ROW} technology die\.": {"{row} level": 1},
    rf"{WHO} pushes the {ROW} technology die\.": {"{row} column": 1},
    rf"{WHO} gets {N} waste\.": {"waste on spaces": "+n"},
    rf"{WHO} has no room: {N} waste goe?s? beside the board\.": {"waste beside": "+n"},
    rf"{WHO} removes {N} waste(?: with a development)?\.": {"waste on spaces": "-n"},
    rf"{WHO} has {N} more waste spaces\.": {"waste spaces": "+n"},
    rf"{WHO} draws .*\.": {"cards": 1},
    rf"{WHO} discards .*\.": {"cards": -1},
}
"""What each form of sentence changes: a number, or one that the sentence names, with its sign."""
CUBES_PAID = re.compile(rf"{WHO} pays {ROW} (?P<cubes>[123](?: \+ [123])*)\.")
CARD_PLAYED = re.compile(r"\w+ plays “.*”\.")
OF_A_PLAYER = re.compile(rf"{WHO} .*\.")
READERS = [(re.compile(form), changes) for form, changes in FORMS.items()]


class LogBook:
    """The amounts of every player, as the sentences of the log tell them."""

    def __init__(self, amounts: dict[str, Counter[str]]):
        self.amounts = amounts
        self.last = SEATS[0]
        """The player of the last sentence."""

    def read(self, sentence: str) -> None:
        """Write down what a sentence says."""
        if CARD_PLAYED.fullmatch(sentence):
            self.amounts[self.last]["cards"] -= 1
        elif paid := CUBES_PAID.fullmatch(sentence):
            for value in paid["cubes"].split(" + "):
                self.amounts[paid["who"]][f"{paid['row']} {COLUMNS[int(value) - 1]}"] -= 1
        else:
            for form, changes in READERS:
                if found := form.fullmatch(sentence):
                    for name, change in changes.items():
                        self.amounts[found["who"]][name.format(**found.groupdict())] += _number(change, found)
        if of_a_player := OF_A_PLAYER.fullmatch(sentence):
            self.last = of_a_player["who"]


def _number(change: str | int, found: re.Match[str]) -> int:
    """Return a change as a number; what a sentence does not name is 0."""
    if isinstance(change, int):
        return change
    text = found[change[1:]] or "no"
    number = ARTICLES[text] if text in ARTICLES else int(text)
    return -number if change[0] == "-" else number
