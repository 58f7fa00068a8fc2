"""Secrecy over every channel a viewer has: change everything hidden, compare the bytes. A planted leak is found."""

import os
from dataclasses import replace

import pytest

import perihelion
from perihelion.table import forced_steps, hypothetical
from perihelion.table.log_text import LogText
from perihelion.table.table import Table
from perihelion.wire import draw_statistics
from perihelion.wire.errors import IllegalMove
from perihelion.wire.schemas.responses import Explanation
from perihelion.wire.table import fairness, frames, own_drawing, recap, snapshot, viewers
from tests.support import ALL_GAMES
from tests.table.tables import Luck
from tests.web import channels
from tests.web.channels import CHANNELS, check, laid

POSITIONS = int(os.environ.get("PERIHELION_SECRETS", "4"))
"""Positions of each game; `make soak` looks at many more."""

DENSE = {"leduc": 1, "tender": 1}
"""How many decisions lie between two of them, if a game is short."""


def decide(made, luck):
    """The seat to act plays something."""
    seat = made.waits_for
    legal = made.position.legal
    channels.commands.play_action(made, made.seats[seat].guest, legal[luck.draw(0, [1] * len(legal))], made.count)


def positions(key, seed, every=15):
    """Positions of random games of one kind, some decisions apart."""
    made, luck, looked = laid(key, seed), Luck(seed), 0
    while looked < POSITIONS:
        if made.over:
            seed += 1
            made = laid(key, seed)
        yield made
        looked += 1
        for _ in range(DENSE.get(key, every)):
            if not made.over:
                decide(made, luck)


@pytest.mark.parametrize("key", [*ALL_GAMES, "tender"])
def test_no_channel_depends_on_what_is_hidden(key):
    different = 0
    for step, made in enumerate(positions(key, 5)):
        if made.over:
            continue
        for seat in range(-1, len(made.seats)):
            told, differs = check(made, seat, ("en", "de")[step % 2], 13 * step + seat + 2)
            assert not told, f"{key}, seat {seat}: {', '.join(told)} tells what is hidden"
            different += differs
    hides = any(field.seen != "all" for field in perihelion.games()[key].rules.state.fields)
    assert different >= POSITIONS / 2 or not hides, "the worlds were hardly different"


# planted leaks: one for each channel, in the place where such a mistake could happen


def secret(position):
    """Something that only the whole state tells."""
    return hash(position.state.tobytes()) % 1000


def in_drawing(plant):
    real = frames.Frame.scene.func  # type: ignore[attr-defined]
    plant(frames.Frame, "groups", property(lambda self: {**real(self).groups, "mark": str(secret(self.position))}))
    plant(channels, "make_snapshot", _with_groups(snapshot.make_snapshot))


def _with_groups(real):
    def whole(shown, guest, seat, lang, chat):
        answer = real(shown, guest, seat, lang, chat)
        return {**answer, "board": {"groups": shown.frame(seat, lang).groups}}

    return whole


def in_key(plant):
    """A key that names the piece it hides."""
    real = frames.Frame.scene.func  # type: ignore[attr-defined]
    plant(frames.Frame, "groups", property(lambda self: {**real(self).groups, f"card-{secret(self.position)}": "<g/>"}))
    plant(channels, "make_snapshot", _with_groups(snapshot.make_snapshot))


def in_outline(plant):
    plant(frames.Frame, "outline", property(lambda self: [str(secret(self.position))]))


def in_log(plant):
    """A sentence told from the whole entry instead of the filtered one."""
    plant(LogText, "_game_sentences", lambda self, n, body, happened, then, view: [("action", body.text)])


def in_choices(plant):
    """Legal actions for those who only watch."""
    real = snapshot.changing_fields

    def leaky(shown, *more):
        return {**real(shown, *more), "choices": shown.table.position.legal}

    plant(snapshot, "changing_fields", leaky)


def in_points(plant):
    plant(Table, "points_known_to", lambda self, seat: [secret(self.position)] * len(self.seats))


def in_seal(plant):
    plant(fairness, "seal_sentence", lambda table, words: table.seal.secret.hex())


def in_update(plant):
    plant(viewers, "changing_fields", lambda shown, *_: {"prompt": str(secret(shown.table.position))})


def in_views(plant):
    """The device is given the state instead of the view."""
    real = frames.recent_view

    def leaky(position, *more, **named):
        return replace(real(position, *more, **named), state=position.unchanged)

    plant(frames, "recent_view", leaky)


def in_views_update(plant):
    def leaky(shown, *_):
        drawn = {"outline": None, "choices": [], "happened": []}
        return {**drawn, "prompt": str(secret(shown.table.position))}, []

    plant(own_drawing, "undrawn_fields", leaky)


