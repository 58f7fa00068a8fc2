"""Links: a contributor's decision that causes a draw brings a value of a hash chain, and the draw depends on it."""

import hashlib
import json
from collections import Counter
from typing import Any

import pytest

import perihelion
from perihelion.core.registry import game as find_game
from perihelion.engine.warmup import smallest_options
from perihelion.errors import IllegalAction
from perihelion.fair.links import LINKS, LinkChain
from perihelion.fair.receipt import read_receipt
from perihelion.fair.verify import verify_sealed_game
from perihelion.server.account_merge import move_seats
from perihelion.server.new_tables import create_branch, create_rematch, create_table
from perihelion.server.system_time import SYSTEM_TIME
from perihelion.store.guests import Guest
from perihelion.table import commands
from perihelion.table.errors import InvalidCommand, LinkNeeded
from perihelion.table.forced_steps import causes_draw
from perihelion.table.plan_commands import Planned, play_planned
from perihelion.table.replay import replay_log
from perihelion.table.sealed_game import write_sealed_game
from perihelion.table.settings import Settings
from perihelion.table_log.bodies import (
    ContributionCommitted,
    SeatChanged,
)
from perihelion.table_log.entries import read_public, write_public
from perihelion.words import Words
from tests.fair.contributor import Contributor, lay_table, seal_together
from tests.fair.forging import begin, draw_line, key_at, play, position_at, where
from tests.fair.sealed_games import SHORT, objects
from tests.server.registries import open_registry, run
from tests.support import ALL_GAMES
from tests.table.tables import ADA, BOB, EVE, LEVELS, Luck, table

EVE_AS_GUEST = Guest(EVE, "Eve")


def chain_at(made, seat=0):
    return made.seal.links.find(seat)


def alone(game="leduc", seats=("me", "me"), **settings):
    """Ada at several seats, sealed with her part."""
    made = lay_table(table(game, seats, guests=(), **settings).head, seats, (ADA,))
    page = Contributor(made, ADA)
    seal_together([page])
    return made, page


def test_a_decision_that_causes_a_draw_brings_its_link_and_no_other_one_does():
    sealed = begin()
    made, (ada, bob) = sealed.table, sealed.pages.values()
    sealed.play("call")
    sealed.play("raise")
    assert not any("link" in entry.data for entry in made.log), "the next decision comes before the next draw"
    sealed.play("call")
    assert [entry.kind for entry in made.log[-2:]] == ["action", "outcome"]
    assert made.log[-2].data["link"] == ada.chains[1].links[3].hex(), "two draws were made before"
    sealed.play("call")
    sealed.play("call")
    assert made.over
    assert sum("link" in entry.data for entry in made.log) == 1
    assert ada.receipt["links"] == {"3": 4}, "with the count at which it was sent"
    assert bob.receipt["links"] == {}
    links = ada.chains[1].links
    assert all(hashlib.sha256(links[n + 1]).digest() == links[n] for n in range(LINKS))


def test_draws_depend_on_the_newest_links():
    sealed = begin()
    made = sealed.table
    while not made.over:
        sealed.play()
    lines = objects(write_sealed_game(made))
    at = where(lines, "outcome", 2)
    assert key_at(lines, at) != key_at(lines, at - 1), "Bob's decision changed the key"
    assert key_at(lines, at - 1) == key_at(lines, where(lines, "outcome")), "Ada's did not"
    drawn = draw_line(position_at(lines, at), key_at(lines, at), lines[0]["table"], 2)
    assert drawn["text"] == lines[at]["text"]
    ada, bob = (page.chains[1] for page in sealed.pages.values())
    assert made.seal.links.newest == [ada.contribution, bob.links[3]]


