"""The places of the rules in the printed rulebooks."""

from __future__ import annotations

import perihelion
from perihelion.ask.rulebook import describe_places, rulebook
from perihelion.documents import numbered_rules
from tools.rulebook_page import PAGE, page
from tools.rulebook_sentences import sections


def test_the_page_is_up_to_date():
    assert PAGE.read_text(encoding="utf-8") == page()


def test_sentences_name_only_rules_that_exist():
    for key in ("solari", "solaris", "solenia", "solarius"):
        game = perihelion.games()[key]
        book = rulebook(game)
        assert book is not None
        named = {number for section in book.sections for number, _ in section.rules}
        assert named <= {int(number) for number, _ in numbered_rules(game)}


def test_a_place_is_said_in_words():
    solari = perihelion.games()["solari"]
    assert describe_places(solari, 20, "en") == ["Solari-Regeln in Kürze, „Züge“, sentence 8"]
    assert describe_places(solari, 25, "de") == ["Solari-Regeln in Kürze, „Abschuss“, Sätze 3, 5, 6"]


def test_a_text_is_split_into_sections_and_sentences():
    text = "Title\n\nSet-up\n\nShuffle the cards. Deal five:\n\n- one card\n\n## **Play**\n\nPlay one! Or pass.\n"
    assert sections(text, ["Set-up", "Play"]) == [
        ["Shuffle the cards.", "Deal five:", "one card"],
        ["Play one!", "Or pass."],
    ]
