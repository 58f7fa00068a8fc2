"""A private group in a browser: founded, joined by its link, a table that only the group sees."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Visit


def test_a_group_has_tables_of_its_own(visit: Visit):
    ada = visit("/", name="Ada")
    ada.get_by_role("button", name="New group").click()
    ada.get_by_label("Name of the group").fill("Sunday club")
    ada.get_by_role("button", name="Create group").click()
    ada.wait_for_url(re.compile("/g/"))
    ada.get_by_role("button", name="Invite").click()
    link = ada.get_by_label("Link", exact=True).input_value()

    ben = visit(link, name="Ben", lang="de", width=390, height=844, has_touch=True, is_mobile=True)
    expect(ben.locator("h1")).to_contain_text("Sunday club")
    ben.get_by_role("button", name="Beitreten").click()
    ben.wait_for_url(re.compile("/g/"))
    expect(ben.locator(".members")).to_contain_text("Ada")
    group = ben.url
    ben.get_by_role("button", name="Tisch eröffnen").click()
    ben.get_by_role("link", name="Solari", exact=True).click()
    expect(ben.locator(".start-head")).to_contain_text("Sunday club")
    ben.get_by_role("button", name="Tisch eröffnen").click()
    ben.wait_for_url(re.compile("/t/"))

    ada.goto(group)
    expect(ada.locator(".table-line")).to_contain_text("Solari")
    eve = visit("/", name="Eve")
    expect(eve.locator(f"a[href='{ben.url}'], a[href$='{ben.url.rsplit('/', 1)[-1]}']")).to_have_count(0)
    assert eve.request.get(group).status == 404

    ben.goto(group)
    ben.get_by_role("button", name="Gruppe verlassen").click()
    ben.get_by_role("dialog").get_by_role("button", name="Gruppe verlassen").click()
    ben.wait_for_url(re.compile("/$"))
    ada.goto(group)
    expect(ada.locator(".members")).not_to_contain_text("Ben")
