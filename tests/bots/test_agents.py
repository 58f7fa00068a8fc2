"""Custom agents: any object, class or command can play, and one that fails loses only its game."""

from __future__ import annotations

import os
import pickle
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import perihelion
from perihelion import InvalidOptions
from perihelion.bots import arena
from perihelion.bots.agents import close_agent, make_agent, read_agents
from perihelion.bots.arena import Arena
from perihelion.bots.match import Match
from perihelion.core.view import View
from perihelion.engine.runtimes import force_runtime
from perihelion.engine.warmup import smallest_options
from perihelion.errors import AgentFailed
from tests.bots.test_arena import Here

ROOT = Path(__file__).parents[2]
PERL = f"cmd:perl {ROOT}/examples/agents/last_move.pl"


class First:
    """Plays the first legal action, as text."""

    def choose(self, view: View) -> str:
        return view.game.actions.texts[view.legal[0]]


class Liar:
    def choose(self, view: View) -> int:
        return 999


class Sleeper:
    def choose(self, view: View) -> int:
        while True:
            with suppress(Exception):
                time.sleep(1)


class Broken:
    def __init__(self) -> None:
        raise RuntimeError("no weights")

    def choose(self, view: View) -> int:
        return 0


def command(text: str) -> str:
    """Return a command that runs this Python text for every line it gets."""
    loop = f"import sys\nfor line in sys.stdin:\n    w = line.split()[0]\n    {text}\n    sys.stdout.flush()\n"
    return f"cmd:{sys.executable} -c '{loop}'"


READY = 'w == "perihelion" and print("ready x")'


def fight(agent: Any, seconds: float = 5) -> arena.Row:
    rows = arena.play(Arena.of("leduc", {}, [agent, "random"], seconds=seconds), 2, workers=Here()).rows
    assert len(rows) == 2
    return rows[0]


@pytest.mark.parametrize("agent", [First(), "tests.bots.test_agents:First", PERL], ids=["object", "class", "command"])
def test_a_custom_agent_plays_whole_games(agent: Any):
    outcome = arena.play(Arena.of("leduc", {}, [agent, "random"]), 6, workers=Here())
    assert not any(row.played.failure for row in outcome.rows)
    assert {each.bot for each in outcome.standings()} == {outcome.arena.bots[0], "random"}
    assert all(sum(row.played.decisions) >= 2 for row in outcome.rows)


@pytest.mark.parametrize("key", ["leduc", "solari", "solaris", "solenia", "solarius"])
def test_an_agent_in_another_language_plays_every_game(key: str):
    """`make soak` plays 100 games of each."""
    game = perihelion.games()[key]
    games = int(os.environ.get("PERIHELION_AGENT_GAMES", "2"))
    short = {"solari": {"max_turns": 6}, "solaris": {"players": 3, "max_rounds": 2}}
    with force_runtime("compiled"):
        options = smallest_options(game) if games > 2 else {**smallest_options(game), **short.get(key, {})}
        rows = arena.play(Arena.of(game, options, [PERL, "random"]), games, workers=Here()).rows
    assert len(rows) == games
    assert not any(row.played.failure for row in rows)
    assert all(row.played.decisions[row.bots.index(PERL)] > 0 for row in rows)


@pytest.mark.parametrize(
    ("agent", "says"),
    [
        (Liar(), "the agent Liar chose 999, which is not legal; legal: 1 call, 2 raise"),
        ("tests.bots.test_agents:Sleeper", "the agent tests.bots.test_agents:Sleeper took longer than 0.5 s"),
        ("tests.bots.test_agents:Broken", "raised RuntimeError: no weights"),
        (command(f'{READY}; w == "choose" and print("move 77")'), "chose 77, which is not legal; legal: 1 call"),
        (command(f'{READY}; w == "choose" and print("move resign")'), "chose 'resign', which is not legal"),
        (command(READY), "took longer than 0.5 s"),
        (command(f'{READY}; w == "choose" and sys.exit("out of ideas")'), "ended with status 1: out of ideas"),
        ("cmd:sleep 60", "took longer than 0.5 s"),
        ("cmd:false", "ended with status 1"),
        ("cmd:yes", "took longer than 0.5 s"),
        ("cmd:cat /dev/zero", "wrote a line of more than 65536 bytes"),
    ],
    ids=[
        "illegal",
        "slow",
        "raises",
        "illegal id",
        "no move",
        "silent",
        "dies",
        "no answer",
        "dead",
        "chatter",
        "flood",
    ],
)
def test_an_agent_that_fails_loses_its_game_with_a_reason(agent: Any, says: str):
    row = fight(agent, seconds=0.5 if "0.5 s" in says else 30)  # a busy machine may be slow to start a process
    seat = row.bots.index("random") ^ 1
    assert row.played.failure.startswith(f"seat {seat}: the agent ")
    assert says in row.played.failure
    assert row.played.shares[seat] == 0
    assert row.played.shares[1 - seat] == 1


