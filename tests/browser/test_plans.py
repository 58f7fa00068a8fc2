"""Planning ahead in a browser: on a phone, one move of the other player is answered before it is made."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from .conftest import Visit
from .tables import snapshot, start
from .test_axe import audited


def find_last_decision(ada: Page, ben: Page, link: str) -> str:
    """Play for Ada until her next move ends her turn, as far as Ben can imagine it; return this move."""
    table = link.rsplit("/", 1)[-1]
    for _ in range(30):
        seen = snapshot(ada, link)
        assert seen["yours"], "Ben could not imagine her turn"
        for choice in seen["choices"]:
            moves = {"moves": [choice["action"]]}
            answer = ben.request.post(f"/api/tables/{table}/plans/look", data=moves)
            if answer.ok and answer.json()["mine"]:
                return str(choice["action"])
        play(ada, table, seen["choices"][0]["action"], seen["count"])
    raise AssertionError("her turn has no end")


def play(page: Page, table: str, action: str, count: int) -> None:
    answer = page.request.post(f"/api/tables/{table}/actions", data={"action": action, "after": count})
    assert answer.ok, answer.text()


def choose(page: Page, action: str) -> None:
    """Choose an action from the list of all choices."""
    listed = page.locator(f".choices [data-id={action!r}]")
    expect(page.locator(".tray .tools")).to_be_visible()
    if not listed.count():
        page.locator("[data-id=list]").click()
    listed.first.evaluate("(button) => button.click()")


def test_a_move_is_planned_and_played(visit: Visit):
    ada = visit(name="Ada")
    ben = visit(name="Ben", width=390, height=844, has_touch=True, is_mobile=True)
    link = start(ada, "solenia", ["me", "person"])
    table = link.rsplit("/", 1)[-1]
    assert ben.request.post(f"/api/tables/{table}/seats/1", data={"take": True}).ok
    action = find_last_decision(ada, ben, link)

    ben.goto(link)
    ben.get_by_role("link", name="Plan").click()
    expect(ben.locator(".sentence")).to_contain_text("What does Ada do?")
    choose(ben, action)
    expect(ben.locator(".undo, [data-id=undo]").first).to_have_attribute("aria-disabled", "false")
    imagined: dict[str, Any] = ben.request.post(f"/api/tables/{table}/plans/look", data={"moves": [action]}).json()
    choose(ben, imagined["choices"][0]["action"])
    ben.get_by_role("button", name="Save this plan").click()
    expect(ben.locator(".plans > li")).to_have_count(1)
    audited(ben)
    ben.get_by_role("link", name="Back to the table").click()
    expect(ben.get_by_role("link", name="Plan (1)")).to_be_visible()

    (plan,) = ben.request.get(f"/api/tables/{table}/plans").json()["plans"]
    play(ada, table, action, snapshot(ada, link)["count"])
    expect(ben.get_by_role("log").or_(ben.locator(".log"))).to_contain_text(plan["line"][-1]["says"].split(".")[0])
    assert ben.request.get(f"/api/tables/{table}/plans").json()["plans"] == []
