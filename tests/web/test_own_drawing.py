"""A page that draws for itself gets what its seat knows, and makes the messages of the server, byte for byte."""

from __future__ import annotations

import asyncio
import json
import random
from typing import cast

import pytest
from pydantic_core import to_json

from perihelion.local.request import write_json
from perihelion.site.worker.device_side import DeviceSide
from perihelion.table import commands, log_text, turn_stories
from perihelion.table.table_change import TableChange
from perihelion.table.undo import find_undo
from perihelion.web.table.viewers import Viewer
from perihelion.wire.schemas.live import ViewsMessage
from perihelion.wire.table import frames
from perihelion.wire.table.sync_token import program_version
from perihelion.wire.table.table_drawing import CannotDraw, TableDrawing
from perihelion.wire.table.view_changes import write_change
from tests.selection import SOAK
from tests.support import ALL_GAMES
from tests.web.channels import WATCHER, guest_of, laid, shown

SEEDS = range(20) if SOAK else range(1)
DECISIONS = 10**6 if SOAK else 25


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


def run(made, live, pages, command, *given, later=()):
    """Carry out a command, and send everybody what changed; to these seats with a later change."""
    first = len(made.log)
    made.steps = []
    command(made, *given)
    change = TableChange(tuple(made.log[first:]), tuple(made.steps))
    with live.one_moment():
        for page in pages:
            if page.viewer.seat in later:
                page.viewer.miss(change)
            else:
                page.viewer.send_change(change)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("key", [*ALL_GAMES, "tender"])
def test_the_device_makes_the_messages_of_the_server(key, seed):
    luck, made = random.Random(seed), laid(key, seed, confirm=True)
    live, compared = shown(made), 0
    viewers = [(guest_of(made, seat), ("en", "de")[seat % 2], seat) for seat in range(-1, len(made.seats))]
    ordinary = [Page(live, *each) for each in viewers]
    drawing = [Page(live, *each, draws=True) for each in viewers]
    for page in drawing:
        (begun,) = page.receive()
        assert set(json.loads(begun)) == {"type", "count", "outline", "prompt", "choices", "happened"}
    pages = [*ordinary, *drawing]
    for _ in range(DECISIONS):
        if made.over:
            break
        later = [-1] if luck.random() < 0.8 else []
        guest = made.seats[made.waits_for].guest
        if luck.random() < 0.2 and find_undo(made, guest).possible:
            run(made, live, pages, commands.undo_decision, guest, made.count, later=later)
        elif made.to_confirm() >= 0:
            run(made, live, pages, commands.confirm_turn, guest, made.count, later=later)
        else:
            action = luck.choice(made.position.for_seat(made.waits_for).legal)
            run(made, live, pages, commands.play_action, guest, action, made.count, made.waits_for, later=later)
        for theirs, ours in zip(ordinary, drawing, strict=True):
            expected, found = theirs.receive(), ours.receive()
            assert found == expected
            compared += len(expected)
    assert compared > 40 or key in ("leduc", "tender")


@pytest.fixture
def live():
    """A table of Leduc poker."""
    return shown(laid("leduc", 3))


def first_action(made):
    return made.seats[made.waits_for].guest, made.position.legal[0], made.count


def test_the_server_draws_nothing_if_all_viewers_draw_for_themselves(live, monkeypatch):
    made = live.table
    pages = [Page(live, guest_of(made, seat), "en", seat, draws=True) for seat in (-1, 0, 1)]
    live.viewers = [page.viewer for page in pages]
    monkeypatch.setattr(frames.DrawnView, "attempt", lambda *_: pytest.fail("the server draws"))
    monkeypatch.setattr(log_text, "narrate", lambda *_: pytest.fail("the server tells"))
    monkeypatch.setattr(turn_stories, "tell_turn", lambda *_: pytest.fail("the server tells a turn"))
    for _ in range(3):
        run(made, live, pages, commands.play_action, *first_action(made))
        live.prepare()
    types = {json.loads(to_json(page.viewer.outbox.get_nowait()))["type"] for page in pages}
    assert types == {"views"}


