"""An early end: a player resigns, or all agree to stop with the points as they stand."""

import pytest

from perihelion.core.early_end import find_winners
from perihelion.fair.verify import verify_sealed_game
from perihelion.table import commands, ending_commands
from perihelion.table.errors import Conflict, Forbidden, InvalidCommand
from perihelion.table.sealed_game import write_sealed_game
from perihelion.table_log.entries import read_entry
from tests.fair.forging import begin
from tests.fair.sealed_games import keep_receipt
from tests.fair.second_verifier import run_second
from tests.table.tables import ADA, BOB, EVE, Luck, again, play, table, two

PLAYERS = {"solari": 2, "solaris": 3, "solenia": 2, "solarius": 2}


def three(game="solaris", seats=("me", "open", "open"), guests=(ADA, BOB, EVE), **options):
    return table(game, seats, Luck(3), guests, {"players": len(seats), **options})


def kinds(made, last):
    return [entry.kind for entry in made.log][-last:]


def same_from_log(made):
    """The same table, read from its stored entries."""
    stored = [read_entry(entry.n, entry.kind, entry.data, entry.time) for entry in made.log]
    made.log = stored
    return again(made)


def refused(call, *values):
    with pytest.raises((Conflict, Forbidden, InvalidCommand)) as error:
        call(*values)
    return error.value.key


# resigning


@pytest.mark.parametrize("game", ["leduc", "solari", "solenia", "solarius"])
@pytest.mark.parametrize("seat", [0, 1])
def test_of_two_players_the_other_wins_and_the_score_stays(game, seat):
    made = table(game, chance=Luck(5), guests=(ADA, BOB), options={} if game == "leduc" else {"players": 2})
    before = made.scores
    guest = (ADA, BOB)[seat]
    ending_commands.resign(made, guest, seat, "Name")
    for now in (made, same_from_log(made)):
        assert now.over
        assert not now.running
        assert now.waits_for == -1
        assert now.scores.winners == (1 - seat,)
        assert now.scores.points == before.points
        assert now.scores.sheet == before.sheet
        assert now.ending.resigned == {seat: "Name"}
    assert kinds(made, 2) == ["resign", "finish"]
    assert made.seats[seat].guest == guest, "for a rematch"


def test_resigning_against_a_bot_ends_the_game():
    made = table("solari", ("me", "bot:random"), Luck(1), options={"players": 2})
    ending_commands.resign(made, ADA, 0, "Ada")
    assert made.over
    assert made.scores.winners == (1,)


def test_of_three_players_a_bot_plays_on_and_the_others_can_win():
    made = three()
    ending_commands.resign(made, BOB, 1, "Bob")
    assert not made.over
    assert made.seats[1].kind == "bot"
    assert BOB not in made.players(), "nobody has to ask Bob any more"
    assert refused(commands.take_seat, made, BOB, "Bob", 1) == "error-seat-closed"
    assert not made.hints, "a bot that plays for a person brings no hints"
    ending_commands.resign(made, ADA, 0, "Ada")
    assert made.over, "one side is left"
    assert made.scores.winners == (2,)
    assert same_from_log(made).scores.winners == (2,)


def test_who_resigned_does_not_win_though_the_bot_at_their_seat_does():
    position = three().position
    assert find_winners(position, [9, 5, 5], {0}, ended_early=True) == (1, 2), "equal points share the victory"
    assert find_winners(position, [9, 5, 6], {0}, ended_early=True) == (2,)
    assert find_winners(position, [9, 5, 6], (), ended_early=True) == (0,)
    assert find_winners(position, [9, 5, 6], (), ended_early=False) == (), "the game runs"


def test_with_bots_only_left_the_game_ends():
    made = three(seats=("me", "bot:random", "bot:random"), guests=(ADA,))
    ending_commands.resign(made, ADA, 0, "Ada")
    assert made.over
    assert 0 not in made.scores.winners


def test_a_partner_plays_on_with_a_bot_and_the_team_may_win():
    made = table(
        "solari", ("me", "open", "open", "open"), Luck(2), (ADA, BOB, EVE, "guest-dan"), {"players": 4, "teams": True}
    )
    ending_commands.resign(made, ADA, 0, "Ada")
    assert not made.over
    assert find_winners(made.position, [3, 0, 1, 2], {0}, ended_early=True) == (0, 2)
    ending_commands.resign(made, EVE, 2, "Eve")
    assert made.over
    assert made.scores.winners == (1, 3), "the whole team resigned"


def test_a_solo_player_who_resigns_has_lost():
    made = table("solenia", ("me",), Luck(1), options={"players": 1})
    ending_commands.resign(made, ADA, 0, "Ada")
    assert made.over
    assert made.scores.winners == ()


