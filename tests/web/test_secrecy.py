"""What reaches a viewer is the same bytes, whatever is hidden from them."""

import json

import pytest
from pydantic_core import to_json

import perihelion
from perihelion.core.view import hide_packed, sees
from perihelion.engine.runtimes import interpreted
from perihelion.engine.warmup import smallest_options
from perihelion.server.loaded_table import LoadedTable
from perihelion.server.system_time import SYSTEM_TIME
from perihelion.table import commands
from perihelion.table.restore import stored_form
from perihelion.table.table import Table
from perihelion.table.table_change import TableChange
from perihelion.table_log.bodies import OutcomeDrawn
from perihelion.table_log.entries import LogEntry
from perihelion.web.table.viewers import LiveTable, Viewer
from perihelion.wire.table.player_boards import describe_player
from perihelion.wire.table.snapshot import make_snapshot
from tests.support import ALL_GAMES, hides
from tests.table.tables import Luck, table

HIDING = [*(key for key in ALL_GAMES if hides(perihelion.games()[key])), "tender"]


def laid(key, seed):
    """A table where every seat is held by a guest of its own."""
    options = perihelion.games()[key].read_options(smallest_options(perihelion.games()[key]))
    seats = perihelion.new(key, lang=None, **options).seats
    made = table(key, ["me", *["open"] * (seats - 1)], chance=Luck(seed), options=options)
    for seat in range(1, seats):
        commands.take_seat(made, f"guest-{seat}", f"Guest {seat}", seat)
    return made


def shown(made):
    """The table as the server shows it."""
    return LiveTable(LoadedTable(made, stored_form(made, None)), b"key")


def seen(made, seat, lang="en"):
    """Everything the viewer of a seat is sent, as bytes."""
    guest = made.seats[seat].guest if seat >= 0 else "guest-watching"
    live = shown(made)
    players = [describe_player(live, player, lang) for player in range(len(made.seats))]
    return to_json([make_snapshot(live, guest, seat, lang, []), players])


def another_world(made, seat, seed):
    """The same table with something else in every hidden place."""
    position = made.position
    s = position.game.rules.state.unpack(hide_packed(position.game, position.state.reshape(1), seat))
    interpreted(position.game).sample(s, seat, [seed + 1, seed + 7])
    twin = position.copy()
    twin._s = twin._runtime.state(s)
    twin._forget_readings()
    return twin


def decide(made, luck):
    """The seat to act plays something."""
    seat = made.waits_for
    legal = made.position.legal
    commands.play_action(made, made.seats[seat].guest, legal[luck.draw(0, [1] * len(legal))], made.count)


@pytest.mark.parametrize("key", HIDING)
def test_a_snapshot_does_not_depend_on_what_is_hidden(key):
    luck, compared = Luck(5), 0
    made = laid(key, 11)
    for step in range(600):
        if made.over or compared > 40:
            break
        for seat in range(-1, len(made.seats)):
            compared += _same_in_another_world(made, seat, step)
        decide(made, luck)
    assert compared > 4, "nothing was hidden"


def _same_in_another_world(made, seat, step):
    """Compare if the other world is another one; says whether it was."""
    real, other = made.position, another_world(made, seat, step)
    if other.state.tobytes() == real.state.tobytes():
        return False
    lang = ("en", "de")[step % 2]
    one = seen(made, seat, lang)
    made.position = other
    two = seen(made, seat, lang)
    made.position = real
    assert one == two, f"seat {seat} after {step} decisions"
    return True


@pytest.mark.parametrize("key", HIDING)
def test_an_update_does_not_tell_a_draw_one_does_not_see(key):
    """At a draw that some seats do not see, they get the same update whatever was drawn."""
    made, luck = laid(key, 3), Luck(1)
    for _ in range(120):
        if not made.over:
            decide(made, luck)
    compared = 0
    for drawn in [step for step in made.steps if isinstance(step.entry.body, OutcomeDrawn)][::-1]:
        mask, at = drawn.position.log[-1].seen, drawn.position.copy().undo()
        texts = list(at.outcomes)[:3]
        unseen = [s for s in range(-1, len(made.seats)) if not sees(mask, s)]
        for seat in unseen if len(texts) > 1 else []:
            assert len({_update(made, drawn, at, text, seat) for text in texts}) == 1
            compared += 1
        if compared > 12:
            break
    assert compared, "no hidden draw was met"


def _update(made, drawn, at, text, seat):
    """The bytes a viewer gets when this outcome is drawn at a position."""
    then = Table(made.head, SYSTEM_TIME)
    then.seats, then.seats_held, then.started, then.position = made.seats, made.seats_held, True, at.copy()
    length = len(at.log)
    then.line, then.moments = made.line[:length], made.moments[:length]
    then.log, then.count = made.log[: drawn.entry.n], drawn.count - 1
    viewer = Viewer(shown(then), made.seats[seat].guest if seat >= 0 else "watching", "en", seat)
    viewer.send_snapshot()
    viewer.outbox.get_nowait()
    then.apply(LogEntry(len(then.log), OutcomeDrawn(text=text, draw=0, of=9), drawn.entry.time))
    viewer.send_change(TableChange((then.log[-1],), ()))
    return to_json(viewer.outbox.get_nowait())


def test_nothing_of_another_hand_goes_over_the_wire(server):
    """A whole game, every byte Bob receives: Ada's card is never named, nor hinted at by a key."""
    for _ in range(2):
        ada, bob, eve = server.guest("Ada"), server.guest("Bob"), server.guest("Eve")
        laid = ada.lay()
        bob.take(laid)
        with bob.live(laid) as his, eve.live(laid) as hers:
            his.hear("snapshot")
            hers.hear("snapshot")
            card = ada.at(laid)["outline"][1]["rows"][0][1]
            for action in ("call", "raise", "call", "call", "call"):
                who = ada if ada.at(laid)["yours"] else bob
                assert who.play(laid, action).status_code == 201
            assert ada.at(laid)["over"]
            received = [*his.messages, *his.quiet(), *hers.messages, *hers.quiet()]
        stale = bob.play(laid, "call", 1)
        asked = [who.get(f"/api/tables/{laid}").text for who in (bob, eve)]
        wire = "".join([json.dumps(received), stale.text, *asked])
        assert card not in wire
        assert ada.cookie.partition("=")[2].partition(".")[0] not in wire, "nor who she is"
