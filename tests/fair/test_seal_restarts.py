"""Rounds of the seal that restart: who does not reveal, or leaves while contributions are revealed."""

import pytest

from perihelion.core.recent_view import recent_view
from perihelion.server import guest_removal
from perihelion.server.system_time import SYSTEM_TIME
from perihelion.table import commands, seal_commands
from perihelion.table.errors import Conflict
from perihelion.table.log_text import LogText
from perihelion.table.replay import replay_log
from perihelion.words import Words
from tests.fair.contributor import Contributor
from tests.fair.test_seal import commit_any, contribution, lay, take
from tests.table.tables import ADA, BOB, EVE, LEVELS


def test_who_does_not_open_makes_the_start_begin_anew():
    made, ada = lay()
    bob = take(made, BOB)
    ada.reveal()
    first, old = made.seal.commitment, contribution(ada)
    seal_commands.end_wait(made, 1, "reveal")
    assert made.seal.round == 2
    assert made.seal.commitment != first, "a new secret: nobody gains by waiting"
    assert not made.seal.closing
    assert made.seal.expected == {ADA}, "those who kept to the protocol are asked again"
    assert made.log[-1].data["without"] == [1]
    assert made.awaits_seal
    with pytest.raises(Conflict):
        seal_commands.reveal(made, ADA, old.hex())
    ada.commit()
    ada.reveal()
    assert made.running
    assert made.seal.contributions == [contribution(ada)] != [old]
    with pytest.raises(Conflict, match="seal"):
        seal_commands.reveal(made, BOB, bob.chains[1].contribution.hex())
    assert made.seal.contributions == [contribution(ada)], "who comes back is asked in the next game"


def never_reveals(made, ada, bob, round_number):
    """Ada commits and reveals, Bob commits only, and the time is over."""
    bob.commit()
    ada.commit()
    ada.reveal()
    assert made.awaits_seal
    seal_commands.end_wait(made, round_number, "reveal")


def test_who_fails_to_open_twice_is_left_out_and_stalls_nobody_any_more():
    made, ada = lay()
    bob = take(made, BOB)
    ada.reveal()
    seal_commands.end_wait(made, 1, "reveal")
    assert made.log[-1].data["without"] == [1]
    assert "left_out" not in made.log[-1].data, "the first time may be an accident"
    never_reveals(made, ada, bob, 2)
    assert made.log[-1].data["left_out"] == [1]
    with pytest.raises(Conflict, match="seal"):
        bob.commit()
    assert made.log[-1].kind == "seal", "Bob cannot take part any more"
    ada.commit()
    ada.reveal()
    assert made.running
    assert made.seal.round == 3
    for lang, says in (("en", "for the second time"), ("de", "zum zweiten Mal nicht aufgedeckt")):
        words = Words(lang, made.game.package, "perihelion.table", players=2)
        assert any(says in line.says for line in LogText(made).lines(recent_view(made.position, -1, words)))
    again = replay_log(made.head, SYSTEM_TIME, made.log)
    assert again.seal == made.seal
    assert again.seal.is_left_out(1)


LEAVES = {
    "bot": lambda made: commands.give_seat_to_bot(made, BOB, 1, "random", LEVELS),
    "free": lambda made: commands.free_seat(made, BOB, 1),
    "removed": lambda made: commands.remove_guest(made, ADA, BOB, "Bob"),
    "for good": lambda made: guest_removal.leave_for_good(made, BOB),
    "absent": lambda made: commands.replace_by_bot(made, 1, "random", "absent"),
}


