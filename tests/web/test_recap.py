"""Steps and recaps: what is shown of the things that happened, with the points and the things that scored."""

import random

import pytest

from perihelion.core.vocabulary import CHANCE, OVER
from perihelion.table.table import NOBODY
from perihelion.table.turns import Turns, find_turns_since
from perihelion.wire.table.frames import FrameCache
from perihelion.wire.table.recap import describe_step, make_recap
from tests.table.tables import ADA, BOB, Luck, play, table
from tests.web.channels import shown

GAMES = {"solari": 2, "solaris": 3, "solenia": 2, "solarius": 2}


def lay(game, players, seed=2):
    return table(game, ("me",) * players, Luck(seed), options={"players": players})


def play_until(made, done, choose, most=900):
    """Play on until `done`; returns whether it came to that."""
    for _ in range(most):
        if done(made) or made.position.actor in (CHANCE, OVER):
            break
        play(made, ADA, choose(made.position.legal))
    return done(made)


@pytest.mark.parametrize("game", GAMES)
def test_what_scores_is_lit_on_the_board_and_has_a_number(game):
    """Every entry that the board lights shows a number for some seat, and the things are there."""
    made, choose = lay(game, GAMES[game]), random.Random(4).choice
    live, cache, lit = shown(made), FrameCache(), 0
    for _ in range(900):
        if made.position.actor in (CHANCE, OVER) or lit == 2:
            break
        made.steps = []
        play(made, ADA, choose(made.position.legal))
        for step in made.steps:
            frame = cache.get(step.position, step.count, 0, live.words("en"))
            told = describe_step(live, frame, step.entry, step.count)
            assert set(told["scored"]) <= set(frame.groups)
            if told["scored"]:
                assert any(told["points"])
                lit += 1
    assert lit or game == "solaris", "a random game of Solaris hardly reaches the laser"


def test_the_row_of_solari_is_lit_with_its_points():
    made = lay("solari", 2)
    live, choose = shown(made), random.Random(1).choice
    assert play_until(made, lambda t: any(t.points), choose, 2000)
    step = next(step for step in reversed(made.steps) if made.scores_so_far.gains(step.entry.n))
    told = describe_step(live, FrameCache().get(step.position, step.count, 1, live.words("en")), step.entry, step.count)
    assert sum(told["points"]) == sum(made.points)
    assert len(told["scored"]) >= 3
    assert all(key.startswith("c") for key in told["scored"])
    assert "scores" in told["says"], "a step that scores says so"


@pytest.mark.parametrize("game", GAMES)
def test_a_recap_leads_back_and_forth_to_the_board_of_now(game):
    made = lay(game, GAMES[game])
    live, choose = shown(made), random.Random(2).choice
    play_until(made, lambda t: len(t.line) > 110, choose)
    span = find_turns_since(Turns(made), 0)
    recap = make_recap(live, 0, "en")
    assert [step["n"] for step in recap["steps"]] == [made.moments[k] for k in span][-80:]
    groups = dict(live.frame(0, "en").groups)
    before = dict(groups)
    for change in (recap["groups"], *(step["groups"] for step in recap["steps"])):
        groups |= change
    if span.stop == len(made.line):
        assert {key: svg for key, svg in groups.items() if svg} == before


def test_a_recap_ends_with_the_turn_that_waits_for_its_confirmation():
    """Before, its last step showed the next player as the one to play."""
    made = table("solari", ("me", "open"), Luck(2), guests=(ADA, BOB), options={"players": 2, "first": 0}, confirm=True)
    while made.to_confirm() == NOBODY:
        play(made, ADA, made.position.legal[0])
    live = shown(made)
    groups = dict(live.frame(1, "en").groups)
    recap = make_recap(live, 1, "en")
    assert recap["steps"]
    for change in (recap["groups"], *(step["groups"] for step in recap["steps"])):
        groups |= change
    assert {key: svg for key, svg in groups.items() if svg} == live.frame(1, "en").groups


def test_in_winter_an_order_is_lit_where_it_is_put():
    made = table("solenia", ("me", "me"), Luck(5), options={"players": 2, "variant": "winter"})
    live, choose = shown(made), random.Random(3).choice
    delivered = play_until(made, lambda t: any(e.text.startswith("slot") for e in t.position.log), choose)
    assert delivered
    step = next(step for step in reversed(made.steps) if getattr(step.entry.body, "text", "").startswith("slot"))
    told = describe_step(live, FrameCache().get(step.position, step.count, 0, live.words("en")), step.entry, step.count)
    assert [key.partition("-")[0] for key in told["scored"]] == ["tile"]
    assert max(told["points"]) > 0
