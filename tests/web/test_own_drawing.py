"""A page that draws for itself gets what its seat knows, and makes the messages of the server, byte for byte."""

from __future__ import annotations

import json
import random

import pytest
from pydantic_core import to_json

from perihelion.local.request import write_json
from perihelion.table import commands
from perihelion.table.table_change import TableChange
from perihelion.web.table.viewers import Viewer
from perihelion.wire.table import own_drawing, table_drawing
from perihelion.wire.table.sync_token import program_version
from perihelion.wire.table.table_drawing import TableDrawing
from tests.selection import SOAK
from tests.support import ALL_GAMES
from tests.web.channels import guest_of, laid, shown

SEEDS = range(20) if SOAK else range(1)
DECISIONS = 10**6 if SOAK else 60


class Page:
    """A viewer, and the device that draws for it if it can."""

    def __init__(self, live, guest, lang, seat, draws=False):
        self.viewer = Viewer(live, guest, lang, seat)
        self.drawing = TableDrawing()
        self.sent: list[str] = []
        self.viewer.send_snapshot()
        self.receive()
        if draws:
            self.viewer.want_views(True, program_version())

    def receive(self) -> list[str]:
        """Return the messages as the page shows them."""
        got = []
        while not self.viewer.outbox.empty():
            text = to_json(self.viewer.outbox.get_nowait()).decode()
            self.sent.append(text)
            message = json.loads(text)
            if message["type"] == "views":
                made = self.drawing.make(message)
                if made is not None:
                    got.append(write_json(made))
            else:
                got.append(text)
        return got


def run(made, live, pages, command, *given):
    """Carry out a command, and send everybody what changed."""
    first = len(made.log)
    made.steps = []
    command(made, *given)
    change = TableChange(tuple(made.log[first:]), tuple(made.steps))
    with live.one_moment():
        for page in pages:
            page.viewer.send_change(change)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("key", [*ALL_GAMES, "tender"])
def test_the_device_makes_the_messages_of_the_server(key, seed):
    luck, made = random.Random(seed), laid(key, seed)
    live, compared = shown(made), 0
    viewers = [(guest_of(made, seat), lang, seat) for seat in range(-1, len(made.seats)) for lang in ("en", "de")]
    ordinary = [Page(live, *each) for each in viewers]
    drawing = [Page(live, *each, draws=True) for each in viewers]
    for page in drawing:
        (begun,) = page.receive()
        assert set(json.loads(begun)) == {"type", "count", "outline", "prompt", "choices", "happened"}
    for _ in range(DECISIONS):
        if made.over:
            break
        seat = made.waits_for
        guest = made.seats[seat].guest
        if luck.random() < 0.1:
            run(made, live, [*ordinary, *drawing], commands.undo_decision, guest, made.count) if made.line else None
        else:
            action = luck.choice(made.position.for_seat(seat).legal)
            run(made, live, [*ordinary, *drawing], commands.play_action, guest, action, made.count, seat)
        for theirs, ours in zip(ordinary, drawing, strict=True):
            expected, found = theirs.receive(), ours.receive()
            assert found == expected
            compared += len(expected)
    assert compared > 50 or key in ("leduc", "tender")
