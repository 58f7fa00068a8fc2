"""The bodies of responses about rankings and records."""

from __future__ import annotations

from ...table.rated_terms import Standing
from .message import Message


class PlayerName(Message):
    """A player."""

    name: str
    """The current name."""
    bot: bool
    """It is a bot."""
    player: str | None
    """The public id of a person who has a record, otherwise null."""


class RatingPoint(Message):
    """A rating after one of the games."""

    points: int
    """The rating."""
    margin: int
    """Half of its 95 % interval."""


class RankedPlayer(PlayerName, RatingPoint):
    """A player of a ranking."""

    games: int
    """The number of rated games."""
    mine: bool
    """It is me."""


class RankingList(Message):
    """The players of a game with this number of seats."""

    seats: int
    """The number of seats."""
    players: list[RankedPlayer]
    """The players, by the lower end of their ratings."""


class Ranking(Message):
    """The ranking of a game."""

    game: str
    """The key of the game."""
    gameName: str  # noqa: N815
    """The name of the game."""
    lists: list[RankingList]
    """A list for each number of seats."""


class RatingCurve(Message):
    """How a rating went."""

    game: str
    """The key of the game."""
    gameName: str  # noqa: N815
    """The name of the game."""
    seats: int
    """The number of seats."""
    games: int
    """The number of rated games."""
    curve: list[RatingPoint]
    """The rating after each game; the last one is the present one."""


class RecordedSeat(PlayerName):
    """A seat of a finished game."""

    points: int
    """The points at the end."""
    place: int
    """The place; 1 is the best."""
    self: bool
    """It is the seat of the record's player."""


class RecordedGame(Message):
    """A finished game."""

    game: str
    """The key of the game."""
    gameName: str  # noqa: N815
    """The name of the game."""
    table: str | None
    """The id of the table in my own record, otherwise null."""
    ago: float
    """The seconds since its end."""
    rated: bool
    """Ratings changed by the result."""
    place: int
    """The place of the player; 1 is the best."""
    left: bool
    """The player did not play to the end."""
    seats: list[RecordedSeat]
    """All seats."""


class Opponent(PlayerName):
    """How the player did against another player."""

    won: int
    """The number of games in which the player was ahead."""
    even: int
    """The number of ties."""
    lost: int
    """The number of games in which the player was behind."""


class FirstMove(Message):
    """A first move."""

    says: str
    """The move in words."""
    games: int
    """The number of the player's games with it."""
    of: int
    """The number of all these games."""


class GameOpenings(Message):
    """The first moves that a player likes best in a game."""

    game: str
    """The key of the game."""
    gameName: str  # noqa: N815
    """The name of the game."""
    moves: list[FirstMove]
    """The moves, the most frequent first."""


class GameAnalysis(Message):
    """What the reports about a player's games say."""

    game: str
    """The key of the game."""
    gameName: str  # noqa: N815
    """The name of the game."""
    decisions: int
    """The number of decisions."""
    mistakes: int
    """The number of mistakes among them."""
    luck: float
    """The mean luck of a game, as a share of the win."""
    rates: list[float]
    """The share of mistakes in each game, the oldest first."""


class PlayerRecord(Message):
    """The record of a player."""

    name: str
    """The name of the player."""
    own: bool
    """It is my own record."""
    ratings: list[RatingCurve]
    """The ratings, by game and number of seats."""
    left: int
    """The number of the last rated games that the player did not play to the end."""
    of: int
    """The number of these last games."""
    standing: Standing
    """Whether the player hardly ever leaves rated games, or often; nothing is known of a new one."""
    games: list[RecordedGame]
    """The last games, the newest first."""
    against: list[Opponent]
    """The most frequent opponents."""
    openings: list[GameOpenings]
    """The favourite first moves, by game."""
    analysed: list[GameAnalysis]
    """The results of reports, by game."""
