"""A player sees what an action would do before playing it, as far as the player can know it."""

import random
from collections.abc import Iterator

import pytest

import perihelion
from perihelion.core.position import Position
from perihelion.core.recent_view import recent_view
from perihelion.core.story import measure
from perihelion.core.view import hides_anything
from perihelion.draw.shapes import place_of
from perihelion.table.hypothetical import guess_hidden
from perihelion.wire.table.frames import Frame
from perihelion.wire.table.hint_steps import play_forced
from perihelion.wire.table.previews import imagine_action
from perihelion.wire.table_words import table_words

GAMES = {"solari": 2, "solaris": 3, "solarius": 2, "solenia": 2}
"""The games, each with a number of players."""
DECISIONS = 60
ROW = 3


def decisions(game: str, seed: int = 1) -> Iterator[Position]:
    """Yield the decisions of a random game."""
    choose, position = random.Random(seed), perihelion.new(game, players=GAMES[game])
    for _ in range(DECISIONS):
        while position.actor == perihelion.CHANCE:
            odds = position.outcomes
            position.play(*choose.choices(list(odds), list(odds.values())))
        if position.actor == perihelion.OVER:
            return
        yield position
        position.play(choose.choice(position.legal_ids))


def frame(position: Position) -> Frame:
    words = table_words("en", position.game.package, players=position.seats)
    return Frame(position, recent_view(position, position.actor, words))


def points(position: Position, seat: int) -> int:
    return measure(position.game, position.unchanged, seat).get("points", 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_tells_the_points_that_the_action_then_brings(game: str):
    told = 0
    for position in decisions(game):
        seat, action = position.actor, position.legal_ids[-1]
        preview = imagine_action(frame(position), action)
        played = position.copy().play(action)
        list(play_forced(played, seat))
        told += bool(preview.results or preview.groups)
        if preview.results or preview.points:
            assert preview.points == points(played, seat) - points(position, seat)
    assert told > DECISIONS / 8


@pytest.mark.parametrize("game", ["solaris", "solarius", "solenia"])
def test_a_preview_is_the_same_whatever_is_hidden(game: str):
    compared = 0
    for position in decisions(game):
        if hides_anything(position.unchanged):
            other = guess_hidden(position, position.actor, world=5)
            here, there = (imagine_action(frame(one), position.legal_ids[0]) for one in (position, other))
            assert here == there
            compared += 1
    assert compared > DECISIONS / 4


def test_a_row_that_would_score_is_shown_with_its_points():
    found = [
        preview
        for position in decisions("solari", seed=0)
        for preview in (imagine_action(frame(position), action) for action in position.legal_ids[:3])
        if preview.points
    ]
    assert found
    assert all(len(preview.scored) >= ROW and "point" in preview.results for preview in found)


def test_the_ghost_of_a_card_lies_on_its_field_although_the_ground_moves_on():
    moves_on = set()
    for position in decisions("solenia", seed=0):
        shown = frame(position)
        for action in position.legal_ids[:2]:
            text = position.game.actions.texts[action]
            ghosts = imagine_action(shown, action).groups
            cards = [place_of(svg) for key, svg in ghosts.items() if key.startswith("card")]
            if text.startswith("at ") and cards:
                assert cards == [place_of(shown.groups[text.removeprefix("at ")])]
                after = position.copy().play(action).unchanged
                moves_on.add(after.strip[0] != position.unchanged.strip[0])
    assert moves_on == {False, True}


def test_only_the_guest_to_act_gets_a_preview_and_nothing_is_played(ada, bob, table):
    count = ada.at(table)["count"]
    assert set(ada.order(table, "preview", action="raise").json()) == {"results", "points", "scored", "groups"}
    assert bob.order(table, "preview", action="raise").json()["error"] == "not-your-turn"
    assert ada.order(table, "preview", action="fold").json()["results"] == "", "it is not legal now"
    assert ada.order(table, "preview", action="nonsense").status_code == 422
    assert ada.at(table)["count"] == count


def test_a_preview_of_solaris_says_how_much_energy_is_there_then():
    told = set()
    for position in decisions("solaris"):
        for action in position.legal_ids:
            if position.game.actions.family(action)[0].name in ("play", "send-cw", "send-ccw"):
                told.add(imagine_action(frame(position), action).results)
    assert any("(now " in results for results in told), told
