"""Lets guests sit down at rated tables, or says what they still need."""

from __future__ import annotations

import math
import os
import time

from ..store import passkeys, player_history, sign_in_addresses
from ..store.database import Database
from ..table.errors import Forbidden
from ..table.rated_terms import RELIABLE_GAMES, RatedTerms, Standing, find_pause, find_standing


async def find_player_standing(database: Database, guest: str) -> Standing:
    """Return whether a guest is known to leave rated games, or not to."""
    return find_standing(*await player_history.count_left(database, guest, RELIABLE_GAMES))


async def check_reliable(database: Database, guest: str) -> None:
    """Raise Forbidden unless a guest hardly ever leaves rated games. Nothing is known about a new player."""
    standing = await find_player_standing(database, guest)
    if standing != "reliable":
        raise Forbidden("unreliable", "error-unreliable" if standing == "unreliable" else "error-unknown-player")


async def check_rated(database: Database, guest: str) -> None:
    """Raise Forbidden unless a guest may sit down at a rated table now."""
    terms = RatedTerms.read(os.environ)
    if terms.account and not await _has_account(database, guest):
        raise Forbidden("rated-terms", "error-rated-account")
    if terms.games:
        played = await player_history.count_finished(database, guest, terms.games)
        if played < terms.games:
            raise Forbidden("rated-terms", "error-rated-games", n=terms.games - played)
    now = time.time()
    pause = find_pause(await player_history.list_rated_ends(database, guest, RELIABLE_GAMES)) - now
    if pause > 0:
        left = {"hours": math.ceil(pause / 3600), "minutes": math.ceil(pause / 60)}
        raise Forbidden("rated-terms", "error-rated-pause", **left)


async def _has_account(database: Database, guest: str) -> bool:
    """Return whether a guest can sign in elsewhere: with a passkey, or a confirmed e-mail address."""
    if await passkeys.list_passkeys(database, guest):
        return True
    return bool(await sign_in_addresses.list_of_guest(database, guest))
