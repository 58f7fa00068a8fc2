"""Memoised parts: a part is made again if anything it read has changed, and only then."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any

import pytest

import perihelion
from perihelion.core.record import OWNER, UNKNOWN, Cells, Record, int8
from perihelion.core.view_comparison import reuse_results
from perihelion.core.view_memo import Memo
from perihelion.core.vocabulary import SPECTATOR
from perihelion.draw import Scene, memoise
from perihelion.draw.memo import MAX_RESULTS, parts
from perihelion.draw.scene import Groups
from perihelion.draw.shapes import circle, group, radial
from perihelion.engine.warmup import smallest_options
from perihelion.words import Words
from tests.draw.test_boards import GAMES
from tests.selection import SOAK
from tests.support import ALL_GAMES, walk


@dataclass(frozen=True)
class View:
    state: Any
    seat: int = 0
    legal: tuple[int, ...] | list[int] = ()
    memo: Memo = field(default_factory=Memo, init=False)


def view(seat: int = 0, legal: Any = (), **fields: Any) -> View:
    return View(SimpleNamespace(**fields), seat, legal)


class Maker:
    """Counts how often a part is made."""

    def __init__(self, make: Any):
        self.make, self.times = make, 0

    def __call__(self, view: Any, *more: Any) -> Any:
        self.times += 1
        return self.make(view, *more)


def test_the_same_answers_make_the_same_part():
    maker = Maker(lambda v: [v.state.a, v.seat])
    first = memoise(maker, view(a=1))
    assert memoise(maker, view(a=1)) is first
    assert maker.times == 1


@pytest.mark.parametrize("other", [view(a=2), view(seat=1, a=1), view(a=1, legal=[3])])
def test_another_answer_makes_another_part(other):
    maker = Maker(lambda v: [v.state.a, v.seat, list(v.legal)])
    memoise(maker, view(a=1))
    assert memoise(maker, other) == [other.state.a, other.seat, list(other.legal)]


def test_what_is_not_asked_for_does_not_matter():
    maker = Maker(lambda v: v.state.cells[1, 0])
    assert memoise(maker, view(cells={(0, 0): 5, (1, 0): 7}, a=1)) == 7
    assert memoise(maker, view(seat=3, cells={(0, 0): 6, (1, 0): 7}, a=2)) == 7
    assert maker.times == 1
    assert memoise(maker, view(cells={(0, 0): 6, (1, 0): 8}, a=2)) == 8


def test_what_is_asked_for_later_matters_from_then_on():
    maker = Maker(lambda v: v.state.b if v.state.a else "nothing")
    assert memoise(maker, view(a=0, b=1)) == "nothing"
    assert memoise(maker, view(a=0, b=2)) == "nothing"
    assert maker.times == 1
    assert memoise(maker, view(a=1, b=1)) == 1
    assert memoise(maker, view(a=1, b=2)) == 2
    assert memoise(maker, view(a=0, b=2)) == "nothing"


@pytest.mark.parametrize(
    "make",
    [
        lambda v: sum(v.state.cells.values()),
        lambda v: sum(v.state.cells[i] for i in v.state.cells),
        lambda v: sum(cell for _, cell in v.state.cells.items()),
        lambda v: sum(v.state.cells[i] for i in v.state.cells.keys()),  # noqa: SIM118
        lambda v: v.state.cells.get(0) + v.state.cells.get(1),
        lambda v: sum(v.state.cells.copy().values()),
        lambda v: sum(dict(v.state.cells).values()),
        lambda v: sum({**v.state.cells}.values()),
    ],
)
def test_a_part_that_reads_all_cells_depends_on_each(make):
    assert memoise(make, view(cells={0: 1, 1: 2})) == 3
    assert memoise(make, view(cells={0: 1, 1: 9})) == 10
    assert memoise(make, view(cells={0: 4, 1: 9})) == 13


def test_an_array_can_be_compared_measured_and_looked_into():
    cells = {0: 1, 1: 2}
    assert memoise(lambda v: (v.state.cells == cells, len(v.state.cells), 1 in v.state.cells), view(cells=cells)) == (
        True,
        2,
        True,
    )


def test_a_wrong_index_is_an_error_as_in_any_state():
    with pytest.raises(KeyError):
        memoise(lambda v: v.state.cells[7], view(cells={0: 1}))


def test_a_part_may_read_only_the_fields_of_a_state():
    """Reads inside a method of a state would not be recorded."""
    view = perihelion.new("leduc").view(0)
    with pytest.raises(AttributeError, match="not copy"):
        memoise(lambda v: v.state.copy(), view)


def test_arguments_make_different_parts():
    maker = Maker(lambda v, n: v.state.cells[n])
    whole = view(cells={0: 1, 1: 2})
    assert (memoise(maker, whole, 0), memoise(maker, whole, 1)) == (1, 2)


def test_a_part_inside_another_counts_by_what_it_says():
    sign = Maker(lambda v: "high" if v.state.a > 5 else "low")
    whole = Maker(lambda v: [memoise(sign, v)])
    memoise(whole, view(a=1))
    assert memoise(whole, view(a=2)) == ["low"]
    assert (sign.times, whole.times) == (2, 1)
    assert memoise(whole, view(a=6)) == ["high"]


def test_a_part_inside_another_that_is_no_plain_value_counts_by_what_it_asks():
    inner = Maker(lambda v: [v.state.a])
    outer = Maker(lambda v: {"inner": memoise(inner, v)})
    memoise(outer, view(a=1))
    assert memoise(outer, view(a=2)) == {"inner": [2]}


def test_what_all_parts_keep_together_has_an_end():
    maker, many = Maker(lambda v, part: v.state.a + 1), 50
    for a in range(MAX_RESULTS + 1):
        memoise(maker, view(a=a), a % many)
    memoise(maker, view(a=MAX_RESULTS), MAX_RESULTS % many)
    assert maker.times == MAX_RESULTS + 1, "the last one is kept"
    memoise(maker, view(a=0), 0)
    assert maker.times == MAX_RESULTS + 2, "the first one was dropped, although its part has few"


def test_a_view_takes_over_what_did_not_change():
    """A part that reads no changed cell is neither made nor looked up; one that does is made."""
    sign = Maker(lambda v: "high" if v.state.cells[1] > 5 else "low")
    still, moved = Maker(lambda v: [v.state.cells[0]]), Maker(lambda v: [v.state.cells[1]])
    told = Maker(lambda v: [memoise(sign, v)])
    first = perihelion.new("leduc").view(0)
    views = [replace(first, state=SimpleNamespace(cells={0: 1, 1: n}, same={})) for n in (2, 3, 9)]
    made = []
    for before, now in zip([None, *views], views, strict=False):
        if before is not None:
            reuse_results(now, before)
        made.append([memoise(part, now) for part in (still, moved, told)])
    assert made == [[[1], [2], ["low"]], [[1], [3], ["low"]], [[1], [9], ["high"]]]
    assert (still.times, moved.times, told.times) == (1, 3, 2)
    assert views[1].memo.changed_fields == {"cells": {1}}
    assert not replace(views[2], seat=1).memo.results, "a view with other values starts without results"


def test_a_view_of_another_seat_or_language_takes_over_only_what_does_not_read_that():
    maker, other = Maker(lambda v: [v.seat, v.lang]), Maker(lambda v: [v.actor])
    position = perihelion.new("leduc")
    first, second = position.view(0), position.view(1)
    for view_ in (first, second):
        memoise(maker, view_)
    reuse_results(second, first)
    second.memo.results.clear()
    assert (memoise(maker, second), memoise(other, second)) == ([1, "en"], [second.actor])


class Hands(Record):
    board: int = int8("what all see")
    hand: Cells = int8("cards by seat", 2, seen=OWNER)
    open_hands: int = int8("whether all see the hands")


def views_of_one_position(board: int = 1) -> list[Any]:
    """Return the views of two seats and of a German spectator, who share what is public."""
    position, shared = perihelion.new("leduc"), {}
    made = []
    for seat, lang in ((0, "en"), (1, "en"), (SPECTATOR, "de")):
        state = Hands()
        state.board, state.hand = board, {0: UNKNOWN, 1: UNKNOWN} | ({seat: 5 + seat} if seat >= 0 else {})
        view_ = replace(position.view(max(seat, 0)), state=state, seat=seat, words=Words(lang, position.game.package))
        view_.memo.shared = shared
        made.append(view_)
    return made


def test_views_of_one_position_share_what_is_public():
    public, named = Maker(lambda v: [v.state.board]), Maker(lambda v: [v.lang, v.state.board])
    views = views_of_one_position()
    made = [memoise(public, view_) for view_ in views]
    assert made[0] is made[1] is made[2]
    assert [memoise(named, view_) for view_ in views] == [["en", 1], ["en", 1], ["de", 1]]
    assert (public.times, named.times) == (1, 2)


@pytest.mark.parametrize(
    "make",
    [
        lambda v: [v.state.hand[0]],
        lambda v: [v.seat],
        lambda v: [v.log, v.seat],
        lambda v: [v.state.hand[v.seat]] if v.seat == 1 else [0],
        lambda v: [memoise(own_card, v)],
        lambda v: [memoise(own_card, v) if v.seat == 1 else 0],
    ],
)
def test_a_part_that_depends_on_the_seat_is_never_shared(make):
    """Whichever view comes first, each gets the part made of itself."""
    for order in ((0, 1, 2), (1, 0, 2), (2, 1, 0)):
        maker = Maker(make)
        for board in (1, 2):
            views = views_of_one_position(board)
            for k in (*order, *order):
                assert memoise(maker, views[k]) == make(views[k]), f"view {k} of {order}"


def own_card(view: Any) -> int:
    return int(view.state.hand[max(view.seat, 0)])


def put_piece(scene: Scene, view: Any, key: str) -> None:
    scene.define("glow", radial((0, "#fff")))
    scene.put(key, group(key, "piece", (view.state.a, 0), circle(5)))


def test_a_part_of_a_scene_brings_its_groups_and_its_paints():
    for _ in range(2):
        scene = Scene("toy", 100, 100)
        scene.part(put_piece, view(a=7), "u1")
        assert list(scene.groups) == ["u1"]
        assert 'id="toy-glow"' in scene.defs["glow"]
        with pytest.raises(ValueError, match="taken"):
            scene.part(put_piece, view(a=7), "u1")


def test_only_groups_that_differ_are_found_changed():
    def drawn(**fields: int) -> Scene:
        scene = Scene("toy", 100, 100)
        for key in fields:
            scene.part(put_piece, view(a=fields[key]), key)
        scene.put("own", group("own", "piece", (sum(fields.values()), 0), circle(5)))
        return scene

    before, after = drawn(u1=1, u2=2, u3=3).groups, drawn(u1=1, u2=5, u4=3).groups
    differ = {"own": after["own"], "u2": after["u2"], "u4": after["u4"], "u3": None}
    assert after.find_changed(before) == differ
    assert after.find_changed(after) == {}
    assert before.find_changed(Groups()) == dict(before)
    assert Groups().find_changed(before) == dict.fromkeys(before)


STEPS = 150 if SOAK else 60
"""The number of steps of a game whose boards are redrawn."""


@pytest.mark.parametrize("key", ALL_GAMES)
def test_a_memoised_board_equals_a_redrawn_one(key):
    """A game seen by all seats in turn, so that parts of one seat exist when another is drawn."""
    game = perihelion.games()[key]
    board, before_views, before_groups = game.board, [], {}
    for step, position in enumerate(walk(perihelion.new(key, **GAMES.get(key, smallest_options(game))), 7, STEPS)):
        if step % 25 > 2:
            continue
        views = [position.view(seat) for seat in range(SPECTATOR, position.seats)]
        for view_, earlier in zip(views, before_views, strict=False):
            reuse_results(view_, earlier)
        before_views = views
        remembered = [shown(board, view) for view in views]
        for view_ in views:
            groups, before = board.draw(view_).groups, before_groups.get(view_.seat, Groups())
            differ = {key: groups.get(key) for key in {**groups, **before} if groups.get(key) != before.get(key)}
            assert groups.find_changed(before) == differ
            before_groups[view_.seat] = groups
        for view_, before in zip(views, remembered, strict=True):
            kept = dict(parts)
            parts.clear()
            assert shown(board, replace(view_)) == before
            parts.clear()
            parts.update(kept)


def shown(board: Any, view: Any) -> Any:
    scene = board.draw(view)
    return list(scene.groups.items()), scene.defs, scene.still, scene.happened, board.outline(view)


def test_tables_of_other_players_share_a_part_without_names():
    game = perihelion.games()["solari"]
    position = perihelion.new("solari")
    maker = Maker(lambda v: (v.words("outline-board"), v.state.players))
    named = Maker(lambda v: v.words("board-counter", player=0, points=v.state.players, laps=0))
    said = set()
    for name in ("Ada", "Ben"):
        view_ = replace(position.view(0), words=Words("en", game.package, players=2, names=(name, "")))
        memoise(maker, view_)
        said.add(memoise(named, view_))
        assert name in memoise(named, view_)
    assert (maker.times, named.times, len(said)) == (1, 2, 2)