def test_the_table_asks_for_the_link_and_changes_nothing_before_it_comes():
    sealed = begin()
    made, bob = sealed.table, sealed.pages[BOB]
    sealed.play()
    length = len(made.log)
    with pytest.raises(LinkNeeded) as asked:
        commands.play_action(made, BOB, "call", made.count)
    assert asked.value.details == {"number": 3}
    assert len(made.log) == length
    with pytest.raises(IllegalAction):
        commands.play_action(made, BOB, "fold", made.count)
    commands.play_action(made, BOB, "call", made.count, link=bob.chains[1].links[3].hex())
    assert made.draw_count == 3
    assert chain_at(made, 1).index == 3


def test_a_link_with_a_decision_that_causes_no_draw_is_refused():
    """The server would know the next draw before somebody decides to cause it."""
    sealed = begin()
    made, ada = sealed.table, sealed.pages[ADA]
    length = len(made.log)
    with pytest.raises(InvalidCommand):
        commands.play_action(made, ADA, "call", made.count, link=ada.chains[1].links[3].hex())
    assert len(made.log) == length
    assert chain_at(made).index == 0


def test_an_undo_before_the_draw_needs_no_link():
    made, page = alone("solenia")
    quiet = next(action for action in made.position.legal_ids if not causes_draw(made, made.actor, action))
    page.play(made.game.actions.texts[quiet])
    commands.undo_decision(made, ADA, made.count)
    page.play(made.game.actions.texts[quiet])
    assert not any("link" in entry.data for entry in made.log)
    assert chain_at(made).alive


def test_after_an_agreed_undo_the_next_link_skips_those_of_the_undone_draws():
    sealed = begin()
    made, (ada, bob) = sealed.table, sealed.pages.values()
    sealed.play()
    sealed.play()
    assert made.draw_count == 3
    commands.request_undo(made, ADA, made.count, made.moments[1])
    commands.answer_undo(made, BOB, True)
    sealed.play()
    sealed.play()
    assert made.draw_count == 4
    assert chain_at(made, 1).index == 4
    while not made.over:
        sealed.play()
    text = write_sealed_game(made).encode()
    for page in (ada, bob):
        report = verify_sealed_game(text, [read_receipt(json.dumps(page.receipt).encode())])
        assert report.proven
        assert report.undone == 1
    assert bob.receipt["links"] == {"3": 3, "4": 7}


def test_a_draw_that_follows_an_undo_needs_no_link():
    """All agreed to take back one draw only; it is drawn again at once, without a decision."""
    sealed = begin()
    made = sealed.table
    sealed.play()
    sealed.play()
    commands.request_undo(made, ADA, made.count, made.moments[3])
    commands.answer_undo(made, BOB, True)
    assert made.draw_count == 4
    assert chain_at(made, 1).index == 3
    assert chain_at(made, 1).alive
    report = verify_sealed_game(play(sealed)[0].encode(), [as_receipt(sealed.pages[BOB])])
    assert report.proven


def as_receipt(page):
    return read_receipt(json.dumps(page.receipt).encode())


WRONG = {
    "of another draw": lambda ada, bob, draws: bob.links[draws],
    "of a later draw": lambda ada, bob, draws: bob.links[draws + 2],
    "of another player": lambda ada, bob, draws: ada.links[draws + 1],
    "of no chain": lambda ada, bob, draws: bytes(32),
}


@pytest.mark.parametrize("which", WRONG)
def test_a_wrong_link_is_refused_with_a_sentence_and_changes_nothing(which):
    sealed = begin()
    sealed.play()
    made, chains = sealed.table, [page.chains[1] for page in sealed.pages.values()]
    length, link = len(made.log), WRONG[which](chains[0], chains[1], made.draw_count).hex()
    with pytest.raises(InvalidCommand) as error:
        commands.play_action(made, BOB, "call", made.count, link=link)
    words = Words("en", made.game.package, "perihelion.table", players=2)
    assert words(error.value.key, **error.value.values) == "This is not your device’s fresh number for the next draw."
    assert len(made.log) == length
    assert chain_at(made, 1) == LinkChain(frozenset({1}), chains[1].contribution)
    sealed.play()
    assert chain_at(made, 1).index == 3, "the right one is taken"


