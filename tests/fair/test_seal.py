"""The seal: who commits, who opens, and what happens to those who do not."""

import secrets

import pytest

from perihelion.fair.draw import compute_commitment
from perihelion.play import automatic_steps, commands, seal_commands
from perihelion.play.automatic_steps import settle, start_seal_round
from perihelion.play.errors import Conflict, Forbidden, InvalidCommand
from perihelion.play.log_text import LogText
from perihelion.play.persistence import replay_log
from perihelion.play.seats import read_wishes
from perihelion.play.table import Table
from perihelion.table_log.bodies import SeatsAssigned
from perihelion.words import Words
from tests.play.tables import ADA, BOB, EVE, LEVELS, table

ONE, TWO, THREE = (secrets.token_bytes(32) for _ in range(3))


def laid(seats=("me", "open"), commit=ONE, game="leduc", expected=(), **settings):
    """A table as the server lays it: sealed by its own seal."""
    made = Table(table(game, seats, **settings).head)
    made.add(SeatsAssigned(seats=tuple(read_wishes(seats, len(seats), ADA, "Ada", LEVELS))))
    start_seal_round(made, expected)
    seal_commands.add_commitment(made, ADA, compute_commitment(commit) if commit else None)
    settle(made)
    return made


def take(made, guest, commit=None, seat=1):
    commands.take_seat(
        made, guest, guest.removeprefix("guest-").title(), seat, compute_commitment(commit) if commit else None
    )


def kinds(made):
    return [entry.kind for entry in made.log if entry.kind != "outcome"]


def outcomes(made):
    return [entry for entry in made.log if entry.kind == "outcome"]


def test_nothing_is_drawn_before_everybody_has_opened_theirs():
    made = laid()
    assert not made.started
    take(made, BOB, TWO)
    assert made.started
    assert made.awaits_seal
    assert not made.running
    seal_commands.reveal(made, BOB, TWO.hex())
    assert not outcomes(made)
    seal_commands.reveal(made, ADA, ONE.hex())
    assert kinds(made) == ["seats", "seal", "commit", "seat", "commit", "start", "reveal", "reveal", "sealed"]
    assert len(outcomes(made)) == 2
    assert made.seal.contributions == [ONE, TWO], "in the order of the commitments, whoever opened first"


def test_the_draws_are_those_of_the_seal():
    made = laid()
    take(made, BOB, TWO)
    for guest, value in ((ADA, ONE), (BOB, TWO)):
        seal_commands.reveal(made, guest, value.hex())
    for entry in outcomes(made):
        weights = [weight for _, weight in entry.data["odds"]]
        drawn = made.seal.draw(entry.data["draw"], weights)
        assert entry.data["odds"][drawn][0] == entry.data["text"]


def test_whoever_commits_to_nothing_is_not_waited_for():
    made = laid(commit=None)
    take(made, BOB)
    assert made.running
    assert len(outcomes(made)) == 2
    assert made.seal.contributions == []


def test_bots_contribute_nothing():
    made = laid(("me", "bot:random"))
    assert made.awaits_seal
    seal_commands.reveal(made, ADA, ONE.hex())
    assert made.seal.contributions == [ONE]
    assert made.running


def test_a_reveal_that_was_not_promised_is_refused():
    made = laid()
    with pytest.raises(Conflict, match="seal"):
        seal_commands.reveal(made, ADA, ONE.hex())
    take(made, BOB, TWO)
    with pytest.raises(InvalidCommand):
        seal_commands.reveal(made, ADA, TWO.hex())
    with pytest.raises(Forbidden):
        seal_commands.reveal(made, EVE, ONE.hex())
    seal_commands.reveal(made, ADA, ONE.hex())
    length = len(made.log)
    seal_commands.reveal(made, ADA, ONE.hex())
    assert len(made.log) == length, "the same again changes nothing"
    with pytest.raises(Conflict):
        seal_commands.reveal(made, ADA, THREE.hex())


def test_what_another_promised_cannot_be_promised_again():
    made = laid()
    with pytest.raises(Conflict):
        take(made, BOB, ONE)


def test_who_does_not_open_makes_the_start_begin_anew():
    made = laid()
    take(made, BOB, TWO)
    seal_commands.reveal(made, ADA, ONE.hex())
    first = made.seal.commitment
    seal_commands.end_wait(made, 1, "reveal")
    assert made.seal.round == 2
    assert made.seal.commitment != first, "a new secret: nobody gains by waiting"
    assert made.log[-1].data["without"] == [1]
    assert made.awaits_seal
    with pytest.raises(Conflict):
        seal_commands.reveal(made, ADA, ONE.hex())
    seal_commands.commit(made, ADA, compute_commitment(THREE))
    seal_commands.reveal(made, ADA, THREE.hex())
    assert made.running
    assert made.seal.contributions == [THREE]
    with pytest.raises(Conflict, match="seal"):
        seal_commands.reveal(made, BOB, TWO.hex())
    assert made.seal.contributions == [THREE], "who comes back is asked in the next game"


def never_reveals(made, round_number):
    """Ada commits and reveals, Bob commits only, and the time is over."""
    for guest, value in ((ADA, ONE), (BOB, TWO)):
        seal_commands.commit(made, guest, compute_commitment(value + bytes([round_number])))
    seal_commands.reveal(made, ADA, (ONE + bytes([round_number])).hex())
    assert made.awaits_seal
    seal_commands.end_wait(made, round_number, "reveal")


