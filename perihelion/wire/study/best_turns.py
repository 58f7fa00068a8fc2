"""The best turns on the analysis board, in words and with what to touch for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...core.view import View
from ...table.errors import Conflict
from ...thinking import answers
from ..schemas.analysis import BestTurns, RatedTurn
from ..table.frames import Frame
from ..table.hint_steps import describe_steps


def find_rated(frame: Frame) -> View:
    """Return the view for which turns are rated. Raises Conflict unless it is the turn of the seat that looks."""
    position = frame.position
    if position.actor < 0 or position.actor != frame.view.seat:
        raise Conflict("not-your-turn", "error-analysis-nobody")
    return replace(position.view(position.actor), words=frame.view.words)


def describe_best(frame: Frame, rated: Sequence[answers.RatedTurn]) -> BestTurns:
    """Return rated turns, best first."""
    view, words = find_rated(frame), frame.view.words
    turns = [
        RatedTurn(
            steps=list(describe_steps(view, each.actions, words, by_hand=True)),
            says=each.says,
            share=each.share,
            error=each.error,
            why=each.why,
        )
        for each in rated
    ]
    return BestTurns(turns=turns)