def test_a_decision_that_causes_a_draw_without_its_link_ends_the_chain_for_good():
    """Otherwise a player who knows the secret could choose, draw by draw, whether the link is mixed in."""
    sealed = begin()
    made, bob = sealed.table, sealed.pages[BOB]
    sealed.play()
    commands.play_action(made, BOB, "call", made.count, link="none")
    assert not chain_at(made, 1).alive
    assert chain_at(made).alive, "the other player's goes on"
    commands.request_undo(made, ADA, made.count, made.moments[2])
    commands.answer_undo(made, BOB, True)
    late = bob.chains[1].links[made.draw_count + 1].hex()
    commands.play_action(made, BOB, "call", made.count, link=late)
    assert "link" not in made.log[-2].data, "it is ignored, and not stored"
    assert made.seal.links.newest[1] == bob.chains[1].contribution
    report = verify_sealed_game(play(sealed)[0].encode(), [as_receipt(bob)])
    assert report.proven, "nobody could choose the draws; but the server knew them in advance"
    assert [proof.last_link for proof in report.proofs] == [0]


def plan(made):
    assert play_planned(made, Planned(BOB, 1, made.count, made.game.actions.ids["call"]))


ENDS = {
    "a bot sits down": lambda made: commands.give_seat_to_bot(made, BOB, 1, "random", LEVELS),
    "the seat moves to another account": lambda made: move_seats(made, BOB, EVE_AS_GUEST),
    "a bot plays for somebody who is late": lambda made: commands.play_bot_action(
        made, 1, made.game.actions.ids["call"], "random", late=True
    ),
    "a planned move that causes a draw": plan,
}


@pytest.mark.parametrize("end", ENDS)
def test_what_the_player_does_not_decide_ends_the_chain(end):
    sealed = begin()
    made = sealed.table
    sealed.play()
    assert chain_at(made, 1).alive
    ENDS[end](made)
    assert not chain_at(made, 1).alive
    assert chain_at(made).alive
    if made.seats[1].kind == "bot":
        commands.take_seat(made, BOB, "Bob", 1)
    assert not chain_at(made, 1).alive, "also after the return"
    again = replay_log(made.head, SYSTEM_TIME, made.log)
    assert again.seal == made.seal


def test_a_bot_has_no_chain_and_brings_no_links():
    made = lay_table(table(seats=("me", "bot:random"), guests=()).head, ("me", "bot:random"), (ADA,))
    page = Contributor(made, ADA)
    seal_together([page])
    for text in ("call", "raise", "call", "call", "call"):
        if made.seats[made.waits_for].guest:
            page.play(text)
        else:
            commands.play_bot_action(made, made.waits_for, made.game.actions.ids[text], "random")
    assert made.over
    assert chain_at(made, 1) is None
    assert [entry.data["seat"] for entry in made.log if "link" in entry.data] == [0]
    assert chain_at(made).alive


@pytest.mark.parametrize("confirm", [False, True], ids=["at once", "confirmed"])
@pytest.mark.parametrize("game", ALL_GAMES)
def test_whole_games_keep_their_chains(game, confirm):
    """The table and the verifier agree on which decisions cause draws, also if turns are confirmed."""
    options: dict[str, Any] = smallest_options(find_game(game)) | SHORT.get(game, {})
    seats = ("me",) * perihelion.new(game, **options).seats
    made, page = alone(game, seats, options=options, confirm=confirm)
    luck = Luck(1)
    while not made.over:
        if made.to_confirm() >= 0:
            page.confirm()
        else:
            legal = made.position.legal
            page.play(legal[luck.draw(0, [1] * len(legal))])
    assert chain_at(made).alive
    brought = Counter(entry.kind for entry in made.log if "link" in entry.data)
    assert brought["confirm" if confirm else "action"] > 0
    report = verify_sealed_game(write_sealed_game(made).encode(), [as_receipt(page)])
    assert not report.findings
    assert report.proven
    assert [proof.last_link for proof in report.proofs] == [None]


