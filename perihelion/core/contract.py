"""The contract: what a game provides to the engine, the bots and the boards, in one place.

A game is a package with a value GAME (game.py). Its parts are in modules with fixed names and are imported when first
needed, so that listing games costs nothing:

    GAME = Game(key="solari", package=__name__, prefix="SOLARI", version=1, options=(...))     __init__.py
    RULES = Rules(state=State, steps=STEPS, ...)                                               rules
    JUDGE = Judge(terms={"points": (1000, points_so_far), ...})                                judge, optional
    BOARD = Board(draw=draw, touch=touch, outline=outline)                                     board, optional
    PLANES = {"hand": amount(5, by_seat=True), ...}                                            observation, optional
    refusal_values(s, rule, family, axes), phase_rule(s)                                       refusals, optional
    asides(s)                                                                                  automatic, optional
    prompt_values(s), chance_values(s), choice_values(s, family, axes), TURN_STARTS            prompts, optional
    MEASURES = {"points": points, "fuel": fuel, ...}                                           measures, optional
    limits(options)                                                                            limits, optional

Each class below lists its parts with their signatures. `Game.rules` checks all of them once and raises InvalidGame with
everything that is missing or wrong. docs/contract.md shows the same list.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, field, fields
from typing import Any, Generic, TypeVar

from . import default_rules
from .actions import Family
from .events import EventKind, Value
from .generator import Integers
from .record import NoFacts, Record
from .steps import Step

StateT = TypeVar("StateT", bound=Record)
FactsT = TypeVar("FactsT", bound=Record)

Options = dict[str, Value]
"""The chosen value of every option, by name."""


def required(signature: str, doc: str) -> Any:
    """Declare a part that every game has."""
    return field(metadata={"signature": signature, "doc": doc})


def optional(default: object, signature: str, doc: str) -> Any:
    """Declare a part that a game may leave out."""
    if isinstance(default, dict):
        return field(default_factory=dict, metadata={"signature": signature, "doc": doc})
    return field(default=default, metadata={"signature": signature, "doc": doc})


@dataclass(frozen=True)
class Line:
    """One line of the score sheet: the key of its name and a value for each seat.

    The lines that count add up to the points. A total, a comparison or a tie-breaker does not count.
    """

    key: str
    values: list[int]
    counts: bool = True
    private: bool = False
    """Whether only its own seat knows each value until the game is over. If the line counts, so are the points."""
    opponent: bool = False
    """Whether this is the total of an opponent without a seat, in a solo game. It has one value and does not count."""


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[StateT, FactsT]):
    """The rules of a game. Parts marked @rule are compiled: they take and return integers and change only the record.

    In signatures `s` is the state, `f` the facts, `r` a random generator. Games list their parts in this order.
    """

    state: type[StateT] = required("class State(Record)", "The record of a position. Each field has a line of doc.")
    facts: type[FactsT] = optional(NoFacts, "class Facts(Record)", "The scratch record that `prepare` fills.")
    phases: tuple[str, ...] = required("tuple of str", "The names of the phases; `s.phase` is an index of them.")
    families: tuple[Family, ...] = required("tuple of Family", "All actions. Ids follow this order.")
    outcomes: Mapping[int, Family] = required("dict phase -> Family", "The outcomes of each chance phase.")
    steps: Mapping[tuple[int, Family], Step] = required("dict (phase, Family) -> Step", "What can be done in a phase.")
    phase_rules: Mapping[int, int] = required(
        "dict phase -> int", "The number of the rule that refuses an action which does not belong to the phase."
    )
    events: tuple[EventKind, ...] = optional((), "tuple of EventKind", "What rules may report with `tell`.")

    setup: Callable[[StateT, Options], None] = required(
        "(s, options) -> None", "Fill a new state. It may raise InvalidOptions. It is never compiled."
    )
    seats: Callable[[StateT], int] = optional(
        default_rules.seats, "@rule (s) -> int", "The number of seats. Default: `s.players`."
    )
    actor: Callable[[StateT], int] = optional(
        default_rules.actor, "@rule (s) -> int", "The seat to act, CHANCE or OVER. Default: `s.to_act`."
    )
    choosing: Callable[[StateT], int] | None = optional(
        None,
        "@rule (s) -> int",
        "At a simultaneous decision the bit mask of the seats that have not chosen yet, otherwise 0.",
    )
    team: Callable[[StateT, int], int] = optional(
        default_rules.team,
        "@rule (s, seat) -> int",
        "The team of a seat; partners share it. Default: the seat, so that every player plays alone.",
    )
    prepare: Callable[[StateT, FactsT], None] = optional(
        default_rules.prepare,
        "@rule (s, f) -> None",
        "Fill the facts that the checks of one decision share. Default: there are none.",
    )
    advance: Callable[[StateT], None] | None = optional(
        None, "@rule (s) -> None", "What follows by itself after every action and outcome."
    )
    deals: Callable[[StateT, Integers], int] = required(
        "@rule (s, weights) -> int", "Write the integer weight of each outcome and return how many there are."
    )
    deal: Callable[[StateT, int], None] = required("@rule (s, outcome) -> None", "Carry out an outcome.")
    member: Callable[[StateT, int], int] | None = optional(
        None, "(s, outcome) -> int", "The member of the phase's family that an outcome stands for, if it is not itself."
    )
    seen: Callable[[StateT], int] = required(
        "@rule (s) -> int", "The bit mask of the seats that see the action or outcome chosen next."
    )
    sample: Callable[[StateT, int, Integers], None] = required(
        "@rule (s, seat, r) -> None", "Replace UNKNOWN by a random guess that fits what the seat knows."
    )
    recalls: bool = optional(
        False, "bool", "Whether `sample` reads what the seat has seen, with `recalled` and its companions."
    )
    points: Callable[[StateT, int], int] = required("@rule (s, seat) -> int", "The points of a seat as of now.")
    winners: Callable[[StateT], int] = required(
        "@rule (s) -> int", "The bit mask of the winners; 0 while the game runs."
    )
    sheet: Callable[[StateT], list[Line]] = required(
        "(s) -> list of Line", "The score sheet as of now. Lines that count add up to the points."
    )
    read_action: Callable[[str], str] | None = optional(
        None, "(text) -> str", "Turn another spelling of an action into the usual one."
    )
    complete: Callable[[StateT, set[str]], None] | None = optional(
        None, "(s, given) -> None", "Derive the fields that were not given when a position is composed by hand."
    )
    write_position: Callable[[StateT], str] | None = optional(
        None, "(s) -> str", "The game's own one-line text of a position."
    )
    read_position: Callable[[str], tuple[Options, StateT]] | None = optional(
        None, "(text) -> (options, s)", "Read what `write_position` wrote."
    )


ERRING_LEVELS = 5
"""The number of levels of the search bot that make errors: all but the highest."""


@dataclass(frozen=True, kw_only=True)
class SearchSettings:
    """How the tree search plays a game. docs/bots.md explains the search."""

    simulations: int = optional(600, "int", "The number of simulations of the highest level for one decision.")
    value_scale: float = optional(
        5.0,
        "float",
        "The lead in points that makes a win e times as likely: the temperature of a softmax over seats.",
    )
    prior_sharpness: float = optional(
        8.0,
        "float",
        "The exponent of the prior: if it is greater, the search follows the one-step lookahead more.",
    )
    exploration: float = optional(1.0, "float", "The constant of PUCT.")
    rollout_turns: int = optional(
        1,
        "int",
        "Turns of the searching seat that a simulation plays greedily before the leaf is judged.",
    )
    error_temperature: float = optional(
        0.02, "float", "The loss, as a share of the win, that the lowest level overlooks."
    )
    error_temperatures: tuple[float, ...] = optional(
        (),
        "tuple[float, ...]",
        "The same for each level but the highest, from the lowest up. `perihelion tune` measures them; without them "
        "they are fixed parts of `error_temperature`.",
    )

    def __post_init__(self) -> None:
        """Read a list of temperatures, as TOML and JSON have it. Raises ValueError if there is not one per level."""
        object.__setattr__(self, "error_temperatures", tuple(self.error_temperatures))
        if self.error_temperatures and len(self.error_temperatures) != ERRING_LEVELS:
            raise ValueError(f"error_temperatures has {ERRING_LEVELS} numbers, one for each level but the highest")


@dataclass(frozen=True, kw_only=True)
class Judge(Generic[StateT, FactsT]):
    """What a position is worth to a seat, as a sum of weighted terms."""

    terms: Mapping[str, tuple[int, Callable[[StateT, FactsT, int], int]]] = required(
        "dict name -> (weight, @rule (s, f, seat) -> int)",
        "The weight of each term in thousandths, and its value for a seat in thousandths of a point; larger is better. "
        "`term-<name>` is its name for people.",
    )
    search: SearchSettings = optional(SearchSettings(), "SearchSettings", "How the search uses these values.")


@dataclass(frozen=True)
class Note:
    """What a player should know about a legal action before choosing it."""

    price: str = ""
    """What it costs, in words; empty if it costs nothing."""
    quiet: bool = False
    """Whether it can wait: the client marks it less than the other actions."""
    warning: str = ""
    """What the player would lose for nothing; the client asks before it plays the action."""
    button: bool = False
    """Whether the client offers it as a button beside the board, too, although things are to be touched for it."""


@dataclass(frozen=True)
class About:
    """A thing on the board, explained to a person who points at it."""

    name: str
    effect: str
    """What it does or is good for, in a sentence or two."""
    price: str = ""
    """What it costs to get it; empty if it costs nothing."""


@dataclass(frozen=True, kw_only=True)
class Board:
    """How a game looks. Every function takes a view, so it cannot show what the viewer may not know."""

    draw: Callable[[Any], Any] = required("(view) -> Scene", "The board as keyed groups of SVG.")
    touch: Callable[[Any, int], list[str]] | None = optional(
        None, "(view, action) -> list of keys", "The things that a player touches, in order, to play an action."
    )
    outline: Callable[[Any], Any] | None = optional(
        None, "(view) -> Outline", "The position as headings, lists and tables, for terminals and screen readers."
    )
    text_map: Callable[[Any], Any] | None = optional(
        None, "(view) -> TextMap", "A map made of characters for the terminal; the outline says the same."
    )
    inks: Callable[[Any], dict[str, str]] | None = optional(
        None, "(view) -> dict", "Patterns of words and signs, each with the colour in which a terminal writes them."
    )
    scored: Callable[[Any], list[str]] | None = optional(
        None, "(view) -> list of keys", "The things that won or lost points in the last entry of the log."
    )
    seat_colours: Callable[[int], list[str]] | None = optional(
        None, "(seats) -> list of str", "The colour of the pieces of each seat, in a game with this number of seats."
    )
    holdings: Callable[[Any, int], Any] | None = optional(
        None,
        "(view, seat) -> Outline",
        "Everything that a player has in the open, as text. The view is a spectator's.",
    )
    draw_seat: Callable[[Any, int], Any] | None = optional(
        None,
        "(view, seat) -> Scene",
        "The board of a player, enlarged. It begins where the scene's first part begins.",
    )
    note: Callable[[Any, int], Note] | None = optional(
        None,
        "(view, action) -> Note",
        "What a legal action costs, whether it can wait, what the player would lose by it, and whether it is a button.",
    )
    about: Callable[[Any, str], About | None] | None = optional(
        None, "(view, key) -> About", "What a thing on the board is: its name, what it does, its price."
    )
    picture: Callable[[Any, str, tuple[int, ...]], str] | None = optional(
        None,
        "(view, family, values) -> SVG",
        "The die, tile or card that an outcome brings or an action plays, around the middle, 100 wide and high; or ''.",
    )
    style: str = optional("", "str", "The colours of the board by day and by night, as CSS.")
    last: tuple[Family, ...] = optional((), "tuple of families", "Actions that are offered last, such as to pass.")


def parts_of(contract: type[Rules[Record, Record] | Judge[Record, Record] | Board]) -> list[tuple[str, str, str, bool]]:
    """Return name, signature, documentation and whether it is required for each part of Rules, Judge or Board."""
    return [
        (f.name, f.metadata["signature"], f.metadata["doc"], f.default is MISSING and f.default_factory is MISSING)
        for f in fields(contract)
    ]
