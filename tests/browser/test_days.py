"""Playing at several tables over days: the lobby begins with my turns, and a move leads to the next table."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Visit
from .tables import snapshot, start


def test_after_a_move_the_next_table_is_one_touch_away(visit: Visit):
    ada, ben = visit(name="Ada", width=390, height=844), visit(name="Ben")
    days = {"minutes": 1440, "bank": 4320}
    links = [start(ada, "solari", ["me", "person"], settings=settings) for settings in (days, {})]
    for link in links:
        ben.request.post(f"/api/tables/{link.removeprefix('/t/')}/seats", data={})
    ada.goto("/")
    expect(ada.locator("main h2").first).to_have_text("It is your turn at 2 tables")
    first = ada.locator(".turns .table-line").first
    expect(first).to_contain_text("3 days, 23 hours left")
    first.click()
    ada.wait_for_url(re.compile(links[0]))
    expect(ada.locator(".table-page.yours")).to_be_visible()
    while (now := snapshot(ada, links[0]))["yours"]:
        move = {"action": now["choices"][0]["action"], "after": now["count"]}
        ada.request.post(f"/api/tables/{now['table']}/actions", data=move)
    ada.get_by_role("link", name="Next table").click()
    ada.wait_for_url(re.compile(links[1]))
