"""Refusals: the rule that forbids an action or outcome, as a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..errors import Refusal
from .game import Game
from .record import Record
from .vocabulary import CHANCE

if TYPE_CHECKING:
    from ..words import Words

WRONG_PHASE = -1
"""Sentinel for a rule: the action does not belong to this phase."""

NO_ACTION = -1
"""Sentinel for an action: the sentence names none."""

IMPOSSIBLE_OUTCOME = "outcome"
"""The value `$why` of a refused outcome, as opposed to an action at the wrong time."""


def refuse_action(game: Game, s: Record, words: Words, actor: int, rule: int, action: int) -> Refusal:
    """Return the refusal of an action by a rule; WRONG_PHASE if the action does not belong to this phase."""
    if rule == WRONG_PHASE:
        return _refuse(game, s, words, actor, game.phase_rule(s), NO_ACTION)
    return _refuse(game, s, words, actor, rule, action)


def refuse_any(game: Game, s: Record, words: Words, actor: int) -> Refusal:
    """Return the refusal of something that cannot come here at all: the rule that says what happens now."""
    why = IMPOSSIBLE_OUTCOME if actor == CHANCE else ""
    return _refuse(game, s, words, actor, game.phase_rule(s), NO_ACTION, why)


def _refuse(game: Game, s: Record, words: Words, actor: int, rule: int, action: int, why: str = "") -> Refusal:
    family, axes = game.actions.family(action) if action != NO_ACTION else (None, ())
    values = {"player": max(actor, 0), "why": why, **game.refusal_values(s, rule, family.name if family else "", axes)}
    key = f"{game.prefix}-{rule}"
    return Refusal(key, words.refusal(key, game.actions, action, **values), values)
