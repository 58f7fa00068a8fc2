"""A tournament in a browser: made by the head of a group, entered on a phone, begun, and looked at."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Visit
from .test_axe import audited


def test_a_host_makes_a_tournament_and_it_begins(visit: Visit):
    ada = visit("/", name="Ada")
    group = ada.request.post("/api/groups", data={"name": "Sunday club"}).json()["group"]
    link = ada.request.get(f"/api/groups/{group}").json()["link"]
    ada.goto(f"/g/{group}")
    ada.get_by_role("link", name="Tournaments").click()
    expect(ada.get_by_role("heading", name="New tournament")).to_be_visible()
    ada.get_by_label("Name", exact=True).fill("Weekend cup")
    ada.get_by_label("Game").select_option("Solari")
    ada.get_by_label("Players at a table").select_option("4")
    expect(ada.get_by_label("Format")).to_contain_text("Groups")
    ada.get_by_label("Players at a table").select_option("2")
    ada.get_by_label("Format").select_option("Knock-out")
    expect(ada.get_by_label("Rounds")).to_have_count(0)
    audited(ada)
    ada.get_by_role("button", name="Create the tournament").click()
    ada.wait_for_url(re.compile("/tournament/"))
    expect(ada.get_by_role("button", name="Begin now")).to_be_disabled()
    expect(ada.locator(".tournament-host")).to_contain_text("even if one of them hides what the other writes")
    ada.get_by_role("button", name="Take part").click()
    expect(ada.locator(".tournament-part")).to_contain_text("You are in")
    ada.get_by_role("button", name="Let a bot play").click()
    expect(ada.locator(".tournament-names li")).to_have_count(2)

    ben = visit("/", name="Ben", lang="de", width=390, height=844, has_touch=True, is_mobile=True)
    ben.request.post(link.replace("/join/", "/api/invitations/"))
    ben.goto(ada.url)
    ben.get_by_role("button", name="Mitspielen").click()
    expect(ben.locator(".tournament-part")).to_contain_text("Du bist dabei")
    assert ben.evaluate("document.documentElement.scrollWidth") <= 390

    ada.get_by_role("button", name="Begin now").click()
    expect(ada.get_by_role("heading", name="Standings")).to_be_visible(timeout=30_000)
    for page, word in ((ada, "To my table"), (ben, "Zu meinem Tisch")):
        page.reload()
        expect(page.locator(".tournament-tables li")).not_to_have_count(0)
        mine = page.locator(".tournament-part").get_by_role("link", name=word)
        expect(mine.or_(page.get_by_text(re.compile("(has ended|ist fertig)")))).to_be_visible()
    assert ben.evaluate("document.documentElement.scrollWidth") <= 390
    audited(ada)


def test_a_table_leads_back_to_its_tournament(visit: Visit):
    ada = visit("/", name="Ada", width=390, height=844, has_touch=True, is_mobile=True)
    group = ada.request.post("/api/groups", data={"name": "Sunday club"}).json()["group"]
    terms = {"name": "Weekend cup", "game": "solenia", "format": "swiss", "rounds": 1, "minutes": 10}
    terms |= {"round_minutes": 60, "level": "random", "group": group}
    link = ada.request.post("/api/tournaments", data=terms).json()["link"]
    for order, body in (("enter", {}), ("bots", {"level": "random"}), ("start", {})):
        assert ada.request.post(f"/api{link.replace('tournament', 'tournaments')}/{order}", data=body).ok
    ada.goto(link)
    ada.locator(".tournament-part").get_by_role("link", name="To my table").click(timeout=30_000)
    back = ada.get_by_role("link", name="Weekend cup, round 1")
    expect(back).to_be_visible()
    assert ada.evaluate("document.documentElement.scrollWidth") <= 390
    audited(ada)
    back.click()
    ada.wait_for_url(f"**{link}")
    ada.goto("/")
    ada.get_by_role("link", name="Weekend cup, round 1").click()
    ada.wait_for_url(f"**{link}")
