"""The contract: what a game provides to the engine, the bots and the boards, in one place.

A game is a package with a value GAME (game.py). Its parts stand in modules of fixed names and are imported when first
needed, so that listing games costs nothing:

    GAME = Game(key="solari", package=__name__, prefix="SOLARI", version=1, options=(...))     __init__.py
    RULES = Rules(state=State, steps=STEPS, ...)                                               rules
    JUDGE = Judge(terms=..., weights=..., judge=judge)                                         judge, optional
    BOARD = Board(draw=draw, touch=touch, outline=outline)                                     board, optional
    PLANES = {"hand": amount(5, by_seat=True), ...}                                            observation, optional
    refusal_values(s, rule, family, axes)                                                      refusals, optional
    asides(s)                                                                                  automatic, optional
    prompt_values(s), chance_values(s), choice_values(s, family, axes), TURN_STARTS            prompts, optional
    limits(options)                                                                            limits, optional

Each class below lists its parts with their signatures. `Game.rules` checks all of them once and raises InvalidGame with
everything that is missing or wrong. docs/contract.md shows the same list.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, field, fields
from typing import Any

from .actions import Family
from .events import EventKind
from .record import NoFacts, Record
from .steps import Step


def required(signature: str, doc: str) -> Any:
    """Declare a part that every game has."""
    return field(metadata={"signature": signature, "doc": doc})


def optional(default: Any, signature: str, doc: str) -> Any:
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


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The rules of a game. Parts marked @rule are compiled: they take and return integers and change only the record.

    In signatures `s` is the state, `f` the facts, `r` a random generator.
    """

    state: type[Record] = required("class State(Record)", "The record of a position. Each field has a line of doc.")
    phases: tuple[str, ...] = required("tuple of str", "The names of the phases; `s.phase` is an index of it.")
    families: tuple[Family, ...] = required("tuple of Family", "All actions. Ids follow this order.")
    outcomes: Mapping[int, Family] = required("dict phase -> Family", "The outcomes of each chance phase.")
    steps: Mapping[tuple[int, Family], Step] = required("dict (phase, Family) -> Step", "What can be done in a phase.")
    phase_rules: Mapping[int, int] = required(
        "dict phase -> int", "The rule that says what happens in a phase; it refuses actions that do not belong there."
    )

    setup: Callable[[Any, dict[str, Any]], None] = required(
        "(s, options) -> None", "Fill a new state. It may raise InvalidOptions. It is never compiled."
    )
    seats: Callable[[Any], int] = required("@rule (s) -> int", "The number of seats.")
    actor: Callable[[Any], int] = required("@rule (s) -> int", "The seat to act, CHANCE or OVER.")
    prepare: Callable[[Any, Any], None] = required(
        "@rule (s, f) -> None", "Fill the facts that the checks of one decision share."
    )
    deals: Callable[[Any, Any], int] = required(
        "@rule (s, weights) -> int", "Write the integer weight of each outcome and return how many there are."
    )
    deal: Callable[[Any, int], None] = required("@rule (s, outcome) -> None", "Carry out an outcome.")
    seen: Callable[[Any], int] = required(
        "@rule (s) -> int", "The bit mask of the seats that see the action or outcome chosen next."
    )
    sample: Callable[[Any, int, Any], None] = required(
        "@rule (s, seat, r) -> None", "Replace UNKNOWN by a random guess that fits what the seat knows."
    )
    points: Callable[[Any, int], int] = required("@rule (s, seat) -> int", "The points of a seat as of now.")
    winners: Callable[[Any], int] = required("@rule (s) -> int", "The bit mask of the winners; 0 while the game runs.")
    team: Callable[[Any, int], int] = required("@rule (s, seat) -> int", "The team of a seat; partners share it.")
    sheet: Callable[[Any], list[Line]] = required(
        "(s) -> list of Line", "The score sheet as of now. Lines that count add up to the points."
    )

    facts: type[Record] = optional(NoFacts, "class Facts(Record)", "The scratch record that `prepare` fills.")
    advance: Callable[[Any], None] | None = optional(
        None, "@rule (s) -> None", "What follows by itself after every action and outcome."
    )
    events: tuple[EventKind, ...] = optional((), "tuple of EventKind", "What rules may report with `tell`.")
    member: Callable[[Any, int], int] | None = optional(
        None, "(s, outcome) -> int", "The member of the phase's family that an outcome is, where that is not itself."
    )
    read_action: Callable[[str], str] | None = optional(
        None, "(text) -> str", "Turn another spelling of an action into the usual one."
    )
    complete: Callable[[Any, set[str]], None] | None = optional(
        None, "(s, given) -> None", "Derive the fields that were not given when a position is composed by hand."
    )
    write_position: Callable[[Any], str] | None = optional(
        None, "(s) -> str", "The game's own one-line text of a position."
    )
    read_position: Callable[[str], tuple[dict[str, Any], Any]] | None = optional(
        None, "(text) -> (options, s)", "Read what `write_position` wrote."
    )