@pytest.mark.parametrize("revealed", [False, True], ids=["before revealing", "after revealing"])
@pytest.mark.parametrize("leave", LEAVES)
def test_who_leaves_while_contributions_are_revealed_makes_it_begin_anew_too(leave, revealed):
    """Also who has revealed: the others' contributions are known by then, so leaving must cost what silence costs."""
    made, ada = lay()
    bob = take(made, BOB)
    (bob if revealed else ada).reveal()
    length = len(made.log)
    LEAVES[leave](made)
    added = [entry for entry in made.log[length:] if entry.kind != "remove"]
    assert [entry.kind for entry in added] == ["seal", "seat"], "the round restarts before the seat changes"
    assert added[0].data["without"] == [1]
    assert made.seal.round == 2
    assert made.seal.failures == {1: 1}
    assert made.seal.expected == {ADA}
    assert made.awaits_seal
    again = replay_log(made.head, SYSTEM_TIME, made.log)
    assert again.seal == made.seal
    ada.commit()
    ada.reveal()
    assert made.seal.contributions == [contribution(ada)]


def test_a_seat_that_is_left_twice_while_contributions_are_revealed_is_left_out():
    made, ada = lay(game="solenia")
    take(made, BOB)
    commands.give_seat_to_bot(made, BOB, 1, "random", LEVELS)
    bob = Contributor(made, BOB)
    commands.take_seat(made, BOB, "Bob", 1, contributes=True)
    assert made.seal.expected == {ADA, BOB}
    bob.commit()
    ada.commit()
    commands.give_seat_to_bot(made, BOB, 1, "random", LEVELS)
    assert made.log[-2].data["left_out"] == [1]
    commands.take_seat(made, BOB, "Bob", 1, contributes=True)
    assert made.seal.expected == {ADA}
    with pytest.raises(Conflict, match="seal"):
        commit_any(made, BOB)


def test_a_seat_outside_the_closed_list_changes_hands_without_a_new_round():
    made, ada = lay()
    take(made, BOB, contributes=False)
    assert made.seal.closing
    commands.give_seat_to_bot(made, BOB, 1, "random", LEVELS)
    assert made.seal.round == 1
    ada.reveal()
    assert made.seal.complete


def test_when_all_contributors_leave_the_server_seals_alone():
    made, _ada = lay(("me", "bot:random"))
    assert made.seal.closing
    commands.give_seat_to_bot(made, ADA, 0, "random", LEVELS)
    assert made.seal.round == 2
    assert made.seal.complete
    assert made.seal.contributions == []


def test_who_leaves_before_the_list_is_closed_takes_the_promise_along():
    made, ada = lay(("me", "open", "open"), game="solaris", options={"players": 3})
    take(made, BOB)
    commands.free_seat(made, BOB, 1)
    eve = take(made, EVE)
    commands.give_seat_to_bot(made, ADA, 2, "random", LEVELS)
    assert [(k, seat) for k, seat, _ in made.seal.commitments.values()] == [(0, 0), (2, 1)]
    ada.reveal()
    eve.reveal()
    assert made.seal.contributions == [contribution(ada), contribution(eve)]
    assert made.seal.round == 1


def test_who_returns_before_the_list_is_closed_commits_again():
    made, _ada = lay(("me", "open", "open"), game="solaris", options={"players": 3})
    bob = take(made, BOB)
    commands.free_seat(made, BOB, 1)
    assert BOB not in made.seal.commitments
    commands.take_seat(made, BOB, "Bob", 1, contributes=True)
    bob.commit()
    assert made.seal.commitments[BOB].k == 2, "a number is never used twice"
    assert made.seal.commitments_made == 3


def test_the_log_says_when_a_start_begins_anew_and_who_has_a_part_in_the_seal():
    made, ada = lay()
    take(made, BOB)
    ada.reveal()
    seal_commands.end_wait(made, 1, "reveal")
    ada.commit()
    ada.reveal()
    words = Words("de", made.game.package, "perihelion.table", players=2)
    says = [line.says for line in LogText(made).lines(recent_view(made.position, -1, words))]
    assert says[2].startswith("Zweiter hat den eigenen Teil des Siegels nicht rechtzeitig aufgedeckt.")
    assert says[3] == "Die Karten sind versiegelt. Außer dem Server haben beigetragen: Erster."