def test_who_may_resign():
    made = two()
    assert refused(ending_commands.resign, made, EVE, 0, "Eve") == "error-not-your-seat"
    assert refused(ending_commands.resign, made, ADA, 1, "Ada") == "error-not-your-seat"
    assert refused(ending_commands.resign, made, ADA, 7, "Ada") == "error-no-seat"
    ending_commands.resign(made, ADA, 0, "Ada")
    assert refused(ending_commands.resign, made, ADA, 0, "Ada") == "error-over", "the second client"
    assert refused(ending_commands.resign, made, BOB, 1, "Bob") == "error-over"
    assert refused(play, made, ADA, "call") == "error-over"
    waiting = table()
    assert refused(ending_commands.resign, waiting, ADA, 0, "Ada") == "error-waiting"
    bots = table("solari", ("me", "bot:random"), Luck(1), options={"players": 2})
    assert refused(ending_commands.resign, bots, ADA, 1, "Ada") == "error-not-your-seat", "a bot's seat"


# an offer to end the game


@pytest.mark.parametrize("game", PLAYERS)
def test_all_agree_and_the_points_count_as_they_stand(game):
    names = (ADA, BOB, EVE)[: PLAYERS[game]]
    made = table(game, ("me", "open", "open")[: len(names)], Luck(4), names, {"players": len(names)})
    for _ in range(12):
        play(made, names[made.waits_for], made.position.legal[0])
    before = made.scores
    ending_commands.offer_end(made, BOB)
    n = made.ending.offer.n
    for guest in (name for name in names if name != BOB):
        assert not made.over
        ending_commands.answer_offer(made, guest, n, True)
    for now in (made, same_from_log(made)):
        assert now.over
        assert now.ending.why == "agreed"
        assert now.scores.points == before.points
        best = max(before.points)
        assert now.scores.winners == tuple(seat for seat, points in enumerate(before.points) if points == best)


def test_with_bots_alone_nobody_is_asked():
    made = table("solari", ("me", "bot:random"), Luck(1), options={"players": 2})
    ending_commands.offer_end(made, ADA)
    assert made.over


def test_declined_withdrawn_and_played_on():
    made = two()
    for answer, kind in (
        (lambda n: ending_commands.answer_offer(made, BOB, n, False), ""),
        (lambda n: ending_commands.answer_offer(made, ADA, n, False), "withdrawn"),
    ):
        ending_commands.offer_end(made, ADA)
        answer(made.ending.offer.n)
        assert made.ending.offer is None
        assert made.log[-1].body.why == kind
        assert made.running
    ending_commands.offer_end(made, ADA)
    play(made, ADA, "call")
    assert made.ending.offer is not None, "whoever offers may go on playing"
    play(made, BOB, "raise")
    assert made.ending.offer is None
    assert "decline" in kinds(made, 2)


def test_two_offers_at_once_and_a_stale_answer():
    made = two()
    ending_commands.offer_end(made, ADA)
    n = made.ending.offer.n
    ending_commands.offer_end(made, ADA)
    assert made.ending.offer.n == n, "the same offer again"
    assert refused(ending_commands.offer_end, made, BOB) == "error-offer-open"
    assert refused(ending_commands.answer_offer, made, BOB, n - 1, True) == "error-offer"
    assert refused(ending_commands.answer_offer, made, EVE, n, True) == "error-not-your-seat"
    ending_commands.answer_offer(made, ADA, n, True)
    assert not made.over, "nobody accepts the own offer"
    ending_commands.answer_offer(made, BOB, n, True)
    assert made.over
    assert refused(ending_commands.answer_offer, made, BOB, n, True) == "error-over"
    assert refused(ending_commands.offer_end, made, ADA) == "error-over"


def test_an_offer_falls_when_a_seat_changes_hands_and_an_undo_question_with_the_game():
    made = three()
    ending_commands.offer_end(made, ADA)
    commands.give_seat_to_bot(made, BOB, 1, "random", ["random"])
    assert made.ending.offer is None
    made = two()
    play(made, ADA, "call")
    commands.request_undo(made, ADA, made.count, made.base)
    ending_commands.resign(made, BOB, 1, "Bob")
    assert made.undo_request is None


def test_a_turn_that_waits_for_confirmation_does_not_keep_the_game_open():
    made = two(confirm=True)
    play(made, ADA, "call")
    assert made.to_confirm() == 0
    ending_commands.resign(made, BOB, 1, "Bob")
    assert made.over
    assert made.to_confirm() == -1


# sealed files


def agreed(made):
    ending_commands.offer_end(made, ADA)
    ending_commands.answer_offer(made, BOB, made.ending.offer.n, True)


@pytest.mark.parametrize("end", [agreed, lambda made: ending_commands.resign(made, BOB, 1, "Bob")])
def test_a_sealed_file_with_an_early_end_is_verified(end, tmp_path):
    sealed = begin()
    made = sealed.table
    sealed.play()
    end(made)
    text = write_sealed_game(made)
    assert not verify_sealed_game(text.encode()).findings
    assert '"over":true' in text
    file = tmp_path / "leduc.sealed"
    file.write_text(text)
    code, said = run_second(file, "--receipt", keep_receipt(tmp_path, sealed.pages[ADA].receipt))
    assert code == 0, said