def in_presence(plant):
    plant(viewers, "presence_fields", lambda shown, *_: {"seats": [], "watching": secret(shown.table.position)})


def in_error(plant):
    real = channels.commands.play_action

    def leaky(table, guest, action, after):
        try:
            return real(table, guest, action, after)
        except perihelion.PerihelionError:
            raise perihelion.IllegalAction(
                action, perihelion.errors.Refusal(f"{table.game.prefix}-1", str(secret(table.position)))
            ) from None

    plant(channels.commands, "play_action", leaky)
    plant(channels, "translate_refusal", lambda live, error, lang: IllegalMove(live.table.game.key, error.refusal))


def in_why(plant):
    def leaky(live, *_):
        return Explanation(sentence=str(secret(live.table.position)))

    plant(channels, "explain_thing", leaky)


def in_hint(plant):
    """The bot is given the state instead of the view."""
    real = perihelion.core.position.Position.view

    def leaky(self, seat=-1):
        view = real(self, seat)
        object.__setattr__(view, "state", self.plain)
        return view

    plant(perihelion.core.position.Position, "view", leaky)


def in_device(plant):
    """The device is given the state instead of the view."""
    in_hint(plant)


def in_statistics(plant):
    """All draws with their true odds while the game runs."""
    plant(draw_statistics, "known_draws", lambda p, line, log, seat, known: draw_statistics.all_draws(p.game, log))


def in_recap(plant):
    """A step that tells more than its viewer saw."""
    plant(
        recap, "describe_step", lambda presenter, frame, entry, count: {"says": str(secret(presenter.table.position))}
    )


def in_overlay(plant):
    """The stream shows more than a spectator knows."""
    plant(channels, "describe_overlay", lambda live, *_: {"watching": secret(live.table.position)})


def in_lists(plant):
    plant(Table, "points", property(lambda self: [secret(self.position)] * len(self.seats)))


def in_exports(plant):
    """A file for everybody, though the game runs."""
    plant(channels.sealed_game, "write_sealed_game", lambda table: str(table.position.transcript))


def in_steps(plant):
    """The table plays a forced move at once, though only a hand forces it."""

    def force_first(table):
        """The first legal action, if anybody has one: these steps may lead to the end of a game."""
        position = table.position
        return (table.actor, position.legal_ids[0]) if position.legal_ids and secret(position) % 2 == 0 else None

    plant(forced_steps, "find_forced", force_first)


def in_plans(plant):
    """What others may do is read from their hands."""
    plant(hypothetical, "guess_hidden", lambda position, seat, world=0: position.copy())


PLANTED = {
    in_drawing: "whole", in_key: "whole", in_outline: "whole", in_log: "whole", in_choices: "whole",
    in_points: "whole", in_seal: "whole", in_update: "update", in_views: "views", in_views_update: "views_update",
    in_presence: "presence", in_error: "error",
    in_why: "why", in_hint: "hint", in_device: "device",
    in_statistics: "draws", in_recap: "recap", in_overlay: "overlay", in_lists: "lists", in_exports: "exports",
    in_steps: "steps", in_plans: "plans",
}  # fmt: skip


HANDS = (in_choices, in_plans)
"""What a hand allows: in Leduc poker a card forbids nothing, so that choices tell nothing."""


def test_a_leak_is_planted_in_every_channel():
    assert set(PLANTED.values()) == set(CHANNELS)


@pytest.mark.parametrize(
    ("key", "leak"),
    [(key, leak) for leak in PLANTED for key in ("solaris", "leduc") if key != "leduc" or leak not in HANDS],
    ids=lambda value: value if isinstance(value, str) else value.__name__,
)
def test_a_planted_leak_is_found(key, leak, monkeypatch):
    """The same check as above, one channel at a time."""
    channel = PLANTED[leak]
    made, luck = laid(key, 3), Luck(3)
    for step in range(12):
        worlds = [(seat, 3 * step + seat + 2) for seat in (0, 1, -1)]
        assert not any(check(made, seat, "en", seed, [channel])[0] for seat, seed in worlds)
        with monkeypatch.context() as planted:
            leak(lambda target, name, value, on=planted: on.setattr(target, name, value))
            if any(check(made, seat, "en", seed, [channel])[0] for seat, seed in worlds):
                return
        for _ in range(1 if key == "leduc" else 6):
            if made.over:
                made = laid(key, step)
            decide(made, luck)
    pytest.fail(f"a leak {leak.__name__} is not found in {channel}")
