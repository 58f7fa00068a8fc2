"""The seal: who commits, when the list is closed, who reveals, and what happens to those who do not."""

import hashlib
import secrets
from dataclasses import replace

import pytest

from perihelion.fair.draw import compute_closing
from perihelion.fair.verify import verify_sealed_game
from perihelion.server.system_time import SYSTEM_TIME
from perihelion.table import commands, seal_commands
from perihelion.table.errors import Conflict, Forbidden, InvalidCommand
from perihelion.table.forced_steps import play_forced_steps
from perihelion.table.replay import replay_log
from perihelion.table.sealed_game import write_sealed_game
from perihelion.table_log.bodies import SeatChanged, SeatsAssigned
from tests.fair.contributor import Chain, Contributor, lay_table
from tests.fair.forging import begin_old
from tests.table.tables import ADA, BOB, EVE, table


def lay(seats=("me", "open"), contributes=True, game="leduc", expected=(), **settings):
    """A table as the server makes it, and Ada's page. She commits at once if her client contributes."""
    made = lay_table(table(game, seats, **settings).head, seats, (ADA,) if contributes else expected)
    page = Contributor(made, ADA)
    if contributes:
        page.commit()
    return made, page


def take(made, guest, contributes=True, seat=1):
    """Somebody sits down, and commits if the client contributes. Return the page."""
    page = Contributor(made, guest)
    commands.take_seat(made, guest, guest.removeprefix("guest-").title(), seat, contributes)
    if contributes:
        page.commit()
    return page


def kinds(made):
    return [entry.kind for entry in made.log if entry.kind != "outcome"]


def outcomes(made):
    return [entry for entry in made.log if entry.kind == "outcome"]


def contribution(page):
    return page.chains[page.table.seal.round].contribution


def reveal_all(*pages):
    for page in pages:
        page.reveal()


def commit_any(made, guest):
    """Commit to something; return the commitment."""
    commitment = secrets.token_hex(32)
    seal_commands.commit(made, guest, commitment)
    return commitment


def test_nothing_is_drawn_before_everybody_has_opened_theirs():
    made, ada = lay()
    assert not made.started
    bob = take(made, BOB)
    assert made.started
    assert made.awaits_seal
    assert not made.running
    bob.reveal()
    assert not outcomes(made)
    ada.reveal()
    assert kinds(made) == [
        "seats", "seal", "commit", "seat", "start", "commit", "commitments", "reveal", "reveal", "sealed",
    ]  # fmt: skip
    assert len(outcomes(made)) == 2
    assert made.seal.contributions == [contribution(ada), contribution(bob)], "in the order of the commitments"


def test_the_draws_are_those_of_the_seal():
    made, ada = lay()
    reveal_all(ada, take(made, BOB))
    for entry in outcomes(made):
        weights = [weight for _, weight in entry.data["odds"]]
        drawn = made.seal.draw(entry.data["draw"], weights)
        assert entry.data["odds"][drawn][0] == entry.data["text"]


def test_whoever_commits_to_nothing_is_not_waited_for():
    made, _ = lay(contributes=False)
    take(made, BOB, contributes=False)
    assert made.running
    assert len(outcomes(made)) == 2
    assert made.seal.contributions == []
    assert "commitments" not in kinds(made), "there is no list to close"


def test_bots_contribute_nothing():
    made, ada = lay(("me", "bot:random"))
    assert made.awaits_seal
    ada.reveal()
    assert made.seal.contributions == [contribution(ada)]
    assert made.running


# commitments


def test_commitments_are_made_before_the_start_and_closed_only_with_it():
    made, ada = lay(("me", "open", "open"), game="solaris", options={"players": 3})
    bob = take(made, BOB)
    assert not made.started
    assert not made.seal.closing, "all who are expected have committed, but another seat is free"
    with pytest.raises(Conflict, match="seal"):
        seal_commands.reveal(made, ADA, contribution(ada).hex())
    eve = Contributor(made, EVE)
    commands.take_seat(made, EVE, "Eve", 2, contributes=True)
    assert made.started
    assert made.seal.phase(made.persons()) == "commit"
    assert not made.seal.closing, "Eve is expected"
    eve.commit()
    closing = made.log[-1]
    assert closing.kind == "commitments"
    listed = [tuple(made) for made in made.seal.commitments.values()]
    assert [(k, seat) for k, seat, _ in listed] == [(0, 0), (1, 1), (2, 2)]
    assert closing.data["hash"] == compute_closing(listed, made.seal.commitment, made.head.table, 1)
    bob.reveal()


