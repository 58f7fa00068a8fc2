"""Links: every decision of a contributor reveals one more value of a hash chain, and the next draws depend on it."""

import hashlib
import json

import pytest

from perihelion.fair.links import LINKS, InvalidLink, LinkChain, LinkChains, hash_repeatedly
from perihelion.fair.receipt import read_receipt
from perihelion.fair.verify import verify_sealed_game
from perihelion.play import commands
from perihelion.play.errors import InvalidCommand
from perihelion.play.moving_seats import move_seats
from perihelion.play.persistence import replay_log
from perihelion.play.plan_commands import Planned, play_planned
from perihelion.play.sealed_game import write_sealed_game
from perihelion.play.settings import Settings
from perihelion.store.guests import Guest
from perihelion.table_log.bodies import ActionPlayed, ContributionCommitted, SeatChanged, TurnConfirmed
from perihelion.table_log.entries import read_public, write_public
from perihelion.words import Words
from tests.fair.contributor import Chain, Contributor, lay_table, seal_together
from tests.fair.forging import begin, key_at
from tests.fair.sealed_games import objects
from tests.play.registries import open_registry, run
from tests.play.tables import ADA, BOB, EVE, LEVELS, Luck, table

SEAT = 0
EVE_AS_GUEST = Guest(EVE, "Eve")


def chain_at(made, seat=0):
    return made.seal.links.find(seat)


def alone(game="leduc", seats=("me", "me"), **settings):
    """Ada at several seats, sealed with her part."""
    made = lay_table(table(game, seats, guests=(), **settings).head, seats, (ADA,))
    page = Contributor(made, ADA)
    seal_together([page])
    return made, page


def test_every_decision_brings_the_link_for_the_next_draw():
    sealed = begin()
    made = sealed.table
    while not made.over:
        sealed.play()
    links = [(entry.body.seat, entry.body.link) for entry in made.log if entry.kind == "action"]
    ada, bob = (sealed.pages[guest].chains[1] for guest in (ADA, BOB))
    assert links == [(0, ada.links[3].hex()), (1, bob.links[3].hex()), (0, ada.links[4].hex()), (1, bob.links[4].hex())]
    assert sealed.pages[ADA].receipt["links"] == {"3": 2, "4": 5}, "with the counts at which they were sent"
    assert all(hashlib.sha256(ada.links[n + 1]).digest() == ada.links[n] for n in range(LINKS))


def test_draws_depend_on_the_newest_links():
    """Two draws come before the first decision, so the first links lead to the contributions by three hashes."""
    sealed = begin()
    made = sealed.table
    while not made.over:
        sealed.play()
    lines = objects(write_sealed_game(made))
    (board,) = [line for line in lines if line.get("kind") == "outcome" and line["phase"] == "BOARD"]
    before = key_at(lines, lines.index(board) - 2)
    keys = {key_at(lines, lines.index(board) - back) for back in (0, 1, 2)}
    assert len(keys) == 3, "each decision changes the key"
    assert made.seal.links.newest == [sealed.pages[guest].chains[1].links[4] for guest in (ADA, BOB)]
    assert before == key_at(lines, lines.index(board) - 3), "the draws before have the key of the contributions"


def test_an_undo_without_draws_needs_no_new_link():
    made, page = alone("solenia")
    page.play(made.position.legal[0])
    sent = chain_at(made).index
    assert sent == made.draw_count + 1
    commands.undo_decision(made, ADA, made.count)
    assert page.link() is None, "the link for the next draw is known already"
    page.play(made.position.legal[-1])
    assert "link" not in made.log[-1].data
    assert chain_at(made).alive
    assert chain_at(made).index == sent


def test_after_an_agreed_undo_the_next_link_skips_those_of_the_undone_draws():
    sealed = begin()
    made, (ada, bob) = sealed.table, sealed.pages.values()
    sealed.play()
    sealed.play()
    assert made.draw_count == 3
    commands.request_undo(made, ADA, made.count, made.moments[1])
    commands.answer_undo(made, BOB, True)
    sealed.play()
    assert chain_at(made).index == 4
    sealed.play()
    assert made.draw_count == 4
    while not made.over:
        sealed.play()
    text = write_sealed_game(made).encode()
    for page in (ada, bob):
        report = verify_sealed_game(text, [read_receipt(json.dumps(page.receipt).encode())])
        assert report.proven
        assert report.undone == 1


