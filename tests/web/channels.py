"""Every channel a viewer of a running table has, as bytes; and worlds that differ in everything hidden from a seat."""

from __future__ import annotations

import copy
import time
from dataclasses import asdict, replace
from types import SimpleNamespace
from typing import Any

from pydantic_core import to_json

import perihelion
from perihelion.core.events import Event
from perihelion.core.view import hide_packed, sees
from perihelion.core.vocabulary import CHANCE
from perihelion.engine.runtimes import interpreted
from perihelion.engine.warmup import smallest_options
from perihelion.errors import PerihelionError
from perihelion.server.loaded_table import LoadedTable
from perihelion.table import commands, sealed_game
from perihelion.table.forced_steps import play_forced_steps, start_seal_round
from perihelion.table.replay import require_over
from perihelion.table.restore import stored_form
from perihelion.table.table_change import TableChange
from perihelion.table_log.bodies import ActionPlayed
from perihelion.table_log.entries import LogEntry, read_entry
from perihelion.thinking.packed_view import pack_view
from perihelion.web.http.errors import describe_error
from perihelion.web.routes.tables import describe_row
from perihelion.web.table.viewers import LiveTable, Viewer
from perihelion.wire import draw_statistics
from perihelion.wire.table.device_tasks import make_hint_task, make_report_task
from perihelion.wire.table.explanations import explain_thing
from perihelion.wire.table.overlay import describe_overlay, moment_before
from perihelion.wire.table.plans import show_imagined
from perihelion.wire.table.recap import make_recap
from perihelion.wire.table.refusals import translate_refusal
from perihelion.wire.table.snapshot import make_snapshot
from perihelion.wire.table.sync_token import program_version
from tests.table.tables import Luck, Told, table

WATCHER = "guest-watching"


def laid(key, seed, **settings):
    """A table with a seal and with hints; every seat is held by a guest of its own."""
    options = perihelion.games()[key].read_options(smallest_options(perihelion.games()[key]))
    seats = perihelion.new(key, lang=None, **options).seats
    made = table(key, ["me", *["open"] * (seats - 1)], chance=Luck(seed), options=options, hints=True, **settings)
    start_seal_round(made)
    for seat in range(1, seats):
        commands.take_seat(made, f"guest-{seat}", f"Guest {seat}", seat)
    return made


def guest_of(made, seat):
    return made.seats[seat].guest if seat >= 0 else WATCHER


# another world


def another_world(made, seat, seed):
    """The same table as a seat knows it: other cards in hidden places, other secret choices, another sealed secret."""
    sealed_game.find_chain_head(made)
    twin = clone(made)  # it keeps the head of the chain, as it keeps the commitment: both hide what they cover
    twin.position = _another_position(made.position, seat, seed)
    twin.seal = replace(made.seal, secret=bytes([seed % 256]) * 32)
    texts = {e.n: t.text for e, t in zip(made.line, twin.position._log, strict=True)}
    twin.log = [_another_entry(made, entry, texts) for entry in made.log]
    by_number = {entry.n: entry for entry in twin.log}
    twin.line = [by_number[entry.n] for entry in made.line]
    return twin


def clone(made):
    """A table of its own with the same log."""
    twin = copy.copy(made)
    for name in ("log", "line", "moments", "seats", "unstored", "steps"):
        setattr(twin, name, list(getattr(made, name)))
    for name in ("undone", "seats_held"):
        setattr(twin, name, dict(getattr(made, name)))
    twin.scores_so_far = made.scores_so_far.copy()
    twin.position, twin.chance = made.position.copy(), Told()
    return twin


def _another_position(position, seat, seed):
    twin = position.copy()
    twin._s = _another_state(position, position._runtime.plain(position._s), seat, seed)
    twin._past = [
        _another_state(position, position._runtime.plain(s), seat, seed + k) if entry.actor == CHANCE else s
        for k, (s, entry) in enumerate(zip(twin._past, position.log, strict=True))
    ]
    twin._log = [_another_choice(position, entry, seat) for entry in position.log]
    twin._forget_readings()
    return twin


def _another_state(position, plain, seat, seed):
    s = position.game.rules.state.unpack(hide_packed(position.game, plain.pack().reshape(1), seat))
    interpreted(position.game).sample(s, seat, [seed + 1, seed + 7])
    return position._runtime.state(s)


