"""A second book of what every player has, kept only by reading the sentences of the log, in English."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

SEATS = ("Red", "Green", "Blue", "Violet")
ROWS = ("black", "yellow", "turquoise", "brown")
COLUMNS = ("I", "II", "III")
NUMBERS = {"a": 1, "no": 0, "nothing": 0}

WHO = rf"(?P<who>{'|'.join(SEATS)})"
ROW = rf"(?P<row>{'|'.join(ROWS)})"
N = r"(?P<n>\d+|a|no)"
FUEL = r"(?:(?P<fuel>\d+|no) fuel)?"
BUCKS = r"(?:(?: and )?(?P<bucks>\d+|no) SpaceBucks?)?"

Change = tuple[str, int]
"""What a sentence says about an amount: its name, and the difference."""


class Reader:
    """A form of sentence, and the amounts that it changes. `sign` is that of what `FUEL`, `BUCKS` and `N` name."""

    def __init__(self, form: str, sign: int = 1, amount: str = "", *also: Change):
        self.form, self.sign, self.amount, self.also = re.compile(form), sign, amount, also

    def read(self, sentence: str) -> tuple[str, list[Change]] | None:
        """Return who did it and what changed; None if the sentence has another form."""
        found = self.form.fullmatch(sentence)
        if found is None:
            return None
        groups = found.groupdict()
        changes = [(name, self.sign * number(groups[name])) for name in ("fuel", "bucks") if groups.get(name)]
        if self.amount:
            changes.append((self.amount.format(**groups), self.sign * number(groups.get("n") or "1")))
        if "cubes" in groups:
            changes += [(f"{groups['row']} {COLUMNS[int(value) - 1]}", -1) for value in groups["cubes"].split(" + ")]
        return groups["who"], changes + list(self.also)


def number(text: str) -> int:
    """Return a number or article as a number."""
    return NUMBERS[text] if text in NUMBERS else int(text)


READERS = (
    Reader(rf"{WHO} (?:takes|gets) (?:nothing|{FUEL}{BUCKS})(?: for it| from a development)?(?:; \d+ (?:is|are) lost)?\."),
    Reader(rf"{WHO} pays {FUEL}{BUCKS} for .*\.", -1),
    Reader(rf"{WHO} flies to field \d+ and pays {FUEL}\.", -1),
    Reader(rf"{WHO} buys 1 fuel for {BUCKS}\.", -1, "", ("fuel", 1)),
    Reader(rf"{WHO} buys a point for {BUCKS}\.", -1),
    Reader(rf"{WHO} buys a drive for {FUEL}\.", -1, "", ("drives of 1", 1)),
    Reader(rf"{WHO} buys (?:a) (?P<bought>{'|'.join(ROWS)}) cube for {FUEL}{BUCKS}\.", -1),
    Reader(rf"{WHO} turns a drive from 1 to 2 for {FUEL}\.", -1, "", ("drives of 1", -1), ("drives of 2", 1)),
    Reader(rf"{WHO} opens the portals and turns a drive from 2 to 1\.", 1, "", ("drives of 1", 1), ("drives of 2", -1)),
    Reader(rf"{WHO} opens the portals and gives up a drive of 1\.", 1, "", ("drives of 1", -1)),
    Reader(rf"{WHO} gets a drive of 1\.", 1, "", ("drives of 1", 1)),
    Reader(rf"{WHO} stores a cube in the {ROW} row, column (?P<column>I+)\.", 1, "{row} {column}"),
    Reader(rf"{WHO} sells a cube from the {ROW} row, column (?P<column>I+)\.", -1, "{row} {column}"),
    Reader(rf"{WHO} pays {N} {ROW} cubes? of column (?P<column>I+)\.", -1, "{row} {column}"),
    Reader(rf"{WHO} pays {ROW} (?P<cubes>[123](?: \+ [123])*)\."),
    Reader(rf"{WHO} upgrades the {ROW} technology die\.", 1, "{row} level"),
    Reader(rf"{WHO} pushes the {ROW} technology die\.", 1, "{row} column"),
    Reader(rf"{WHO} gets {N} waste\.", 1, "waste on spaces"),
    Reader(rf"{WHO} has no room: {N} waste goe?s? beside the board\.", 1, "waste beside"),
    Reader(rf"{WHO} removes {N} waste(?: with a development)?\.", -1, "waste on spaces"),
    Reader(rf"{WHO} has {N} more waste spaces\.", 1, "waste spaces"),
    Reader(rf"{WHO} draws (?!cards).*\.", 1, "cards"),
    Reader(rf"{WHO} discards .*\.", -1, "cards"),
)
SILENT = re.compile(
    rf"{WHO} (?:takes the .* from|puts it on|makes it|uses|is done|draws cards|draws a card|plays a card|begins it as"
    r"|takes off|flies to field \d+\.|does nothing|settles the planet|takes the explorer|builds|fulfils|founds|chooses"
    r"|ends the turn|has settled|gets nothing for it|has no room for another drive|opens the portals with"
    r"|upgrades technology dice|pushes technology dice).*"
)
"""Sentences about a player that change no amount."""
PLAYED = re.compile(r"It is .*\.")
OTHERS = re.compile(r"(?:A new die|Trade centre|Round|The planet|The discard pile|The game is over|\w+ is (?:turned up|worth)).*")


class LogBook:
    """The amounts of every player, as the sentences of the log tell them."""

    def __init__(self, amounts: dict[str, Counter[str]]):
        self.amounts, self.last = amounts, ""

    def read(self, sentence: str, drawn: bool) -> None:
        """Write down what a sentence says; `drawn` is True for the sentence of an outcome of chance."""
        if PLAYED.fullmatch(sentence):
            self.amounts[self.last]["cards"] -= 1
            return
        for who, changes in self._find(sentence, drawn):
            self.last = who
            for name, change in changes:
                self.amounts[who][name] += change

    def _find(self, sentence: str, drawn: bool) -> Iterator[tuple[str, list[Change]]]:
        silent = SILENT.fullmatch(sentence)
        if silent and not drawn:
            yield silent["who"], []
            return
        found = [read for reader in READERS if (read := reader.read(sentence))]
        assert len(found) == 1 or OTHERS.fullmatch(sentence), f"{len(found)} readers for: {sentence}"
        yield from found