OTHER_COMMITMENTS = {
    "nothing": lambda chain, seal, table: hashlib.sha256(chain.contribution).hexdigest(),
    "another seal": lambda chain, seal, table: chain.commit("00" * 32, table, 1),
    "another table": lambda chain, seal, table: chain.commit(seal, "another", 1),
    "another round": lambda chain, seal, table: chain.commit(seal, table, 2),
}


@pytest.mark.parametrize("covers", OTHER_COMMITMENTS)
def test_a_commitment_covers_the_seal_the_table_and_the_round(covers):
    made, _ = lay(contributes=False, expected=(ADA,))
    chain = Chain()
    seal_commands.commit(made, ADA, OTHER_COMMITMENTS[covers](chain, made.seal.commitment, made.head.table))
    take(made, BOB, contributes=False)
    with pytest.raises(InvalidCommand):
        seal_commands.reveal(made, ADA, chain.contribution.hex())
    assert not made.seal.revealed


def test_nobody_commits_after_the_list_is_closed():
    made, ada = lay(expected=())
    take(made, BOB, contributes=False)
    assert made.seal.closing, "Bob's client does not contribute, so nobody waits for it"
    length = len(made.log)
    with pytest.raises(Conflict, match="seal"):
        commit_any(made, BOB)
    ada.reveal()
    assert made.running
    with pytest.raises(Conflict, match="seal"):
        commit_any(made, BOB)
    assert "commit" not in [entry.kind for entry in made.log[length:]]


def test_the_same_commitment_again_changes_nothing_and_another_one_is_refused():
    made, ada = lay()
    length = len(made.log)
    ada.commit()
    assert len(made.log) == length
    with pytest.raises(Conflict, match="seal"):
        commit_any(made, ADA)
    with pytest.raises(Forbidden):
        commit_any(made, EVE)
    assert len(made.log) == length


def test_a_reveal_that_was_not_promised_is_refused():
    made, ada = lay()
    one = contribution(ada).hex()
    with pytest.raises(Conflict, match="seal"):
        seal_commands.reveal(made, ADA, one)
    bob = take(made, BOB)
    with pytest.raises(InvalidCommand):
        seal_commands.reveal(made, ADA, contribution(bob).hex())
    with pytest.raises(Forbidden):
        seal_commands.reveal(made, EVE, one)
    ada.reveal()
    length = len(made.log)
    ada.reveal()
    assert len(made.log) == length, "the same again changes nothing"
    with pytest.raises(Conflict):
        seal_commands.reveal(made, ADA, secrets.token_hex(32))


def test_what_another_promised_cannot_be_promised_again():
    made, _ada = lay()
    commands.take_seat(made, BOB, "Bob", 1, contributes=True)
    length = len(made.log)
    for taken in (made.seal.commitments[ADA].commitment, made.seal.commitment):
        with pytest.raises(Conflict):
            seal_commands.commit(made, BOB, taken)
    assert len(made.log) == length


def test_the_start_does_not_wait_for_ever_for_a_commitment():
    made, ada = lay()
    commands.take_seat(made, BOB, "Bob", 1, contributes=True)
    assert made.seal.phase(made.persons()) == "commit"
    seal_commands.end_wait(made, 1, "commit")
    assert kinds(made)[-2:] == ["without", "commitments"]
    with pytest.raises(Conflict, match="seal"):
        commit_any(made, BOB)
    ada.reveal()
    assert made.running
    assert made.seal.contributions == [contribution(ada)]


def test_a_rematch_asks_those_who_had_a_part_and_does_not_wait_for_ever():
    made, _ = lay(("me", "me"), contributes=False, expected=(ADA,))
    assert made.awaits_seal
    assert made.seal.phase(made.persons()) == "commit"
    seal_commands.end_wait(made, 1, "reveal")
    assert made.awaits_seal, "another phase: the wait is not over"
    seal_commands.end_wait(made, 1, "commit")
    assert made.running


