"""The bodies of requests and responses about tournaments and leagues."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal

from ...table.settings import FEWEST_MINUTES, MOST_MINUTES
from .body import Body
from .limits import EmptyDefault, Limits
from .message import Message
from .requests import Flag, Identifier, Number, OptionName, OptionValue
from .snapshot import BotName, OptionText

Format = Literal["round-robin", "swiss", "knock-out", "groups", "duplicate"]
TournamentState = Literal["open", "running", "over", "cancelled"]
MOST_ROUND_MINUTES = 60 * 24 * 60
Pause = Annotated[float, Limits(ge=0, le=MOST_ROUND_MINUTES)] | None


class TournamentRequest(Body):
    """A new tournament."""

    name: Annotated[str, Limits(max_length=200)]
    game: Identifier
    options: Annotated[dict[OptionName, OptionValue], Limits(max_length=20), EmptyDefault()] = field(
        default_factory=dict
    )
    format: Format
    rounds: Annotated[int, Limits(ge=1, le=20, strict=True)] = 5
    """For Swiss, groups and duplicate."""
    final: Flag = False
    """For groups: the best play one more table."""
    alone: Flag = False
    """For duplicate: everybody plays alone against bots."""
    level: Annotated[str, Limits(min_length=1, max_length=40)] = "jupiter"
    """The bots that take empty seats."""
    minutes: Annotated[float, Limits(ge=FEWEST_MINUTES, le=MOST_MINUTES)]
    """For each turn."""
    round_minutes: Annotated[float, Limits(ge=1, le=MOST_ROUND_MINUTES)]
    """The time for a round; tables that still play are ended then."""
    break_minutes: Annotated[float, Limits(ge=0, le=MOST_ROUND_MINUTES)] = 0.0
    """Between two rounds."""
    starts: Number | None = None
    """When it begins, in seconds since 1970; null: when its host says so."""
    group: Identifier | None = None
    """The group of which I am the head; null: everybody may enter, and only operators may ask for it."""


class LeagueRequest(Body):
    """A new league: each season is a duplicate tournament in every division."""

    name: Annotated[str, Limits(max_length=200)]
    game: Identifier
    options: Annotated[dict[OptionName, OptionValue], Limits(max_length=20), EmptyDefault()] = field(
        default_factory=dict
    )
    rounds: Annotated[int, Limits(ge=1, le=20, strict=True)] = 5
    """In each season."""
    alone: Flag = False
    """Everybody plays alone against bots."""
    level: Annotated[str, Limits(min_length=1, max_length=40)] = "jupiter"
    """Those bots."""
    minutes: Annotated[float, Limits(ge=FEWEST_MINUTES, le=MOST_MINUTES)]
    """For each turn."""
    round_minutes: Annotated[float, Limits(ge=1, le=MOST_ROUND_MINUTES)]
    """The time for a round."""
    break_minutes: Annotated[float, Limits(ge=0, le=MOST_ROUND_MINUTES)] = 0.0
    """Between two rounds."""
    size: Annotated[int, Limits(ge=4, le=64, strict=True)] = 8
    """The number of members of a division."""
    moves: Annotated[int, Limits(ge=1, le=8, strict=True)] = 2
    """The number of members who go up and down."""
    pause_minutes: Pause = None
    """From the end of a season to the next one, which then begins by itself; null: only when the host says so."""
    group: Identifier | None = None
    """The group of which I am the head; null: everybody may join, and only operators may ask for it."""


class PauseRequest(Body):
    """When the next season of a league begins."""

    minutes: Pause
    """From the end of the last one; null: when I say so."""


class EntrantRequest(Body):
    """The number of an entrant."""

    entrant: Number


class BotEntrantRequest(Body):
    """A bot that takes part."""

    level: Annotated[str, Limits(min_length=1, max_length=40)]


class SubstituteRequest(Body):
    """An entrant whose place goes to a substitute, and the number of the substitute."""

    entrant: Number
    by: Number


class AdjournRequest(Body):
    """A table that gets more time."""

    table: Identifier
    hours: Annotated[float, Limits(ge=0.1, le=60 * 24)]


class NewTournament(Message):
    """A new tournament."""

    tournament: str
    """The id of the tournament."""
    link: str
    """Its address."""


class ListedTournament(Message):
    """A tournament in a list."""

    link: str
    """Its address."""
    name: str
    """Its name."""
    gameName: str  # noqa: N815
    """The name of the game."""
    format: Format
    """Its format."""
    state: TournamentState
    """Whether people enter, rounds are played, or it has ended."""
    starts: int | None
    """When it begins, in seconds since 1970; null if its host begins it."""
    round: int
    """The number of rounds that were paired."""
    entrants: int
    """The number of entrants."""


class ListedLeague(Message):
    """A league in a list."""

    link: str
    """Its address."""
    name: str
    """Its name."""
    gameName: str  # noqa: N815
    """The name of the game."""
    season: int
    """The number of the last season; 0 before the first."""


class TournamentLists(Message):
    """Tournaments and leagues that I may look at."""

    mine: list[ListedTournament]
    """Those that I run or play, the newest first."""
    public: list[ListedTournament]
    """Those of no group, or of the group that was asked for."""
    leagues: list[ListedLeague]
    """The leagues here, the newest first."""
    mayCreate: bool  # noqa: N815
    """I may make one here."""


class RoundPoints(Message):
    """What an entrant did in a round."""

    points: int | None
    """The points of the round; null if the entrant was not in it, or its table still plays."""
    against: list[int]
    """The numbers of the other entrants at the table."""
    bye: bool
    """There was no opponent."""


class TournamentStanding(Message):
    """An entrant in the standings."""

    entrant: int
    """The number of the entrant."""
    place: int
    """The place; equal entrants share it."""
    name: str
    """The name of the person or bot."""
    before: str | None
    """The name of the person whose place a substitute took."""
    me: bool
    """It is me."""
    active: bool
    """The entrant has not withdrawn."""
    points: int
    """The points of all rounds."""
    ties: list[int]
    """The values of the tie-breaks, in their order."""
    played: int
    """The number of tables that have ended."""
    won: int
    """The number of tables that the entrant won alone."""
    rounds: list[RoundPoints]
    """One entry for each round so far."""


class TournamentSeat(Message):
    """A seat of a table of a tournament."""

    entrant: int | None
    """The number of the entrant; null for a bot that takes an empty seat."""
    name: str
    """The name of the person or bot."""
    place: int | None
    """The place at this table; null while it plays."""
    points: int | None
    """The points in the game; null unless it was played to the end."""
    left: bool
    """The player left or ran out of time."""


class TournamentTable(Message):
    """A table of a round."""

    table: str
    """The id of the table."""
    number: int
    """The number of the table in its round."""
    link: str | None
    """Its address; null if I cannot look at it now."""
    over: bool
    """It has ended."""
    finished: bool
    """The game was played to its end."""
    adjourned: bool
    """It has more time than its round."""
    mine: bool
    """I play there."""
    ends: int
    """When it is ended at the latest, in seconds since 1970."""
    seats: list[TournamentSeat]
    """All seats."""


class TournamentRound(Message):
    """A round."""

    n: int
    """The number of the round."""
    ends: int
    """When its tables are ended at the latest, in seconds since 1970."""
    byes: list[str]
    """The names of the entrants who had no opponent."""
    deal: str | None
    """The address of the sealed luck that all its tables share."""
    tables: list[TournamentTable]
    """All tables."""


class WaitingEntrant(Message):
    """An entrant who was not paired yet."""

    entrant: int
    """The number of the entrant."""
    name: str
    """The name of the person or bot."""
    me: bool
    """It is me."""


class TournamentPage(ListedTournament):
    """A tournament as I may see it."""

    tournament: str
    """The id of the tournament."""
    picture: str
    """The address of the game's picture."""
    options: list[OptionText]
    """The options of the game, in words."""
    seats: int
    """The number of seats at a table."""
    roundsOfAll: int  # noqa: N815
    """The number of rounds if nobody leaves; 0 before the start if it depends on the number of entrants."""
    final: bool
    """The best play a final."""
    alone: bool
    """Everybody plays alone against bots."""
    level: str
    """The name of the bots that take empty seats."""
    minutes: float
    """The minutes for each turn."""
    roundMinutes: float  # noqa: N815
    """The minutes for each round."""
    breakMinutes: float  # noqa: N815
    """The minutes between two rounds."""
    fewest: int
    """The number of entrants that it takes."""
    hostName: str  # noqa: N815
    """The name of the person who runs it."""
    host: bool
    """I run it."""
    next: int | None
    """When the next round begins, in seconds since 1970; null while a round is played."""
    entered: Literal["no", "waiting", "playing", "withdrawn"]
    """Whether I take part."""
    mayEnter: bool  # noqa: N815
    """I may enter now."""
    myTable: str | None  # noqa: N815
    """The address of the table that waits for me."""
    bots: list[BotName]
    """The bots that the host may let in."""
    seed: str
    """The seed of all lots, from which everybody can compute the pairs again."""
    tieBreaks: list[str]  # noqa: N815
    """The tie-breaks in the order in which they decide: won, direct, opponents or difference."""
    standings: list[TournamentStanding]
    """All entrants who were paired, the best first."""
    waiting: list[WaitingEntrant]
    """Those who entered and were not paired yet: before the start all, later substitutes."""
    rounds: list[TournamentRound]
    """All rounds so far, the last one first."""


