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
from perihelion.fair.published_deals import read_published
from perihelion.fair.verify import verify_sealed_game
from perihelion.server import guest_removal
from perihelion.server.system_time import SYSTEM_TIME
from perihelion.table import commands, ending_commands
from perihelion.table.errors import Conflict
from perihelion.table.forced_steps import play_forced_steps, start_deal
from perihelion.table.sealed_game import write_sealed_game
from perihelion.table.table import Table
from perihelion.table_log.bodies import OutcomeDrawn, Seat, SeatsAssigned
from tests.fair.deal_files import ask_page, lay, make_days, make_set, play, play_on, publish, write
from tests.fair.page_verifier import NODE, run_page
from tests.fair.sealed_games import SHORT, objects, rewritten
from tests.fair.second_verifier import run_second
from tests.support import ALL_GAMES
from tests.table.tables import ADA, BOB, EVE, Luck, table

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
    options = find(game).read_options({**smallest_options(find(game)), **SHORT.get(game, {})})
    seats = int(find(game).rules.seats(find(game).new_state(options)))
    wishes = ["person", "person", *["bot:random"] * (seats - 2)]
    terms = {"id": "2026-11-16", "game": game, "options": options, "seats": wishes, "previous": ""}
    made = Table(table(game, ["bot:random"] * seats, options=options, guests=()).head, SYSTEM_TIME)
    people = [Seat("person", ADA, name), Seat("person", BOB, "Bob")]
    made.add(SeatsAssigned(seats=(*people, *[Seat("bot", level="random")] * (seats - 2))))
    start_deal(made, Deal(terms, deals.compute_deal_commitment(SECRET, terms), SECRET, PARTS))
    play_forced_steps(made)
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
    for name, verdict in run_page(tmp_path, {name: (text, None) for name, text in files.items()}).items():
        assert ("wrong" in verdict) == (" " in name), (name, verdict)


# what honest servers write about seats


def club_table():
    """A table of a set for two persons and a bot; Ada made it, and Bob sits at the first seat."""
    made = lay(make_set(), [Seat(), Seat(), Seat("bot", level="random")])
    commands.take_seat(made, BOB, "Bob", 0)
    return made


def full_table(moves=4):
    """The same with Eve at the second seat, some moves later."""
    made = club_table()
    commands.take_seat(made, EVE, "Eve", 1)
    return play_on(made, moves)


def persons_come_and_go():
    made = club_table()
    commands.free_seat(made, BOB, 0)
    commands.take_seat(made, EVE, "Eve", 0)
    commands.free_seat(made, EVE, 0)
    commands.take_seat(made, BOB, "Bob", 0)
    commands.take_seat(made, ADA, "Ada", 1)
    return play_on(made)


def removed_before_the_game():
    made = club_table()
    commands.remove_guest(made, ADA, BOB, "Bob")
    commands.take_seat(made, EVE, "Eve", 0)
    commands.take_seat(made, ADA, "Ada", 1)
    return play_on(made)


def seat_taken_during_the_game():
    """The host starts the game with a free seat, which is taken when its turn comes."""
    made = club_table()
    commands.start_game(made, ADA)
    while made.seats[made.waits_for].kind != "free":
        play_on(made, 1)
    commands.take_seat(made, EVE, "Eve", 1)
    return play_on(made)


def one_of_two_resigns():
    made = full_table()
    ending_commands.resign(made, BOB, 0, "Bob")
    return play_on(made)


def both_resign():
    made = full_table()
    ending_commands.resign(made, BOB, 0, "Bob")
    ending_commands.resign(made, EVE, 1, "Eve")
    return made


def removed_during_the_game():
    made = full_table()
    commands.remove_guest(made, ADA, BOB, "Bob")
    return play_on(made)


def left_for_good():
    made = full_table()
    guest_removal.leave_for_good(made, EVE)
    return play_on(made)


def closed_with_a_free_seat():
    """Nobody came to the second seat. The set is opened after its time."""
    made = club_table()
    commands.start_game(made, ADA)
    commands.close_table(made, ADA)
    return made


HONEST = (
    persons_come_and_go,
    removed_before_the_game,
    seat_taken_during_the_game,
    one_of_two_resigns,
    both_resign,
    removed_during_the_game,
    left_for_good,
    closed_with_a_free_seat,
)


@pytest.mark.skipif(NODE is None, reason="needs Node")
def test_all_verifiers_accept_what_honest_servers_write_about_seats(tmp_path):
    days = make_days()
    files = {honest.__name__: (write(honest()), publish([make_set()])) for honest in HONEST}
    files |= {"day": (play(days[1]), publish(days)), "model": (play(days[1], model=True), publish(days))}
    page = ask_page(tmp_path, files)
    for name, (text, published) in files.items():
        (tmp_path / "deals.json").write_text(json.dumps(published))
        (tmp_path / "game.sealed").write_text(text)
        found = verify_sealed_game(text.encode(), deals=read_published((tmp_path / "deals.json").read_bytes()))
        assert (found.findings, found.complete, found.model) == ([], True, name == "model"), name
        code, said = run_second(tmp_path / "game.sealed", "--deals", tmp_path / "deals.json")
        assert (code, "the strongest bot played" in said) == (3, name == "model"), (name, said)
        assert ("wrong" in page[name], page[name]["model"]) == (False, name == "model"), (name, page[name])


def test_the_host_of_a_set_cannot_change_where_bots_play():
    """The terms say who plays where, before the game begins, too."""
    made = club_table()
    for command in (
        lambda: commands.take_seat(made, ADA, "Ada", 2),
        lambda: commands.free_seat(made, ADA, 2),
        lambda: commands.give_seat_to_bot(made, ADA, 2, "greedy", ["greedy"]),
        lambda: commands.give_seat_to_bot(made, ADA, 1, "greedy", ["greedy"]),
        lambda: commands.give_seat_to_bot(made, BOB, 0, "greedy", ["greedy"]),
    ):
        with pytest.raises(Conflict, match="deal"):
            command()
    commands.take_seat(made, EVE, "Eve", 1)
    assert made.started
