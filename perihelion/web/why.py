"""Why something is not possible: the reason of the action that failed latest in the rules."""

from __future__ import annotations

from ..core.notation import read_action
from ..errors import IllegalAction, Refusal
from ..play.table import NOBODY
from .answers import Why
from .frames import Frame
from .snapshot import Shown

MOST_ASKED = 400
"""How many actions are asked for their reason at most."""

NOTHING = Why(sentence=None)


def why_not(shown: Shown, guest: str, lang: str, action: str | None, touched: list[str]) -> Why:
    """The reason for an action, or for things that were touched; told to who decides now."""
    table, words = shown.table, shown.words(lang)
    seat = table.waits_for
    if seat == NOBODY or table.seats[seat].guest != guest:
        sentence = words("error-not-your-turn") if seat != NOBODY else words("error-over")
        return Why(sentence=sentence)
    if table.to_confirm() != NOBODY:
        return Why(sentence=words("error-waiting-confirm"))
    frame = shown.frame(seat, lang)
    if action is not None:
        number = read_action(table.game, table.game.actions, action)
        return _said(shown, table.position.why_not(number), number, lang)
    return _of_touched(shown, frame, touched)


def _of_touched(shown: Shown, frame: Frame, touched: list[str]) -> Why:
    """Of all actions that are played by touching these things, the one refused by the latest rule."""
    view = frame.view
    if not touched or any(touched == frame.touch(number)[: len(touched)] for number in view.legal):
        return NOTHING
    candidates = _played_by(frame, touched)
    refused = [(n, shown.table.position.why_not(n)) for n in candidates[:MOST_ASKED]]
    reasons = [(n, refusal) for n, refusal in refused if refusal is not None]
    if not reasons:
        return NOTHING
    number, latest = max(reasons, key=lambda reason: _how_late(frame, reason[1]))
    return _said(shown, latest, number, view.words.lang)


def _played_by(frame: Frame, touched: list[str]) -> list[int]:
    """The actions that begin with the things touched; where there is none, those that need the last of them.

    Only things that are there count: an action with a piece that is not in the game explains nothing.
    """
    ways = {number: frame.touch(number) for number in range(len(frame.view.game.actions))}
    ways = {number: way for number, way in ways.items() if way and all(key in frame.groups for key in way)}
    begin = [number for number, way in ways.items() if way[: len(touched)] == touched]
    return begin or [number for number, way in ways.items() if touched[-1] in way]


def _how_late(frame: Frame, refusal: Refusal) -> int:
    """The place of a rule in the rules; what does not even belong to this phase comes first of all."""
    rules, number = frame.view.game.rules, int(refusal.rule.rpartition("-")[2])
    phase = getattr(frame.view.state, frame.view.game.phase_field)
    return -1 if number == rules.PHASE_RULES[phase] else number


def sentence(shown: Shown, rule: str, number: int, lang: str) -> str:
    """A refusal in the language of who asked."""
    table = shown.table
    return shown.words(lang).refusal(rule, table.game.actions, number, player=max(table.position.actor, 0))


def in_language(error: IllegalAction, shown: Shown, lang: str) -> IllegalAction:
    """The same refusal, said to who asked."""
    rule = error.refusal.rule
    number = shown.table.game.actions.ids[error.action]
    return IllegalAction(error.action, Refusal(rule, sentence(shown, rule, number, lang)))


def _said(shown: Shown, refusal: Refusal | None, number: int, lang: str) -> Why:
    if refusal is None:
        return NOTHING
    says = sentence(shown, refusal.rule, number, lang)
    return Why(sentence=says, rule=refusal.rule, link=f"/rules/{shown.table.game.key}#{refusal.rule}")
