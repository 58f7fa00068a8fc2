"""What the server sends has the fields and types that its messages declare, neither more nor fewer."""

from __future__ import annotations

import pytest
from pydantic import TypeAdapter, ValidationError

from perihelion.core.vocabulary import SPECTATOR
from perihelion.wire.schemas.board import PlayerFields
from perihelion.wire.schemas.live import ChatMessage, PresenceMessage, Update
from perihelion.wire.schemas.snapshot import ChangingFields, Recap, Snapshot
from perihelion.wire.table.player_boards import describe_player
from perihelion.wire.table.recap import make_recap
from perihelion.wire.table.snapshot import make_replay_snapshot
from tests.support import ALL_GAMES
from tests.table.tables import Luck
from tests.web.channels import guest_of, laid, shown
from tests.web.test_resume import come, play_on

SENT = {
    message: TypeAdapter(kind)
    for message, kind in {"snapshot": Snapshot, "presence": PresenceMessage, "chat": ChatMessage}.items()
}
UPDATE, CHANGING = TypeAdapter(Update), TypeAdapter(ChangingFields)


def check(message, known):
    """Validate a message; `known` has the changing fields as of then."""
    if message["type"] != "update":
        SENT[message["type"]].validate_python(message)
        known |= {name: value for name, value in message.items() if name in ChangingFields.__annotations__}
        return
    own = {name: value for name, value in message.items() if name in Update.__annotations__}
    UPDATE.validate_python(own)
    known |= {name: value for name, value in message.items() if name == "count" or name not in own}
    CHANGING.validate_python(known)


@pytest.mark.parametrize("key", ALL_GAMES)
def test_messages_of_a_live_table_are_as_declared(key):
    made, luck = laid(key, 7), Luck(3)
    live = shown(made)
    viewers, known = {}, {}
    for seat in (*range(len(made.seats)), SPECTATOR):
        viewers[seat], first = come(live, seat)
        known[seat] = {}
        check(first, known[seat])
    kinds = set()
    for _ in range(12):
        if made.over:
            break
        play_on(live, luck)
        for seat, viewer in viewers.items():
            while not viewer.outbox.empty():
                message = viewer.outbox.get_nowait()
                kinds.add(message["type"])
                check(message, known[seat])
    assert "update" in kinds
    TypeAdapter(Recap).validate_python(make_recap(live, 0, "en"))
    TypeAdapter(PlayerFields).validate_python(describe_player(live, 0, "en"))


def test_a_replay_is_as_declared():
    made, luck = laid("leduc", 7), Luck(3)
    live = shown(made)
    while not made.over:
        play_on(live, luck)
    for moment in made.moments:
        SENT["snapshot"].validate_python(make_replay_snapshot(live, guest_of(made, 0), moment, 0, "en"))


def test_a_field_too_many_or_too_few_is_found():
    live = shown(laid("leduc", 7))
    _, snapshot = come(live, 0)
    for wrong in ({**snapshot, "more": 1}, {name: value for name, value in snapshot.items() if name != "prompt"}):
        with pytest.raises(ValidationError):
            SENT["snapshot"].validate_python(wrong)
