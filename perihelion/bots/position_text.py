"""A position as plain text, for language models and for programs that read text: board, scores, prompt, choices."""

from __future__ import annotations

from ..core.narration import choice, narrate, prompt
from ..core.notation import read_action
from ..core.refusals import refuse_action
from ..core.view import View
from ..draw.outline import as_text
from ..errors import InvalidAction
from .turn_ends import sample_state


def describe_position(view: View, first: int = 0) -> str:
    """Return what the viewer knows: the log from entry `first` on, the board, and what there is to do."""
    parts = []
    if lines := narrate(view, first):
        parts.append("\n".join(lines))
    board = view.game.board
    if board is not None and board.outline:
        parts.append(as_text(board.outline(view)))
    else:
        parts.append("\n".join(f"{name}: {value}" for name, value in vars(view.state).items()))
    if view.legal:
        parts.append(prompt(view))
        parts.append("\n".join(f"- `{view.game.actions.texts[n]}`: {choice(view, n)}" for n in view.legal))
    return "\n\n".join(parts)


def read_or_refuse(view: View, text: str) -> int | str:
    """Return the id of the legal action with this text, or the sentence that says why it is not possible.

    What the viewer knows decides what is legal, so any state consistent with it gives the reason.
    """
    try:
        number = read_action(view.game, view.game.actions, text)
    except InvalidAction as error:
        return str(error)
    if number in view.legal:
        return number
    runtime, s = sample_state(view)
    broken = runtime.refuse(s, number)
    refusal = refuse_action(view.game, runtime.plain(s), view.words, view.actor, broken, number)
    return f"{refusal.rule}: {refusal.sentence}"
