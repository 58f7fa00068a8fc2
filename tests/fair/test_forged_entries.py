"""More forged files, by somebody who read both verifiers first: each says something that no server writes.

All fit together otherwise: the hashes, the commitments and, where the seal was changed, all draws and the result.
"""

import copy
import secrets

import pytest

from perihelion.fair.links import hash_repeatedly
from perihelion.fair.receipt import read_receipt
from perihelion.fair.verify import verify_sealed_game
from perihelion.words import Words
from tests.fair.forging import (
    agree,
    ask,
    draw_again,
    end_early,
    entry,
    offer,
    played,
    recommit,
    renumber,
    rewrite_seal,
    undo_a_draw,
    where,
)
from tests.fair.sealed_games import first, keep_receipt, linked, objects, rewritten
from tests.fair.second_verifier import run_second

# draws that are taken back until they please


def undone_by_one_player(lines):
    undo_a_draw(lines)


def undone_though_nobody_was_asked(lines):
    undo_a_draw(lines, agreed=True)


def undone_though_somebody_refused(lines):
    undo_a_draw(lines, ask(), entry("refuse", seat=1, to=4, person=1), agreed=True)


def undone_without_the_other_player(lines):
    """Ada asks, nobody answers, and the draw is taken back."""
    undo_a_draw(lines, ask(), agreed=True)


def undone_though_another_moment_was_asked_for(lines):
    undo_a_draw(lines, ask(to=3), agree(to=3), agreed=True)


def agreed_in_the_name_of_another(lines):
    """Ada agrees to her own question as Bob."""
    undo_a_draw(lines, ask(), entry("agree", seat=0, to=4, person=1), agreed=True)


def agreed_by_nobody(lines):
    """The entry does not say which person agreed."""
    undo_a_draw(lines, ask(), entry("agree", seat=1, to=4), agreed=True)


# the end


def played_on_after_the_end(lines):
    """The table was given up before the last action, which follows nevertheless."""
    lines.insert(where(lines, "action", 3), entry("close", why="host"))
    renumber(lines)


def finished_game_given_up(lines):
    """Whoever lost says that the game never came to its end."""
    lines.insert(-1, entry("close", why="host"))
    renumber(lines)
    lines[-1]["over"] = False


def points_as_fractions(lines):
    lines[-1]["points"] = [float(point) for point in lines[-1]["points"]]


def more_in_the_result(lines):
    lines[-1]["prize"] = "to Ada"


def more_in_the_head(lines):
    lines[0]["checked"] = "by the makers of the game"


# people


def other_people(lines):
    """The seats are given out a second time, under other names."""
    seats = copy.deepcopy(first(lines, "seats"))
    seats["seats"][0]["name"] = "Mallory"
    lines.insert(where(lines, "sealed"), seats)
    renumber(lines)


def no_such_seat(lines):
    """The last seat, counted from the end."""
    lines.insert(where(lines, "start"), {**first(lines, "seat"), "seat": -1, "name": "Mallory"})
    renumber(lines)


def contribution_of_a_bot(lines):
    """The server contributes in the name of a bot."""
    first(lines, "seat").update(holds="bot", level="greedy")


def contribution_of_nobody(lines):
    """The server contributes for a seat that the game does not have."""
    for kind in ("commit", "reveal"):
        first(lines, kind, 1)["seat"] = 7
    recommit(lines)
    draw_again(lines)


def two_contributions_of_one_seat(lines):
    lines.insert(where(lines, "commitments"), entry("commit", round=1, k=2, seat=1, person=1, commitment=""))
    lines.insert(where(lines, "sealed"), entry("reveal", round=1, k=2, seat=1, value=secrets.token_hex(32)))
    recommit(lines)
    draw_again(lines)


def revealed_by_another_seat(lines):
    for line in lines:
        if line.get("kind") == "reveal":
            line["seat"] = 1 - line["seat"]


def seats_without_a_part(lines):
    """Nobody contributed, but the file names contributors."""
    lines[:] = objects(played(contributes=False)[0])
    first(lines, "sealed")["seats"] = [0, 1]


def restarts_for_invented_seats(lines):
    """The start is repeated as often as the server likes: seats that do not exist fail to reveal."""
    seal = first(lines, "seal")
    rounds = []
    for number in range(1, 6):
        other = copy.deepcopy(seal)
        without = [] if number == 1 else [5 + number]
        rewrite_seal(lines, other, round=number, secret=secrets.token_hex(32), without=without)
        made = secrets.token_hex(32)
        rounds += [other, entry("commit", round=number, k=0, seat=6 + number, person=6 + number, commitment=made)]
        rounds.append(entry("commitments", round=number, hash=""))
    at = lines.index(seal)
    for line in lines[at:]:
        if "round" in line:
            line["round"] = 6
    rewrite_seal(lines, seal, without=[11])
    lines[at:at] = rounds
    recommit(lines)
    draw_again(lines)


