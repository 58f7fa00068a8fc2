"""Tournaments and leagues: who takes part, the rounds, and their tables."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    UniqueConstraint,
)

from .base import metadata

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("host", String, nullable=False),
    Column("group", String, nullable=True),
    Column("created", Float, nullable=False),
    Column("state", String, nullable=False),
    Column("terms", JSON, nullable=False),
    Column("plan", JSON, nullable=False),
    Column("starts", Float, nullable=True),
    Column("round", Integer, nullable=False),
    Column("next", Float, nullable=True),
    Column("due", Float, nullable=True),
    Column("owner", String, nullable=True),
    Column("lease", Float, nullable=False),
    Column("league", String, nullable=True),
    Column("season", Integer, nullable=False),
    Column("division", Integer, nullable=False),
    Index("due_tournaments", "due"),
    Index("tournaments_by_age", "created"),
    Index("tournaments_of_group", "group", "created"),
    Index("tournaments_of_league", "league", "season", "division"),
)
"""Tournaments. `terms` are the game, its options, the clock, the bots and the times; `plan` is the format.

`round` is the number of rounds that were paired, and `next` says when the next one begins. `due` says when a process
looks at the tournament; the one named in `owner` does so, until `lease` runs out. One with a `league` is a division.
"""

tournament_entrants = Table(
    "tournament_entrants",
    metadata,
    Column("tournament", String, ForeignKey("tournaments.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("guest", String, nullable=True),
    Column("level", String, nullable=False),
    Column("entered", Float, nullable=False),
    Column("first", Integer, nullable=True),
    Column("last", Integer, nullable=True),
    Column("before", Integer, nullable=True),
    PrimaryKeyConstraint("tournament", "number"),
    UniqueConstraint("tournament", "guest", name="once_in_a_tournament"),
    Index("tournaments_of_guest", "guest"),
)
"""Who takes part: a guest, or a bot of a level.

They play from the round `first` to the round `last`; without `first` they wait. If a substitute takes a place, the two
rows exchange their guests: `before` is the number of the row with the former one, whose `first` is 0.
"""

tournament_rounds = Table(
    "tournament_rounds",
    metadata,
    Column("tournament", String, ForeignKey("tournaments.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("begun", Float, nullable=False),
    Column("ends", Float, nullable=False),
    Column("byes", JSON, nullable=False),
    Column("deal", String, nullable=True),
    PrimaryKeyConstraint("tournament", "n"),
)
"""The rounds that were paired, each once. `deal` is the one that all tables of a duplicate round play."""

tournament_tables = Table(
    "tournament_tables",
    metadata,
    Column("table", String, primary_key=True),
    Column("tournament", String, ForeignKey("tournaments.id"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("ends", Float, nullable=False),
    Column("adjourned", Boolean, nullable=False),
    Column("result", JSON(none_as_null=True), nullable=True),
    Column("counted", Float, nullable=True),
    UniqueConstraint("tournament", "round", "number", name="table_once_in_a_round"),
)
"""The tables of the rounds, the entrant of each seat, and the result, which is counted once.

The row is stored before the table itself: a table that is missing is created under this id. The row stays when the
table is deleted.
"""

leagues = Table(
    "leagues",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("host", String, nullable=False),
    Column("group", String, nullable=True),
    Column("created", Float, nullable=False),
    Column("terms", JSON, nullable=False),
    Column("plan", JSON, nullable=False),
    Column("size", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("season", Integer, nullable=False),
    Index("leagues_of_group", "group", "created"),
)
"""Leagues: seasons of divisions with `size` members each, of whom `moves` go up and down. `season` is the last one."""

league_members = Table(
    "league_members",
    metadata,
    Column("league", String, ForeignKey("leagues.id"), nullable=False),
    Column("guest", String, nullable=False),
    Column("since", Float, nullable=False),
    PrimaryKeyConstraint("league", "guest"),
    Index("leagues_of_guest", "guest"),
)
"""Who plays in the next season of a league."""
