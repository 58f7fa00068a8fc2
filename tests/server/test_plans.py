"""Planned moves: imagined from what a player knows, played once when it comes exactly like that, otherwise dropped."""

import asyncio
import random
from types import SimpleNamespace

import pytest

from perihelion.core.position import Position
from perihelion.core.record_data import write_record
from perihelion.core.registry import game as find_game
from perihelion.core.runtime import runtimes
from perihelion.core.view import sees
from perihelion.core.vocabulary import CHANCE, OVER
from perihelion.server import planned_moves
from perihelion.server.planned_moves import PlannedMoves
from perihelion.store import plans
from perihelion.table import commands
from perihelion.table.errors import Conflict, Forbidden, Stale
from perihelion.table.hypothetical import fingerprint, imagine, imagine_all
from perihelion.table.plan import Plan
from perihelion.table.plan_commands import choose_planned, is_dropped_by, is_undone, make_plan, play_planned
from perihelion.table_log.bodies import ActionPlayed
from tests.server.registries import ADA, BOB, lay, open_registry, run, until
from tests.table import tables
from tests.table.tables import play, two

GAMES = {
    "solari": {"players": 2, "target": 12},
    "solaris": {"players": 3},
    "solenia": {"players": 3},
    "solarius": {"players": 2},
}


def new_game(key):
    game = find_game(key)
    options = game.read_options(GAMES.get(key, {}))
    return Position(game, options, game.new_state(options))


def play_at_random(position, luck):
    """Go one step, and return it as text."""
    if position.actor == CHANCE:
        odds = position.outcomes
        move = "~" + luck.choices(list(odds), list(odds.values()))[0]
    else:
        move = luck.choice(position.legal)
    position.play(move)
    return move


@pytest.mark.parametrize("key", GAMES)
def test_what_comes_as_imagined_looks_as_imagined(key):
    """In all games: a player who imagines moves sees exactly the position that they lead to."""
    position, luck, seat = new_game(key), random.Random(1), 0
    base, moves, same = None, [], 0
    for _ in range(160):
        if position.actor == OVER:
            break
        if position.actor == seat:
            for imagined in imagine_all(base, seat, moves) if base else ():
                assert fingerprint(imagined.position, seat) == fingerprint(position, seat), moves
                same += 1
                break
            base, moves = None, []
            play_at_random(position, luck)
            continue
        base = base or position.copy()
        alone = position.actor == CHANCE and len(position.outcome_ids) == 1
        alone = alone or (key == "solari" and position.actor >= 0 and len(position.legal_ids) == 1)
        visible = sees(position.seen, seat) and not alone
        move = play_at_random(position, luck)
        moves += [move] if visible else []
    assert same >= 3


@pytest.mark.parametrize("key", ["leduc", "solaris", "solenia", "solarius"])
def test_imagining_tells_nothing_about_what_is_hidden(key):
    """Exchange everything that the seat does not know: what it imagines stays the same."""
    position, luck, seat = new_game(key), random.Random(3), 1
    for _ in range(3 if key == "leduc" else 30):
        play_at_random(position, luck)
    runtime = runtimes().interpreted(position.game)
    state = runtime.state(position.view(seat).state)
    runtime.sample(state, seat, runtime.generator(99))
    other = Position(position.game, position.options, runtime.plain(state))
    worlds = [
        [(write_record(one.position.unchanged), one.position.legal) for one in imagine_all(real, seat, [])]
        for real in (position, other)
    ]
    assert worlds[0] == worlds[1]
    assert worlds[0]


def test_a_planned_move_is_played_when_it_comes_like_that():
    made = two()
    plan = make_plan(made, tables.BOB, ["raise", "call"], made.count)
    assert [move["says"]["en"] for move in plan.line] == ["First raises.", "Second calls."]
    assert [move["says"]["de"] for move in plan.line] != ["First raises.", "Second calls."]
    play(made, tables.ADA, "raise")
    planned, over = choose_planned(made, [plan])
    assert over == [plan], "it ends with its last move"
    assert play_planned(made, planned)
    played = [entry.body for entry in made.log if isinstance(entry.body, ActionPlayed)][-1]
    assert played == ActionPlayed(seat=1, text="call", by=tables.BOB), "an entry like any other"
    assert not play_planned(made, planned), "once"


