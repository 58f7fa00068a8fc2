"""The stored position of a rule: the rule refuses one action there, and another one is legal."""

from __future__ import annotations

import pytest

import perihelion
from perihelion.core.rule_position import rule_positions
from perihelion.documents import numbered_rules
from perihelion.wire.rule_pages import describe_rule
from perihelion.words import LANGUAGES

GAMES = ("solari", "solaris", "solenia", "solarius")


@pytest.mark.parametrize("key", GAMES)
def test_each_stored_position_shows_its_rule(key: str):
    game = perihelion.games()[key]
    assert rule_positions(game)
    for number, stored in rule_positions(game).items():
        position = stored.open(game, "en")
        refusal = position.why_not(stored.refused)
        assert refusal is not None
        assert refusal.rule == f"{game.prefix}-{number}"
        assert stored.legal in position.legal


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_the_page_of_a_rule_has_a_board_and_says_what_is_possible(key: str, lang: str):
    game = perihelion.games()[key]
    number = min(rule_positions(game))
    page = describe_rule(game, number, lang)
    position = page["position"]
    assert position is not None
    assert position["board"] is not None
    assert position["legal"] != position["refused"]
    assert position["sentence"]
    assert page["html"]
    assert page["functions"]
    assert page["tests"]


@pytest.mark.parametrize("key", GAMES)
def test_every_rule_has_a_page_and_they_are_linked_in_order(key: str):
    game = perihelion.games()[key]
    numbers = sorted(int(number) for number, _ in numbered_rules(game))
    first = describe_rule(game, numbers[0], "en")
    last = describe_rule(game, numbers[-1], "en")
    assert first["previous"] is None
    assert first["next"] == {"link": f"/rules/{key}/2", "label": f"{game.prefix}-2"}
    assert last["next"] is None
