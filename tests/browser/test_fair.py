"""The seal of the dice in a real browser: sealed by itself, explained, checked; and a forged file is found out."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, expect

from perihelion.fair.draw import derive_key, draw_index
from perihelion.fair.receipt import read_receipt
from perihelion.fair.sealed_file import write_objects
from perihelion.fair.verify import verify_sealed_game

from .conftest import Visit
from .serving import client_module
from .tables import snapshot

SEALED = "**/sealed"


def sealed_table(page: Page) -> str:
    """A table of two that this page lays as its own buttons do, with its part of the seal."""
    return str(
        page.evaluate(
            """async () => {
            const { withContribution } = """
            + client_module("fair/commitment.js")
            + """;
            const { post } = """
            + client_module("lib/http.js")
            + """;
            const order = withContribution({ game: "leduc", seats: ["me", "person"] });
            return (await post("/api/tables", order)).link;
        }"""
        )
    )


def to_the_end(pages: list[Page], link: str) -> None:
    """Everybody calls on their own page until the game is over."""
    while not snapshot(pages[0], link)["over"]:
        who = next(page for page in pages if snapshot(page, link)["yours"])
        with who.expect_response(lambda answer: answer.url.endswith("/actions") and answer.ok):
            who.locator(".choices:not(.all) button[data-id=call]").click()


def test_two_browsers_seal_the_dice_and_check_them_in_the_end(visit: Visit):
    ada, ben = visit("/", name="Ada"), visit(name="Ben", lang="de")
    link = sealed_table(ada)
    for page in (ada, ben):
        page.goto(link)
    ben.get_by_role("button", name="nehmen").first.click()
    expect(ada.locator(".fair")).to_contain_text("sealed by the server together with Ada and Ben")
    expect(ben.locator(".fair")).to_contain_text("versiegelt, vom Server zusammen mit Ada und Ben")
    assert snapshot(ada, link)["fair"]["seats"] == [0, 1]

    ben.goto(f"{link}/fair")
    expect(ben.get_by_text("Solange das Spiel läuft")).to_be_visible()
    ben.goto(link)
    to_the_end([ada, ben], link)

    ada.goto(f"{link}/fair")
    ada.get_by_role("button", name="Check all draws now").click()
    expect(ada.get_by_text("All 3 draws are as they were sealed before the game.")).to_be_visible()
    expect(ada.get_by_text("It is the game this browser saw")).to_be_visible()
    expect(ada.get_by_text("Proven for you: your own part is in every one of these draws")).to_be_visible()
    expect(ada.get_by_text("Every move of yours that caused draws brought a fresh number")).to_be_visible()
    expect(ada.get_by_text("Not checked here: whether the actions, the odds, the forced moves")).to_be_visible()
    passer_by = visit(f"{link}/fair", lang="de")
    passer_by.get_by_role("button", name="Jetzt alle Ziehungen prüfen").click()
    expect(passer_by.get_by_text("dieser Browser hat keinen Beleg")).to_be_visible()
    expect(passer_by.get_by_text("Hier nicht geprüft: ob Züge")).to_be_visible()

    ada.route(SEALED, lambda route: forge(route))
    ada.get_by_role("button", name="Check all draws now").click()
    expect(ada.get_by_text("the line was changed")).to_be_visible()
    ada.unroute(SEALED)

    for name, change in FORGED.items():
        check_forged(ada, name, change)
    check_receipt(ada, ben, link)

    ada.goto("/luck")
    expect(ada.get_by_text("1 game")).to_be_visible()
    expect(ada.locator("table.draws").first).to_contain_text("expected")


def forge(route) -> None:  # type: ignore[no-untyped-def]
    text = route.fetch().text()
    route.fulfill(body=text.replace('"draw":1', '"draw":7', 1), content_type="text/plain")


def drop_parts(lines: list[dict[str, Any]]) -> None:
    """Take out every commitment and reveal: a game drawn from the server's secret alone."""
    lines[1:-1] = [line for line in lines[1:-1] if line["kind"] not in ("commit", "commitments", "reveal")]
    secret, place = (
        bytes.fromhex(next(line for line in lines if line.get("kind") == "seal")["secret"]),
        lines[0]["table"],
    )
    for line in lines:
        if line.get("kind") == "sealed":
            line["seats"] = []
        line.pop("link", None)
        if line.get("kind") == "outcome":
            weights = [weight for _, weight in line["odds"]]
            line["text"] = line["odds"][draw_index(derive_key(secret, []), place, line["draw"], weights)][0]


