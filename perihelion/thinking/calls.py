"""Calls of the functions of this room as bytes, for a worker that shares nothing but messages with the caller."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

from . import decisions, report_work

FUNCTIONS: dict[str, Callable[..., Any]] = {
    function.__name__: function
    for function in (
        decisions.choose_action,
        decisions.suggest_turn,
        decisions.rate_turns,
        decisions.compare_actions,
        decisions.play_games_out,
        report_work.begin_report,
        report_work.continue_report,
        report_work.write_file,
    )
}
"""What can be called, by name."""


def write_call(*arguments: object) -> bytes:
    """Return the arguments of a call as bytes."""
    return pickle.dumps(arguments)


def answer_call(name: str, payload: bytes) -> bytes:
    """Carry out a call, and return its result as bytes. It raises what the function raises."""
    return pickle.dumps(FUNCTIONS[name](*pickle.loads(payload)))


def read_answer(answer: bytes) -> Any:
    """Return the result of a call."""
    return pickle.loads(answer)