def test_a_plan_for_another_position_is_dropped():
    made = two()
    plan = make_plan(made, tables.BOB, ["raise", "call"], made.count)
    play(made, tables.ADA, "call")
    assert choose_planned(made, [plan]) == (None, [plan])


def test_the_own_turn_cannot_be_planned_nor_those_of_others():
    made = two()
    with pytest.raises(Conflict) as refused:
        make_plan(made, tables.ADA, ["raise"], made.count)
    assert refused.value.key == "error-plan-your-turn"
    with pytest.raises(Conflict) as refused:
        make_plan(made, tables.BOB, ["raise"], made.count)
    assert refused.value.key == "error-plan-own"
    with pytest.raises(Conflict) as refused:
        make_plan(made, tables.BOB, ["fold", "call"], made.count)
    assert refused.value.key == "error-plan-line"
    with pytest.raises(Forbidden):
        make_plan(made, tables.EVE, ["raise", "call"], made.count)
    with pytest.raises(Stale):
        make_plan(made, tables.BOB, ["raise", "call"], made.count - 1)


def test_an_undo_drops_plans_and_a_question_holds_them():
    made = two()
    plan = make_plan(made, tables.BOB, ["raise", "call"], made.count)
    play(made, tables.ADA, "raise")
    to = made.moments[-2]
    commands.request_undo(made, tables.ADA, made.count, to)
    assert not play_planned(made, choose_planned_anyway(made, plan)), "that would be an answer"
    commands.answer_undo(made, tables.BOB, True)
    assert is_undone(made, plan)
    play(made, tables.ADA, "raise")
    assert choose_planned(made, [plan]) == (None, [plan])


def choose_planned_anyway(made, plan):
    """The move of a plan, though something is asked."""
    asked, made.undo_request = made.undo_request, None
    planned, _ = choose_planned(made, [plan])
    made.undo_request = asked
    return planned


def test_a_turn_that_is_to_be_confirmed_is_confirmed():
    made = two(confirm=True)
    plan = make_plan(made, tables.BOB, ["raise", "raise"], made.count)
    play(made, tables.ADA, "raise")
    commands.confirm_turn(made, tables.ADA, made.count)
    planned, _ = choose_planned(made, [plan])
    assert play_planned(made, planned)
    assert made.waits_for == 0


def test_the_only_possible_move_is_played_for_who_asks_for_it():
    made = two()
    forced = Plan("table", tables.BOB, 1, len(made.log), [], [], 1.0)
    play(made, tables.ADA, "raise")
    assert choose_planned(made, [forced]) == (None, []), "there is a choice, and the wish stays"
    number = made.position.legal_ids[0]
    made.position.__class__ = type("Narrow", (Position,), {"legal_ids": property(lambda _: [number])})
    planned, over = choose_planned(made, [forced])
    assert (planned.action, over) == (number, [])


def test_another_plan_for_the_same_position_replaces_the_first():
    made = two()
    first, second, other = (
        make_plan(made, tables.BOB, moves, made.count)
        for moves in (["raise", "call"], ["raise", "fold"], ["call", "raise"])
    )
    assert is_dropped_by(first, second)
    assert not is_dropped_by(first, other)


