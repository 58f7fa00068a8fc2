"""The page of people in a browser: friends by link, an invitation, quick pairing, a wish; on a desk and a phone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Visit
from .test_axe import audited


def test_two_people_become_friends_and_are_paired(visit: Visit):
    ada = visit("/people", name="Ada")
    ada.get_by_role("button", name="My link").click()
    link = ada.get_by_label("Link", exact=True).input_value()
    ada.keyboard.press("Escape")

    ben = visit(link, name="Ben", lang="de", width=390, height=844, has_touch=True, is_mobile=True)
    expect(ben.locator("h1")).to_contain_text("Ada möchte mit dir befreundet sein")
    ben.get_by_role("button", name="Freunde werden").click()
    ben.wait_for_url(re.compile("/people"))
    expect(ben.get_by_role("button", name="Ada entfernen")).to_be_visible()
    assert ben.evaluate("document.documentElement.scrollWidth <= innerWidth")
    audited(ben)

    ada.reload()
    expect(ada.get_by_role("button", name="Remove Ben")).to_be_visible()
    ada.get_by_role("button", name="New wish").click()
    ada.get_by_role("dialog").get_by_label("Speed").select_option(label="Over days")
    ada.get_by_role("button", name="Tell me").click()
    expect(ada.get_by_role("button", name=re.compile("Remove the wish for"))).to_be_visible()

    ada.get_by_role("button", name="Find people").click()
    expect(ada.get_by_text("Choose a game and a number of players first.")).to_be_visible()
    solari = ada.get_by_role("group", name="Solari", exact=True)
    solari.get_by_label("2 players").check()
    ada.get_by_role("button", name="Find people").click()
    expect(ada.get_by_role("region", name="Find a table").get_by_text("Keep this page open")).to_be_visible()
    audited(ada)
    bots = ada.get_by_role("link", name="Play against bots meanwhile")
    assert bots.get_attribute("target") == "_blank"

    ben.get_by_role("group", name="Solari", exact=True).get_by_label("2 Spieler").check()
    ben.get_by_role("button", name="Mitspieler finden").click()
    ada.wait_for_url(re.compile("/t/"))
    ben.wait_for_url(re.compile("/t/"))
    assert ada.url.rpartition("/")[2] == ben.url.rpartition("/")[2]


def test_a_host_invites_a_friend_to_a_free_seat(visit: Visit):
    ada = visit("/people", name="Ada")
    link = ada.evaluate("fetch('/api/people').then((r) => r.json()).then((p) => p.link)")
    ben = visit(link, name="Ben")
    ben.get_by_role("button", name="Become friends").click()
    ben.wait_for_url(re.compile("/people"))
    ada.goto("/new/solari")
    table = ada.evaluate(
        "fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify("
        "{game: 'solari', options: {players: 2}, seats: ['me', 'open'], settings: {}})}).then((r) => r.json())"
    )
    ada.goto(table["link"])
    ada.locator("[data-id=seat-1]").click()
    ada.get_by_role("button", name="Invite a friend").click()
    ada.get_by_role("dialog").get_by_role("button", name="Ben").click()
    expect(ada.locator("[data-id=seat-1]")).to_contain_text("Held for Ben")
    ben.goto("/")
    expect(ben.locator(".table-line", has_text="waiting for you")).to_be_visible()
