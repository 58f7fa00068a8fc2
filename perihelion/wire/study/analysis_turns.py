"""The turns of a line on the analysis board: each in one sentence, with its moves in words."""

from __future__ import annotations

from dataclasses import replace
from itertools import accumulate

from ...core.narration import narrate_entry
from ...core.position import Position
from ...core.recent_view import open_view
from ...core.record import Record
from ...core.story import Turn, tell_turn
from ...core.turn_spans import TurnSpan, find_turns
from ...core.view import filter_entry
from ...core.vocabulary import CHANCE
from ..schemas.analysis import AnalysisTurn, AnalysisTurns, TurnsRequest
from .analysis import Lines, refusing, words_of_line


def tell_line(lines: Lines, body: TurnsRequest, lang: str) -> AnalysisTurns:
    """Return the turns of a line as one seat knows them, or with everything open, from the move `first` on."""
    with refusing(body.start.game, lang, bool(body.start.position)):
        position = lines.play(body.start, body.moves)
        words = words_of_line(position, body, lang)
        log = position.log if body.seat is None else [filter_entry(entry, body.seat) for entry in position.log]
        view = replace(open_view(position, words), log=log)
        every = list(find_turns(position.game, log))
        spans = [span for span in every if span.end > body.first]
        states = states_between(position, spans)

        def tell(span: TurnSpan) -> str:
            turn = Turn(span.seat, log[span.first : span.end], states[span.first], states[span.end])
            return "" if span.seat == CHANCE else tell_turn(position.game, words, turn)

        # A decision of another seat inside a turn does not lead back to an earlier round.
        rounds = dict(zip((span.first for span in every), accumulate((span.round for span in every), max), strict=True))
        return AnalysisTurns(
            turns=[
                AnalysisTurn(
                    seat=span.seat,
                    round=rounds[span.first],
                    first=span.first,
                    says=tell(span),
                    moves=[" ".join(narrate_entry(view, k)) for k in range(span.first, span.end)],
                )
                for span in spans
            ]
        )


def states_between(position: Position, spans: list[TurnSpan]) -> dict[int, Record]:
    """Return the plain states before the first of these turns and after each of them, by the number of entries."""
    wanted = {place for span in spans for place in (span.first, span.end)}
    past, states = position.copy(), dict[int, Record]()
    while len(states) < len(wanted):
        if len(past.entries) in wanted:
            states[len(past.entries)] = past.plain
        if len(states) < len(wanted):
            past.undo()
    return states
