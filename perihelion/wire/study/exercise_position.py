"""The task and the position of an exercise, for lessons, puzzles and mistakes alike."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.narration import narrate
from ..schemas.exercises import ExercisePosition, ExerciseRule, ExerciseState
from ..table.frames import Frame


def describe_position(
    frame: Frame,
    text: str,
    goal: str,
    state: ExerciseState,
    says: str,
    first_entry: int = 0,
    rules: Sequence[ExerciseRule] = (),
    rating: int | None = None,
) -> ExercisePosition:
    """Return the fields that every exercise has. Its log begins with the entry `first_entry`."""
    is_open = state == "open"
    return {
        "text": text,
        "goal": goal,
        "rules": list(rules),
        "state": state,
        "says": says,
        "game": frame.position.game.key,
        "gameName": frame.view.words("game"),
        "seat": frame.view.seat,
        "board": frame.board,
        "outline": frame.outline,
        "prompt": frame.prompt if is_open else "",
        "choices": frame.choices if is_open else [],
        "happened": frame.happened if frame.position.entries else [],
        "log": narrate(frame.view, first_entry),
        "rating": rating,
    }
