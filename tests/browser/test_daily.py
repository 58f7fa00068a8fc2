"""The daily deal in the browser: from the lobby to the result, the picture and the check of its seal.

`make soak` adds what is said if a day has no deal, and a day of three guests.
"""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from perihelion.store.sqlite import FILE
from tests.selection import SOAK
from tests.web.daily import lay_daily

from .conftest import Visit
from .serving import serving
from .test_axe import audited

VERIFIER = Path(__file__).parents[2] / "docs" / "verify_draws.py"


def play_leduc_by_clicks(page: Page, raises: int = 0) -> None:
    """Play the deal of the day, Leduc poker in German, to its end and go to the results. First it is raised."""
    over = page.locator(".over").get_by_role("link", name="Wie haben alle abgeschnitten?")
    call, raising = page.locator("button[data-id=call]").first, page.locator("button[data-id=raise]").first
    for turn in range(8):
        expect(over.or_(call)).to_be_visible()
        if over.is_visible():
            break
        said = page.locator(".log").text_content()
        (raising if turn < raises else call).click()
        expect(page.locator(".log")).not_to_have_text(said or "")
    over.click()


def test_a_day_from_the_lobby_to_the_result(visit: Visit):
    page = visit("/", lang="de", width=390, height=844)
    page.locator(".daily-entry").get_by_role("link").click()
    expect(page.get_by_text("siehst du, wenn du gespielt hast")).to_be_visible()
    page.get_by_role("button", name="Spiel des Tages beginnen").click()
    expect(page.locator(".fair")).to_contain_text("dieselben Ziehungen für alle")
    play_leduc_by_clicks(page)
    expect(page.locator(".daily-score")).to_contain_text("Platz")
    expect(page.locator(".lead-bar.mine")).to_have_count(1)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Bild speichern").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    audited(page)


@pytest.mark.skipif(not SOAK, reason="shown in make soak")
def test_a_break_of_the_chain_and_a_day_without_a_deal_are_shown(visit: Visit):
    page = visit("/", lang="de", width=390, height=844)
    told = page.request.get("/api/daily").json()
    broken = {**told, "leavesOut": ["2030-01-01", "2030-01-02"]}
    page.route("**/api/daily", lambda route: route.fulfill(json=broken))
    page.goto("/daily")
    expect(page.locator(".problem")).to_contain_text("Die Uhr dieses Servers ging falsch")
    expect(page.locator(".problem")).to_contain_text("1. Januar 2030, 2. Januar 2030")
    page.unroute("**/api/daily")
    page.route("**/api/daily", lambda route: route.fulfill(status=409, json={"error": "deal", "sentence": "Keins."}))
    page.goto("/daily")
    expect(page.get_by_text("Keins.")).to_be_visible()
    audited(page)


def test_tables_with_the_same_luck(visit: Visit):
    page = visit("/duplicate", width=1280)
    page.get_by_label("Game").select_option(label="Leduc poker")
    audited(page)
    page.get_by_role("button", name="Create the tables").click()
    expect(page.locator(".duplicate-tables li")).to_have_count(2)
    audited(page)


def end_the_day(folder: Path, day: str) -> None:
    """Let the time at which a deal is opened be over; a server that starts opens it."""
    with sqlite3.connect(folder / FILE) as database:
        assert database.execute("UPDATE deals SET opens = 1 WHERE id = ?", (day,)).rowcount == 1


def verify_independently(file: Path, deals: Path) -> tuple[int, str]:
    """What the verifier says that uses nothing of Perihelion."""
    command = [sys.executable, "-I", str(VERIFIER), str(file), "--deals", str(deals)]
    done = subprocess.run(command, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def draws_of(sealed: str) -> dict[Any, list[str]]:
    """What chance gave at a table, by phase and by whose it was."""
    found = dict[Any, list[str]]()
    for line in sealed.splitlines():
        entry = json.loads(line.partition(" ")[2])
        if entry.get("kind") == "outcome":
            found.setdefault((entry["phase"], entry.get("to")), []).append(entry["text"])
    return found


@pytest.mark.skipif(not SOAK, reason="tests/server/test_deals.py shows it without a browser; make soak with one")
def test_three_guests_have_equal_draws_and_the_independent_verifier_agrees(visit: Visit, tmp_path: Path):
    lay_daily(tmp_path)
    pages, tables = [], []
    with serving(tmp_path) as address:
        for raises in range(3):
            page = visit(f"{address}/daily", lang="de", width=390, height=844, base_url=address)
            day = page.request.get("/api/daily").json()["day"]
            page.get_by_role("button", name="Spiel des Tages beginnen").click()
            page.wait_for_url("**/t/*")
            tables.append(page.url.rpartition("/")[2])
            play_leduc_by_clicks(page, raises)
            expect(page.locator(".lead-bar.mine")).to_have_count(1)
            pages.append(page)
    end_the_day(tmp_path, day)
    with serving(tmp_path) as address:
        (tmp_path / "deals.json").write_bytes(pages[0].request.get(f"{address}/api/deals").body())
        files = []
        for page, table in zip(pages, tables, strict=True):
            page.goto(f"{address}/daily/{day}")
            expect(page.locator(".daily-score")).to_contain_text("von 3")
            sealed = page.request.get(f"{address}/api/tables/{table}/sealed")
            assert sealed.ok, sealed.text()
            files.append(tmp_path / f"{table}.sealed")
            files[-1].write_bytes(sealed.body())
        pages[0].goto(f"{address}/t/{tables[0]}/fair")
        pages[0].get_by_role("button", name="Jetzt alle Ziehungen prüfen").click()
        expect(pages[0].locator(".verdict")).to_contain_text("wie dieser Server sie heute veröffentlicht")
        expect(pages[0].locator(".verdict .problem")).to_have_count(0)
    first, *others = [draws_of(file.read_text()) for file in files]
    for other in others:
        for stream in first.keys() & other.keys():
            assert all(mine == theirs for mine, theirs in zip(first[stream], other[stream], strict=False))
    for file in files:
        code, said = verify_independently(file, tmp_path / "deals.json")
        assert (code, "the deal is as published" in said) == (3, True), "nothing is proven without a receipt"