WRONG = {
    "of another draw": lambda ada, bob, draws: ada.links[draws],
    "of a later draw": lambda ada, bob, draws: ada.links[draws + 2],
    "of another player": lambda ada, bob, draws: bob.links[draws + 1],
    "of no chain": lambda ada, bob, draws: bytes(32),
}


@pytest.mark.parametrize("which", WRONG)
def test_a_wrong_link_is_refused_with_a_sentence_and_changes_nothing(which):
    sealed = begin()
    made, chains = sealed.table, [page.chains[1] for page in sealed.pages.values()]
    length, link = len(made.log), WRONG[which](chains[0], chains[1], made.draw_count).hex()
    with pytest.raises(InvalidCommand) as error:
        commands.play_action(made, ADA, "call", made.count, link=link)
    words = Words("en", made.game.package, "perihelion.play", players=2)
    assert words(error.value.key, **error.value.values) == "This is not your link for the next draw."
    assert len(made.log) == length
    assert chain_at(made) == LinkChain(frozenset({0}), chains[0].contribution)
    sealed.play()
    assert chain_at(made).index == 3, "the right one is taken"


def test_a_decision_without_its_link_ends_the_chain_for_good():
    """Otherwise a player who knows the secret could choose, draw by draw, whether the link is mixed in."""
    sealed = begin()
    made, ada = sealed.table, sealed.pages[ADA]
    commands.play_action(made, ADA, "call", made.count)
    assert not chain_at(made).alive
    assert chain_at(made, 1).alive, "the other player's goes on"
    sealed.play()
    assert ada.link() is None
    late = ada.chains[1].links[made.draw_count + 1].hex()
    commands.play_action(made, ADA, "call", made.count, link=late)
    assert "link" not in made.log[-1].data, "it is ignored, and not stored"
    assert made.seal.links.newest[0] == ada.chains[1].contribution
    sealed.play()
    text = write_sealed_game(made).encode()
    report = verify_sealed_game(text, [read_receipt(json.dumps(ada.receipt).encode())])
    assert report.proven, "nobody could choose the draws; but the server knew them in advance"
    assert [proof.last_link for proof in report.proofs] == [0]


def plan(made):
    assert play_planned(made, Planned(ADA, 0, made.count, made.game.actions.ids["call"]))


ENDS = {
    "a bot sits down": lambda made: commands.give_seat_to_bot(made, ADA, 0, "random", LEVELS),
    "the seat moves to another account": lambda made: move_seats(made, ADA, EVE_AS_GUEST),
    "a bot plays for somebody who is late": lambda made: commands.play_bot_action(
        made, 0, made.game.actions.ids["call"], "random", late=True
    ),
    "a planned move": plan,
}


@pytest.mark.parametrize("end", ENDS)
def test_what_the_player_does_not_decide_ends_the_chain(end):
    sealed = begin()
    made = sealed.table
    assert chain_at(made).alive
    ENDS[end](made)
    assert not chain_at(made).alive
    assert chain_at(made, 1).alive
    if made.seats[0].kind == "bot":
        commands.take_seat(made, ADA, "Ada", 0)
    assert not chain_at(made).alive, "also after the return"
    again = replay_log(made.head, made.log)
    assert again.seal == made.seal


def test_a_bot_has_no_chain_and_brings_no_links():
    made = lay_table(table(seats=("me", "bot:random"), guests=()).head, ("me", "bot:random"), (ADA,))
    page = Contributor(made, ADA)
    seal_together([page])
    while not made.over:
        if made.seats[made.waits_for].guest:
            page.play("call")
        else:
            commands.play_bot_action(made, made.waits_for, made.game.actions.ids["call"], "random")
    assert chain_at(made, 1) is None
    assert {entry.data["seat"] for entry in made.log if "link" in entry.data} == {0}
    assert chain_at(made).alive


def test_a_confirmation_brings_a_link_if_there_was_a_draw_since_the_action():
    """Whole games of Solenia: sometimes only one outcome is possible, so the turn goes on after the draw."""
    made, page = alone("solenia", confirm=True)
    luck = Luck(1)
    while not made.over:
        if made.to_confirm() >= 0:
            page.confirm()
        else:
            legal = made.position.legal
            page.play(legal[luck.draw(0, [1] * len(legal))])
    assert chain_at(made).alive
    confirmed = [entry.body.link for entry in made.log if entry.kind == "confirm"]
    assert any(confirmed)
    assert not all(confirmed)
    receipt = read_receipt(json.dumps(page.receipt).encode())
    report = verify_sealed_game(write_sealed_game(made).encode(), [receipt])
    assert report.proven
    assert [proof.last_link for proof in report.proofs] == [None]


