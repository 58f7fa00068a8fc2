"""Verification of a table that plays a deal: its seal, and that seats and decisions are those of the terms."""

from __future__ import annotations

from collections.abc import Sequence

from ..json_types import JsonObject
from ..table_log.bodies import (
    BOT,
    FREE,
    PERSON,
    ActionPlayed,
    ActionsUndone,
    Body,
    EndAccepted,
    EndDeclined,
    EndOffered,
    GameEnded,
    GameStarted,
    PlayerResigned,
    RoundStarted,
    Seat,
    SeatChanged,
    UndoAgreed,
    UndoRefused,
    UndoRequested,
)
from .deal import DEAL_FORMAT, MODEL, SUBSTITUTE, compute_deal_commitment
from .receipt import read_digits
from .sealed_file import encode_object

AGREEMENTS = (EndOffered, EndAccepted, EndDeclined, UndoRequested, UndoAgreed, UndoRefused)
"""At a table of a deal, players cannot agree to end the game early or to go back."""


class InvalidDeal(Exception):
    """A deal that is not as committed or not as it was to be played: the key of the sentence, and its values."""

    def __init__(self, key: str, **values: str):
        super().__init__(key)
        self.key, self.values = key, values


def check_deal(head: JsonObject, seats: Sequence[Seat], body: RoundStarted) -> None:
    """Check the seal of a table of a deal and the seats in the beginning; raise InvalidDeal if they are others."""
    terms = body.deal
    if terms is None or body.format != DEAL_FORMAT or body.round != 1 or body.without or body.left_out:
        raise InvalidDeal("verify-deal")
    if body.rules != head["rules"] or any(
        encode_object({"is": terms.get(name)}) != encode_object({"is": head[name]}) for name in ("game", "options")
    ):
        raise InvalidDeal("verify-deal-terms")
    if not all(_fits(wish, seat, is_model(seats)) for wish, seat in zip(terms["seats"], seats, strict=True)):
        raise InvalidDeal("verify-deal-terms")
    if any(read_digits(part) != part for part in body.parts):
        raise InvalidDeal("verify-bytes")
    if compute_deal_commitment(bytes.fromhex(body.secret), terms) != body.commitment:
        raise InvalidDeal("verify-secret")


def is_model(seats: Sequence[Seat]) -> bool:
    """Return whether bots play at all seats: the strongest one plays an opened deal for comparison."""
    return all(seat.kind == BOT for seat in seats)


def _fits(wish: str, seat: Seat, model: bool) -> bool:
    """Return whether a seat is held as the terms of a deal say. A set of tables begins with free seats for persons."""
    if wish == PERSON:
        return seat.level == MODEL if model else seat.kind in (PERSON, FREE)
    return seat.kind == BOT and wish == f"{BOT}:{seat.level}"


class DealCheck:
    """Checks the entries of a table of a deal: seats stay as in the terms, and only their holders decide."""

    def __init__(self) -> None:
        self.started = self.model = False
        self.resigned: set[int] = set()

    def follow(self, body: Body, seats: Sequence[Seat]) -> None:
        """Check the next entry; `seats` are those before it. Raises InvalidDeal if no honest server writes it."""
        if isinstance(body, RoundStarted):
            self.model = is_model(seats)
        elif isinstance(body, GameStarted):
            self.started = True
        elif isinstance(body, PlayerResigned):
            self.resigned.add(body.seat)
        elif isinstance(body, SeatChanged) and not self._may_change(body, seats[body.seat]):
            raise InvalidDeal("verify-deal-seat")
        elif isinstance(body, ActionPlayed) and not _may_decide(body, seats[body.seat]):
            raise InvalidDeal("verify-deal-player")
        elif _needs_agreement(body):
            raise InvalidDeal("verify-deal-agreed")

    def _may_change(self, body: SeatChanged, now: Seat) -> bool:
        """Return whether a seat may change hands. The seat of a bot may not.

        Persons come and go until the game starts. Then a person may still take a free seat, and a bot plays on for one
        who resigned or was removed.
        """
        if now.kind == BOT:
            return False
        if body.kind == BOT:
            left = body.why == "removed" or (body.why == "resigned" and body.seat in self.resigned)
            return self.started and now.kind == PERSON and body.level == SUBSTITUTE and left
        return not self.started or (now.kind, body.kind) == (FREE, PERSON)


def _needs_agreement(body: Body) -> bool:
    """Return whether an entry belongs to an agreement of the players to end the game early or to go back."""
    if isinstance(body, ActionsUndone):
        return body.agreed
    return isinstance(body, AGREEMENTS) or (isinstance(body, GameEnded) and body.why != "resigned")


def _may_decide(body: ActionPlayed, holder: Seat) -> bool:
    """Return whether the holder of the seat decided: a bot of its level, or a person without the help of a bot."""
    if holder.kind == BOT:
        return (body.bot, body.auto, body.late) == (holder.level, False, False)
    return holder.kind == PERSON and not body.bot and not body.late
