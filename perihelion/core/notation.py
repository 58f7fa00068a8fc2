"""Actions and positions as text."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from itertools import groupby

from ..errors import InvalidAction, InvalidOptions, InvalidPosition, StuckGame
from .actions import ActionSpace
from .events import Value
from .game import Game, Options
from .record import Record

MOST_NUMBERS = 10_000
"""Maximum number of cells of a field."""


def find_action(game: Game, space: ActionSpace, text: str) -> int | None:
    """Return the id of an action or outcome written as text; None if the space has no such text."""
    wanted = _plain_text(text)
    usual = game.rules.read_action
    for spelling in (wanted, usual(wanted) if usual else wanted):
        if spelling in space.ids:
            return space.ids[spelling]
    return None


def _plain_text(text: str) -> str:
    return " ".join(text.removeprefix("~").split())


def read_action(game: Game, space: ActionSpace, text: str) -> int:
    """Return the id of an action or outcome written as text."""
    found = find_action(game, space, text)
    if found is not None:
        return found
    examples = get_close_matches(_plain_text(text), space.texts, n=3) or space.texts[:3]
    raise InvalidAction(f"{game.key} cannot read {text!r}; it is written like {', '.join(examples)}")


def write_position(game: Game, options: Options, s: Record) -> str:
    """Return a position in one line: the game's own form, or options and the fields that differ from the set-up."""
    if game.rules.write_position is not None:
        return game.rules.write_position(s)
    fresh = game.new_state(options)
    words = [f"{name}={_option(value)}" for name, value in options.items()]
    for field in game.rules.state.fields:
        value, usual = getattr(s, field.name), getattr(fresh, field.name)
        if value != usual:
            words.append(f"{field.name}:{_numbers(list(value.values()) if field.shape else [value])}")
    return " ".join(words)


def stuck_game(game: Game, options: Options, s: Record) -> StuckGame:
    """Return the error for a state that is not over and in which nothing is possible."""
    return StuckGame(game.key, options, write_position(game, options, s))


def _option(value: Value) -> str:
    return str(int(value)) if isinstance(value, bool) else str(value).replace(" ", "_")


def _numbers(values: list[int]) -> str:
    """Numbers joined by commas, a run of equal ones as `value*times`."""
    runs = [(value, len(list(run))) for value, run in groupby(values)]
    return ",".join(str(value) if times == 1 else f"{value}*{times}" for value, times in runs)


def read_position(game: Game, text: str) -> tuple[Options, Record]:
    """Return options and plain state of a position written in one line."""
    if game.rules.read_position is not None:
        given, s = game.rules.read_position(text)
        return game.read_options(given), s
    given, fields = {}, {}
    for word in text.split():
        if "=" in word:
            name, _, value = word.partition("=")
            given[name] = value.replace("_", " ")
        elif ":" in word:
            name, _, value = word.partition(":")
            fields[name] = value
        else:
            raise InvalidPosition(f"{word!r} is neither option=value nor field:numbers")
    try:
        options = game.read_options(given)
    except InvalidOptions as error:
        raise InvalidPosition(str(error)) from None
    s = game.new_state(options)
    for name, value in fields.items():
        set_field(game, s, name, _read_numbers(name, value))
    return options, s


def _read_numbers(name: str, text: str) -> list[int]:
    numbers: list[int] = []
    for run in text.split(","):
        value, _, times = run.partition("*")
        try:
            number, count = int(value), int(times or 1)
        except ValueError:
            raise InvalidPosition(f"{name}: {run!r} is not a number") from None
        if len(numbers) + count > MOST_NUMBERS:  # before the list is made: the text may come from any client
            raise InvalidPosition(f"{name}: more numbers than any field has")
        numbers += [number] * count
    return numbers


def set_field(game: Game, s: Record, name: str, value: object) -> None:
    """Set one field of a plain state from a number, numbers (nested or flat) or a phase's name."""
    fields = {field.name: field for field in game.rules.state.fields}
    name = game.rules.state.former_names.get(name, name)
    if name not in fields:
        raise InvalidPosition(f"{game.key} has no field {name!r}; its fields are {', '.join(fields)}")
    field = fields[name]
    if name == "phase" and isinstance(value, str):
        if value not in game.rules.phases:
            raise InvalidPosition(f"{game.key} has no phase {value!r}; its phases are {', '.join(game.rules.phases)}")
        value = game.rules.phases.index(value)
    numbers = _flat(name, value)
    usual = list(getattr(s, name).values()) if field.shape else [0]
    if len(field.shape) > 1 and len(numbers) % (len(usual) // field.shape[0]) == 0:
        numbers += usual[len(numbers) :]  # rows of absent seats may be left out
    if len(numbers) != len(usual):
        raise InvalidPosition(f"{name} takes {len(usual)} numbers, not {len(numbers)}")
    bound = 1 << (8 * field.width - 1)
    wrong = [n for n in numbers if not -bound < n < bound]
    if wrong:
        raise InvalidPosition(f"{name}: {wrong[0]} is out of range")
    if field.shape:
        setattr(s, name, dict(zip(field.indices, numbers, strict=True)))
    else:
        setattr(s, name, numbers[0])


def out_of_bounds(game: Game, s: Record) -> Iterator[str]:
    """Yield a sentence for each number of a plain state outside the bounds of its field."""
    for field in game.rules.state.fields:
        value = getattr(s, field.name)
        for number in value.values() if field.shape else (value,):
            if not field.low <= number <= field.high:
                yield f"{field.name} is {number}; it must be {field.low} to {field.high}"


def _flat(name: str, value: object) -> list[int]:
    if hasattr(value, "tolist"):
        value = value.tolist()
    if isinstance(value, bool | int):
        return [int(value)]
    if isinstance(value, list | tuple):
        return [number for item in value for number in _flat(name, item)]
    raise InvalidPosition(f"{name} takes numbers, not {value!r}")
