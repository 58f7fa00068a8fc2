"""Undo: alone while one is to act and the dice have not fallen, together further back; nothing is erased."""

from collections import Counter

import pytest

import perihelion
from perihelion.core.chance import FastDraws
from perihelion.core.record import UNKNOWN
from perihelion.core.record_data import write_record
from perihelion.core.view import hide
from perihelion.core.vocabulary import CHANCE, OVER
from perihelion.table import commands
from perihelion.table.errors import Conflict, Forbidden
from perihelion.table.undo import find_last_decision, find_undo
from perihelion.table_log.bodies import Checkpoint
from perihelion.table_log.entries import read_entry
from tests.table.tables import ADA, BOB, EVE, Luck, Told, play, table, two


def solari(**settings):
    """Ada and Bob at Solari, whose turns have several decisions."""
    return table("solari", guests=(ADA, BOB), options={"first": 0}, **settings)


def decide(made):
    """Play the first legal action for the seat to act."""
    guest = (ADA, BOB)[made.waits_for]
    play(made, guest, made.position.legal[0])
    return guest


def until_a_turn_of_two_decisions(made):
    """Play until a guest has decided and is still to act; return the guest."""
    for _ in range(60):
        guest = decide(made)
        if made.waits_for >= 0 and (ADA, BOB)[made.waits_for] == guest and made.line[-1].kind == "action":
            return guest
    raise AssertionError("no turn of two decisions")


def test_a_decision_can_be_taken_back_while_one_is_still_to_act():
    made = solari()
    guest = until_a_turn_of_two_decisions(made)
    way = find_undo(made, guest)
    assert way.possible
    length, count = len(made.line), made.count
    before = made.position.copy().undo().text
    assert commands.undo_decision(made, guest, made.count) == count + 1, "the count only grows"
    assert made.position.text == before
    assert len(made.line) == length - 1
    assert [entry.kind for entry in made.log][-2:] == ["action", "undo"], "nothing is erased"


def test_the_same_undo_again_gives_the_same_answer():
    made = solari()
    guest = until_a_turn_of_two_decisions(made)
    count = made.count
    answer = commands.undo_decision(made, guest, count)
    entries = len(made.log)
    assert commands.undo_decision(made, guest, count) == answer
    assert len(made.log) == entries


def test_not_after_the_dice_have_fallen():
    made = two()
    assert find_undo(made, ADA).why == "undo-dice", "the cards were dealt"
    play(made, ADA, "call")
    assert find_undo(made, ADA).why == "undo-passed"
    assert find_undo(made, BOB).why == "undo-others"
    play(made, BOB, "call")
    assert find_undo(made, ADA).why == "undo-dice", "the board card lies open"
    with pytest.raises(Conflict) as refused:
        commands.undo_decision(made, ADA, made.count)
    assert refused.value.key == "undo-dice"


def test_a_spectator_takes_nothing_back():
    made = two()
    play(made, ADA, "call")
    assert find_undo(made, EVE).why == "undo-watching"
    with pytest.raises(Forbidden):
        commands.undo_decision(made, EVE, made.count)


def test_an_outcome_with_one_possibility_does_not_stand_in_the_way():
    made = two(confirm=True)
    play(made, ADA, "call")
    made.line[-2] = read_entry(1, "outcome", {**made.line[-2].data, "of": 1}, 0.0)
    assert find_undo(made, ADA).possible


def test_what_came_to_light_cannot_be_taken_back():
    """If a decision opens something hidden without a draw, the seat knows more than before."""
    made = two(confirm=True)
    play(made, ADA, "call")
    assert find_undo(made, ADA).possible
    hidden = made.game.rules.state.secret_fields
    real = next(field for field in hidden if field.name == "deck")
    changed = real._replace(unless="calls")
    try:
        made.game.rules.state.secret_fields = tuple(changed if f is real else f for f in hidden)
        assert find_undo(made, ADA).why == "undo-revealed"
    finally:
        made.game.rules.state.secret_fields = hidden


