"""Player histories and rankings as pages show them. Nothing here contains a guest's id: others see the public one."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence

from ...server.rating import Rating
from ...store import player_history
from ...store.database import Database, Rows, StoredRow
from ...store.player_history import StoredRating
from ...table.bot_names import bot_name
from ...table.rated_terms import RELIABLE_GAMES, find_standing
from ...table.results import BOT_PREFIX
from ...wire.game_names import game_name
from ...wire.schemas.player_history import (
    GameAnalysis,
    GameOpenings,
    Opponent,
    PlayerName,
    PlayerRecord,
    RankingList,
    RatingCurve,
    RatingPoint,
    RecordedGame,
)
from ...wire.table_words import table_words

MOST_GAMES = 200
"""Number of a player's last games that count."""
MOST_LISTED, MOST_OPENINGS = 12, 3
"""Number of games and opponents listed, and of first moves for each game."""
MOST_RANKED = 100


class Names:
    """The names and public ids of players."""

    def __init__(self, lang: str, names: Mapping[str, str], public: Mapping[str, str]):
        self.words, self.names, self.public = table_words(lang), names, public

    @classmethod
    async def load(cls, database: Database, lang: str, players: Iterable[str]) -> Names:
        """Load the current names of these players."""
        guests = {player for player in players if not player.startswith(BOT_PREFIX)}
        return cls(
            lang,
            await player_history.find_names(database, guests),
            await player_history.find_public_ids(database, guests),
        )

    def is_gone(self, player: str) -> bool:
        """Return True if this guest has deleted everything about themselves."""
        return not player.startswith(BOT_PREFIX) and player not in self.names

    def describe(self, player: str) -> PlayerName:
        """Return a player with their current name."""
        if player.startswith(BOT_PREFIX):
            return {"name": bot_name(self.words, player.removeprefix(BOT_PREFIX)), "bot": True, "player": None}
        name = self.names.get(player) or self.words("player-gone")
        return {"name": name, "bot": False, "player": self.public.get(player)}


async def describe_ranking(database: Database, game: str, guest: str, lang: str) -> list[RankingList]:
    """Return the ranking of a game: for each number of seats its players, by the lower end of their ratings."""
    ratings = await player_history.list_ranking(database, game)
    names = await Names.load(database, lang, {rating.player for rating in ratings})
    lists: dict[int, list[StoredRating]] = defaultdict(list)
    for rating in ratings:
        if not names.is_gone(rating.player):
            lists[rating.seats].append(rating)
    return [
        {
            "seats": seats,
            "players": [
                {**names.describe(one.player), **_points(one), "games": one.n, "mine": one.player == guest}
                for one in sorted(found, key=lambda one: -_sure(one))[:MOST_RANKED]
            ],
        }
        for seats, found in sorted(lists.items())
    ]


def _sure(rating: StoredRating) -> float:
    """Return the lower end of a rating's interval."""
    shown = Rating(rating.mu, rating.sigma)
    return shown.points - shown.margin


def _points(rating: StoredRating) -> RatingPoint:
    shown = Rating(rating.mu, rating.sigma)
    return {"points": shown.points, "margin": shown.margin}


async def describe_history(database: Database, player: str, own: bool, lang: str) -> PlayerRecord:
    """Return the history of a player. Others see only rated games; friendly ones are private."""
    rows = await player_history.list_results_of(database, player, not own, MOST_GAMES)
    ratings = await player_history.list_ratings_of(database, player)
    names = await Names.load(database, lang, {row.player for row in rows} | {player})
    games: dict[str, list[StoredRow]] = {}
    for row in rows:
        games.setdefault(row.table, []).append(row)
    mine = {table: next(row for row in seats if row.player == player) for table, seats in games.items()}
    left, of = await player_history.count_left(database, player, RELIABLE_GAMES)
    return {
        "name": names.describe(player)["name"],
        "own": own,
        "ratings": _curves(ratings, lang),
        "left": left,
        "of": of,
        "standing": find_standing(left, of),
        "games": [
            _describe_game(seats, mine[table], names, lang, own) for table, seats in list(games.items())[:MOST_LISTED]
        ],
        "against": _against(games, mine, names),
        "openings": _openings(mine.values(), lang),
        "analysed": _analysed(mine.values(), lang),
    }


def _curves(ratings: Sequence[StoredRating], lang: str) -> list[RatingCurve]:
    curves: dict[tuple[str, int], list[RatingPoint]] = {}
    for rating in ratings:
        curves.setdefault((rating.game, rating.seats), []).append(_points(rating))
    return [
        {"game": game, "gameName": game_name(game, lang), "seats": seats, "games": len(curve), "curve": curve}
        for (game, seats), curve in curves.items()
    ]


def _describe_game(seats: Rows, mine: StoredRow, names: Names, lang: str, own: bool) -> RecordedGame:
    """Return one game. Only the player's own history has its address: anybody who knows it can open the table."""
    return {
        "game": mine.game,
        "gameName": game_name(mine.game, lang),
        "table": mine.table if own else None,
        "ago": round(max(0.0, time.time() - mine.time), 1),
        "rated": mine.rated,
        "place": mine.place,
        "left": mine.left,
        "seats": [
            {**names.describe(row.player), "points": row.points, "place": row.place, "self": row is mine}
            for row in seats
        ],
    }


def _against(games: Mapping[str, Rows], mine: Mapping[str, StoredRow], names: Names) -> list[Opponent]:
    """Return for each opponent how often the player was ahead, even, and behind."""
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for table, seats in games.items():
        own = mine[table]
        for other in {row.player: row for row in seats if row.side != own.side}.values():
            ahead = "won" if own.place < other.place else "lost" if own.place > other.place else "even"
            counts[other.player][ahead] += 1
    most = sorted(counts.items(), key=lambda item: -item[1].total())[:MOST_LISTED]
    return [
        {**names.describe(player), "won": count["won"], "even": count["even"], "lost": count["lost"]}
        for player, count in most
    ]


def _openings(rows: Iterable[StoredRow], lang: str) -> list[GameOpenings]:
    """Return the first moves that a player likes best, for each game."""
    played: dict[str, Counter[str]] = defaultdict(Counter)
    words: dict[tuple[str, str], str] = {}
    for row in rows:
        if row.opening:
            played[row.game][row.opening] += 1
            words.setdefault((row.game, row.opening), row.opening_words.get(lang) or row.opening)
    return [
        {
            "game": game,
            "gameName": game_name(game, lang),
            "moves": [
                {"says": words[game, text], "games": games, "of": counts.total()}
                for text, games in counts.most_common(MOST_OPENINGS)
            ],
        }
        for game, counts in sorted(played.items())
    ]


def _analysed(rows: Iterable[StoredRow], lang: str) -> list[GameAnalysis]:
    """Return for each game with reports: mistakes of all decisions, and luck in shares of the win, game by game."""
    found: dict[str, list[StoredRow]] = defaultdict(list)
    for row in rows:
        if row.decisions:
            found[row.game].append(row)
    return [
        {
            "game": game,
            "gameName": game_name(game, lang),
            "decisions": sum(row.decisions for row in seats),
            "mistakes": sum(row.mistakes for row in seats),
            "luck": round(sum(row.luck for row in seats) / len(seats), 4),
            "rates": [round(row.mistakes / row.decisions, 4) for row in reversed(seats)],
        }
        for game, seats in sorted(found.items())
    ]
