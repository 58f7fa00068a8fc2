"""Games at a real table over the API: entering, refusals with rules, taking back, correcting, keeping, the report."""

from __future__ import annotations

import io
import json
import zipfile
from types import SimpleNamespace
from typing import Any

import pytest

import perihelion
from perihelion.companion.entered_game import EnteredGame
from perihelion.engine.warmup import smallest_options
from perihelion.store import companions
from perihelion.wire.study.companion import Companion, new_position
from tests.companion.test_entered_game import play_at_random
from tests.selection import selection
from tests.web.waiting import wait_for


def begin(guest, game="solari", names=("Ada", "Bob"), open_hands=False, **options):
    """A new game; returns its address."""
    answer = guest.post("/api/companions", game=game, options=options, names=list(names), open_hands=open_hands)
    assert answer.status_code == 201, answer.text
    return f"/api/companions/{answer.json()['id']}"


def look(guest, path, **query):
    answer = guest.get(path, **query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def enter(guest, path, entry, **more):
    return guest.post(f"{path}/enter", entry=entry, count=look(guest, path)["count"], **more)


TAPS_OF_SOLENIA = 160
"""docs/client.md names this number."""


def kept(entered: EnteredGame, names: list[str]) -> Any:
    """A row of the store."""
    return SimpleNamespace(id="x", game=entered.position.game.key, names=names, ended=False)


@pytest.mark.parametrize(("key", "lang"), selection(perihelion.games(), ("en", "de")))
def test_every_position_can_be_shown_and_says_what_to_enter(key, lang):
    game = perihelion.games()[key]
    entered = EnteredGame(new_position(game, smallest_options(game)))
    entered.play_forced_steps()
    names = [f"P{seat}" for seat in range(entered.position.seats)]
    phases = set()
    for step in range(60 if key != "leduc" else 4):
        position = entered.position
        if position.actor == perihelion.OVER:
            break
        if position.phase not in phases:
            phases.add(position.phase)
            twin = EnteredGame(position.copy(), entered.kinds)
            shown = Companion(kept(entered, names), twin, lang).show()
            assert shown["board"]
            assert shown["prompt"]
            assert shown["choices"] or any(tile["possible"] for tile in shown["pad"])
            assert "‹" not in shown["prompt"] + "".join(tile["says"] for tile in shown["pad"])
        entries = list(entered.possible_outcomes()) or [game.actions.texts[i] for i in entered.possible_actions()]
        entered.enter(entries[(step * 7) % len(entries)])
    assert phases


@pytest.mark.parametrize(
    ("key", "options", "lang", "asked"),
    [
        ("solaris", {"players": 3}, "en", ["clockwise of the engine deck", "clockwise of the headquarters"]),
        (
            "solaris",
            {"players": 3},
            "de",
            ["am Raumhafen", "erste Hälfte eines Startplättchens bekommt Ada", "Platz 2 der Auslage"],
        ),
        (
            "solenia",
            {"players": 2, "layout": 0},
            "de",
            ["Reihe 2", "Platz 3 der Tagauslage", "Platz 1 der Nachtauslage"],
        ),
        (
            "solarius",
            {"players": 2},
            "en",
            ["in the sector at the top", "Which start card does Bob get?", "number 4 of 4"],
        ),
    ],
)
def test_a_question_names_the_place_it_asks_about(key, options, lang, asked):
    entered = EnteredGame(perihelion.new(key, **options))
    entered.play_forced_steps()
    said = []
    while entered.position.actor == perihelion.CHANCE:
        said.append(Companion(kept(entered, ["Ada", "Bob", "Cleo"]), entered, lang)._prompt(None))
        entered.enter(next(iter(entered.possible_outcomes())))
    for words in asked:
        assert any(words in each for each in said), said
    assert len(set(said)) == len(said), "no question is asked twice"


def count_taps(shown, entry):
    """How often one taps to enter this: a tile, a button, or things on the board until only one choice is left."""
    if any(tile["action"] == entry for tile in shown["pad"]):
        return 1
    drawn = shown["board"]["groups"]
    left = [(each["action"], [key for key in each["touch"] if key in drawn]) for each in shown["choices"]]
    wanted = next(touch for action, touch in left if action == entry)
    for taps in range(1, len(wanted) + 1):
        left = [(action, touch) for action, touch in left if touch[:taps] == wanted[:taps]]
        if len(left) == 1:
            return taps
    return len(wanted) + 1  # among several buttons, or opened in the list


def test_a_game_of_solenia_for_two_takes_few_taps():
    """The box says about 30 minutes; a quarter of it is 450 seconds, so 225 taps of two seconds each."""
    game = play_at_random("solenia", {"players": 2}, most=10**6)
    log = game.entries
    entered = EnteredGame(perihelion.new("solenia", players=2))
    entered.play_forced_steps()
    taps = 0
    while len(entered.kinds) < len(log):
        entry = log[len(entered.kinds)]
        text = f"~{entry.text}" if entry.actor == perihelion.CHANCE else entry.text
        twin = EnteredGame(entered.position.copy(), entered.kinds)
        taps += count_taps(Companion(kept(entered, ["Ada", "Bob"]), twin, "en").show(), text)
        entered.enter(text)
    assert entered.position.actor == perihelion.OVER
    assert taps < TAPS_OF_SOLENIA, taps


def test_a_game_is_typed_in_kept_and_goes_on_after_a_reload(ada, bob):
    path = begin(ada)
    shown = look(ada, path)
    assert shown["actor"] == perihelion.CHANCE
    assert [seat["name"] for seat in shown["seats"]] == ["Ada", "Bob"]
    assert [tile["action"] for tile in shown["pad"]] == [f"~{a}-{b}" for a in range(1, 7) for b in range(a, 7)]
    answer = enter(ada, path, "5-2")
    assert answer.status_code == 200, answer.text
    shown = answer.json()
    assert shown["prompt"].startswith("Ada: ")
    move = shown["choices"][0]["action"]
    assert enter(ada, path, move).json()["entered"] == 2
    assert look(ada, path)["entered"] == 2
    assert [row["names"] for row in look(ada, "/api/companions")["companions"]] == [["Ada", "Bob"]]
    assert bob.get(path).status_code == 404, "it is nobody else's"
    stale = ada.post(f"{path}/enter", entry="1-1", count=0)
    assert (stale.status_code, stale.json()["error"]) == (409, "stale")
    file = ada.get(f"{path}/export").text
    assert perihelion.replay(file).actor == look(ada, path)["actor"]
    assert look(ada, f"{path}/analysis")["moves"][:2] == ["~2-5", move]
    undone = ada.post(f"{path}/undo", count=look(ada, path)["count"]).json()
    assert (undone["entered"], undone["choices"] != []) == (1, True)


@pytest.mark.parametrize(
    ("game", "options", "entries", "rule"),
    [
        ("solari", {}, ["2-7"], "SOLARI-12"),
        ("solari", {}, ["2-5", "1N4"], "SOLARI-13"),
        ("solari", {"rand": "O"}, ["1-1", "1-1"], "SOLARI-57"),
        ("solaris", {"players": 3}, ["purple, purple", "purple"], "SOLARIS-4"),
        ("solenia", {"players": 2, "layout": 0}, ["strip 0", "strip 0"], "SOLENIA-62"),
        ("solarius", {"players": 2}, ["tA", "tA"], "SOLARIUS-93"),
        ("solarius", {"players": 2}, ["tZ"], "SOLARIUS-93"),
    ],
)
def test_an_impossible_entry_is_answered_with_the_number_of_a_rule(ada, game, options, entries, rule):
    path = begin(ada, game, **options)
    for entry in entries[:-1]:
        assert enter(ada, path, entry).status_code == 200
    answer = enter(ada, path, entries[-1])
    assert answer.status_code == 409, answer.text
    assert answer.json()["rule"] == rule
    assert answer.json()["sentence"]
    assert answer.json()["link"].endswith(f"#{rule}")
    assert look(ada, path)["entered"] == len(", ".join(entries[:-1]).split(", ")) if entries[:-1] else True


def test_an_entry_is_corrected_and_the_answer_says_what_would_go(ada):
    path = begin(ada)
    move = enter(ada, path, "1-2").json()["choices"][0]["action"]
    enter(ada, path, move)
    count = look(ada, path)["count"]
    shown = ada.post(f"{path}/correct", at=0, entry="5-6", count=count).json()
    assert shown["correction"]["kept"] == 0
    assert shown["correction"]["rule"].startswith("SOLARI-")
    assert look(ada, path)["count"] == count, "nothing has changed yet"
    forced = ada.post(f"{path}/correct", at=0, entry="5-6", count=count, force=True).json()
    assert (forced["entered"], forced["correction"]) == (1, None)
    wrong = ada.post(f"{path}/correct", at=7, entry="5-6", count=forced["count"])
    assert wrong.status_code == 422
    earlier = look(ada, path, at=0)
    assert (earlier["at"], earlier["actor"]) == (0, perihelion.CHANCE)


def test_cards_in_a_hand_are_unknown_until_they_are_played(ada):
    path = begin(ada, "solenia", players=2, layout=0)
    shown = look(ada, path)
    while shown["actor"] == perihelion.CHANCE:
        shown = enter(ada, path, shown["pad"][0]["action"]).json()
    assert (shown["unseen"], shown["secrets"]) == (6, True)
    plays = [tile["action"] for tile in shown["pad"] if tile["action"].startswith("play ")]
    assert len(plays) == 14, "a card of every kind may be in the hand"
    assert all(tile["picture"] for tile in shown["pad"])
    for play in plays[:3]:
        answer = enter(ada, path, play)
        assert answer.status_code == 200, answer.text
        ada.post(f"{path}/undo", count=answer.json()["count"])


def test_the_engine_deck_can_be_used_while_the_hands_are_unknown(ada):
    """The price of a card was written on a hand that is not drawn, and the page was lost for ever."""
    path = begin(ada, "solaris", names=["Ada", "Bob", "Cleo"], players=3)
    shown = look(ada, path)
    while shown["actor"] == perihelion.CHANCE:
        shown = enter(ada, path, shown["pad"][0]["action"]).json()
    answer = enter(ada, path, "station")
    assert answer.status_code == 200, answer.text
    shown = look(ada, path)
    assert "one energy pays for two cards" in shown["prompt"]
    assert shown["board"]
    cards = [tile["action"] for tile in shown["pad"]]
    assert "play HQ.p" in cards
    answer = enter(ada, path, "play HQ.p")
    assert answer.status_code == 200, answer.text
    assert look(ada, path)["board"]


def test_a_game_that_was_ended_has_a_report(ada):
    path = begin(ada, "leduc", names=["Ada", "Bob"], open_hands=True)
    for entry in ("K1, Q1", "raise"):
        answer = enter(ada, path, entry)
        assert answer.status_code == 200, answer.text
    assert ada.get(f"{path}/report").json()["error"] == "running"
    assert ada.post(f"{path}/end").status_code == 200
    assert look(ada, path)["choices"] == []
    report = wait_for(lambda: (now := look(ada, f"{path}/report"))["state"] not in ("queued", "working") and now)
    assert report["state"] == "done", report
    assert "Ada" in look(ada, f"{path}/report")["html"]
    assert ada.get(f"{path}/report/file").status_code == 200
    assert look(ada, f"{path}/at/2", seat=0)["board"]


def test_a_guest_takes_the_games_along_and_deletes_them(ada, bob):
    path = begin(ada)
    enter(ada, path, "1-2")
    with zipfile.ZipFile(io.BytesIO(ada.get("/api/me/export").content)) as archive:
        rows = json.loads(archive.read("companions.json"))
    assert rows[0]["moves"] == ["~1-2"]
    assert bob.post(f"{path}/delete").status_code == 404
    assert ada.post(f"{path}/delete").status_code == 200
    assert ada.get(path).status_code == 404


def test_a_guest_keeps_only_so_many_games(server):
    guest = server.guest("Eve")
    made = [guest.post("/api/companions", game="leduc").status_code for _ in range(companions.MOST_OF_GUEST + 1)]
    assert made[-1] in (409, 429)
