"""Plans in the store, on SQLite and PostgreSQL: each guest's own, and gone with the guest or the table."""

from sqlalchemy import select

from perihelion.store import erasure, guests, plans, schema, tables
from perihelion.store.guests import Guest
from perihelion.table.plan import Plan

from .test_store import FIRST, run, stored

LINE = [{"seat": 0, "move": "a", "says": {"en": "A.", "de": "A."}}]
STEPS = [{"seen": "00", "action": "b"}]


def test_plans_belong_to_a_guest_and_a_table(where):
    async def test(database):
        await guests.save(database, Guest("ada", "Ada"))
        for name in ("t", "u"):
            await tables.create(database, stored(name, summary={"active": 0, "seats": []}), [FIRST], {})
        mine, other = Plan("t", "ada", 0, 5, LINE, STEPS, 1.0), Plan("t", "bob", 1, 5, [], [], 1.0)
        for plan in (mine, other, Plan("u", "ada", 0, 5, LINE, STEPS, 1.0)):
            await plans.add(database, plan)
        assert await plans.list_of(database, "t", "ada") == [mine]
        assert (await plans.list_of(database, "t", "bob"))[0].forced
        assert {(row.id, row.guest) for row in await plans.list_tables(database)} == {
            ("t", "ada"), ("t", "bob"), ("u", "ada"),
        }  # fmt: skip
        await plans.remove(database, "bob", [mine.id])
        assert await plans.list_of(database, "t", "ada") == [mine], "only its owner removes a plan"
        await erasure.erase_guest(database, "ada", "ada")
        await plans.forget_table(database, "t")
        return await database.read(select(schema.tables.plans))

    assert run(where, test) == []
