"""Forced decisions: the table plays what open things force, and nothing that a hidden one does."""

from typing import Any

import pytest

import perihelion
from perihelion.check.worlds import another_world
from perihelion.core.chance import FastDraws
from perihelion.core.forced import find_forced_action
from perihelion.core.vocabulary import SPECTATOR
from perihelion.table import commands
from perihelion.table.forced_steps import find_forced
from perihelion.table.undo import find_undo
from perihelion.table_log.bodies import ActionPlayed
from tests.asides import find_loss
from tests.selection import SOAK
from tests.support import ALL_GAMES, hides
from tests.support import walk as random_walk
from tests.table.tables import ADA, Luck, again, play, table

GAMES: dict[str, dict[str, Any]] = {
    "solarius": {"players": 2},
    "solenia": {"players": 2, "variant": "upgrades"},
    "solaris": {"players": 3},
}


def walk(key, seed, most=250):
    """A table of persons at one screen who decide at random, at each of their decisions."""
    options = GAMES[key]
    made = table(key, ("me",) * options["players"], chance=Luck(seed), options=options)
    draws = FastDraws(seed)
    for _ in range(most):
        if made.over:
            return
        yield made
        legal = made.position.legal
        play(made, ADA, legal[draws.draw([1] * len(legal))])


def played_by_itself(made):
    return [entry.body for entry in made.line if isinstance(entry.body, ActionPlayed) and entry.body.auto]


def family(made, text):
    return made.game.actions.family(made.game.actions.ids[text])[0].name


@pytest.mark.parametrize(
    ("key", "families"),
    [
        ("solarius", {"outpost-none", "place-normal", "malus-buck"}),
        ("solenia", {"pay", "order"}),
        ("solaris", {"steal"}),
    ],
)
def test_nobody_is_asked_what_open_things_force(key, families):
    found = set()
    for seed in range(1, 9):
        for made in walk(key, seed):
            assert find_forced(made) is None, f"{made.position.phase}: {made.position.legal}"
        found |= {family(made, body.text) for body in played_by_itself(made)}
        if families <= found:
            break
    assert families <= found, found
    assert again(made).record() == made.record(), "the log has ordinary plays"


@pytest.mark.parametrize("key", GAMES)
def test_what_is_legal_follows_from_open_things_where_a_game_says_so(key):
    checked = 0
    for made in walk(key, 5, most=120):
        p = made.position
        if p.game.asides(p.plain) is not None:
            other = another_world(p, SPECTATOR, made.count)
            assert other.legal == p.legal, f"{p.phase} depends on something hidden"
            assert p.game.asides(other.plain) == p.game.asides(p.plain)
            checked += 1
    assert checked > 10


@pytest.mark.parametrize("key", ALL_GAMES)
def test_a_forced_step_takes_no_option_away(key):
    """Everything else that is legal can wait until after it, with the same result."""
    checked, secret = 0, hides(perihelion.games()[key])
    for seed in range(20 if SOAK else 2):
        for p in random_walk(perihelion.new(key, **GAMES.get(key, {})), seed, 150):
            action = find_forced_action(p, secret)
            if action is not None:
                asides = p.game.asides(p.unchanged) if secret else frozenset()
                assert find_loss(p, action, asides) == "", (p.text, p.game.actions.texts[action])
                checked += 1
    assert checked or key in ("solari", "leduc")


def test_the_end_of_a_turn_is_left_to_the_person():
    *_, made = walk("solarius", 3)
    assert "end-turn" not in {family(made, body.text) for body in played_by_itself(made)}


def test_undo_takes_forced_plays_back_with_the_decision_before():
    for made in walk("solarius", 2):
        last = made.line[-1].body
        if isinstance(last, ActionPlayed) and last.auto and find_undo(made, ADA).possible:
            break
    else:
        raise AssertionError("no forced play that could be undone")
    commands.undo_decision(made, ADA, made.count)
    assert find_forced(made) is None
