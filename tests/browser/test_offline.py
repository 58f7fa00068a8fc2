"""Without a network: my table as it was, and nothing old once the network is back."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from .conftest import Visit
from .serving import client_module, wait_for_promise, wait_for_worker
from .tables import against_bots, play_one, snapshot, start

SAVED = "(async () => (await (await caches.open('perihelion-tables')).keys()).length)()"

KEPT = """(async () => {
  const cache = await caches.open('perihelion-tables');
  return (await (await cache.match((await cache.keys())[0]))?.json())?.snapshot ?? {};
})()"""
PUT_AWAY = """() => {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
"""The player puts the phone away."""
SAVE_AGAIN = f"""async () => {{
  const {{ saveTable }} = {client_module("live/saved-tables.js")};
  await saveTable({{ ...(await {KEPT}), outline: null }});
}}"""
"""Somebody comes or goes: the position is the same, and nothing brings its text."""


def test_a_table_is_looked_at_offline_as_it_was(visit: Visit):
    page = visit(name="Ada", width=390, height=844, service_workers="allow")
    link = start(page, "solari", against_bots("solari"))
    page.goto(link)
    expect(page.locator(".table-page.yours")).to_be_visible()
    wait_for_worker(page)
    wait_for_promise(page, f"{SAVED}.then((n) => n === 1)")
    before = snapshot(page, link)
    play_one(page, before, random.Random(1))  # an update brings no text while nobody reads it
    wait_for_promise(page, f"(count) => {KEPT}.then((kept) => kept.count > count && kept.yours)", before["count"])
    page.evaluate(PUT_AWAY)
    wait_for_promise(page, f"{KEPT}.then((kept) => kept.outline)")
    page.evaluate(SAVE_AGAIN)
    page.context.set_offline(True)
    page.goto(link)
    expect(page.locator(".notice.lost")).to_contain_text("This is the table as it was")
    expect(page.locator(".offline-table details")).to_have_count(1)
    expect(page.locator(".board [data-key]").first).to_be_visible()
    ink = "getComputedStyle(document.documentElement).getPropertyValue('--ink').trim()"
    assert page.evaluate(ink), "the colours come from the stylesheet of the boards"
    assert page.locator(".offline-table .stage").bounding_box()["width"] > 300  # type: ignore[index]
    page.goto("/")
    page.get_by_role("link", name=re.compile("Solari")).click()
    expect(page.locator(".offline-table")).to_be_visible()
    page.context.set_offline(False)  # the page comes back by itself
    expect(page.locator(".table-page.yours")).to_be_visible()


def test_an_update_is_there_at_once_though_the_worker_has_an_old_copy(visit: Visit):
    page = visit("/", name="Ada", service_workers="allow")
    wait_for_worker(page)
    script = page.evaluate("new URL('lib/dom.js', document.querySelector('script[type=module]').src).href")
    stored = page.evaluate(
        """async (script) => {
      const name = (await caches.keys()).find((key) => key.startsWith('perihelion-offline-'));
      const cache = await caches.open(name);
      const kept = await cache.match(script, { ignoreVary: true });
      await cache.put(script, new Response('old', { headers: { 'content-type': 'text/javascript' } }));
      return kept !== undefined;
    }""",
        script,
    )
    assert stored
    assert page.evaluate("(script) => fetch(script).then((answer) => answer.text())", script) != "old"
    page.reload()
    expect(page.locator(".shelf")).to_be_visible()
