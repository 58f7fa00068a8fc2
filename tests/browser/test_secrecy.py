"""What a seat receives over the wire: nothing that only another seat may know.

`make test` plays Solaris; `make soak` also plays Solenia.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.selection import SOAK

from .conftest import Visit
from .tables import SHORT, play_one, snapshot, start

MOST_STEPS = 60
MOMENTS = 3000


class Wire:
    """Everything one page receives from the server."""

    def __init__(self, page: Page):
        self.frames: list[str] = []
        self.bodies: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda data: self.frames.append(str(data))))
        page.on(  # type: ignore[call-overload]
            "response", lambda answer: "/api/tables" in answer.url and answer.ok and self.bodies.append(answer.text())
        )

    @property
    def text(self) -> str:
        return "\n".join([*self.frames, *self.bodies])

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(frame) for frame in self.frames]


def sentences(pages: list[Page], link: str) -> dict[Page, set[str]]:
    """What each has been told, all at the same moment."""
    while True:
        now = {page: snapshot(page, link) for page in pages}
        if len({one["count"] for one in now.values()}) == 1:
            return {page: {entry["says"] for entry in one["log"]} for page, one in now.items()}


def whose_turn(pages: list[Page], link: str) -> tuple[Page, dict[str, Any]]:
    """The one who is to act, and the table as they see it."""
    for _ in range(MOMENTS):
        for page in pages:
            if (seen := snapshot(page, link))["choices"]:
                return page, seen
        pages[0].wait_for_timeout(20)  # a bot thinks
    raise AssertionError("nobody is to act")


def receive_all(page: Page, wire: Wire, link: str) -> None:
    """Wait until the page has been told what it may know."""
    last = json.dumps(snapshot(page, link)["log"][-1]["says"], ensure_ascii=False)
    for _ in range(MOMENTS):
        if last in wire.text:
            return
        page.wait_for_timeout(20)
    raise AssertionError("the page was not told what happened")


@pytest.mark.parametrize("game", ["solaris", "solenia"] if SOAK else ["solaris"])
def test_what_only_one_seat_may_know_goes_to_nobody_else(visit: Visit, game: str):
    ada, ben, cleo = (visit(name=name, altered=True) for name in ("Ada", "Ben", "Cleo"))
    bots = ["bot:random"] * (SHORT[game]["players"] - 2)
    link = start(ada, game, ["me", "person", *bots])
    wires = {page: Wire(page) for page in (ada, ben, cleo)}
    for page in (ada, ben, cleo):
        page.goto(link)
    ben.get_by_role("button", name="Take this seat").first.click()
    chance = random.Random(6)
    for _ in range(MOST_STEPS):
        play_one(*whose_turn([ada, ben], link), chance)
        known = sentences([ada, ben, cleo], link)
        if known[ada] - known[ben] and known[ben] - known[ada]:
            break
    else:
        pytest.fail("a game with hidden cards tells its owner something that others do not hear")

    for page in (ada, ben, cleo):
        receive_all(page, wires[page], link)
    for owner, others in ((ada, (ben, cleo)), (ben, (ada, cleo))):
        for other in others:
            secret = known[owner] - known[other]
            assert secret
            assert not {says for says in secret if json.dumps(says, ensure_ascii=False) in wires[other].text}
    for page in (ada, ben, cleo):
        choices_only_when_to_act(wires[page].messages)


def choices_only_when_to_act(messages: list[dict[str, Any]]) -> None:
    """Legal actions show a hand: they go only to the seat that decides."""
    seat, active = -1, False
    for message in messages:
        if message["type"] in ("snapshot", "update"):
            seat = message.get("seat", seat)
            if "seats" in message:
                active = any(one["active"] and one["seat"] == seat for one in message["seats"])
            assert active or not message.get("choices")
