"""A decision about a report reaches both players, once."""

from perihelion.server.moderation import Moderation
from perihelion.store import operators
from tests.notices.missed_turns import DUE, at_a_table
from tests.server.registries import ADA, BOB


@at_a_table
async def test_who_is_warned_hears_of_it(opened, sender, table, clock, sent):
    await operators.add_complaint(opened.database, table, BOB.id, ADA.id, "calls me names")
    (complaint,) = await operators.list_complaints(opened.database)
    desk = Moderation(opened, "operator")
    assert await desk.decide_complaint(complaint.n, "warning", "Please be friendly.")
    assert not await desk.decide_complaint(complaint.n, "ban", ""), "it is decided once"
    await sender.send_due()
    clock[0] = 10 * DUE
    await sender.send_due()
    ((_, message),) = [one for one in sent if one[1].title == "A report was dealt with"]
    assert message.path == "/account"
    assert "friendly" not in message.text, "a notice may be read by others"


@at_a_table
async def test_who_did_nothing_wrong_hears_nothing(opened, sender, table, clock, sent):
    await operators.add_complaint(opened.database, table, BOB.id, ADA.id, "wins too often")
    (complaint,) = await operators.list_complaints(opened.database)
    assert await Moderation(opened, "operator").decide_complaint(complaint.n, "nothing", "")
    await sender.send_due()
    assert sent == []
