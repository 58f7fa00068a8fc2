"""Files for the table of forged files: honest games, incomplete receipts, and attacks on formats 1 and 2."""

import copy
import secrets
from typing import Any

from perihelion.fair.sealed_file import FORMATS
from perihelion.table import commands, ending_commands
from tests.fair.forged_files import NOT_PROVEN, PROVEN, WRONG, Lines, case, finish, game, old_receipt_of, whole_game
from tests.fair.forging import (
    ask,
    begin,
    chain_of,
    commit_both,
    draw_again,
    end_early,
    entry,
    offer,
    recommit,
    renumber,
    undo_a_draw,
    where,
)
from tests.fair.sealed_games import first
from tests.table.tables import ADA, BOB, LEVELS

# honest games of format 4


@case(NOT_PROVEN, PROVEN)
def honest():
    return whole_game()


@case(NOT_PROVEN, PROVEN)
def honest_and_started_twice():
    return whole_game(rounds=2)


@case(NOT_PROVEN, PROVEN)
def honest_and_one_player_left_out_after_two_failures():
    return whole_game(rounds=3)


@case(NOT_PROVEN, NOT_PROVEN)
def honest_but_the_server_alone():
    return whole_game(contributes=False)


@case(NOT_PROVEN, PROVEN)
def honest_and_somebody_left_while_contributions_were_revealed():
    sealed = commit_both()
    sealed.pages[ADA].reveal()
    commands.give_seat_to_bot(sealed.table, BOB, 1, "random", LEVELS)
    sealed.pages[ADA].commit()
    sealed.pages[ADA].reveal()
    return finish(sealed)


@case(NOT_PROVEN, PROVEN)
def honest_and_draws_taken_back_by_agreement():
    sealed = begin()
    sealed.play()
    sealed.play()
    commands.request_undo(sealed.table, BOB, sealed.table.count, sealed.table.moments[1])
    commands.answer_undo(sealed.table, ADA, True)
    return finish(sealed)


@case(NOT_PROVEN, PROVEN)
def honest_and_ended_by_agreement():
    sealed = begin()
    sealed.play()
    ending_commands.offer_end(sealed.table, BOB)
    ending_commands.answer_offer(sealed.table, ADA, sealed.table.ending.offer.n, True)
    return finish(sealed)


@case(NOT_PROVEN, PROVEN)
def honest_and_a_bot_plays_for_the_other_player():
    sealed = begin()
    sealed.play()
    commands.give_seat_to_bot(sealed.table, BOB, 1, "random", LEVELS)
    return finish(sealed)


@case(NOT_PROVEN, PROVEN)
def honest_and_the_players_own_chain_ended():
    """Bob decided once on another device, which has no links: nobody could choose the draws all the same."""
    sealed = begin()
    sealed.play()
    commands.play_action(sealed.table, BOB, "call", sealed.table.count, link="none")
    return finish(sealed, BOB)


@case(NOT_PROVEN, PROVEN)
def honest_and_a_visitor_contributed_before_a_bot_took_the_seat():
    """In the closed list, so fixed before Ada's contribution was known."""
    sealed = begin()
    commands.give_seat_to_bot(sealed.table, BOB, 1, "random", LEVELS)
    return finish(sealed)


# what a receipt lacks


@case(NOT_PROVEN, NOT_PROVEN)
def receipt_without_a_seal():
    """The page noted the seal only after it had committed: then it notes none."""
    lines, receipt = game()
    return lines, receipt | {"seals": {}}


@case(NOT_PROVEN, NOT_PROVEN)
def receipt_without_a_closing():
    lines, receipt = game()
    return lines, receipt | {"closings": {}}


@case(NOT_PROVEN, NOT_PROVEN)
def receipt_without_a_contribution():
    lines, receipt = game()
    return lines, receipt | {"contributions": {}}


@case(NOT_PROVEN, NOT_PROVEN)
def receipt_with_the_closing_of_an_earlier_round_only():
    lines, receipt = game(rounds=2)
    return lines, receipt | {"closings": {"1": receipt["closings"]["1"]}}


@case(NOT_PROVEN, NOT_PROVEN)
def receipt_of_the_earlier_format():
    lines, receipt = game()
    return lines, {name: receipt[name] for name in ("table", "seals", "contributions", "heads")} | {
        "format": "perihelion receipt 1",
        "seat": 0,
    }


@case(NOT_PROVEN, WRONG, "verify-receipt-table")
def receipt_of_another_table():
    lines, receipt = game()
    return lines, receipt | {"table": "another"}


# formats 1 and 2


@case(NOT_PROVEN, NOT_PROVEN)
def format_1_as_it_was():
    return game(number=1)


@case(NOT_PROVEN, NOT_PROVEN)
def format_2_as_it_was():
    return game(number=2)


@case(NOT_PROVEN, NOT_PROVEN)
def format_2_with_a_late_seal():
    """The server waits for the contributions, then looks for a secret. The page notes the seal whenever it is shown."""
    lines, _ = game(number=2)
    first(lines, "seal")["secret"] = secrets.token_hex(32)
    recommit(lines)
    draw_again(lines)
    return lines, old_receipt_of(lines)


