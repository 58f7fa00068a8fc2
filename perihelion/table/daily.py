"""The schedule of daily deals: the game of a day, the seats, and when it begins, ends and is opened."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime

from ..core.game import Game
from ..core.registry import game as find_game
from ..core.registry import listed_games
from ..fair.deal import plan_times
from ..json_types import JsonObject

LEVEL = "jupiter"
"""The bots that everybody plays against."""

LAST_PART_SECONDS = 60.0
"""Contributions to the next deal close this many seconds before midnight: the clocks of servers differ."""

PLAYERS = "players"


def day_of(now: float) -> date:
    """Return the day of a time (UTC)."""
    return datetime.fromtimestamp(now, UTC).date()


def plan_day(day: date, previous: str, made: float, level: str = LEVEL, keys: Sequence[str] = ()) -> JsonObject:
    """Return the terms of the deal of a day. The games take turns, and so do the seats of the person."""
    named = list(keys or sorted(listed_games()))
    turn, number = divmod(day.toordinal(), len(named))
    game = find_game(named[number])
    options = options_for_two(game)
    seats = int(game.rules.seats(game.new_state(options)))
    return {
        "id": day.isoformat(),
        "game": game.key,
        "options": options,
        "seats": ["person" if seat == turn % seats else f"bot:{level}" for seat in range(seats)],
        "previous": previous,
        "made": int(made),
        **plan_times(day),
    }


def options_for_two(game: Game) -> JsonObject:
    """Return the default options of a game for two players, or for its smallest number of players."""
    option = next((option for option in game.options if option.name == PLAYERS), None)
    if option is None:
        return game.read_options({})
    counts = sorted(int(value) for value in option.values)
    return game.read_options({PLAYERS: next((count for count in counts if count >= 2), counts[-1])})
