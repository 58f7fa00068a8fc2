"""The position in words."""

from perihelion.draw import Section, as_text


def test_items_and_tables_as_text():
    sections = [
        Section("Hand", ["a card", "another"]),
        Section("Scores", header=["", "points"], rows=[["Uranus", "7"], ["Neptune", "12"]]),
    ]
    assert as_text(sections).splitlines() == [
        "Hand",
        "- a card",
        "- another",
        "",
        "Scores",
        "         points",
        "Uranus   7",
        "Neptune  12",
    ]


def test_a_section_may_be_empty():
    assert as_text([Section("Nothing")]) == "Nothing"
