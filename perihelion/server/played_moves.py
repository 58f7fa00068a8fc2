"""The decisions of a finished game, for the explorer (docs/explorer.md)."""

from __future__ import annotations

from ..core.opening_index import PEOPLE
from ..core.position import Position
from ..core.position_keys import list_decisions
from ..store.explorer import CountedMove
from ..table.results import BOT_PREFIX, GameResult
from ..table.table import Table
from ..table_log.bodies import ActionPlayed


def is_public(table: Table) -> bool:
    """Return whether the decisions of a table count for everybody.

    Games of deals do not: others may still play the same cards.
    """
    return table.settings.public and table.head.group is None and table.seal.deal is None


def automatic_places(table: Table) -> list[int]:
    """Return the places of the log that nobody decided: the table played what could be done in only one way."""
    return [i for i, entry in enumerate(table.line) if isinstance(entry.body, ActionPlayed) and entry.body.auto]


def find_played(position: Position, automatic: list[int], result: GameResult) -> list[CountedMove]:
    """Return the decisions of the opening of a game.

    Those of players who left are left out: others went on for them.
    """
    winners = {seat.side for seat in result.seats if seat.place == 1}
    seats = {seat.seat: seat for seat in result.seats if not seat.left}
    moves = []
    for decision in list_decisions(position, automatic):
        seat = seats.get(decision.seat)
        if seat is None:
            continue
        person = not seat.player.startswith(BOT_PREFIX)
        share = 1 / len(winners) if seat.side in winners else 0.0
        who, guest = (PEOPLE, seat.player) if person else (seat.player.removeprefix(BOT_PREFIX), "")
        moves += [CountedMove(key, decision.action, who, share, seat.points, guest) for key in decision.keys.values()]
    return moves