def test_a_stolen_card_is_not_put_back_though_there_was_only_one_kind():
    """The thief knows now what is in the other hand: an outcome with one possibility can also reveal something."""
    made = solaris_before_a_theft()
    play(made, ADA, next(text for text in made.position.legal if text.startswith("steal")))
    assert made.line[-1].body.of == 1
    assert made.waits_for in made.seats_of(ADA)
    assert find_undo(made, ADA).why == "undo-dice"
    with pytest.raises(Conflict):
        commands.undo_decision(made, ADA, made.count)


@pytest.mark.parametrize("game", ["leduc", "solaris", "solarius", "solenia"])
def test_only_chance_moves_what_is_hidden_from_who_decides(game):
    """So a decision that no outcome followed revealed no secret of another player."""
    for seed in range(2):
        options = {"players": 3} if game in ("solaris", "solarius") else {}
        position, draws = perihelion.new(game, **options), FastDraws(seed)  # type: ignore[arg-type]
        while position.actor != OVER:
            actor, before = position.actor, position.plain
            if actor == CHANCE:
                position.play(list(position.outcomes)[draws.draw(list(position.outcomes.values()))])
                continue
            position.play(position.legal[draws.draw([1] * len(position.legal))])
            assert hidden_from(before, actor) == hidden_from(position.plain, actor), position.log[-1].text


def hidden_from(plain, seat):
    """Return the number of each card that a seat may not see, by owner, wherever the owner has it."""
    seen, hidden = hide(plain.copy(), seat), Counter()
    for field in type(plain).secret_fields:
        values, known = getattr(plain, field.name), getattr(seen, field.name)
        hidden.update({index: values[index] for index in values if known[index] == UNKNOWN})
    return hidden


def solaris_before_a_theft():
    """Ada may steal from a player whose cards are all of one kind. The position comes from a random game."""
    three = (ADA, BOB, EVE)
    made = table("solaris", ("me", "open", "open"), guests=three, chance=Luck(3), options={"players": 3}, confirm=True)
    draws = FastDraws(7)
    while made.waits_for != 0 or not any(text.startswith("steal") for text in made.position.legal):
        guest, legal = three[made.waits_for], made.position.legal
        if made.to_confirm() >= 0:
            commands.confirm_turn(made, guest, made.count)
        else:
            play(made, guest, legal[draws.draw([1] * len(legal))])
    plain = made.position.plain
    for seat in (1, 2):
        cards = [cell for cell, number in plain.hand.items() if cell[0] == seat and number]
        for cell in cards:
            plain.hand[cell] = plain.open_hand[cell] = 0
        if plain.hand_n[seat]:
            plain.hand[cards[0]] = plain.hand_n[seat]
    made.add(Checkpoint(record=write_record(plain)))
    for guest in three:
        commands.answer_rules_change(made, guest, guest, True)
    return made


def test_forced_decisions_are_taken_back_with_the_one_that_led_to_them():
    made = solari(confirm=True, chance=Luck(4))
    for _ in range(400):
        assert not made.over, "no forced decision at the end of a turn"
        guest = (ADA, BOB)[made.waits_for]
        if made.to_confirm() >= 0:
            if "auto" in made.line[-1].data and find_undo(made, guest).possible:
                break
            commands.confirm_turn(made, guest, made.count)
        else:
            play(made, guest, made.position.legal[0])
    commands.undo_decision(made, guest, made.count)
    assert made.position.actor == made.waits_for
    assert len(made.position.legal) > 1, "back at a decision of the person, not at the forced one"


def test_further_back_only_if_all_agree():
    made = two()
    play(made, ADA, "call")
    play(made, BOB, "call")
    to = find_last_decision(made, ADA)
    assert to == 2
    assert commands.request_undo(made, ADA, made.count, to) is None
    assert made.undo_request.agreed == {ADA}
    commands.answer_undo(made, BOB, False)
    assert made.undo_request is None
    assert len(made.line) == 5
    commands.request_undo(made, ADA, made.count, to)
    commands.answer_undo(made, BOB, True)
    assert [entry.data["text"] for entry in made.line] == ["J1", "J2"]
    assert made.waits_for == 0