def test_players_who_share_a_device_share_a_chain():
    made, page = alone()
    assert chain_at(made) is chain_at(made, 1)
    page.play("call")
    assert chain_at(made).index == 0
    page.play("call")
    assert chain_at(made).index == 3
    commands.give_seat_to_bot(made, ADA, 1, "random", LEVELS)
    assert not chain_at(made).alive, "the seat of a contributor changed hands"


def test_a_table_read_again_has_the_same_links():
    sealed = begin()
    for _ in range(3):
        sealed.play()
        again = replay_log(sealed.table.head, SYSTEM_TIME, sealed.table.log)
        assert again.seal == sealed.table.seal
        assert again.seal.links.newest == sealed.table.seal.links.newest


# other games, and persons


def test_a_branch_and_a_rematch_take_no_links_over(tmp_path):
    async def story():
        async with open_registry(tmp_path) as opened:
            ada = Guest(ADA, "Ada")
            first = await create_table(opened, ada, "leduc", {}, ["me", "me"], Settings(), LEVELS, contributes=True)
            made = (await opened.open(first)).table
            page = Contributor(made, ADA)
            await opened.run_command(first, lambda table: seal_together([page]))
            while not made.over:
                await opened.run_command(first, lambda table: page.play("call"))
            assert chain_at(made).index == 3
            branch = await create_branch(opened, first, ada, 4, ["me", "me"], LEVELS, contributes=True)
            rematch = await create_rematch(opened, first, ada, contributes=True)
            for table in (branch, rematch):
                new = (await opened.open(table)).table
                assert not new.seal.links.chains
                assert not any("link" in entry.data for entry in new.log)
                assert new.seal.expected == {ADA}, "who had a part is asked for a new one"
                again = Contributor(new, ADA)
                seal_together([again])
                assert new.seal.links.newest == [again.chains[1].contribution]
                while not new.over:
                    again.play("call")
                receipt = read_receipt(json.dumps(again.receipt).encode())
                report = verify_sealed_game(write_sealed_game(new).encode(), [receipt])
                assert not report.findings
                assert report.proven == (table == rematch), "draws of the other game are not under this seal"

    run(story())


def persons(made):
    return [seat.person for seat in made.seats]


def test_persons_have_numbers_in_the_order_of_their_coming_and_keep_them():
    made = lay_table(table("solenia", guests=()).head, ("open", "me"))
    assert persons(made) == [None, 0]
    commands.take_seat(made, BOB, "Bob", 0)
    assert persons(made) == [1, 0]
    commands.give_seat_to_bot(made, BOB, 0, "random", LEVELS)
    assert persons(made) == [1, 0], "the bot keeps the seat for Bob"
    commands.take_seat(made, BOB, "Bob", 0)
    assert persons(made) == [1, 0]
    move_seats(made, ADA, EVE_AS_GUEST)
    assert persons(made) == [1, 2], "another account is another person"
    commands.remove_guest(made, ADA, BOB, "Bob")
    assert persons(made) == [None, 2]
    again = replay_log(made.head, SYSTEM_TIME, made.log)
    assert persons(again) == [None, 2]
    assert [again.person_number(guest) for guest in (ADA, BOB, EVE)] == [0, 1, 2]
    shown = [read_public(line).body for line in map(write_public, made.log) if line["kind"] == "seat"]
    assert [body.person for body in shown if isinstance(body, SeatChanged)] == [1, 1, 1, 2, None]


def test_the_account_that_takes_a_seat_along_before_the_start_is_asked_for_its_part():
    made = lay_table(table(guests=()).head, ("me", "open"), (ADA,))
    page = Contributor(made, ADA)
    page.commit()
    assert move_seats(made, ADA, EVE_AS_GUEST)
    assert not made.seal.commitments, "what Ada committed to is taken out"
    assert EVE in made.seal.expected
    commands.take_seat(made, BOB, "Bob", 1, contributes=True)
    pages = [Contributor(made, guest) for guest in (EVE, BOB)]
    seal_together(pages)
    assert [entry.body.person for entry in made.log if isinstance(entry.body, ContributionCommitted)] == [0, 1, 2]
    assert made.running
