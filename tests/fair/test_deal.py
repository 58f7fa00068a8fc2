"""Deals: published vectors, exact shares, streams that do not depend on each other, and the page's own check."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from perihelion.core.registry import game as find
from perihelion.engine.warmup import smallest_options
from perihelion.fair import deal as deals
from perihelion.fair.deal import Deal, Streams, draw_ticket
from perihelion.fair.verify import verify_sealed_game
from perihelion.play import commands
from perihelion.play.automatic_steps import settle, start_deal
from perihelion.play.sealed_game import write_sealed_game
from perihelion.play.table import Table
from perihelion.table_log.bodies import OutcomeDrawn, Seat, SeatsAssigned
from tests.fair.sealed_games import SHORT, objects, rewritten
from tests.play.tables import ADA, BOB, Luck, table
from tests.support import ALL_GAMES
from tests.web.test_page_verifier import NODE, verdicts

VECTORS = json.loads((Path(__file__).parents[2] / "docs" / "fair_vectors.json").read_text(encoding="utf-8"))
SECRET, PARTS = bytes(range(32)), (bytes(32), bytes(range(32, 64)))
DECK = [("a", 4), ("b", 3), ("c", 2), ("d", 1)]


@pytest.mark.parametrize("vector", VECTORS["deals"], ids=lambda vector: vector["about"])
def test_the_published_vectors(vector):
    secret, parts = bytes.fromhex(vector["secret"]), tuple(map(bytes.fromhex, vector["parts"]))
    assert deals.compute_deal_commitment(secret, vector["terms"]) == vector["commitment"]
    assert deals.compute_deal_head(vector["commitment"], parts) == vector["head"]
    made, odds = Deal(vector["terms"], vector["commitment"], secret, parts), [tuple(each) for each in vector["odds"]]
    assert draw_ticket(made.key, made.id, vector["stream"], odds) == vector["index"]


def test_every_outcome_has_its_share():
    drawn = Counter(draw_ticket(SECRET, "d", f"ROLL/0/{n}", DECK) for n in range(10_000))
    for index, (_, weight) in enumerate(DECK):
        assert abs(drawn[index] - 1000 * weight) < 5 * (1000 * weight) ** 0.5


def test_decks_that_differ_by_one_card_nearly_always_give_the_same():
    fewer = [("a", 3), *DECK[1:]]
    names = [f"DRAW/0/{n}" for n in range(1000)]
    both = [[deck[draw_ticket(SECRET, "d", name, deck)][0] for name in names] for deck in (DECK, fewer)]
    assert sum(one == other for one, other in zip(*both, strict=True)) > 900


def test_a_stream_counts_only_its_own_draws():
    streams = Streams()
    assert streams.name("ROLL", None) == "ROLL/-/0"
    streams.follow(OutcomeDrawn(text="1", draw=0, of=6, phase="ROLL"))
    assert streams.name("ROLL", None) == "ROLL/-/1"
    streams.follow(OutcomeDrawn(text="1", draw=2, of=1, phase="ROLL"))
    streams.follow(OutcomeDrawn(text="K", draw=3, of=6, phase="DEAL", to=0))
    assert streams.name("ROLL", None) == "ROLL/-/1"
    assert streams.name("DEAL", 0) == "DEAL/0/1"
    assert streams.name("DEAL", 1) == "DEAL/1/0"


def dealt(game, name, seed):
    """A whole game of a deal, played by chance; `seed` is that of the decisions."""
    options = find(game).read_options(smallest_options(find(game)) | SHORT.get(game, {}))
    seats = int(find(game).rules.seats(find(game).new_state(options)))
    wishes = ["person", "person", *["bot:random"] * (seats - 2)]
    terms = {"id": "2026-11-16", "game": game, "options": options, "seats": wishes, "previous": ""}
    made = Table(table(game, ["bot:random"] * seats, options=options, guests=()).head)
    people = [Seat("person", ADA, name), Seat("person", BOB, "Bob")]
    made.add(SeatsAssigned(seats=(*people, *[Seat("bot", level="random")] * (seats - 2))))
    start_deal(made, Deal(terms, deals.compute_deal_commitment(SECRET, terms), SECRET, PARTS))
    settle(made)
    luck = Luck(seed)
    while not made.over:
        legal = made.position.legal
        text, guest = legal[luck.draw(0, [1] * len(legal))], made.seats[made.waits_for].guest
        if guest:
            commands.play_action(made, guest, text, made.count)
        else:
            commands.play_bot_action(made, made.waits_for, made.game.actions.ids[text], "random")
    made.seal.deal_opened = True
    return made


def streams_of(made):
    """What each stream gave, by its name."""
    streams, found = Streams(), {}
    for entry in made.log:
        if isinstance(entry.body, OutcomeDrawn) and entry.body.of > 1:
            found[streams.name(entry.body.phase, entry.body.to)] = (entry.body.odds, entry.body.text)
        streams.follow(entry.body)
    return found


@pytest.mark.skipif(NODE is None, reason="needs Node")
def test_whole_games_have_equal_streams_and_the_page_agrees(tmp_path):
    """Every game, played in two ways: where the odds are equal, the n-th draw of a stream is, too."""
    files = {}
    for game in ALL_GAMES:
        one, other = dealt(game, "Ada", 1), dealt(game, "Cy", 2)
        first, second = streams_of(one), streams_of(other)
        alike = [name for name in first.keys() & second.keys() if first[name][0] == second[name][0]]
        assert alike
        assert all(first[name] == second[name] for name in alike)
        files[game] = write_sealed_game(one)
        found = verify_sealed_game(files[game].encode())
        assert not found.findings
        assert (found.deal, found.deal_parts) == ("2026-11-16", 2)
        lines = objects(files[game])
        draw = next(line for line in lines if line.get("kind") == "outcome" and line["of"] > 1)
        draw["text"] = next(text for text, _ in draw["odds"] if text != draw["text"])
        files[f"{game} other draw"] = rewritten(lines)
        lines = objects(files[game])
        next(line for line in lines if line.get("kind") == "seal")["deal"]["id"] = "2026-11-17"
        files[f"{game} other day"] = rewritten(lines)
        assert verify_sealed_game(files[f"{game} other day"].encode()).findings[0].key == "verify-secret"
    for name, verdict in verdicts(tmp_path, files).items():
        assert ("wrong" in verdict) == (" " in name), (name, verdict)