def test_a_question_lapses_when_the_game_goes_on():
    made = two()
    play(made, ADA, "call")
    commands.request_undo(made, ADA, made.count, 2)
    play(made, BOB, "raise")
    assert made.undo_request is None
    with pytest.raises(Conflict):
        commands.answer_undo(made, BOB, True)


def test_against_bots_everybody_agrees_at_once():
    made = table("leduc", ("me", "bot:random"), chance=Told(0, 0))
    play(made, ADA, "call")
    commands.play_bot_action(made, 1, made.game.actions.ids["call"], "random")
    count = commands.request_undo(made, ADA, made.count, 2)
    assert count == made.count
    assert len(made.line) == 2
    assert made.waits_for == 0


def test_whoever_is_away_is_asked_too():
    """Otherwise the others could go back and draw the dice again while a bot keeps the seat."""
    made = two()
    play(made, ADA, "call")
    play(made, BOB, "call")
    commands.replace_by_bot(made, 1, "greedy", "absent")
    to = find_last_decision(made, ADA)
    assert commands.request_undo(made, ADA, made.count, to) is None
    assert len(made.line) == 5
    commands.answer_undo(made, BOB, False)
    assert made.undo_request is None
    commands.request_undo(made, ADA, made.count, to)
    commands.answer_undo(made, BOB, True)
    assert len(made.line) == 2
    with pytest.raises(Forbidden):
        commands.answer_undo(made, EVE, True)


def test_nothing_is_undone_at_a_table_that_was_given_up():
    made = two()
    play(made, ADA, "call")
    commands.request_undo(made, ADA, made.count, 2)
    commands.close_table(made, ADA)
    with pytest.raises(Conflict, match="closed"):
        commands.answer_undo(made, BOB, True)


def test_a_moment_that_never_was_cannot_be_gone_back_to():
    made = two()
    play(made, ADA, "call")
    for to in (made.count, 99, 1 + made.count):
        with pytest.raises(Conflict):
            commands.request_undo(made, ADA, made.count, to)


def test_no_clock_time_comes_back():
    made = two(confirm=True, minutes=5)
    since = made.turn_clock.turn
    play(made, ADA, "call")
    commands.undo_decision(made, ADA, made.count)
    assert made.turn_clock.turn == since


class TestConfirm:
    def test_the_table_asks_before_the_turn_passes_on(self):
        made = two(confirm=True)
        play(made, ADA, "call")
        assert made.to_confirm() == 0
        assert made.waits_for == 0
        assert find_undo(made, ADA).possible
        with pytest.raises(Conflict, match="waiting"):
            play(made, BOB, "call")
        with pytest.raises(Conflict, match="not-your-turn"):
            commands.confirm_turn(made, BOB, made.count)
        count = made.count
        assert commands.confirm_turn(made, ADA, count) == count + 1
        assert made.waits_for == 1
        assert commands.confirm_turn(made, ADA, count) == count + 1, "the same order again"
        assert find_undo(made, ADA).why == "undo-passed"

    def test_the_table_asks_before_chance_falls(self):
        made = two(confirm=True)
        for guest in (ADA, BOB):
            play(made, guest, "call")
            assert made.position.plain.board == -1
            if guest == BOB:
                assert made.position.actor == -1, "the open card waits for the confirmation"
            commands.confirm_turn(made, guest, made.count)
        assert made.position.plain.board >= 0

    def test_the_end_is_confirmed_too(self):
        made = two(confirm=True)
        play(made, ADA, "raise")
        commands.confirm_turn(made, ADA, made.count)
        play(made, BOB, "fold")
        assert not made.over
        assert find_undo(made, BOB).possible
        commands.confirm_turn(made, BOB, made.count)
        assert made.over

    def test_a_person_who_leaves_need_not_confirm(self):
        made = two(confirm=True)
        play(made, ADA, "call")
        commands.give_seat_to_bot(made, ADA, 0, "random", ["random"])
        assert made.to_confirm() == -1
        assert made.waits_for == 1

    def test_there_must_be_something_to_confirm(self):
        made = two(confirm=True)
        with pytest.raises(Conflict, match="waiting"):
            commands.confirm_turn(made, ADA, made.count)