def left_out_for_no_reason(lines):
    first(lines, "seal")["left_out"] = [1]


# secrets


def short_secret(lines):
    """One byte, which anybody can guess while the game runs."""
    first(lines, "seal")["secret"] = "07"
    recommit(lines)
    draw_again(lines)


def no_secret(lines):
    first(lines, "seal")["secret"] = ""
    recommit(lines)
    draw_again(lines)


def empty_contribution(lines):
    """Bob's contribution has no bytes, so the server knows it beforehand."""
    first(lines, "reveal", 1)["value"] = ""
    recommit(lines)
    draw_again(lines)


def secret_in_capitals(lines):
    """The same bytes in other letters: the file of one game must not exist twice."""
    seal = first(lines, "seal")
    seal["secret"] = seal["secret"].upper()


def other_rules_in_the_seal(lines):
    """The commitment covers other rules than those that the file names."""
    rules = {**lines[0]["rules"], "version": lines[0]["rules"]["version"] + 1}
    first(lines, "seal")["rules"] = rules
    recommit(lines)
    draw_again(lines)


def other_order(lines):
    """Contributions are numbered so that they stand in another order in the key."""
    for kind in ("commit", "reveal"):
        first(lines, kind, 1)["k"] = -1
    recommit(lines)
    draw_again(lines)


def commitment_in_capitals(lines):
    """A commitment that is revealed by nobody, because the round restarts: still 32 bytes, written in one way."""
    text, _ = played(rounds=2)
    lines[:] = objects(text)
    made = first(lines, "commit", 1)
    made["commitment"] = made["commitment"].upper()
    recommit(lines)


# links and persons


def link_in_capitals(lines):
    action = linked(lines)
    action["link"] = action["link"].upper()


def long_link(lines):
    """Bob's chain has a link of 33 bytes, which he fixed before the game."""
    seed = secrets.token_bytes(33)
    first(lines, "reveal", 1)["value"] = hash_repeatedly(seed, 3).hex()
    recommit(lines)
    draw_again(lines)
    first(lines, "action", 1)["link"] = seed.hex()


def link_of_an_undo(lines):
    undo_a_draw(lines, ask(), agree(), agreed=True)
    first(lines, "undo")["link"] = linked(lines)["link"]


def true_as_a_person(lines):
    first(lines, "commit", 1)["person"] = True


def true_as_a_person_at_a_seat(lines):
    first(lines, "seats")["seats"][0]["person"] = False


def commitment_of_no_person(lines):
    del first(lines, "commit", 1)["person"]


def seat_of_no_person(lines):
    """Bob's seat does not say which person has it."""
    del first(lines, "seat")["person"]


# entries


def fraction_as_a_number(lines):
    first(lines, "outcome", 2)["draw"] = 2.0


def fractions_as_weights(lines):
    for line in lines:
        if line.get("kind") == "outcome":
            line["odds"] = [[text, float(weight)] for text, weight in line["odds"]]


def true_as_a_number(lines):
    first(lines, "outcome", 1)["draw"] = True


def time_that_is_none(lines):
    first(lines, "outcome")["time"] = float("nan")


def other_phase(lines):
    """The card of the board is said to have been dealt to a player, which counts in the statistics."""
    first(lines, "outcome", 2)["phase"] = "DEAL"


def seen_by_another(lines):
    first(lines, "outcome")["to"] = 1


RULES = "not proven without the rules: actions, odds, phases, who saw a draw, which actions were forced, the result\n"
NOT_PROVEN = "nothing is proven for anybody without a receipt: this may not be the game that was played\n" + RULES
ONLY_BY_RULES = None
"""The second verifier knows no rules, so it cannot find this one without a receipt."""

# early ends


def ended_by_nobody(lines):
    """The game is cut off where Ada leads, and said to be ended by agreement."""
    end_early(lines, entry("finish", why="agreed"))


def ended_though_one_declined(lines):
    end_early(lines, offer(), entry("decline", seat=1, person=1), entry("finish", why="agreed"))


def ended_without_the_other_player(lines):
    end_early(lines, offer(), entry("finish", why="agreed"))


def ended_in_the_name_of_another(lines):
    end_early(lines, offer(), entry("accept", seat=0, person=1), entry("finish", why="agreed"))


def resign():
    return entry("resign", seat=1, name="Bob", person=1)


def ended_by_no_resignation(lines):
    end_early(lines, entry("finish", why="resigned"))


def played_on_after_an_early_end(lines):
    at = where(lines, "action", 3)
    lines[at:at] = [resign(), entry("finish", why="resigned")]
    renumber(lines)