def test_players_who_share_a_device_share_a_chain():
    made, page = alone()
    assert chain_at(made) is chain_at(made, 1)
    page.play("call")
    assert page.link() is None, "the other seat's decision needs no other link before the next draw"
    page.play("call")
    assert chain_at(made).index == 3
    page.play("call")
    assert chain_at(made).index == 4
    commands.give_seat_to_bot(made, ADA, 1, "random", LEVELS)
    assert not chain_at(made).alive, "the seat of a contributor changed hands"


def test_a_table_read_again_has_the_same_links():
    sealed = begin()
    for _ in range(3):
        sealed.play()
        again = replay_log(sealed.table.head, sealed.table.log)
        assert again.seal == sealed.table.seal
        assert again.seal.links.newest == sealed.table.seal.links.newest


# the chain alone


def decision(link=None, **values):
    return ActionPlayed(seat=SEAT, text="call", by=ADA, link=None if link is None else link.hex(), **values)


@pytest.fixture(scope="module")
def chain():
    return Chain()


def chains_with(chain):
    return LinkChains([LinkChain(frozenset({SEAT}), chain.contribution)])


def test_several_draws_between_two_decisions(chain):
    chains = chains_with(chain)
    chains.follow(decision(chain.links[1]), 0)
    chains.follow(decision(chain.links[8]), 7)
    assert chains.newest == [chain.links[8]]
    for link, draws in ((7, 7), (8, 7), (8, 8), (10, 8)):
        with pytest.raises(InvalidLink):
            chains.follow(decision(chain.links[link]), draws)
    chains.follow(TurnConfirmed(seat=SEAT, by=ADA, link=chain.links[9].hex()), 8)
    assert chains.newest == [chain.links[9]]


def test_a_forced_action_needs_no_link_and_must_not_bring_one(chain):
    chains = chains_with(chain)
    chains.follow(decision(auto=True), 5)
    assert chains.chains[0].alive
    for values in ({"auto": True}, {"bot": "random"}, {"bot": "random", "late": True}):
        with pytest.raises(InvalidLink):
            chains.follow(decision(chain.links[6], **values), 5)
    chains.follow(decision(bot="random"), 5)
    assert not chains.chains[0].alive
    with pytest.raises(InvalidLink):
        chains.follow(decision(chain.links[6]), 5)


def test_a_link_at_a_seat_without_a_chain_is_refused(chain):
    with pytest.raises(InvalidLink):
        LinkChains().follow(decision(chain.links[1]), 0)


def test_a_game_with_more_draws_than_links_goes_on_without(chain):
    chains = chains_with(chain)
    chains.follow(decision(chain.links[LINKS]), LINKS - 1)
    with pytest.raises(InvalidLink):
        chains.follow(decision(bytes(32)), LINKS)
    chains.follow(decision(), LINKS)
    assert chains.newest == [chain.links[LINKS]]
    assert not chains.chains[0].alive


def test_hash_repeatedly():
    assert hash_repeatedly(b"x", 0) == b"x"
    assert hash_repeatedly(b"x", 2) == hashlib.sha256(hashlib.sha256(b"x").digest()).digest()


# other games, and persons


def test_a_branch_and_a_rematch_take_no_links_over(tmp_path):
    async def story():
        async with open_registry(tmp_path) as opened:
            ada = Guest(ADA, "Ada")
            first = await opened.create(ada, "leduc", {}, ["me", "me"], Settings(), LEVELS, contributes=True)
            made = (await opened.open(first)).table
            page = Contributor(made, ADA)
            await opened.run_command(first, lambda table: seal_together([page]))
            while not made.over:
                await opened.run_command(first, lambda table: page.play("call"))
            assert chain_at(made).index == 4
            branch = await opened.branch(first, ada, 4, ["me", "me"], LEVELS, contributes=True)
            rematch = await opened.rematch(first, ada, contributes=True)
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
    again = replay_log(made.head, made.log)
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
