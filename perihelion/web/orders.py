"""What comes in: the bodies of all orders, with their limits."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from ..play.settings import FEWEST_MINUTES, MOST_MINUTES
from ..words import LANGUAGES

Text = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Count = Annotated[int, Field(ge=0, le=10**6, strict=True)]
SeatNumber = Annotated[int, Field(ge=0, le=15, strict=True)]
Wish = Annotated[str, StringConstraints(min_length=2, max_length=40)]
Yes = Annotated[bool, Field(strict=True)]

MOST_NAME, MOST_CHAT = 24, 400


class Order(BaseModel):
    """Nothing but the fields named here."""

    model_config = ConfigDict(extra="forbid")


class MeOrder(Order):
    """Another name or language."""

    name: Annotated[str, StringConstraints(max_length=200)] | None = None
    lang: Literal[*LANGUAGES] | None = None  # type: ignore[valid-type]


class SettingsOrder(Order):
    """What a table agrees on."""

    hints: Yes | None = None
    confirm: Yes = False
    minutes: Annotated[float, Field(ge=FEWEST_MINUTES, le=MOST_MINUTES)] | None = None
    late: Literal["move", "seat", "note"] = "move"
    absent: Literal["wait", "bot"] = "wait"
    public: Yes = False


Value = Annotated[str, StringConstraints(max_length=100)] | bool | int
OptionName = Annotated[str, StringConstraints(min_length=1, max_length=40)]


Hash = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
"""32 bytes in hexadecimal: a commitment, or what one committed to."""


class TableOrder(Order):
    """A new table; `commit`: my part of the seal of the dice."""

    game: Annotated[str, StringConstraints(min_length=1, max_length=40)]
    options: Annotated[dict[OptionName, Value], Field(max_length=40)] = {}
    seats: Annotated[list[Wish], Field(min_length=1, max_length=16)]
    settings: SettingsOrder = SettingsOrder()
    commit: Hash | None = None


class ActionOrder(Order):
    """An action as text, and the count it answers."""

    action: Text
    after: Count
    seat: SeatNumber | None = None


class AfterOrder(Order):
    """The count an order answers."""

    after: Count


class UndoOrder(Order):
    """My last decision; with `to` back to that moment, if all agree."""

    after: Count
    to: Count | None = None


class AnswerOrder(Order):
    """Whether one agrees to an undo."""

    agree: Yes


class WhyOrder(Order):
    """An action, or the things that were touched."""

    action: Text | None = None
    touch: Annotated[list[Annotated[str, StringConstraints(min_length=1, max_length=60)]], Field(max_length=8)] = []


class SeatOrder(Order):
    """One of: take it (with my part of the seal), give it to a bot, leave it, open it."""

    take: Literal[True] | None = None
    commit: Hash | None = None
    bot: Annotated[str, StringConstraints(min_length=1, max_length=40)] | None = None
    leave: Literal[True] | None = None
    open: Literal[True] | None = None


class ChatOrder(Order):
    """Something to say."""

    text: Annotated[str, StringConstraints(min_length=1, max_length=2000)]


class RemoveOrder(Order):
    """Somebody to send away, by the id the snapshot gave."""

    guest: Annotated[str, StringConstraints(min_length=1, max_length=60)]


class GoOnOrder(Order):
    """Whether to go on after the rules changed."""

    go_on: Yes


class RematchOrder(Order):
    """My part of the seal of the next game."""

    commit: Hash | None = None


class BranchOrder(RematchOrder):
    """A moment of a finished game, and who plays on."""

    n: Count
    seats: Annotated[list[Wish], Field(min_length=1, max_length=16)] | None = None


class SealOrder(Order):
    """One of: commit to bytes, or open them."""

    commit: Hash | None = None
    reveal: Hash | None = None


def said(text: str, most: int) -> str | None:
    """Text of a person: one line, no control characters, at most so long; None where nothing is left."""
    clean = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    return clean if 0 < len(clean) <= most else None
