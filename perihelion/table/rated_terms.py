"""Who may sit down at a rated table, and how long a player who left has to wait. Pure: no clock, no database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

Standing = Literal["reliable", "new", "unreliable"]
"""What is known about a player: hardly ever leaves, nothing yet, often leaves."""

RELIABLE_GAMES, RELIABLE_LEFT, KNOWN_GAMES = 10, 1, 3
"""A reliable player left at most N of the last M rated games, and has played at least this many."""

FIRST_PAUSE, PAUSE_GROWTH, LONGEST_PAUSE = 600.0, 4.0, 3 * 86_400.0
"""Seconds without rated tables after the first game that a player left, the factor for each further one of the last
rated games, and the limit."""

USUAL_GAMES = 3
"""Finished games before the first rated one, on a server that asks for accounts."""


@dataclass(frozen=True, slots=True)
class RatedTerms:
    """What a player needs for rated tables: an account (a passkey or an e-mail address), and finished games."""

    account: bool
    games: int
    compared: bool = False
    """Whether rated games are compared with Sun, for operators."""
    networks: bool = False
    """Whether it is kept for operators from which networks players came."""

    @classmethod
    def read(cls, environ: Mapping[str, str]) -> RatedTerms:
        """Return the operator's terms.

        A server with an address of its own can keep accounts, so it asks for one unless told otherwise. Without an
        address neither passkeys nor mails are sure to work: then nothing is asked for.
        """
        account = environ.get("PERIHELION_RATED_ACCOUNT", "")
        asked = account == "yes" if account in ("yes", "no") else bool(environ.get("PERIHELION_ADDRESS"))
        games = environ.get("PERIHELION_RATED_GAMES", "")
        needed = int(games) if games.isascii() and games.isdecimal() else USUAL_GAMES if asked else 0
        compared = environ.get("PERIHELION_RATED_COMPARED", "")
        wanted = compared == "yes" if compared in ("yes", "no") else asked
        return cls(asked, needed, wanted, environ.get("PERIHELION_RATED_NETWORKS") == "yes")


def find_standing(left: int, of: int) -> Standing:
    """Return what is known about a player who left some of the last rated games."""
    if left > RELIABLE_LEFT:
        return "unreliable"
    return "reliable" if of >= KNOWN_GAMES else "new"


def find_pause(ends: Sequence[tuple[float, bool]]) -> float:
    """Return until when a player has to wait, given the ends of the last rated games and who left; 0: no wait.

    Each game that was left makes the pause longer; games that were played to their end push the old ones out.
    """
    left = sorted(time for time, gone in ends if gone)
    if not left:
        return 0.0
    return left[-1] + min(LONGEST_PAUSE, FIRST_PAUSE * PAUSE_GROWTH ** (len(left) - 1))
