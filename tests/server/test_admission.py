"""A crowd that comes in comes before commands; those who came first come first."""

import asyncio

from perihelion.server import admission as admission
from perihelion.server.admission import AT_A_TIME, COMMANDS_AT_A_TIME, CROWD, Admission
from perihelion.table.commands import play_action
from tests.server.registries import ADA, lay, open_registry
from tests.server.registries import run as run_test


async def come(door, inside, leave):
    async with door.let_in():
        inside.append(len(inside))
        await leave.wait()


async def settle():
    for _ in range(3):
        await asyncio.sleep(0)


def test_commands_give_way_to_a_crowd_and_to_nobody_else(monkeypatch):
    async def run():
        door, inside, leave = Admission(), [], asyncio.Event()
        coming = [asyncio.create_task(come(door, inside, leave)) for _ in range(CROWD - 1)]
        await settle()
        await asyncio.wait_for(door.give_way(), 60)
        coming.append(asyncio.create_task(come(door, inside, leave)))
        await settle()
        command = asyncio.create_task(door.give_way())
        await settle()
        assert not command.done()
        leave.set()
        await asyncio.gather(*coming)
        await asyncio.wait_for(command, 60)

    monkeypatch.setattr(admission, "MOST_SECONDS", 600)
    asyncio.run(run())


def test_commands_do_not_wait_for_long(monkeypatch):
    async def run():
        door, leave = Admission(), asyncio.Event()
        coming = [asyncio.create_task(come(door, [], leave)) for _ in range(CROWD)]
        await settle()
        await asyncio.wait_for(door.give_way(), 60)
        leave.set()
        await asyncio.gather(*coming)

    monkeypatch.setattr(admission, "MOST_SECONDS", 0.01)
    asyncio.run(run())


def test_a_few_are_let_in_at_a_time_and_whoever_gives_up_holds_nobody_up():
    async def run():
        door, inside, leave = Admission(), [], asyncio.Event()
        coming = [asyncio.create_task(come(door, inside, leave)) for _ in range(AT_A_TIME + 5)]
        await settle()
        assert len(inside) == AT_A_TIME
        coming[0].cancel()
        coming[-1].cancel()
        leave.set()
        await asyncio.gather(*coming, return_exceptions=True)
        assert len(inside) == AT_A_TIME + 4
        await asyncio.wait_for(door.give_way(), 60)

    asyncio.run(run())


def test_a_few_who_are_stuck_stop_no_crowd(monkeypatch):
    async def run():
        door, inside, leave = Admission(), [], asyncio.Event()
        coming = [asyncio.create_task(come(door, inside, leave)) for _ in range(2 * AT_A_TIME)]
        await settle()
        assert len(inside) == AT_A_TIME
        async with asyncio.timeout(60):
            while len(inside) < 2 * AT_A_TIME:
                await asyncio.sleep(0.01)
        leave.set()
        await asyncio.gather(*coming)
        assert (door._coming, door._inside) == (0, 0)

    monkeypatch.setattr(admission, "MOST_INSIDE", 1.0)
    asyncio.run(run())


def test_whoever_has_had_no_table_for_longest_comes_first():
    async def run():
        door, inside, leave = Admission(), [], asyncio.Event()

        async def come_back(name, waited):
            async with door.let_in(waited):
                inside.append(name)
                await leave.wait()

        filling = [asyncio.create_task(come_back("first", 0.0)) for _ in range(AT_A_TIME)]
        await settle()
        late = {
            "new": 0.0,
            "long ago": 9.0,
            "just now": 1.0,
            "for ever": 1e9,
            "as long as possible": admission.MOST_WAITED,
        }
        coming = [asyncio.create_task(come_back(name, waited)) for name, waited in late.items()]
        await settle()
        leave.set()
        await asyncio.gather(*filling, *coming)
        assert inside[AT_A_TIME:] == ["for ever", "as long as possible", "long ago", "just now", "new"]

    asyncio.run(run())


def test_whoever_has_their_table_makes_room_once():
    async def run():
        door = Admission()
        async with door.let_in() as arrival:
            arrival.end()
            arrival.end()
        inside, leave = [], asyncio.Event()
        coming = [asyncio.create_task(come(door, inside, leave)) for _ in range(AT_A_TIME + 2)]
        await settle()
        assert len(inside) == AT_A_TIME
        leave.set()
        await asyncio.gather(*coming)

    asyncio.run(run())


def test_a_few_commands_are_carried_out_at_a_time_and_all_of_them_in_the_end(tmp_path):
    async def test():
        async with open_registry(tmp_path) as opened:
            tables = [await lay(opened, ("me", "me")) for _ in range(COMMANDS_AT_A_TIME + 4)]
            carry_out, running, most = opened.store.append, 0, 0

            async def count(*given):
                nonlocal running, most
                running += 1
                most = max(most, running)
                await asyncio.sleep(0.001)
                result = await carry_out(*given)
                running -= 1
                return result

            opened.store.append = count
            await asyncio.gather(
                *(opened.run_command(t, lambda at: play_action(at, ADA.id, "raise", at.count)) for t in tables)
            )
            assert most == COMMANDS_AT_A_TIME
            assert all(opened.loaded[table].table.count for table in tables)

    run_test(test())


def test_commands_that_wait_for_one_table_hold_up_no_other_one(tmp_path):
    async def test():
        async with open_registry(tmp_path) as opened:
            busy, other = [await lay(opened, ("me", "me")) for _ in range(2)]
            async with opened.loaded[busy].lock:
                waiting = [
                    asyncio.create_task(opened.run_command(busy, lambda at: at.count))
                    for _ in range(COMMANDS_AT_A_TIME + 1)
                ]
                await asyncio.sleep(0.05)
                raised = opened.run_command(other, lambda at: play_action(at, ADA.id, "raise", at.count))
                await asyncio.wait_for(raised, 60)
            await asyncio.gather(*waiting)

    run_test(test())