def winner_who_resigned(lines):
    end_early(lines, resign(), entry("finish", why="resigned"))
    lines[-1]["winners"] = [1]


FORGED = {
    undone_by_one_player: ("verify-undo-alone", "nobody agreed"),
    undone_though_nobody_was_asked: ("verify-undo-alone", "nobody agreed"),
    undone_without_the_other_player: ("verify-undo-alone", "nobody agreed"),
    undone_though_somebody_refused: ("verify-undo-alone", "nobody agreed"),
    undone_though_another_moment_was_asked_for: ("verify-undo-alone", "nobody agreed"),
    agreed_in_the_name_of_another: ("verify-people", "somebody else"),
    agreed_by_nobody: ("verify-people", "somebody else"),
    ended_by_nobody: ("verify-end-alone", "ended early"),
    ended_though_one_declined: ("verify-end-alone", "ended early"),
    ended_without_the_other_player: ("verify-end-alone", "ended early"),
    ended_in_the_name_of_another: ("verify-people", "somebody else"),
    ended_by_no_resignation: ("verify-end-resigned", "ended early"),
    played_on_after_an_early_end: ("verify-closed", "given up before"),
    winner_who_resigned: ("verify-result", ONLY_BY_RULES),
    played_on_after_the_end: ("verify-closed", "given up before"),
    finished_game_given_up: ("verify-result", ONLY_BY_RULES),
    points_as_fractions: ("verify-result", "the result"),
    more_in_the_result: ("verify-keys", "does not belong"),
    more_in_the_head: ("verify-keys", "does not belong"),
    other_people: ("verify-people", "seats"),
    no_such_seat: ("verify-people", "seat"),
    contribution_of_a_bot: ("verify-no-person", "no person"),
    contribution_of_nobody: ("verify-people", "somebody else"),
    two_contributions_of_one_seat: ("verify-late", "committed"),
    revealed_by_another_seat: ("verify-reveal", "does not match"),
    seats_without_a_part: ("verify-no-part", "no part"),
    restarts_for_invented_seats: ("verify-people", "somebody else"),
    left_out_for_no_reason: ("verify-restart", "without a reason"),
    short_secret: ("verify-bytes", "32 bytes"),
    no_secret: ("verify-bytes", "32 bytes"),
    empty_contribution: ("verify-bytes", "32 bytes"),
    secret_in_capitals: ("verify-bytes", "32 bytes"),
    other_rules_in_the_seal: ("verify-secret", "does not match"),
    other_order: ("verify-late", "committed"),
    commitment_in_capitals: ("verify-bytes", "32 bytes"),
    link_in_capitals: ("verify-bytes", "the link"),
    long_link: ("verify-bytes", "the link"),
    link_of_an_undo: ("verify-keys", "the link"),
    true_as_a_person: ("verify-wrong", "should stand here"),
    true_as_a_person_at_a_seat: ("verify-wrong", "person"),
    commitment_of_no_person: ("verify-people", "somebody else"),
    seat_of_no_person: ("verify-people", "somebody else"),
    fraction_as_a_number: ("verify-wrong", "should stand here"),
    fractions_as_weights: ("verify-wrong", "other odds"),
    true_as_a_number: ("verify-wrong", "should stand here"),
    time_that_is_none: ("verify-keys", "time"),
    other_phase: ("verify-odds", ONLY_BY_RULES),
    seen_by_another: ("verify-odds", ONLY_BY_RULES),
}
"""What the two verifiers say, without any receipt."""


@pytest.mark.parametrize("forge", FORGED, ids=lambda forge: forge.__name__)
def test_what_no_server_writes_is_refused_by_both_verifiers(forge, tmp_path):
    text, kept = played()
    lines = objects(text)
    forge(lines)
    forged = rewritten(lines)
    key, says = FORGED[forge]
    findings = verify_sealed_game(forged.encode()).findings
    assert [finding.key for finding in findings] == [key]
    assert all(Words(lang, "perihelion.play")(key, **findings[0].values) for lang in ("en", "de"))
    file, receipt = tmp_path / "forged.sealed", keep_receipt(tmp_path, kept)
    file.write_text(forged)
    code, said = run_second(file)
    assert code == (3 if says is ONLY_BY_RULES else 1)
    assert (says or NOT_PROVEN) in said
    assert "Traceback" not in said
    assert verify_sealed_game(forged.encode(), [read_receipt(receipt.read_bytes())]).findings
    code, said = run_second(file, "--receipt", receipt)
    if forge is finished_game_given_up:  # it changes only what comes after the last hash
        last = max(map(int, kept["heads"]))
        assert (code, f"not proven: what comes after entry {last}\n{RULES}" in said) == (0, True)
    else:
        assert code == 1