def test_who_fails_to_open_twice_is_left_out_and_stalls_nobody_any_more():
    made = laid()
    take(made, BOB, TWO)
    seal_commands.reveal(made, ADA, ONE.hex())
    seal_commands.end_wait(made, 1, "reveal")
    assert made.log[-1].data["without"] == [1]
    assert "left_out" not in made.log[-1].data, "the first time may be an accident"
    never_reveals(made, 2)
    assert made.log[-1].data["left_out"] == [1]
    seal_commands.commit(made, BOB, compute_commitment(THREE))
    assert made.log[-1].kind == "seal", "Bob cannot take part any more"
    seal_commands.commit(made, ADA, compute_commitment(THREE))
    seal_commands.reveal(made, ADA, THREE.hex())
    assert made.running
    assert made.seal.round == 3
    for lang, says in (("en", "for the second time"), ("de", "zum zweiten Mal nicht aufgedeckt")):
        words = Words(lang, made.game.package, "perihelion.play", players=2)
        assert any(says in line.says for line in LogText(made).lines(made.position.recent_view(-1, words)))
    again = replay_log(made.head, made.log)
    assert again.seal == made.seal
    assert again.seal.is_left_out(1)


def test_who_leaves_instead_of_opening_makes_it_begin_anew_too():
    made = laid(("me", "open"), game="leduc")
    take(made, BOB, TWO)
    seal_commands.reveal(made, ADA, ONE.hex())
    commands.give_seat_to_bot(made, BOB, 1, "random", LEVELS)
    assert made.seal.round == 2
    assert made.log[-1].kind == "seal"
    assert made.log[-1].data["without"] == [1]


def test_who_leaves_before_anything_is_opened_takes_the_promise_along():
    made = laid()
    take(made, BOB, TWO)
    commands.free_seat(made, BOB, 1)
    take(made, EVE, THREE)
    seal_commands.reveal(made, ADA, ONE.hex())
    seal_commands.reveal(made, EVE, THREE.hex())
    assert made.seal.contributions == [ONE, THREE]
    assert made.seal.round == 1


def test_a_rematch_asks_those_who_had_a_part_and_does_not_wait_for_ever():
    made = laid(("me", "me"), commit=None, expected=(ADA,))
    assert made.awaits_seal
    assert made.seal.phase(made.persons()) == "commit"
    seal_commands.end_wait(made, 1, "reveal")
    assert made.awaits_seal, "another phase: the wait is not over"
    seal_commands.end_wait(made, 1, "commit")
    assert made.running


def test_a_newcomer_adds_nothing_to_a_game_that_began():
    """Together with the server a newcomer could choose the contribution so that the next draws suit both."""
    made = laid(commit=None)
    take(made, BOB)
    length = len(made.log)
    with pytest.raises(Conflict, match="seal"):
        seal_commands.reveal(made, BOB, TWO.hex())
    seal_commands.commit(made, BOB, compute_commitment(TWO))
    assert len(made.log) == length


def test_at_a_table_of_version_0_1_0_a_newcomer_adds_from_then_on(monkeypatch):
    monkeypatch.setattr(automatic_steps, "FORMAT", 1)
    made = laid(commit=None)
    take(made, BOB)
    before = made.seal.draw(7, [1] * 100)
    seal_commands.reveal(made, BOB, TWO.hex())
    assert made.log[-1].kind == "contribute"
    assert made.seal.draw(7, [1] * 100) != before or made.seal.draw(8, [1] * 100) != before
    assert [entry.kind for entry in replay_log(made.head, made.log).log] == [entry.kind for entry in made.log]
    assert replay_log(made.head, made.log).seal == made.seal


def test_an_undone_draw_uses_up_its_number():
    made = laid(commit=None)
    take(made, BOB)
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
    made = laid()
    take(made, BOB, TWO)
    seal_commands.reveal(made, ADA, ONE.hex())
    again = replay_log(made.head, made.log)
    assert again.seal == made.seal
    seal_commands.reveal(again, BOB, TWO.hex())
    assert again.running


def test_a_table_from_before_there_were_seals_gets_one():
    made = table(guests=(ADA, BOB))
    old = replay_log(made.head, made.log)
    assert not old.running
    settle(old)
    assert old.running
    assert old.seal.round == 1
    assert [entry.kind for entry in old.log[len(made.log) :]] == ["seal", "sealed"]


def test_the_log_says_when_a_start_begins_anew_and_who_has_a_part_in_the_seal():
    made = laid()
    take(made, BOB, TWO)
    seal_commands.reveal(made, ADA, ONE.hex())
    seal_commands.end_wait(made, 1, "reveal")
    seal_commands.commit(made, ADA, compute_commitment(THREE))
    seal_commands.reveal(made, ADA, THREE.hex())
    words = Words("de", made.game.package, "perihelion.play", players=2)
    says = [line.says for line in LogText(made).lines(made.position.recent_view(-1, words))]
    assert says[2].startswith("Zweiter hat den eigenen Teil des Siegels nicht rechtzeitig aufgedeckt.")
    assert says[3] == "Die Würfel sind versiegelt: Server und Erster haben je einen Teil beigetragen."