def change_action(lines: list[dict[str, Any]]) -> None:
    """Replace one legal action by another."""
    next(line for line in lines if line.get("kind") == "action")["text"] = "raise"


def add_part(lines: list[dict[str, Any]]) -> None:
    """Add a contribution after the seal was complete."""
    at = next(n for n, line in enumerate(lines) if line.get("kind") == "sealed")
    lines.insert(at + 1, {"kind": "contribute", "n": 0, "time": 1, "round": 1, "seat": 1, "value": "ab" * 32})


def other_seal(lines: list[dict[str, Any]]) -> None:
    """Let the server have committed to something else."""
    next(line for line in lines if line.get("kind") == "seal")["commitment"] = "ab" * 32


def method_as_kind(lines: list[dict[str, Any]]) -> None:
    lines.insert(1, {"kind": "constructor", "n": 0, "time": 1})


def cut_end(lines: list[dict[str, Any]]) -> None:
    """Leave out the last actions, and say that the game is not over."""
    del lines[-3:-1]
    lines[-1]["over"] = False


FORGED = {
    "this is not the game that this browser saw": change_action,
    "came at the wrong time": add_part,
    "the secret does not fit its seal": other_seal,
    "this entry does not belong there": method_as_kind,
    "lines are missing": cut_end,
    "your own part of the seal is missing": drop_parts,
}
"""What the page says of a file, and how it was forged; all hashes are right."""


def check_forged(page: Page, says: str, change: Callable[[list[dict[str, Any]]], None]) -> None:
    """Let the server send a forged file, and see that the page refuses it."""

    def send(route: Route) -> None:
        lines = [json.loads(line[17:]) for line in route.fetch().text().splitlines()]
        change(lines)
        for n, line in enumerate(lines[1:-1]):
            line["n"] = n
        lines[-1]["entries"] = len(lines) - 2
        route.fulfill(body=write_objects(lines), content_type="text/plain")

    page.route(SEALED, send)
    page.get_by_role("button", name="Check all draws now").click()
    expect(page.locator(".verdict .problem")).to_contain_text(says)
    page.unroute(SEALED)


def check_receipt(ada: Page, ben: Page, link: str) -> None:
    """Keep the receipts of both, and verify the file with them."""
    table = link.rsplit("/", 1)[-1]
    file = ada.request.get(f"/api/tables/{table}/sealed").body()
    kept = []
    for page, button in ((ada, "Keep my receipt"), (ben, "Meinen Beleg sichern")):
        page.goto(f"{link}/fair")
        with page.expect_download() as download:
            page.get_by_role("link", name=button).click()
        kept.append(read_receipt(Path(download.value.path()).read_bytes()))
    assert [receipt.seats for receipt in kept] == [(0,), (1,)]
    assert all(receipt.heads and receipt.seals and receipt.contributions for receipt in kept)
    assert [bool(receipt.links) for receipt in kept] == [False, True], "only the second call of a round turns a card"
    report = verify_sealed_game(file, kept)
    assert not report.findings
    assert report.proven
    assert [proof.last_link for proof in report.proofs] == [None, None], "every decision brought a link"
    assert all(proof.entries_seen == proof.entries for proof in report.proofs), "both looked at the page after the end"


def test_a_quick_game_is_sealed_by_this_browser(visit: Visit):
    page = visit("/", name="Ada")
    page.locator(".shelf button").first.click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".fair")).to_contain_text("sealed by the server together with")
    assert snapshot(page, page.url)["fair"]["seats"] == [0]


def test_a_page_counts_tables_that_were_given_up_after_it_had_revealed(visit: Visit):
    """Ben never opens his part, so the table of both is given up while Ada's is open."""
    ada, ben = visit("/", name="Ada"), visit("/", name="Ben")
    link = sealed_table(ada)
    table = link.rsplit("/", 1)[-1]
    ben.request.post(f"/api/tables/{table}/seats/1", data={"take": True, "contributes": True})
    commitment = {"commit": "ab" * 32}
    assert ben.request.post(f"/api/tables/{table}/seal", data=commitment).ok
    with ada.expect_response(lambda answer: "reveal" in (answer.request.post_data or "")):
        ada.goto(link)
    assert ada.request.post(f"/api/tables/{table}/close", data={}).ok
    ada.goto(sealed_table(ada))
    expect(ada.locator(".fair")).to_contain_text("Tables abandoned after your device had opened its part: 1.")
