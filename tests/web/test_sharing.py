"""Viewers of one table share much of what is made for them, and yet each gets what they would get alone."""

import pytest
from pydantic_core import to_json

from perihelion.table.table_change import TableChange
from perihelion.web.table.viewers import Viewer
from perihelion.wire.table.frames import Frame
from tests.support import ALL_GAMES
from tests.table.tables import Luck
from tests.web.test_secrecy import decide, laid, shown

DECISIONS = 12


def watch(live, guest, lang, seat):
    """A viewer who has a snapshot."""
    viewer = Viewer(live, guest, lang, seat)
    viewer.send_snapshot()
    live.viewers.append(viewer)
    return viewer


@pytest.mark.parametrize("key", ALL_GAMES)
def test_each_viewer_gets_what_they_would_get_alone(key):
    made, luck = laid(key, 7), Luck(2)
    who = [(seat.guest, ("en", "de")[n % 2], n) for n, seat in enumerate(made.seats)]
    who += [("watching", "en", -1), ("also-watching", "de", -1)]
    together = shown(made)
    pairs = [(watch(together, *one), watch(shown(made), *one)) for one in who]
    for _ in range(DECISIONS):
        if made.over:
            break
        made.unstored, made.steps = [], []
        decide(made, luck)
        change = TableChange(tuple(made.unstored), tuple(made.steps))
        for live in (together, *(alone.live for _, alone in pairs)):
            live.send_change(live.loaded, change)
            live.send_missed(live.viewers)
    for shared, alone in pairs:
        while not alone.outbox.empty():
            assert to_json(shared.outbox.get_nowait()) == to_json(alone.outbox.get_nowait()), alone.seat
        assert shared.outbox.empty()


def update(made, viewer, luck):
    """The next update that a viewer gets when somebody plays."""
    made.unstored, made.steps = [], []
    decide(made, luck)
    viewer.live.send_change(viewer.live.loaded, TableChange(tuple(made.unstored), tuple(made.steps)))
    viewer.live.send_missed(viewer.live.viewers)
    while not viewer.outbox.empty():
        message = viewer.outbox.get_nowait()
    return message


def test_the_position_as_text_is_written_for_those_who_read_it():
    made, luck = laid("solari", 7), Luck(2)
    viewer = watch(shown(made), "watching", "en", -1)
    assert viewer.outbox.get_nowait()["outline"]
    assert update(made, viewer, luck)["outline"]
    viewer.want_outline(False)
    assert viewer.outbox.empty()
    assert update(made, viewer, luck)["outline"] is None
    assert "outline" not in update(made, viewer, luck)
    assert "outline" not in vars(viewer.live.frame(-1, "en")), "it is not even written"
    viewer.want_outline(True)
    now = viewer.outbox.get_nowait()
    assert now == {"type": "update", "count": made.count, "outline": viewer.live.frame(-1, "en").outline}
    viewer.want_outline(False)
    viewer.send_snapshot()
    assert viewer.outbox.get_nowait()["outline"] is None


def test_where_there_is_no_drawing_everybody_gets_the_position_as_text(monkeypatch):
    monkeypatch.setattr(Frame, "scene", None)
    viewer = watch(shown(laid("solari", 7)), "watching", "en", -1)
    viewer.want_outline(False)
    viewer.send_snapshot()
    first, second = viewer.outbox.get_nowait(), viewer.outbox.get_nowait()
    assert first["board"] is None
    assert first["outline"]
    assert second["outline"] == first["outline"]
