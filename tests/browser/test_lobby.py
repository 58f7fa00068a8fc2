"""The lobby and the start of a table: as a newcomer finds them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from perihelion.core.registry import SHOW_TEST_GAMES
from tests.web.prepared_server import PreparedServer

from .conftest import Visit
from .hands import Hands
from .tables import SHORT, snapshot, start


def test_one_touch_starts_a_game_against_a_bot(visit: Visit):
    page = visit("/")
    expect(page.locator(".game").nth(len(SHORT) - 1)).to_be_visible()
    expect(page.locator(".hero")).to_contain_text("Choose a game")
    page.get_by_role("button", name="Play an easy bot: Solari", exact=True).click()
    page.wait_for_url(re.compile("/t/"))
    page.get_by_role("button", name="End the tour").click()
    expect(page.locator(".seats")).to_contain_text("Moon")
    assert snapshot(page, page.url)["options"]["target"] == 12, "the first game is a short one"
    Hands(page).step()
    page.goto("/")
    expect(page.locator(".mine .table-line")).to_have_count(1)
    page.locator(".mine .table-line").click()
    expect(page.locator(".seat.mine")).to_be_visible()


def test_every_option_is_explained_and_the_table_follows_it(visit: Visit):
    page = visit("/new/solenia", name="Ada")
    page.get_by_label("Winter", exact=True).check()
    page.get_by_label("On one device").check()
    page.get_by_text("Table settings").click()
    page.get_by_role("radiogroup", name="Confirm turns").get_by_label("no", exact=True).check()
    page.get_by_label("Time per turn").select_option(label="5 minutes")
    assert page.locator(".field p").count() >= 5
    page.get_by_role("button", name="Start a table").click()
    page.wait_for_url(re.compile("/t/"))
    page.locator(".curtain button").click()
    expect(page.locator(".clock")).to_be_visible()
    page.get_by_role("button", name="About this table").click()
    expect(page.locator(".agreed")).to_contain_text("5 minutes")
    assert snapshot(page, page.url)["settings"]["confirm"] is False, "against people it would be on"


def test_a_table_is_joined_by_its_link(visit: Visit):
    host = visit(name="Ada")
    link = start(host, "solari", ["me", "person"])
    host.goto(link)
    host.locator(".notice").get_by_role("button", name="Invite").click()
    shown = host.get_by_label("Link", exact=True).input_value()
    assert shown.endswith(link)
    expect(host.locator("img.qr")).to_have_js_property("complete", True)
    assert host.locator("img.qr").evaluate("(image) => image.naturalWidth") > 0
    guest = visit("/", name="Ben")
    guest.get_by_label("Paste an invitation link").fill(shown)
    guest.get_by_role("button", name="Join").click()
    guest.wait_for_url(re.compile(link))
    expect(guest.get_by_role("button", name="Take a seat")).to_be_visible()


def test_a_guest_sits_down_with_a_name_in_one_touch(visit: Visit):
    host = visit(name="Ada")
    link = start(host, "solari", ["me", "person"])
    host.goto(link)
    guest = visit(link, width=390, height=844, has_touch=True, is_mobile=True)
    take = guest.get_by_role("button", name="Take a seat")
    expect(take).to_be_in_viewport(ratio=1)
    expect(guest.locator(".notice").get_by_role("button", name="Invite")).to_have_count(0)
    guest.get_by_label("Your name").fill("Ada")
    take.tap()
    expect(guest.locator(".seat.mine")).to_contain_text("Ada 2")
    expect(guest.locator(".me")).to_have_text("Ada")
    expect(take).to_be_hidden()
    expect(host.locator(".seats")).to_contain_text("Ada 2")


def test_the_name_typed_is_kept_if_a_seat_is_touched_instead_of_the_button(visit: Visit):
    host = visit(name="Ada")
    guest = visit(start(host, "solari", ["me", "person"]))
    guest.get_by_label("Your name").fill("Zuse")
    guest.locator(".seat").filter(has_text="Take this seat").click()
    expect(guest.locator(".seat.mine")).to_contain_text("Zuse")


def test_players_at_one_screen_have_their_own_names(visit: Visit):
    page = visit("/new/solari", name="Ada")
    page.get_by_label("On one device").check()
    page.get_by_label("Name at seat 2").fill("Ben")
    page.get_by_role("button", name="Start a table").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".seat-1")).to_contain_text("Ben")


def test_name_and_language_can_be_changed_at_any_time(visit: Visit):
    page = visit(name="Ada")
    page.goto(start(page, "solari", ["me", "bot:random"]))
    page.locator(".me").click()
    page.get_by_role("dialog").get_by_label("Your name at the table").fill("Hypatia")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".me")).to_have_text("Hypatia")
    expect(page.locator(".seat.mine")).to_contain_text("Hypatia")
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("tab", name="Verlauf")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "de"
    expect(page.locator(".seat.mine")).to_contain_text("Hypatia")


def test_the_browsers_language_is_spoken_first_and_day_and_night_stay_as_chosen(visit: Visit):
    page = visit("/", lang="de-DE", color_scheme="dark")
    expect(page.locator("h1")).to_have_text("Spiele rund um die Sonne")
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.get_by_role("button", name="Hell", exact=True).click()  # a guest may be called Mitchell
    page.reload()
    expect(page.get_by_role("button", name="Dunkel")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != dark


def test_the_seat_comes_along_to_another_device(visit: Visit):
    page = visit("/", name="Ada")
    link = start(page, "solari", ["me", "bot:random"])
    page.goto("/account")
    page.get_by_role("button", name="Use my seats").click()
    personal = page.get_by_label("Link", exact=True).input_value()
    phone = visit("/rules/solari", width=390, height=844)
    phone.goto(personal)
    expect(phone.locator(".me")).not_to_have_text("Ada")
    phone.get_by_role("button", name="Yes, I am Ada").click()
    expect(phone.locator(".me")).to_have_text("Ada")
    phone.goto(link)
    expect(phone.locator(".seat.mine")).to_contain_text("Ada")


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_other_ways_to_begin_are_on_the_first_screen_and_the_easiest_game_comes_first(
    visit: Visit, width: int, height: int
):
    page = visit("/", width=width, height=height)
    for way in ("/learn/", "/puzzles/", "/companion"):
        expect(page.locator(f".ways a[href^='{way}']")).to_be_in_viewport(ratio=1)
    named = page.locator(".game h3").all_inner_texts()
    assert [name for name in named if name.startswith("Sol")] == ["Solenia", "Solaris", "Solari", "Solarius Mission"]
    page.locator(".ways a[href^='/puzzles/']").click()
    for game in ("solenia", "solaris", "solari", "solarius"):
        expect(page.locator(f".lessons-page nav a[href='/puzzles/{game}']")).to_be_visible()


def test_the_first_page_is_light(visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """90 KB in 30 requests with all it loads, on a new server, which has neither tables nor games for tests."""
    monkeypatch.delenv(SHOW_TEST_GAMES)
    sizes: list[float] = []
    server = PreparedServer(tmp_path).start()
    try:
        page = visit(f"{server.address}/rules/solari", altered=True, base_url=server.address)
        page.wait_for_load_state("networkidle")  # what this page still loads would count, too
        client = page.context.new_cdp_session(page)
        client.send("Network.enable")
        client.send("Network.setCacheDisabled", {"cacheDisabled": True})
        client.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
        page.goto("/", wait_until="networkidle")
        expect(page.locator(".game")).to_have_count(4)
    finally:
        server.stop()
    assert sum(sizes) <= 90_000, f"{sum(sizes) / 1000:.0f} KB"
    assert len(sizes) <= 30
