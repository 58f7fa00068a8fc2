"""Questions about the rules in the terminal, and everything about one rule."""

from __future__ import annotations

import perihelion
from perihelion.draw.outline import as_text
from perihelion.term.rule_answers import answer, is_question, trace


def test_a_number_is_not_a_question():
    assert [is_question(text) for text in ("20", "SOLARI-20", "solari-20", "can I pass?")] == [
        False,
        False,
        False,
        True,
    ]


def test_answers_name_the_rule_and_nothing_found_is_said():
    solari = perihelion.games()["solari"]
    assert "SOLARI-31" in as_text(answer(solari, "can I land on my own comet", "en"))
    assert as_text(answer(solari, "xqzzy", "de")) == "Nichts gefunden. Versuch es mit einem anderen Wort."


def test_a_trace_shows_place_position_verdicts_functions_and_tests():
    told = as_text(trace(perihelion.games()["solenia"], "SOLENIA-18", "en"))
    for part in ("Possible: ", "Not possible: ", "Board", "may_discard", "test_with_a_free_placement"):
        assert part in told
    assert "Solari-Regeln in Kürze, „Züge“, Satz 8" in as_text(trace(perihelion.games()["solari"], "20", "de"))