def test_a_page_with_another_version_gets_drawings(live):
    page = Page(live, guest_of(live.table, 0), "en", 0)
    page.viewer.want_views(True, "0.0.1")
    assert page.viewer.outbox.empty()
    assert page.viewer.own is None


def test_a_page_that_cannot_go_on_gets_a_snapshot_with_everything(live):
    made = live.table
    page = Page(live, guest_of(made, 0), "en", 0, draws=True)
    other = Page(live, guest_of(made, 0), "en", 0)
    run(made, live, [page, other], commands.play_action, *first_action(made))
    page.viewer.outbox = asyncio.Queue()  # what the page could not use
    page.viewer.want_views(False, program_version())
    (snapshot,) = page.receive()
    other.viewer.send_snapshot()
    assert snapshot == other.receive()[-1]
    run(made, live, [page, other], commands.play_action, *first_action(made))
    assert page.receive() == other.receive()


def test_nothing_is_sent_if_nothing_changed(live):
    page = Page(live, guest_of(live.table, 0), "en", 0, draws=True)
    page.receive()
    page.viewer.send_change(TableChange())
    assert page.viewer.outbox.empty()


def test_another_name_at_a_seat_is_drawn(live):
    ordinary, drawing = (Page(live, WATCHER, "en", -1, draws=own) for own in (False, True))
    drawing.receive()
    live.loaded.names[guest_of(live.table, 1)] = "Zoe"
    for page in (ordinary, drawing):
        page.viewer.send_change(TableChange())
    expected = ordinary.receive()
    assert "Zoe" in expected[0]
    assert drawing.receive() == expected


def test_an_outline_is_made_as_soon_as_it_is_wanted(live):
    ordinary, drawing = (Page(live, WATCHER, "en", -1, draws=own) for own in (False, True))
    drawing.receive()
    for wanted in (False, True):
        for page in (ordinary, drawing):
            page.viewer.want_outline(wanted)
            page.viewer.send_change(TableChange())
        expected = ordinary.receive()
        assert drawing.receive() == expected
    assert "outline" in expected[-1]


def test_views_without_their_beginning_cannot_be_drawn(live):
    page = Page(live, guest_of(live.table, 0), "en", 0, draws=True)
    first = json.loads(to_json(page.viewer.outbox.get_nowait()))
    with pytest.raises(CannotDraw):
        TableDrawing().make(cast(ViewsMessage, {**first, "base": None}))


def test_the_worker_draws_a_first_position_and_then_the_table(live):
    async def load_nothing(name: str) -> None:
        """A drawing needs no files."""

    side = DeviceSide(load_nothing, lambda text: None, "")
    asked = {"game": "leduc", "options": dict(live.table.head.options), "lang": "en"}
    assert side.begin_drawing(json.dumps(asked)) == program_version()
    page = Page(live, guest_of(live.table, 0), "en", 0, draws=True)
    made = json.loads(side.draw(to_json(page.viewer.outbox.get_nowait()).decode()))
    assert made["type"] == "update"
    assert made["outline"]


def test_a_difference_does_not_tell_that_something_hidden_changed():
    luck, made, hidden = random.Random(2), laid("solaris", 2), 0
    live = shown(made)
    before = live.view(-1, "en")
    for _ in range(40):
        commands.play_action(made, made.seats[made.waits_for].guest, luck.choice(made.position.legal), made.count)
        view = live.view(-1, "en")
        was, now = vars(before.state), vars(view.state)
        assert set(write_change(view, before)["state"]) == {name for name in now if now[name] != was[name]}
        hidden += any(now[name] == was[name] and now[name] is not was[name] for name in now)
        before = view
    assert hidden, "no hidden hand changed"
