"""A game: its key, its options, and its parts, which are imported when first needed."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from types import ModuleType

from ..errors import InvalidGame, InvalidOptions
from .actions import ActionSpace
from .checking import check_judge, check_rules
from .contract import Board, Judge, Options, Rules, SearchSettings
from .events import Value
from .lesson import Lesson
from .limits import Limits
from .planes import Plane
from .record import Record
from .vocabulary import MOST_SEATS

SEARCH_FILE = "search.toml"
REQUIRED = "required"
"""The default of an option that must be given."""

FIRST = ("The first version.",)
"""The history of a list that has never changed."""


@dataclass(frozen=True)
class Option:
    """A choice made before the game: its name, its values, and its default.

    `default` may be a function of the options read before it. `read` turns free input into a value and raises
    ValueError; without it the value must be one of `values` (a label may also be given by its index). `needs` lists
    values that are possible only with another option: (value, name of the other option, its value).
    """

    name: str
    values: tuple[Value, ...] | range
    default: Value | Callable[[Options], Value] = REQUIRED
    read: Callable[[object], Value] | None = None
    alias: str = ""
    needs: tuple[tuple[Value, str, Value], ...] = ()

    def value(self, given: object) -> Value:
        """Return the value of the option for the input of a person or program; raises InvalidOptions."""
        if self.read is not None:
            try:
                return self.read(given)
            except ValueError as error:
                raise InvalidOptions(f"{self.name}: {error}") from None
            except TypeError:
                raise InvalidOptions(f"{self.name} cannot be {given!r}") from None
        for value in self.values:
            if given == value or str(given).lower() == str(value).lower():
                return value
        if self.values == (False, True) and str(given).lower() in ("0", "1", "no", "yes", "off", "on"):
            return str(given).lower() in ("1", "yes", "on")
        if isinstance(given, int) and isinstance(self.values[0], str) and 0 <= given < len(self.values):
            return self.values[given]
        raise InvalidOptions(f"{self.name} cannot be {given!r}; possible: {self.choices()}")

    def choices(self) -> str:
        """Return the possible values as text."""
        if isinstance(self.values, range) and len(self.values) > 12:
            return f"{self.values[0]} to {self.values[-1]}"
        return ", ".join(str(int(v)) if isinstance(v, bool) else str(v) for v in self.values)


def _no_refusal_values(s: Record, rule: int, family: str, axes: tuple[int, ...]) -> dict[str, Value]:
    """Return no values: the sentences of this game's refusals name only the action and the player."""
    return {}


def _no_prompt_values(s: Record) -> dict[str, Value]:
    """Return no values: the prompts of this game name only the player."""
    return {}


def _no_choice_values(s: Record, family: str, axes: tuple[int, ...]) -> dict[str, Value]:
    """Return no values: the sentences of this game's actions name only the action and the player."""
    return {}


def _asides_unknown(s: Record) -> frozenset[str] | None:
    """Return None: this game does not say which of its decisions depend on public information only."""
    return None