def test_a_line_may_have_several_moves_and_what_chance_brings():
    made = tables.table("solari", guests=(tables.ADA, tables.BOB), options={"players": 2, "target": 12})
    seat = 1 - made.waits_for
    guest = (tables.ADA, tables.BOB)[seat]
    luck, moves = random.Random(5), []
    for _ in range(60):
        position = imagine(made.position, seat, moves).position
        if position.actor == seat:
            moves.append(position.legal[0])
            break
        moves.append("~" + next(iter(position.outcomes)) if position.actor == CHANCE else luck.choice(position.legal))
    plan = make_plan(made, guest, moves, made.count)
    assert plan.line[-1]["seat"] == seat
    assert any(move["seat"] == CHANCE for move in plan.line)


@pytest.fixture
def at_once(monkeypatch):
    monkeypatch.setattr(planned_moves, "LEAST_SECONDS", 0.01)
    monkeypatch.setattr(planned_moves, "MOST_SECONDS", 0.05)


async def sit_down(opened):
    """Ada and Bob at Leduc poker; it is Ada's turn."""
    table = await lay(opened, ("me", "open"))
    await opened.run_command(table, lambda t: commands.take_seat(t, BOB.id, BOB.name, 1))
    return table


async def plan_call(opened, table):
    """Bob plans to call when Ada raises."""
    loaded = await opened.open(table)
    await plans.add(opened.database, make_plan(loaded.table, BOB.id, ["raise", "call"], loaded.table.count))


async def raise_it(opened, table):
    await opened.run_command(table, lambda t: commands.play_action(t, ADA.id, "raise", t.count))


def calls(opened, table):
    bodies = [entry.body for entry in opened.loaded[table].table.log]
    return sum(isinstance(body, ActionPlayed) and body.by == BOB.id for body in bodies)


def test_several_processes_play_it_once(tmp_path, at_once):
    async def test():
        async with open_registry(tmp_path) as opened:
            players = [PlannedMoves(opened) for _ in range(3)]
            table = await sit_down(opened)
            await plan_call(opened, table)
            for each in players:
                each.tables.add(table)
            await raise_it(opened, table)
            await until(lambda: calls(opened, table))
            while await plans.list_of(opened.database, table, BOB.id):
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.2)
            assert calls(opened, table) == 1
            for each in players:
                await each.stop()

    run(test())


def test_it_is_played_after_a_restart(tmp_path, at_once):
    async def before():
        async with open_registry(tmp_path) as opened:
            table = await sit_down(opened)
            await plan_call(opened, table)
            await raise_it(opened, table)  # and the process dies
            return table

    async def after(table):
        async with open_registry(tmp_path) as opened:
            player = PlannedMoves(opened)
            await player.find_waiting()
            await until(lambda: table in opened.loaded and calls(opened, table))
            await player.stop()

    table = run(before())
    run(after(table))


def test_a_plan_that_was_removed_while_it_waited_is_not_played(tmp_path, monkeypatch):
    async def test():
        waits, removed = asyncio.Event(), asyncio.Event()

        async def wait_until_removed(_):
            waits.set()
            await removed.wait()

        async with open_registry(tmp_path) as opened:
            player = PlannedMoves(opened)
            table = await sit_down(opened)
            await plan_call(opened, table)
            player.tables.add(table)
            changed = SimpleNamespace(**{**vars(asyncio), "sleep": wait_until_removed})
            monkeypatch.setattr(planned_moves, "asyncio", changed)
            await raise_it(opened, table)
            await waits.wait()
            (plan,) = await plans.list_of(opened.database, table, BOB.id)
            await plans.remove(opened.database, BOB.id, [plan.id])
            playing = list(player._tasks.values())
            removed.set()
            await asyncio.gather(*playing)
            assert playing
            assert not calls(opened, table)
            await player.stop()

    run(test())


def test_plans_of_a_finished_game_are_forgotten(tmp_path):
    async def test():
        async with open_registry(tmp_path) as opened:
            table = await sit_down(opened)
            await plan_call(opened, table)
            await opened.run_command(table, lambda t: commands.close_table(t, ADA.id))
            await PlannedMoves(opened).find_waiting()
            assert await plans.list_of(opened.database, table, BOB.id) == []

    run(test())
