"""The deal of a day on one device. Its luck follows from its date and public numbers, so it is not sealed.

All devices have the same luck, and every player can know it. The server's daily deal is another one.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from typing import Any

from ..fair.deal import OPEN_DEAL, Deal, begin_of, compute_deal_commitment
from ..json_types import JsonObject
from ..table.daily import plan_day
from ..table.ranking import DealResult
from ..table.table import Table
from ..table_log.bodies import BOT, PERSON, Seat

DOMAIN = "perihelion open daily deal 1"
"""The public beginning of every secret."""
DAILY = "daily/"
"""The names of stored entries begin with it; the days follow."""


@dataclass(frozen=True)
class OpenDeal:
    """The deal of a day, as `wire.daily_deals` asks for it."""

    id: str
    game: str
    terms: JsonObject
    commitment: str
    secret: str
    opened: float
    kind: str = "daily"
    parts: tuple[str, ...] = ()

    @property
    def deal(self) -> Deal:
        """The deal as its table needs it."""
        return Deal(self.terms, self.commitment, bytes.fromhex(self.secret))

    def seats(self, guest: str, name: str) -> list[Seat]:
        """Return the seats of its table."""
        wishes = [wish.partition(":") for wish in self.terms["seats"]]
        return [Seat(PERSON, guest, name) if kind == PERSON else Seat(BOT, level=level) for kind, _, level in wishes]


@dataclass(frozen=True)
class DealEntry:
    """How the guest plays or played a deal."""

    guest: str
    table: str
    result: DealResult | None = None
    lost: float | None = None


@lru_cache(maxsize=64)
def make_day(day: date) -> OpenDeal:
    """Return the deal of a day: the same one on every device."""
    begins = begin_of(day)
    terms = {**plan_day(day, "", begins), OPEN_DEAL: True}
    secret = hashlib.sha256(f"{DOMAIN} {day.isoformat()}".encode()).digest()
    commitment = compute_deal_commitment(secret, terms)
    return OpenDeal(day.isoformat(), terms["game"], terms, commitment, secret.hex(), float(begins))


def find_result(table: Table, deal: OpenDeal) -> DealResult | None:
    """Return how a game of a deal ended; None while it runs."""
    if not table.ended:
        return None
    seat: Any = deal.terms["seats"].index(PERSON)
    return {"points": list(table.points), "seat": seat, "finished": table.over and not table.ending.why}
