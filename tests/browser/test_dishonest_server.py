"""The real page at a dishonest server: what the server chose after it knew the page's contribution is never proven.

`make soak` adds the attack with an accomplice, `late-puppet`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from perihelion.fair.receipt import read_receipt
from perihelion.fair.sealed_file import read_file
from perihelion.fair.verify import verify_sealed_game
from tests.fair.second_verifier import run_second
from tests.selection import SOAK

from .serving import serving


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a dishonest server."""
    with serving(tmp_path_factory.mktemp("dishonest"), "tests.browser.dishonest") as address:
        yield address


@pytest.fixture
def attacked(request: pytest.FixtureRequest, address: str, browser: Browser) -> Iterator[Page]:
    """A page at a table of Leduc poker with a bot, which the server attacks as the test says."""
    context = browser.new_context(base_url=address, locale="en")
    page = context.new_page()
    assert page.request.get("/api/me").ok
    assert page.request.post("/api/me", data={"name": request.param}).ok
    order = {"game": "leduc", "seats": ["me", "person"], "contributes": True}
    link = page.request.post("/api/tables", data=order).json()["link"]
    if request.param == "no-seal":
        page.goto(link)
        expect(page.locator(".fair")).to_contain_text("did not keep to the rules of the seal")
    else:
        with page.expect_response(lambda answer: answer.url.endswith("/seal")):
            page.goto(link)
    order_at_table(page, "seats/1", {"bot": "random"})
    yield page
    context.close()


def order_at_table(page: Page, name: str, body: dict[str, str]) -> None:
    """Send a request as the page does: a browser notices that the server has closed a connection nobody used."""
    sent = """async ([path, body]) => {
        const headers = { "content-type": "application/json" };
        return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).ok;
    }"""
    assert page.evaluate(sent, [f"/api/tables/{page.url.rsplit('/', 1)[-1]}/{name}", body])


def fetch_sealed(page: Page, table: str) -> bytes:
    """Return the file of a table."""
    text = page.evaluate("async (path) => (await fetch(path)).text()", f"/api/tables/{table}/sealed")
    return str(text).encode()


def decide(page: Page) -> int:
    """Call by a click, and return how the server answered."""

    def is_final(answer: Response) -> bool:
        """Not the question for a link."""
        return answer.url.endswith("/actions") and answer.status != 409

    with page.expect_response(is_final) as answered:
        page.locator(".choices:not(.all) button[data-id=call]").click()
    return answered.value.status


def resign(page: Page) -> None:
    """End the game."""
    order_at_table(page, "resign", {})


def verdicts(page: Page, folder: Path) -> tuple[int, int, str]:
    """What all three verifiers say of the sealed game, with the page's own receipt."""
    table = page.url.rsplit("/", 1)[-1]
    file, kept = folder / "game.sealed", folder / "receipt.json"
    file.write_bytes(fetch_sealed(page, table))
    found = page.evaluate(
        "(table) => JSON.parse(localStorage['fair receipts']).find(([name]) => name === table)[1]", table
    )
    kept.write_text(json.dumps(found))
    report = verify_sealed_game(file.read_bytes(), [read_receipt(kept.read_bytes())])
    first = 1 if report.findings else 0 if report.proven else 3
    second, _ = run_second(file, "--receipt", kept)
    page.goto(f"/t/{table}/fair")
    page.get_by_role("button", name="Check all draws now").click()
    expect(page.locator(".verdict .problem, .verdict .good").first).to_be_visible()
    return first, second, page.locator(".verdict").inner_text()


@pytest.mark.parametrize("attacked", ["no-seal"], indirect=True)
def test_without_a_seal_the_page_commits_to_nothing_and_says_so(attacked: Page, tmp_path: Path) -> None:
    expect(attacked.locator(".fair")).to_contain_text("did not keep to the rules of the seal")
    expect(attacked.locator(".fair")).to_contain_text("The server decides these cards alone")
    assert attacked.evaluate("localStorage['fair']") is None, "nothing was chosen, so nothing can be revealed"
    assert decide(attacked) == 201
    resign(attacked)
    first, second, says = verdicts(attacked, tmp_path)
    assert (first, second) == (3, 3)
    assert "Proven for you" not in says
    assert "No player added a part" in says


@pytest.mark.parametrize("attacked", ["late-seal", "late-puppet"] if SOAK else ["late-seal"], indirect=True)
def test_what_was_chosen_late_is_refused_by_all_verifiers(attacked: Page, tmp_path: Path) -> None:
    assert decide(attacked) == 201
    resign(attacked)
    table = attacked.url.rsplit("/", 1)[-1]
    objects = read_file(fetch_sealed(attacked, table)).objects
    cards = [line for line in objects if line.get("kind") == "outcome"][:2]
    assert all(line["text"] == line["odds"][0][0] for line in cards), "the server has the cards that it wanted"
    first, second, says = verdicts(attacked, tmp_path)
    assert (first, second) == (1, 1)
    assert "Something is wrong" in says


@pytest.mark.parametrize("attacked", ["early-links"], indirect=True)
def test_a_link_that_was_asked_for_too_early_is_found(attacked: Page, tmp_path: Path) -> None:
    assert decide(attacked) == 201, "the server has a link from which it can predict sixty draws"
    resign(attacked)
    first, second, says = verdicts(attacked, tmp_path)
    assert (first, second) == (1, 1)
    assert "fresh number" in says
