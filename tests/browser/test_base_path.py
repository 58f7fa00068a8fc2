"""A server below a path of its host, in a browser: no page asks for anything outside the path."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.web.path_proxy import PathProxy
from tests.web.prepared_server import PreparedServer

from .serving import client_module


def test_lobby_table_and_guide_below_a_path(browser: Browser, tmp_path: Path) -> None:
    server = PreparedServer(tmp_path, arguments=["--base-path", "/club"]).start()
    context = browser.new_context(locale="en", reduced_motion="reduce")
    try:
        with PathProxy(server, "/club") as proxy:
            page = context.new_page()
            errors: list[str] = []
            page.on("pageerror", lambda error: errors.append(str(error)))
            page.goto(f"{proxy.address}/club/guide/solenia")
            expect(page.locator("main img").first).to_be_visible()
            page.locator("a[href='/club/new/solenia']").first.click()
            expect(page.locator("main form, main .options").first).to_be_visible()
            page.locator("a.brand").click()
            expect(page).to_have_url(f"{proxy.address}/club/")
            table = page.evaluate(
                "async () => (await ("
                + client_module("lib/http.js")
                + """).post("/api/tables",
                { game: "solenia", seats: ["me", "me"], options: { players: 2 } })).link"""
            )
            page.goto(f"{proxy.address}/club{table}")
            expect(page.locator("svg [data-key='airship']").first).to_be_attached()
            assert not errors
            assert proxy.missed in ([], ["/favicon.ico"])
    finally:
        context.close()
        server.stop()
