"""Errors as JSON: a status, a code, a sentence in the reader's language, and what belongs to them."""

from typing import Any

from perihelion.errors import Refusal
from perihelion.table.errors import Forbidden
from perihelion.web.http.errors import describe_error
from perihelion.wire.errors import IllegalMove, StaleRequest, TooFast


def test_the_link_of_a_refusal_names_the_game_whatever_its_rules_begin_with():
    error = IllegalMove("stranger", Refusal("XYZ-3", "Not here."))
    expected = {"error": "illegal", "sentence": "Not here.", "rule": "XYZ-3", "link": "/rules/stranger#XYZ-3"}
    assert describe_error(error, "en") == (409, expected)


def test_what_belongs_to_an_error_comes_with_it():
    assert describe_error(TooFast(0.5), "en")[1]["wait"] == 0.5
    snapshot: Any = {"count": 3}
    assert describe_error(StaleRequest(snapshot), "en")[1]["snapshot"] == {"count": 3}
    assert "snapshot" not in describe_error(StaleRequest(None), "en")[1], "a viewer got it as a message of its own"


def test_the_sentence_is_in_the_reader_s_language():
    english, german = (describe_error(Forbidden("not-your-seat"), lang) for lang in ("en", "de"))
    assert english[0] == german[0] == 403
    assert english[1]["error"] == german[1]["error"] == "not-your-seat"
    assert english[1]["sentence"] != german[1]["sentence"]
