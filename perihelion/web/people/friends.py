"""Friends as a guest sees them, who is here now, and whom a guest met at a table."""

from __future__ import annotations

import time
from collections import OrderedDict

from ...store import blocks, friends, player_history
from ...store.database import Database
from ...table.results import BOT_PREFIX
from ...wire.schemas.friends import MetPlayer, PeoplePage

MOST_MET, GAMES_MET = 8, 40
"""Number of players listed whom a guest met, and of the games that are searched for them."""
NOTE_SECONDS = 60.0
"""How often it is stored that a guest is here."""
MOST_NOTED = 20_000


class Presence:
    """Stores now and then that guests are here whose friends may see it."""

    def __init__(self, database: Database):
        self.database = database
        self._noted: OrderedDict[str, float] = OrderedDict()

    async def note(self, guest: str) -> None:
        """Note that a guest is here."""
        now = time.monotonic()
        if now - self._noted.get(guest, -NOTE_SECONDS) < NOTE_SECONDS:
            return
        self._noted[guest] = now
        self._noted.move_to_end(guest)
        if len(self._noted) > MOST_NOTED:
            self._noted.popitem(last=False)
        if await friends.is_visible(self.database, guest):
            await friends.note_seen(self.database, guest, time.time())

    def forget(self, guest: str) -> None:
        """Store at the next request that a guest is here: the guest has just chosen to be seen."""
        self._noted.pop(guest, None)


async def describe_people(database: Database, guest: str) -> PeoplePage:
    """Return the page of people for a guest."""
    settings = await friends.load_settings(database, guest)
    relations = await friends.list_relations(database, guest)
    oldest = time.time() - friends.HERE_SECONDS
    agreed = sorted((one for one in relations if one.agreed), key=lambda one: one.seen < oldest)
    return {
        "link": f"/friend/{settings.token}",
        "findable": settings.findable,
        "visible": settings.visible,
        "friends": [{"friend": one.handle, "name": one.name, "here": one.seen >= oldest} for one in agreed],
        "asking": [{"friend": one.handle, "name": one.name} for one in relations if one.asks and not one.asked],
        "asked": [{"friend": one.handle, "name": one.name} for one in relations if one.asked and not one.asks],
        "met": await list_met(database, guest, {one.guest for one in relations}),
    }


async def list_met(database: Database, guest: str, known: set[str]) -> list[MetPlayer]:
    """Return others from the last games of a guest, the latest first, except those who are `known` or blocked."""
    rows = await player_history.list_results_of(database, guest, False, GAMES_MET)
    hidden = {guest, *known, *await blocks.list_of_guest(database, guest)}
    players = dict.fromkeys(row.player for row in rows if not row.player.startswith(BOT_PREFIX))
    others = [player for player in players if player not in hidden]
    names = await player_history.find_names(database, others)
    public = await player_history.find_public_ids(database, others)
    met = (player for player in others if player in names and player in public)
    return [MetPlayer(player=public[player], name=names[player]) for player in met][:MOST_MET]


async def find_met(database: Database, guest: str, public: str) -> str | None:
    """Return the player with a public id if both played a game to its end together."""
    found = await player_history.find_guest(database, public)
    if found is None or found == guest:
        return None
    rows = await player_history.list_results_of(database, guest, False, GAMES_MET)
    return found if any(row.player == found for row in rows) else None