def _another_choice(position, entry, seat):
    """An entry of the log whose unseen parts are others."""
    events = tuple(
        event if sees(event.seen, seat) else Event(event.key, dict.fromkeys(event.values, 0), event.seen)
        for event in entry.events or ()
    )
    if sees(entry.seen, seat):
        return entry._replace(events=events)
    book = position.game.outcomes[entry.phase] if entry.actor == CHANCE else position.game.actions
    other = (book.ids[entry.text] + 1) % len(book)
    return entry._replace(number=other, text=book.texts[other], events=events)


def _another_entry(made, entry, texts):
    data = dict(entry.data)
    if entry.n in texts:
        data["text"] = texts[entry.n]
        if "odds" in data and made.has_secrets:
            data["odds"] = [[text, weight + 1] for text, weight in data["odds"]]
    if entry.kind == "seal":
        data["secret"] = "77" * 32
    return read_entry(entry.n, entry.kind, data, entry.time)


def differs(made, twin):
    """Whether the other world is another one: in its state, not only in its seal."""
    return made.position.state.tobytes() != twin.position.state.tobytes()


# the channels


def shown(made):
    """The table as the server shows it."""
    return LiveTable(LoadedTable(made, stored_form(made, None)), b"key")


def whole(made, seat, lang):
    """HTTP and WebSocket: the snapshot, with drawing, keys, outline, log lines, choices, prompt, points."""
    return to_json(make_snapshot(shown(made), guest_of(made, seat), seat, lang, []))


def update(made, seat, lang, own=False):
    """WebSocket: what comes when the actor plays something, if that leads to the same view in both worlds."""
    if made.position.actor < 0:
        return b""
    then = clone(made)
    viewer = _viewer(then, seat, lang, own)
    number = public_action(made)
    if number is None:
        return b""
    text = made.game.actions.texts[number]
    then.steps = []
    then.apply(LogEntry(len(then.log), ActionPlayed(seat=made.position.actor, text=text, by="x"), 0.0))
    viewer.send_change(TableChange((then.log[-1],), tuple(then.steps)))
    return to_json(
        [viewer.outbox.get_nowait(), hide_packed(made.game, then.position.state.reshape(1), seat).tobytes().hex()]
    )


def _viewer(made, seat, lang, own):
    """A viewer that has the table, and draws for itself or not."""
    viewer = Viewer(shown(made), guest_of(made, seat), lang, seat)
    viewer.send_snapshot()
    viewer.want_views(own, program_version())
    while not viewer.outbox.empty():
        viewer.outbox.get_nowait()
    return viewer


def views(made, seat, lang):
    """WebSocket: the whole table for a page that draws for itself."""
    viewer = Viewer(shown(made), guest_of(made, seat), lang, seat)
    viewer.want_views(True, program_version())
    viewer.send_snapshot()
    return to_json([viewer.outbox.get_nowait() for _ in range(viewer.outbox.qsize())])


def views_update(made, seat, lang):
    """The same as `update` for a page that draws for itself."""
    return update(made, seat, lang, own=True)


def public_action(made):
    """The first action of this position, whatever the world; None if the worlds may not agree on it."""
    legal = made.position.legal_ids
    return legal[0] if legal else None


def presence(made, seat, lang):
    """WebSocket: who sits where."""
    viewer = Viewer(shown(made), guest_of(made, seat), lang, seat)
    viewer.send_presence()
    return to_json(viewer.outbox.get_nowait())


