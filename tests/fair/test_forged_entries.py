"""More forged files, by an attacker who read both verifiers first: each says something that no server writes.

All fit together otherwise: the hashes, the commitments and, if the seal was changed, all draws and the result.
"""

import copy
import secrets

import pytest

from perihelion.fair.receipt import read_receipt
from perihelion.fair.verify import verify_sealed_game
from perihelion.words import Words
from tests.fair import forged_forms as forms
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
from tests.fair.sealed_games import first, keep_receipt, objects, rewritten
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


def agreed_to_another_moment(lines):
    undo_a_draw(lines, ask(), agree(to=3), agreed=True)


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
    """The loser says that the game never came to its end."""
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
    agreed_to_another_moment: ("verify-undo-alone", "nobody agreed"),
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
    forms.short_secret: ("verify-bytes", "32 bytes"),
    forms.no_secret: ("verify-bytes", "32 bytes"),
    forms.empty_contribution: ("verify-bytes", "32 bytes"),
    forms.secret_in_capitals: ("verify-bytes", "32 bytes"),
    forms.other_rules_in_the_seal: ("verify-secret", "does not match"),
    forms.other_order: ("verify-late", "committed"),
    forms.commitment_in_capitals: ("verify-bytes", "32 bytes"),
    forms.link_in_capitals: ("verify-bytes", "the link"),
    forms.long_link: ("verify-bytes", "the link"),
    forms.link_of_an_undo: ("verify-keys", "the link"),
    forms.choice_said_to_be_forced: ("verify-forced", ONLY_BY_RULES),
    forms.true_as_a_person: ("verify-wrong", "should stand here"),
    forms.true_as_a_person_at_a_seat: ("verify-wrong", "person"),
    forms.commitment_of_no_person: ("verify-people", "somebody else"),
    forms.seat_of_no_person: ("verify-people", "somebody else"),
    forms.fraction_as_a_number: ("verify-wrong", "should stand here"),
    forms.fractions_as_weights: ("verify-wrong", "other odds"),
    forms.true_as_a_number: ("verify-wrong", "should stand here"),
    forms.time_that_is_none: ("verify-keys", "time"),
    forms.decision_of_no_seat: ("verify-wrong", "should stand here"),
    forms.outcome_without_the_number_of_outcomes: ("verify-wrong", "should stand here"),
    forms.seat_without_a_number: ("verify-wrong", "should stand here"),
    forms.seat_without_a_holder: ("verify-wrong", "should stand here"),
    forms.commitment_without_a_round: ("verify-wrong", "should stand here"),
    forms.one_as_a_mark: ("verify-wrong", "should stand here"),
    forms.other_phase: ("verify-odds", ONLY_BY_RULES),
    forms.seen_by_another: ("verify-odds", ONLY_BY_RULES),
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
    assert all(Words(lang, "perihelion.fair")(key, **findings[0].values) for lang in ("en", "de"))
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