def test_a_newcomer_adds_nothing_to_a_game_that_began():
    """Together with the server a newcomer could choose the contribution so that the next draws suit both."""
    made, _ = lay(contributes=False)
    take(made, BOB, contributes=False)
    length = len(made.log)
    with pytest.raises(Conflict, match="seal"):
        seal_commands.reveal(made, BOB, secrets.token_hex(32))
    with pytest.raises(Conflict, match="seal"):
        commit_any(made, BOB)
    assert len(made.log) == length


# tables of earlier versions


@pytest.mark.parametrize("number", [1, 2])
def test_at_a_table_of_an_earlier_format_nobody_adds_anything_any_more(number):
    """What those formats take proves too little."""
    made, _ = begin_old(number, contributes=False, rounds=1)
    length = len(made.log)
    for order in (seal_commands.commit, seal_commands.reveal):
        with pytest.raises(Conflict, match="seal"):
            order(made, BOB, secrets.token_hex(32))
    assert len(made.log) == length


@pytest.mark.parametrize("number", [1, 2])
def test_a_table_of_an_earlier_format_goes_on_as_it_was(number):
    made, _ = begin_old(number, contributes=True, rounds=1)
    again = replay_log(made.head, SYSTEM_TIME, made.log)
    assert again.seal == made.seal
    assert again.seal.format == number
    assert len(again.seal.contributions) == 2
    assert not again.seal.links.chains
    assert again.person_number(ADA) is None
    commands.play_action(again, again.seats[again.waits_for].guest, "call", again.count, link="ab" * 32)
    assert again.log[-1].data.keys() >= {"seat", "text"}
    assert "link" not in again.log[-1].data


# draws and the log


def test_an_undone_draw_uses_up_its_number():
    made, _ = lay(contributes=False)
    take(made, BOB, contributes=False)
    commands.play_action(made, ADA, "call", made.count)
    commands.play_action(made, BOB, "call", made.count)
    numbers = [entry.data["draw"] for entry in outcomes(made)]
    assert numbers == [0, 1, 2]
    commands.request_undo(made, ADA, made.count, made.moments[1])
    commands.answer_undo(made, BOB, True)
    commands.play_action(made, ADA, "call", made.count)
    commands.play_action(made, BOB, "call", made.count)
    assert [entry.data["draw"] for entry in outcomes(made)] == [0, 1, 2, 3]


def test_a_table_read_again_has_the_same_seal_and_goes_on_from_it():
    made, ada = lay()
    bob = take(made, BOB)
    ada.reveal()
    again = replay_log(made.head, SYSTEM_TIME, made.log)
    assert again.seal == made.seal
    seal_commands.reveal(again, BOB, contribution(bob).hex())
    assert again.running


def forget_person(entry):
    """An entry of a seat as it was before persons had numbers."""
    if isinstance(entry.body, SeatsAssigned):
        return replace(entry, body=SeatsAssigned(tuple(replace(seat, person=None) for seat in entry.body.seats)))
    return replace(entry, body=replace(entry.body, person=None)) if isinstance(entry.body, SeatChanged) else entry


def test_a_table_from_before_there_were_seals_gets_one():
    """Its entries have no numbers of persons, so its seal is one of format 2."""
    made = table(guests=(ADA, BOB))
    old = replay_log(made.head, SYSTEM_TIME, [forget_person(entry) for entry in made.log])
    assert not old.running
    play_forced_steps(old)
    assert old.running
    assert old.seal.round == 1
    assert old.seal.format == 2
    assert [entry.kind for entry in old.log[len(made.log) :]] == ["seal", "sealed"]
    commands.play_action(old, ADA, "call", old.count)
    commands.play_action(old, BOB, "call", old.count)
    commands.request_undo(old, ADA, old.count, old.moments[2])
    commands.answer_undo(old, BOB, True)
    while not old.over:
        commands.play_action(old, old.seats[old.waits_for].guest, "call", old.count)
    report = verify_sealed_game(write_sealed_game(old).encode())
    assert not report.findings
    assert (report.unsealed, report.undone) == (2, 1)