@dataclass(frozen=True, kw_only=True)
class SearchSettings:
    """How the tree search plays a game. docs/bots.md explains the search."""

    simulations: int = optional(600, "int", "Simulations of the highest level for one decision.")
    value_scale: float = optional(
        5.0, "float", "Points of lead that make a win e times as likely: the temperature of the softmax over seats."
    )
    prior_sharpness: float = optional(
        8.0, "float", "The exponent of the prior: the greater, the more the search follows the one-step lookahead."
    )
    exploration: float = optional(1.0, "float", "The constant of PUCT.")
    rollout_turns: int = optional(
        1, "int", "How many turns of the searching seat a simulation plays on greedily before the leaf is judged."
    )
    error_temperature: float = optional(
        0.02, "float", "The loss, as a share of the win, that the lowest level overlooks."
    )


@dataclass(frozen=True, kw_only=True)
class Judge:
    """What a position is worth to a seat, as a sum of weighted terms."""

    terms: tuple[str, ...] = required("tuple of str", "The names of the terms; `term-<name>` is the word for people.")
    weights: tuple[int, ...] = required("tuple of int", "The weight of each term, in thousandths.")
    judge: Callable[[Any, Any, int, int], int] = required(
        "@rule (s, f, seat, term) -> int", "One term for a seat, in thousandths of a point; larger is better."
    )
    search: SearchSettings = optional(SearchSettings(), "SearchSettings", "How the search uses these values.")


@dataclass(frozen=True)
class Note:
    """What a player should know about a legal action before choosing it."""

    price: str = ""
    """What it costs, in words; empty where it costs nothing."""
    quiet: bool = False
    """Whether it can wait: it is marked less than what the decision is about."""
    warning: str = ""
    """What would be lost for nothing; the player is asked before it is played."""


@dataclass(frozen=True)
class About:
    """What a thing on the board is, for somebody who points at it."""

    name: str
    effect: str
    """What it does or is good for, in a sentence or two."""
    price: str = ""
    """What it costs whoever wants it; empty where it costs nothing."""


@dataclass(frozen=True, kw_only=True)
class Board:
    """How a game looks. Every function starts from a view, so it cannot show what the viewer may not know."""

    draw: Callable[[Any], Any] = required("(view) -> Scene", "The board as keyed groups of SVG.")
    touch: Callable[[Any, int], list[str]] | None = optional(
        None, "(view, action) -> list of keys", "The things one touches, in order, to play an action."
    )
    outline: Callable[[Any], Any] | None = optional(
        None, "(view) -> Outline", "The position as headings, lists and tables, for terminals and screen readers."
    )
    text_map: Callable[[Any], Any] | None = optional(
        None, "(view) -> TextMap", "A map made of characters, for people who see a terminal; the outline says the same."
    )
    inks: Callable[[Any], dict[str, str]] | None = optional(
        None, "(view) -> dict", "Patterns of words and signs that a terminal writes in colour, with the colour."
    )
    scored: Callable[[Any], list[str]] | None = optional(
        None, "(view) -> list of keys", "The things with which the last entry of the log won or lost points."
    )
    seat_colours: Callable[[int], list[str]] | None = optional(
        None, "(seats) -> list of str", "The colour of each seat, as its pieces have it, for a game of so many seats."
    )
    holdings: Callable[[Any, int], Any] | None = optional(
        None, "(view, seat) -> Outline", "Everything that lies open of a player, in words. The view is a spectator's."
    )
    draw_seat: Callable[[Any, int], Any] | None = optional(
        None, "(view, seat) -> Scene", "The board of a player, large. It begins where the scene's first part begins."
    )
    note: Callable[[Any, int], Note] | None = optional(
        None, "(view, action) -> Note", "What a legal action costs, whether it can wait, what would be lost by it."
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


def parts_of(contract: type[Any]) -> list[tuple[str, str, str, bool]]:
    """Return name, signature, documentation and whether it is required for each part of Rules, Judge or Board."""
    return [
        (f.name, f.metadata["signature"], f.metadata["doc"], f.default is MISSING and f.default_factory is MISSING)
        for f in fields(contract)
    ]