def add_puppet(lines: Lines, **person: int) -> None:
    """An accomplice at Bob's seat contributes what the server chose after Ada revealed; in the file it comes before."""
    for line in [line for line in lines if line.get("kind") in ("commit", "reveal") and line["seat"] == 1]:
        lines.remove(line)
    last = where(lines, "reveal") if not person else where(lines, "commitments")
    lines.insert(last, entry("commit", round=1, k=1, seat=1, commitment="", **person))
    lines.insert(where(lines, "sealed"), entry("reveal", round=1, k=1, seat=1, value=secrets.token_hex(32)))
    recommit(lines)
    draw_again(lines)


@case(NOT_PROVEN, NOT_PROVEN)
def format_2_with_a_late_puppet():
    lines, _ = game(number=2)
    add_puppet(lines)
    return lines, old_receipt_of(lines)


def leave_and_return(lines: Lines, **person: int) -> None:
    """Bob committed in time, left when Ada's contribution was known, and came back with another commitment."""
    seat, at = first(lines, "seat"), where(lines, "commit", 1) + 1
    left = entry("seat", seat=1, holds="free", name="", level="", who="Bob", why="leave")
    again = entry("commit", round=1, k=2, seat=1, commitment="", **person)
    lines[at:at] = [left, copy.deepcopy(seat), again]
    first(lines, "reveal", 1).update(k=2, value=secrets.token_hex(32))
    recommit(lines)
    draw_again(lines)


@case(NOT_PROVEN, NOT_PROVEN)
def format_2_with_an_accomplice_who_leaves_and_returns():
    lines, _ = game(number=2)
    leave_and_return(lines)
    return lines, old_receipt_of(lines)


@case(NOT_PROVEN, NOT_PROVEN)
def format_2_with_a_visitor_at_the_seat_of_a_bot():
    """The visitor sits there for the seal only."""
    lines, _ = game(number=2)
    add_puppet(lines)
    at = where(lines, "reveal") + 1
    lines.insert(at, entry("seat", seat=1, holds="bot", name="", level="random", who="Bob", why="bot"))
    first(lines, "sealed")["seats"] = [0]
    draw_again(lines)
    return lines, old_receipt_of(lines)


def sit_again(**person: int) -> dict[str, Any]:
    """Ada's own seat, taken by herself once more."""
    return entry("seat", seat=0, holds="person", name="Ada", level="", who="Ada", why="take", **person)


def without_person(*entries: dict[str, Any]) -> list[dict[str, Any]]:
    return [{name: value for name, value in line.items() if name != "person"} for line in entries]


@case(NOT_PROVEN, NOT_PROVEN)
def format_2_undone_after_a_seat_entry_at_a_lower_seat():
    """It drops the consent that was needed of Bob, at the higher seat."""
    lines, _ = game(BOB, number=2)
    undo_a_draw(lines, sit_again(), *without_person(ask()), agreed=True)
    return lines, old_receipt_of(lines, 1)


@case(NOT_PROVEN, NOT_PROVEN)
def format_2_ended_after_a_seat_entry_at_a_lower_seat():
    lines, _ = game(BOB, number=2)
    end_early(lines, sit_again(), *without_person(offer()), entry("finish", why="agreed"))
    return lines, old_receipt_of(lines, 1)


@case(WRONG, WRONG, "verify-undo-alone")
def format_2_undone_by_one_player():
    lines, receipt = game(BOB, number=2)
    undo_a_draw(lines, *without_person(ask()), agreed=True)
    return lines, receipt


@case(WRONG, WRONG, "verify-restart")
def format_2_restarted_without_a_reason():
    lines, receipt = game(number=2)
    add_rounds(lines, 3)
    return lines, receipt


def add_rounds(lines: Lines, count: int) -> None:
    """The server begins `count` rounds before the one that it likes."""
    seal = first(lines, "seal")
    at, others = lines.index(seal), []
    for number in range(1, count + 1):
        others.append(copy.deepcopy(seal) | {"round": number, "secret": secrets.token_hex(32)})
    for line in lines:
        if "round" in line:
            line["round"] = count + 1
    lines[at:at] = others
    recommit(lines)


@case(NOT_PROVEN, NOT_PROVEN)
def format_1_with_39_restarts():
    lines, _ = game(number=1)
    add_rounds(lines, 39)
    draw_again(lines)
    return lines, old_receipt_of(lines)


@case(NOT_PROVEN, NOT_PROVEN)
def format_1_with_a_contribution_added_later():
    lines, _ = game(number=1)
    lines.insert(-1, entry("contribute", round=1, seat=1, value=secrets.token_hex(32)))
    renumber(lines)
    return lines, old_receipt_of(lines)


@case(WRONG, WRONG, "verify-link")
def format_2_with_a_link():
    lines, receipt = game(number=2)
    first(lines, "action")["link"] = chain_of(ADA).links[3].hex()
    return lines, receipt


# games of today


def rewrite_format(lines: Lines, number: int) -> None:
    """Write a game of today as one of an earlier format, which asks for less."""
    lines[0]["format"] = FORMATS[number]
    lines.remove(first(lines, "commitments"))
    for line in [*lines, *first(lines, "seats")["seats"]]:
        line.pop("person", None)
    first(lines, "seal")["format"] = number
    recommit(lines)
    draw_again(lines)


@case(NOT_PROVEN, WRONG, "verify-receipt-seal")
def rewritten_as_format_1():
    lines, receipt = game()
    rewrite_format(lines, 1)
    return lines, receipt


@case(NOT_PROVEN, WRONG, "verify-receipt-seal")
def rewritten_as_format_2():
    lines, receipt = game()
    rewrite_format(lines, 2)
    return lines, receipt
