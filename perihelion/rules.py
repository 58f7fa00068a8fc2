"""Everything the author of a game needs, in one import.

    from perihelion.rules import OK, Axis, Family, Game, Record, Rules, Step, int8, no, rule

See docs/contract.md for how the parts fit together.
"""

from __future__ import annotations

from .core.actions import Axis, Family
from .core.components import read as read_components
from .core.contract import About, Board, Judge, Line, Note, Rules, SearchSettings
from .core.events import Event, EventKind, Value, only_reports, tell
from .core.game import Game, Option
from .core.generator import below, bits, mixed, seed, weighted
from .core.lesson import Lesson
from .core.limits import Limits
from .core.planes import LEFT_OUT, amount, choice, seat
from .core.recall import recalled, recalled_actor, recalled_choice, recalled_phase
from .core.record import ALL, NOBODY, OWNER, UNKNOWN, Cells, NoFacts, Record, int8, int16, int32
from .core.rule import Table, rule, table
from .core.steps import Step, Steps
from .core.tour import Tour
from .core.vocabulary import CHANCE, EVERYBODY, MOST_SEATS, OK, OVER, SPECTATOR, no
from .errors import InvalidComponents, InvalidOptions, InvalidPosition

__all__ = [
    "ALL",
    "CHANCE",
    "EVERYBODY",
    "LEFT_OUT",
    "MOST_SEATS",
    "NOBODY",
    "OK",
    "OVER",
    "OWNER",
    "SPECTATOR",
    "UNKNOWN",
    "About",
    "Axis",
    "Board",
    "Cells",
    "Event",
    "EventKind",
    "Family",
    "Game",
    "InvalidComponents",
    "InvalidOptions",
    "InvalidPosition",
    "Judge",
    "Lesson",
    "Limits",
    "Line",
    "NoFacts",
    "Note",
    "Option",
    "Record",
    "Rules",
    "SearchSettings",
    "Step",
    "Steps",
    "Table",
    "Tour",
    "Value",
    "amount",
    "below",
    "bits",
    "choice",
    "int8",
    "int16",
    "int32",
    "mixed",
    "no",
    "only_reports",
    "read_components",
    "recalled",
    "recalled_actor",
    "recalled_choice",
    "recalled_phase",
    "rule",
    "seat",
    "seed",
    "table",
    "tell",
    "weighted",
]