class Game:
    """One game: its key, its options, and its parts, which are imported when first needed."""

    def __init__(self, key: str, package: str, prefix: str, version: int, options: tuple[Option, ...]):
        self.key, self.package, self.prefix, self.version, self.options = key, package, prefix, version, options

    def __repr__(self) -> str:
        return f"Game({self.key!r})"

    @cached_property
    def rules(self) -> Rules[Record, Record]:
        """The rules, interpreted. Raises InvalidGame with everything that is missing or wrong in the game."""
        module = import_module(f"{self.package}.rules")
        rules = getattr(module, "RULES", None)
        if not isinstance(rules, Rules):
            raise InvalidGame(self.key, [f"{self.package}.rules has no RULES = Rules(...)"])
        problems = check_rules(rules)
        if self.judge is not None:
            problems += check_judge(self.judge)
        for table, planes in (("PLANES", self.planes), ("INPUTS", self.inputs)):
            unknown = sorted(set(planes) - {f.name for f in rules.state.fields})
            problems += [f"observation: {table} names {name}, but the state has no such field" for name in unknown]
        problems += [
            f"options: players may be {value}, but a game has at most {MOST_SEATS} seats"
            for option in self.options
            if option.name == "players"
            for value in option.values
            if isinstance(value, int) and value > MOST_SEATS
        ][:1]
        if problems:
            raise InvalidGame(self.key, problems)
        return rules

    @cached_property
    def judge(self) -> Judge[Record, Record] | None:
        """The judge, or None if the game has none."""
        module = self._module("judge")
        return None if module is None else module.JUDGE

    @cached_property
    def measures(self) -> Mapping[str, Callable[[Record, int], int]]:
        """The amounts of a seat that everybody can count, the most important first.

        By default the points, unless the game has secrets: its points may depend on them.
        """
        return getattr(self._module("measures"), "MEASURES", {} if self.hides else {"points": self.rules.points})

    @cached_property
    def less_is_better(self) -> frozenset[str]:
        """The measures of which a player wants little, such as waste."""
        return frozenset(getattr(self._module("measures"), "LESS_IS_BETTER", ()))

    @cached_property
    def search_settings(self) -> SearchSettings:
        """How the search plays this game: its `search.toml`, or the judge's settings, or the defaults.

        `perihelion tune` writes the file. Raises InvalidGame if it sets something else.
        """
        settings = SearchSettings() if self.judge is None else self.judge.search
        file = files(self.package) / SEARCH_FILE
        if not file.is_file():
            return settings
        try:
            return replace(settings, **tomllib.loads(file.read_text(encoding="utf-8")))
        except (TypeError, ValueError) as error:
            raise InvalidGame(self.key, [f"{SEARCH_FILE}: {error}"]) from None

    @cached_property
    def board(self) -> Board | None:
        """The board, or None if the game has none."""
        module = self._module("board")
        return None if module is None else module.BOARD

    @cached_property
    def planes(self) -> dict[str, Plane]:
        """How fields become floats in an observation; fields not named here are amounts."""
        module = self._module("observation")
        return {} if module is None else module.PLANES

    @cached_property
    def inputs(self) -> dict[str, Plane]:
        """How fields become inputs of a network, if not as in an observation."""
        return getattr(self._module("observation"), "INPUTS", {})

    @property
    def observation_version(self) -> int:
        """The version of the observations; it rises with every change of their layout or meaning."""
        return len(self.observation_history)

    @property
    def action_version(self) -> int:
        """The version of the list of actions; it rises with every change of an id or of its meaning."""
        return len(self.action_history)

    @cached_property
    def observation_history(self) -> tuple[str, ...]:
        """What each version of the observations changed, oldest first."""
        return getattr(self._module("observation"), "OBSERVATION_HISTORY", FIRST)

    @cached_property
    def action_history(self) -> tuple[str, ...]:
        """What each version of the list of actions changed, oldest first."""
        return getattr(self._module("observation"), "ACTION_HISTORY", FIRST)

    @cached_property
    def refusal_values(self) -> Callable[[Record, int, str, tuple[int, ...]], dict[str, Value]]:
        """Return the values in the sentences of refusals in a position; none if the game has no module `refusals`."""
        module = self._module("refusals")
        return _no_refusal_values if module is None else module.refusal_values

    def phase_rule(self, s: Record) -> int:
        """Return the number of the rule that refuses an action which does not belong to the phase.

        It is that of `phase_rules`, unless the module `refusals` has a function `phase_rule`: games can end in several
        ways.
        """
        own: Callable[[Record], int] | None = getattr(self._module("refusals"), "phase_rule", None)
        return self.rules.phase_rules[s.phase] if own is None else own(s)

    @cached_property
    def prompt_values(self) -> Callable[[Record], dict[str, Value]]:
        """Return the values in the prompts of a state, such as those of the dice."""
        module = self._module("prompts")
        return _no_prompt_values if module is None else module.prompt_values

    @cached_property
    def chance_values(self) -> Callable[[Record], dict[str, Value]]:
        """Return the values in a question about an outcome, such as places; `seat` and `other_seat` are players."""
        return getattr(self._module("prompts"), "chance_values", _no_prompt_values)

    @cached_property
    def choice_values(self) -> Callable[[Record, str, tuple[int, ...]], dict[str, Value]]:
        """Return the values in the sentence of an action in a state, such as the face of a die."""
        module = self._module("prompts")
        return _no_choice_values if module is None else module.choice_values

    @cached_property
    def asides(self) -> Callable[[Record], frozenset[str] | None]:
        """Return the families that are not part of a public decision; None if legality depends on something hidden."""
        module = self._module("automatic")
        return _asides_unknown if module is None else module.asides

    def limits(self, options: Mapping[str, object]) -> Limits | None:
        """Return how long a game with these options can last and what it can bring; None if the game does not say."""
        module = self._module("limits")
        return None if module is None else module.limits(self.read_options(options))

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        """The lessons in the order in which one learns the game; empty if the game has no folder `lessons`."""
        return tuple(getattr(self._module("lessons"), "LESSONS", ()))

    @cached_property
    def turn_starts(self) -> tuple[str, ...]:
        """The phases that begin a turn even if the same seat acts again, such as the roll of the dice."""
        return tuple(getattr(self._module("prompts"), "TURN_STARTS", ()))

    def _module(self, name: str) -> ModuleType | None:
        """Import a module of the game's package, or return None if the package has no such module."""
        try:
            return import_module(f"{self.package}.{name}")
        except ModuleNotFoundError as error:
            if error.name == f"{self.package}.{name}":
                return None
            raise

    @cached_property
    def hides(self) -> bool:
        """Whether some field is not visible to everybody."""
        return bool(self.rules.state.secret_fields)

    @cached_property
    def actions(self) -> ActionSpace:
        """Ids and texts of all actions."""
        return ActionSpace(self.rules.families)

    @cached_property
    def outcomes(self) -> dict[int, ActionSpace]:
        """Members and texts of the outcomes of each chance phase."""
        return {phase: ActionSpace([family]) for phase, family in self.rules.outcomes.items()}

    @cached_property
    def most_outcomes(self) -> int:
        """The largest number of outcomes of a chance point."""
        return max((len(space) for space in self.outcomes.values()), default=1)

    def read_options(self, given: Mapping[str, object]) -> Options:
        """Return every option with its value. Raises InvalidOptions if a name or a value is unknown."""
        rest = dict(given)
        chosen: Options = {}
        for option in self.options:
            name = option.alias if option.alias in rest and option.name not in rest else option.name
            if name in rest:
                chosen[option.name] = option.value(rest.pop(name))
            elif callable(option.default):
                chosen[option.name] = option.default(chosen)
            elif option.default is REQUIRED:
                raise InvalidOptions(f"{self.key} needs {option.name}; possible: {option.choices()}")
            else:
                chosen[option.name] = option.default
        if rest:
            known = ", ".join(option.name for option in self.options)
            raise InvalidOptions(f"{self.key} has no option {', '.join(sorted(rest))}; it has: {known}")
        return chosen

    def new_state(self, options: Options) -> Record:
        """Return the plain state of a new game with these checked options."""
        s = self.rules.state()
        self.rules.setup(s, options)
        if self.rules.seats(s) > MOST_SEATS:
            raise InvalidOptions(f"{self.key} has {self.rules.seats(s)} seats; a game has at most {MOST_SEATS}")
        return s


def smallest_options(game: Game) -> dict[str, Value]:
    """Return options for the quickest game: the defaults, and the first value of each option without a default."""
    return {option.name: option.values[0] for option in game.options if option.default == REQUIRED}