class LeagueMember(Message):
    """A member of a division."""

    name: str
    """The name of the member."""
    me: bool
    """It is me."""
    place: int | None
    """The place so far; null before the first round."""
    points: int
    """The points so far."""


class LeagueDivision(Message):
    """A division of a season: a tournament."""

    link: str
    """The address of its tournament."""
    division: int
    """Its number; 1 is the highest."""
    state: TournamentState
    """Whether rounds are played, or it has ended."""
    round: int
    """The number of rounds that were paired."""
    members: list[LeagueMember]
    """Its members, the best first."""


class LeagueSeason(Message):
    """A season."""

    season: int
    """The number of the season."""
    divisions: list[LeagueDivision]
    """Its divisions, the highest first."""


class LeaguePage(ListedLeague):
    """A league as I may see it."""

    league: str
    """The id of the league."""
    picture: str
    """The address of the game's picture."""
    seats: int
    """The number of seats at a table."""
    rounds: int
    """The number of rounds in a season."""
    alone: bool
    """Everybody plays alone against bots."""
    minutes: float
    """The minutes for each turn."""
    roundMinutes: float  # noqa: N815
    """The minutes for each round."""
    size: int
    """The number of members of a division."""
    moves: int
    """The number of members who go up and down."""
    fewest: int
    """The number of members that a season takes."""
    host: bool
    """I run it."""
    hostName: str  # noqa: N815
    """The name of the person who runs it."""
    member: bool
    """I play in the next season."""
    mayJoin: bool  # noqa: N815
    """I may join for the next season."""
    mayBegin: bool  # noqa: N815
    """The next season can begin."""
    pauseMinutes: float | None  # noqa: N815
    """The minutes after which the next season begins by itself; null: when the host says so."""
    next: int | None
    """When the next season begins by itself, in seconds since 1970; null while one is played, or if it does not."""
    members: list[str]
    """The names of those who play in the next season."""
    seasons: list[LeagueSeason]
    """All seasons, the last one first."""
