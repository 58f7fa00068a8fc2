"""Forged entries of another form than a server writes: secrets, links, persons, and entries that lack something."""

import secrets

from perihelion.fair.links import hash_repeatedly
from tests.fair.forging import agree, ask, draw_again, played, recommit, undo_a_draw
from tests.fair.sealed_games import first, linked, objects

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


def choice_said_to_be_forced(lines):
    """A forced action needs no link."""
    first(lines, "action")["auto"] = True


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


def decision_of_no_seat(lines):
    """Nobody would have to bring a link with it, or end a chain without one."""
    action = linked(lines)
    del action["seat"], action["link"]


def outcome_without_the_number_of_outcomes(lines):
    """Without it nobody would compare the outcome with the key."""
    drawn = first(lines, "outcome", 2)
    drawn["text"] = next(text for text, _ in drawn["odds"] if text != drawn["text"])
    del drawn["of"]


def seat_without_a_number(lines):
    del first(lines, "seat")["seat"]


def seat_without_a_holder(lines):
    del first(lines, "seat")["holds"]


def commitment_without_a_round(lines):
    del first(lines, "commit")["round"]


def one_as_a_mark(lines):
    first(lines, "action")["auto"] = 1