def test_the_partner_of_an_agent_that_fails_loses_with_it():
    match = Match(perihelion.games()["solari"], {"players": 4, "teams": True})
    first = make_agent("random")
    played = match.play([make_agent(Liar()) for _ in range(4)], 1)
    failed = int(played.failure.split(":")[0].removeprefix("seat "))
    assert played.shares == tuple(0.0 if seat % 2 == failed % 2 else 1.0 for seat in range(4))
    close_agent(first)


def test_failures_are_counted_logged_and_read_again(tmp_path: Path):
    log = tmp_path / "log.csv"
    once = arena.play(Arena.of("leduc", {}, [Liar(), "random"]), 4, log=log, workers=Here())
    again = arena.play(Arena.of("leduc", {}, [Liar(), "random"]), 4, log=log, workers=Here())
    assert [row.played.failure for row in again.rows] == [row.played.failure for row in once.rows]
    assert {each.bot: each.failures for each in again.standings()} == {"Liar": 4, "random": 0}
    from perihelion.cli.arena import describe_failures
    from perihelion.words import Words

    assert "failed in 4 games and lost there. The first time: seat" in describe_failures(again, Words("en"))[0]
    assert "hat in 4 Partien versagt" in describe_failures(again, Words("de"))[0]


def test_an_invalid_agent_is_refused_before_a_game_begins():
    wrong: tuple[tuple[Any, str], ...] = (
        ("genius", "there is no bot 'genius'; possible: random"),
        ("no.such.module:Class", "cannot be imported"),
        ("tests.bots.test_agents:PERL", "is not a class with a method choose"),
        ("cmd:/no/such/program", "there is no program"),
        ("cmd:", "there is no program"),
        (7, "has no method choose"),
    )
    for agent, says in wrong:
        with pytest.raises(InvalidOptions, match=says):
            Arena.of("leduc", {}, [agent, "random"])


def test_names_are_read_from_a_list():
    assert read_agents("Sun, my.Module:Agent ,cmd:perl x.pl") == ["sun", "my.Module:Agent", "cmd:perl x.pl"]


def test_a_command_sees_what_its_seat_sees_and_nothing_else(tmp_path: Path):
    """The lines it gets have a question mark for everything hidden from the seat."""
    told = tmp_path / "told"
    agent = make_agent(command(f'{READY}; w == "choose" and print("move call"); open("{told}", "a").write(line)'))
    p = perihelion.new("leduc").play("K1", "Q1", "call")
    assert agent.choose(p.view(1)) == p.game.actions.ids["call"]
    twin = pickle.loads(pickle.dumps(agent))
    assert twin.choose(p.view(1)) == p.game.actions.ids["call"], "a copy starts its own process"
    close_agent(agent)
    close_agent(twin)
    lines = told.read_text().splitlines()
    assert lines[0] == "perihelion 1"
    assert "game leduc 1 1" in lines
    assert "seat 1 2" in lines
    assert "phase BET" in lines
    assert "field hand ? 2" in lines
    assert "field deck ? ? ? ? ? ?" in lines
    assert "legal 1 call" in lines
    assert lines[-1] == "quit"


def test_an_agent_that_fails_raises_outside_an_arena():
    with pytest.raises(AgentFailed, match="the agent Liar chose 999"):
        make_agent(Liar()).choose(perihelion.new("leduc").play("K1", "Q1").view(0))
