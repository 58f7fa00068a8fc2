"""The bodies of responses about rankings and records. `points` and `margin`: a rating and half of its 95 % interval."""

from __future__ import annotations

from .responses import ResponseBody


class PlayerName(ResponseBody):
    """A player; `player` is the public id of a person who has a record."""

    name: str
    bot: bool
    player: str | None


class RankedPlayer(PlayerName):
    """A player of a ranking."""

    points: int
    margin: int
    games: int
    mine: bool


class RankingList(ResponseBody):
    """The players of a game with this number of seats."""

    seats: int
    players: list[RankedPlayer]


class Ranking(ResponseBody):
    """The ranking of a game."""

    game: str
    gameName: str  # noqa: N815
    lists: list[RankingList]


class RatingPoint(ResponseBody):
    """A rating after one of the games."""

    points: int
    margin: int


class RatingCurve(ResponseBody):
    """How a rating went; the last point is the present one."""

    game: str
    gameName: str  # noqa: N815
    seats: int
    games: int
    curve: list[RatingPoint]


class RecordedSeat(PlayerName):
    """A seat of a finished game; `self`: it is that of the record's player."""

    points: int
    place: int
    self: bool


class RecordedGame(ResponseBody):
    """A finished game; `table` is only known to the player."""

    game: str
    gameName: str  # noqa: N815
    table: str | None
    ago: float
    rated: bool
    place: int
    left: bool
    seats: list[RecordedSeat]


class Opponent(PlayerName):
    """How often the player was ahead of another player, even, and behind."""

    won: int
    even: int
    lost: int


class FirstMove(ResponseBody):
    """A first move, and the number of the player's games with it."""

    says: str
    games: int
    of: int


class GameOpenings(ResponseBody):
    """The first moves that a player likes best in a game."""

    game: str
    gameName: str  # noqa: N815
    moves: list[FirstMove]


class GameAnalysis(ResponseBody):
    """What the reports about a player's games say; `rates` are the shares of mistakes, game by game."""

    game: str
    gameName: str  # noqa: N815
    decisions: int
    mistakes: int
    luck: float
    rates: list[float]


class PlayerRecord(ResponseBody):
    """The record of a player; `left` of the last `of` rated games were not played to their end."""

    name: str
    own: bool
    ratings: list[RatingCurve]
    left: int
    of: int
    reliable: bool
    games: list[RecordedGame]
    against: list[Opponent]
    openings: list[GameOpenings]
    analysed: list[GameAnalysis]