def error(made, seat, lang):
    """Refusals of orders: not my turn, not possible, unreadable, stale."""
    said = []
    texts = made.game.actions.texts
    mine = made.position.actor == seat
    for text in (texts[0], texts[len(texts) // 2], texts[-1]):
        if mine and made.position.why_not(text) is None:
            continue
        try:
            commands.play_action(clone(made), guest_of(made, seat), text, made.count)
        except perihelion.IllegalAction as raised:
            said.append(describe_error(translate_refusal(shown(made), raised, lang), lang))
        except PerihelionError as raised:
            said.append(describe_error(raised, lang))
    return to_json(said)


def why(made, seat, lang):
    """What things are, and why they cannot be touched."""
    live = shown(made)
    keys = list(live.frame(seat, lang).groups)
    told = [vars(live.frame(seat, lang).about(key)) for key in keys]
    return to_json([told, [asdict(explain_thing(live, guest_of(made, seat), lang, [key])) for key in keys[::17]]])


def hint(made, seat, lang):
    """What goes to the process of the bots, for a bot's decision or a hint."""
    key, who, options, state, actor, legal, log, happened = pack_view(made.position.view(seat))
    return repr((key, who, options, state.pack().tobytes(), actor, legal, log, happened)).encode()


def device(made, seat, lang):
    """What goes to the device of a player who asks it for a hint, and to one that wants to make the report already."""
    said = []
    live, guest = shown(made), guest_of(made, seat)
    for task in (
        lambda: make_hint_task(made, guest, live.words(lang)),
        lambda: make_report_task(live, guest, made=False),
    ):
        try:
            said.append(task())
        except PerihelionError as raised:
            said.append(describe_error(raised, lang))  # type: ignore[arg-type]
    return to_json(said)


def draws(made, seat, lang):
    """Statistics while the game runs."""
    return to_json(draw_statistics.describe_table_draws(shown(made), seat, lang))


def recap(made, seat, lang):
    """What happened since the seat's last turn."""
    return to_json(make_recap(shown(made), seat, lang))


def overlay(made, seat, lang):
    """The overlay for streams: now, and as of the beginning."""
    live, times = shown(made), (time.time() + 60, 0.0)
    return to_json([describe_overlay(live, moment_before(made, then), then, 0, lang) for then in times])


def lists(made, seat, lang):
    """The table in the lists of the lobby."""
    row = stored_form(made, None)
    fields = {name: getattr(row, name) for name in row.__slots__}
    listed: Any = SimpleNamespace(**fields)
    said: Any = describe_row(listed, guest_of(made, seat), lang, time.time())
    for name in ("changed", "since", "left"):  # it goes on between two calls
        said[name] = said[name] is not None
    return to_json(said)


def exports(made, seat, lang):
    """Files of the game: refused until it is over."""
    said = []
    for write in (sealed_game.write_sealed_game, lambda t: require_over(t).position.transcript):
        try:
            said.append(write(made))
        except PerihelionError as raised:
            said.append(describe_error(raised, lang))  # type: ignore[arg-type]
    return to_json(said)


def steps(made, seat, lang):
    """What the table does by itself at a decision of another: a pause that is missing would tell a hand."""
    if made.position.actor in (CHANCE, seat):
        return b""
    then = clone(made)
    play_forced_steps(then)
    return to_json([entry.kind for entry in then.log[len(made.log) :]])


def plans(made, seat, lang):
    """What a player who plans ahead can imagine: the board, and what the others may do."""
    try:
        return to_json(show_imagined(shown(made), guest_of(made, seat), [], lang))
    except PerihelionError as raised:
        return to_json(describe_error(raised, lang))  # type: ignore[arg-type]


CHANNELS = {
    channel.__name__: channel
    for channel in (
        whole, update, views, views_update, presence, error, why, hint, device,
        draws, recap, overlay, lists, exports, steps, plans,
    )
}  # fmt: skip


def check(made, seat, lang, seed, channels=CHANNELS):
    """The channels that tell two worlds apart which look the same from a seat, and whether the worlds differed."""
    twin = another_world(made, seat, seed)
    told = []
    for name in channels:
        if name in ("update", "views_update") and not _same_step(made, twin, seat):
            continue
        if CHANNELS[name](made, seat, lang) != CHANNELS[name](twin, seat, lang):
            told.append(name)
    return told, differs(made, twin)


def _same_step(made, twin, seat):
    """Whether the same action is possible in both worlds and leads to what looks the same from the seat."""
    number = public_action(made)
    if number is None or public_action(twin) != number:
        return False
    one, two = made.position.copy().play(number), twin.position.copy().play(number)
    views = [
        (
            hide_packed(made.game, p.state.reshape(1), seat).tobytes(),
            p.actor,
            repr(p.view(seat).log[-1]),
            p.scores.points,
        )
        for p in (one, two)
    ]
    return views[0] == views[1]
