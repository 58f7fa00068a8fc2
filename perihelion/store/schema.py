"""The schema of the database: tables, logs, chat, jobs, the guests of `guest_schema` and the studies of `study_schema`.

Migrations bring older files to it.
"""

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
)

from .deal_schema import deal_seats as deal_seats
from .deal_schema import deal_tables as deal_tables
from .deal_schema import deals as deals
from .group_schema import group_members as group_members
from .group_schema import groups as groups
from .guest_schema import challenges as challenges
from .guest_schema import devices as devices
from .guest_schema import guests as guests
from .guest_schema import links as links
from .guest_schema import metadata as metadata
from .guest_schema import passkeys as passkeys
from .guest_schema import secrets as secrets
from .guest_schema import sign_in_addresses as sign_in_addresses
from .study_schema import analyses as analyses
from .study_schema import companions as companions
from .study_schema import puzzle_ratings as puzzle_ratings
from .study_schema import puzzle_records as puzzle_records
from .study_schema import puzzle_tries as puzzle_tries
from .study_schema import repetitions as repetitions
from .study_schema import reports as reports

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("host", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("rules", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("record", JSON, nullable=False),
    Column("summary", JSON, nullable=False),
    Column("rematch", String, nullable=True),
    Column("group", String, nullable=True),
    Index("open_tables", "open", "changed"),
    Index("public_tables", "public", "open", "changed"),
    Index("tables_of_group", "group", "changed"),
)
"""`record` is the state after the last entry and `summary` what a list shows: both can be computed from the log.

A table with a `group` is shown to the members of that group only.
"""

log = Table(
    "log",
    metadata,
    Column("table", String, ForeignKey("tables.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("kind", String, nullable=False),
    Column("data", JSON, nullable=False),
    Column("time", Float, nullable=False),
    PrimaryKeyConstraint("table", "n"),
    sqlite_with_rowid=False,
)
"""The entries of all tables. (table, n) is unique: two servers cannot both add the same entry."""

players = Table(
    "players",
    metadata,
    Column("table", String, ForeignKey("tables.id"), nullable=False),
    Column("guest", String, nullable=False),
    PrimaryKeyConstraint("table", "guest"),
    Index("tables_of_guest", "guest"),
)
"""The guests of a table: its host, and everybody who ever held a seat."""

chat = Table(
    "chat",
    metadata,
    Column("table", String, ForeignKey("tables.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("guest", String, nullable=False),
    Column("name", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String, nullable=False),
    Column("time", Float, nullable=False),
    PrimaryKeyConstraint("table", "n"),
)

vacations = Table(
    "vacations",
    metadata,
    Column("guest", String, nullable=False),
    Column("begins", Float, nullable=False),
    Column("ends", Float, nullable=False),
    PrimaryKeyConstraint("guest", "begins"),
)
"""When guests stop the clocks of their games over days; one that was ended early ends then."""

results = Table(
    "results",
    metadata,
    Column("table", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("time", Float, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("group", String, nullable=True),
    Index("results_of_group", "group", "time"),
)
"""The results of finished games, one for each table. They stay when a table is deleted."""

result_seats = Table(
    "result_seats",
    metadata,
    Column("table", String, ForeignKey("results.table"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player", String, nullable=False),
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("side", Integer, nullable=False),
    Column("left", Boolean, nullable=False),
    Column("opening", String, nullable=False),
    Column("opening_words", JSON, nullable=False),
    Column("decisions", Integer, nullable=True),
    Column("mistakes", Integer, nullable=True),
    Column("luck", Float, nullable=True),
    PrimaryKeyConstraint("table", "seat"),
    Index("results_of_player", "player"),
)
"""How each seat did. `player` is the id of a guest, or `bot:<level>`. The last three columns come from a report."""

ratings = Table(
    "ratings",
    metadata,
    Column("game", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("player", String, nullable=False),
    Column("n", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("table", String, ForeignKey("results.table"), nullable=False),
    Column("time", Float, nullable=False),
    PrimaryKeyConstraint("game", "seats", "player", "n"),
    Index("ratings_of_player", "player"),
)
"""The rating of a player after each of their rated games, counted by `n` from 1."""

profiles = Table(
    "profiles",
    metadata,
    Column("public", String, primary_key=True),
    Column("guest", String, nullable=False, unique=True),
)
"""The ids under which others see the record of a guest."""

jobs = Table(
    "jobs",
    metadata,
    Column("table", String, ForeignKey("tables.id"), nullable=False),
    Column("kind", String, nullable=False),
    Column("due", Float, nullable=False),
    Column("owner", String, nullable=True),
    Column("lease", Float, nullable=False),
    Column("priority", Integer, nullable=False, server_default="0"),
    PrimaryKeyConstraint("table", "kind"),
    Index("due_jobs", "due"),
)
"""Jobs that must be done once: the process named in `owner` does it, until `lease` runs out.

Those with a low number as their priority come first.
"""

operators = Table(
    "operators",
    metadata,
    Column("guest", String, primary_key=True),
    Column("since", Float, nullable=False),
)
"""The guests who may close tables, mute and ban."""

operator_links = Table(
    "operator_links",
    metadata,
    Column("hash", String, primary_key=True),
    Column("expires", Float, nullable=False),
)
"""Links that make a guest an operator, once. Only the hash of a token is stored."""

operator_log = Table(
    "operator_log",
    metadata,
    Column("n", Integer, primary_key=True, autoincrement=True),
    Column("time", Float, nullable=False),
    Column("by", String, nullable=False),
    Column("what", String, nullable=False),
    Column("about_table", String, nullable=False),
    Column("about_guest", String, nullable=False),
)
"""What operators changed, without names. Every process reads it, and applies what is new to what it has in memory.

`by` is empty for the command line, and for guests who delete themselves.
"""

restrictions = Table(
    "restrictions",
    metadata,
    Column("guest", String, primary_key=True),
    Column("muted", Boolean, nullable=False),
    Column("banned", Boolean, nullable=False),
)

server_state = Table(
    "server_state",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", JSON, nullable=False),
)
"""What holds for all processes: the message to all, and whether the server is in maintenance."""

complaints = Table(
    "complaints",
    metadata,
    Column("n", Integer, primary_key=True, autoincrement=True),
    Column("time", Float, nullable=False),
    Column("table", String, ForeignKey("tables.id"), nullable=False),
    Column("by", String, nullable=False),
    Column("about", String, nullable=False),
    Column("text", String, nullable=False),
    Column("done", Boolean, nullable=False),
)
"""What players report about others, for the operators."""

blocks = Table(
    "blocks",
    metadata,
    Column("guest", String, nullable=False),
    Column("blocked", String, nullable=False),
    PrimaryKeyConstraint("guest", "blocked"),
)
"""Whose chat a guest does not want to read."""

notice_channels = Table(
    "notice_channels",
    metadata,
    Column("id", String, primary_key=True),
    Column("guest", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("address", String, nullable=False),
    Column("keys", JSON, nullable=False),
    Column("site", String, nullable=False),
    Column("lang", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("device", String, nullable=False, server_default=""),
    Index("channels_of_guest", "guest"),
)
"""Where the notices of a guest go. `keys` has those of a browser, `device` is the guest's device that it is. `site` is
our address as the guest knows it, `lang` the language that holds where the guest chose none."""

notice_settings = Table(
    "notice_settings",
    metadata,
    Column("guest", String, primary_key=True),
    Column("zone", String, nullable=False),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_until", Integer, nullable=False),
    Column("digest", Integer, nullable=True),
)
"""The quiet hours of a guest and when their daily message comes, in minutes after midnight in their time zone."""

notice_mutes = Table(
    "notice_mutes",
    metadata,
    Column("table", String, ForeignKey("tables.id"), nullable=False),
    Column("guest", String, nullable=False),
    PrimaryKeyConstraint("table", "guest"),
)
"""The tables of which a guest wants no notices."""

notices = Table(
    "notices",
    metadata,
    Column("table", String, ForeignKey("tables.id"), nullable=False),
    Column("guest", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("turn", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("delivered", JSON, nullable=False),
    Column("done", Boolean, nullable=False),
    Column("owner", String, nullable=True),
    Column("lease", Float, nullable=False),
    PrimaryKeyConstraint("table", "guest", "kind"),
    Index("due_notices", "done", "due"),
)
"""The last notice of each kind of each guest at each table: a turn, a reminder, another game with the same players.

`turn` says when it began that the table waits for the guest: that has one notice of a kind at most.

`delivered` are the channels that have it. Whoever is named in `owner` sends it, until `lease` runs out.
"""

plans = Table(
    "plans",
    metadata,
    Column("id", String, primary_key=True),
    Column("table", String, ForeignKey("tables.id"), nullable=False),
    Column("guest", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("made", Integer, nullable=False),
    Column("line", JSON, nullable=False),
    Column("steps", JSON, nullable=False),
    Column("created", Float, nullable=False),
    Index("plans_at_table", "table", "guest"),
)
"""Moves that players planned for a later turn; see `store.plans`. Nobody but the player sees them."""

processes = Table(
    "processes",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("started", Float, nullable=False),
    Column("up_since", Float, nullable=False),
)
"""Servers and workers on one PostgreSQL. `up_since`: since when there was always one of them."""

presence = Table(
    "presence",
    metadata,
    Column("table", String, ForeignKey("tables.id"), nullable=False),
    Column("guest", String, nullable=False),
    Column("process", Integer, nullable=False),
    Column("left", Float, nullable=True),
    PrimaryKeyConstraint("table", "guest", "process"),
)
"""Who is connected to which process, on one PostgreSQL; `left` says when that ended."""

OF_PROCESSES = (processes, presence)
"""What is about running processes, and not worth a copy."""
