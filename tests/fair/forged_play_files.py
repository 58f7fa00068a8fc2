"""Files for the table of forged files: attacks on links, consent and draws of format 4.

The honest player is Ada, sometimes Bob.
"""

from perihelion.play import commands, ending_commands
from tests.fair.forged_files import NOT_PROVEN, WRONG, Lines, case, finish, game, redraw_board, strip_links
from tests.fair.forged_old_files import sit_again
from tests.fair.forging import (
    agree,
    ask,
    begin,
    chain_of,
    draw_again,
    end_early,
    entry,
    offer,
    renumber,
    undo_a_draw,
    where,
)
from tests.fair.sealed_games import first
from tests.play.tables import ADA, BOB, LEVELS

# links


@case(NOT_PROVEN, NOT_PROVEN)
def link_stripped():
    """Ada's first decision is written without its link, and the game is drawn without it.

    It could also come from another device of hers at the same moment, so it is not called wrong.
    """
    lines, receipt = game()
    draw_again(lines, first_action={})
    return lines, receipt | {"links": {"3": 2}}


@case(NOT_PROVEN, NOT_PROVEN)
def decision_said_to_be_late():
    """The server got Ada's decision with its link, and says that she was late and a bot played for her."""
    lines, receipt = game()
    draw_again(lines, first_action={"bot": "greedy", "late": True})
    return lines, receipt | {"links": {"3": 2}}


@case(NOT_PROVEN, WRONG, "verify-receipt-link")
def link_stripped_and_another_one_asked_for_too_early():
    lines, receipt = game()
    draw_again(lines, first_action={})
    return lines, receipt | {"links": {"3": 2, "5": 5}}


@case(WRONG, WRONG, "verify-link")
def link_of_another_draw():
    lines, receipt = game()
    first(lines, "action")["link"] = chain_of(ADA).links[4].hex()
    return lines, receipt


@case(WRONG, WRONG, "verify-link")
def link_of_another_player():
    lines, receipt = game()
    first(lines, "action")["link"] = chain_of(BOB).links[3].hex()
    return lines, receipt


@case(WRONG, WRONG, "verify-link")
def link_after_the_chain_ended():
    """An accomplice leaves links out until one of them brings the draw that they want."""
    lines, receipt = game()
    draw_again(lines, first_action={})
    first(lines, "action", 2)["link"] = chain_of(ADA).links[4].hex()
    return lines, receipt


@case(WRONG, WRONG, "verify-link")
def link_of_a_bot():
    lines, receipt = game(BOB)
    first(lines, "action").update(bot="greedy", late=True)
    return lines, receipt


@case(WRONG, WRONG, "verify-link")
def link_of_a_forced_action():
    lines, receipt = game()
    first(lines, "action")["auto"] = True
    return lines, receipt


@case(WRONG, WRONG, "verify-link")
def link_after_the_seat_changed_hands():
    lines, receipt = game(BOB)
    lines.insert(where(lines, "action"), sit_again(person=0))
    renumber(lines)
    return lines, receipt


@case(NOT_PROVEN, WRONG, "verify-receipt-link")
def link_asked_for_too_early():
    """The server asked for the link of draw 4 when draw 2 was due, and so knew later draws in advance."""
    lines, receipt = game()
    return lines, receipt | {"links": {"5": 2}}


@case(NOT_PROVEN, WRONG, "verify-receipt-link")
def link_sent_after_the_end_of_the_file():
    lines, receipt = game()
    return lines, receipt | {"links": receipt["links"] | {"5": 40}}


# consent


@case(WRONG, WRONG, "verify-undo-alone")
def undone_after_a_seat_entry_at_a_lower_seat():
    """In format 2 that dropped the consent that was needed of Bob."""
    lines, receipt = game(BOB)
    undo_a_draw(lines, sit_again(person=0), ask(), agreed=True)
    return lines, receipt


@case(WRONG, WRONG, "verify-end-alone")
def ended_after_a_seat_entry_at_a_lower_seat():
    lines, receipt = game(BOB)
    end_early(lines, sit_again(person=0), offer(), entry("finish", why="agreed"))
    return lines, receipt


@case(WRONG, WRONG, "verify-people")
def agreed_with_the_number_of_another_person():
    lines, receipt = game(BOB)
    undo_a_draw(lines, ask(), entry("agree", seat=0, to=4, person=1), agreed=True)
    return lines, receipt


def share_number(lines: Lines) -> None:
    """The accomplice has the number of the honest player, and so can agree in that player's name."""
    for line in lines:
        if line.get("kind") in ("seat", "commit") and line["seat"] == 1:
            line["person"] = 0
    strip_links(lines, 1)


@case(NOT_PROVEN, WRONG, "verify-receipt-person")
def number_of_the_honest_player_at_the_seat_of_the_accomplice():
    lines, receipt = game()
    share_number(lines)
    redraw_board(lines)
    return lines, receipt


@case(NOT_PROVEN, WRONG, "verify-receipt-person")
def undone_with_the_number_of_the_honest_player():
    lines, receipt = game()
    share_number(lines)
    redraw_board(lines)
    undo_a_draw(lines, entry("ask", seat=1, to=4, person=0), agreed=True, seat=1)
    strip_links(lines, 1)
    return lines, receipt | {"links": {"3": 2}}


@case(NOT_PROVEN, NOT_PROVEN)
def undone_by_those_who_stayed():
    """Ada, the host, sends Bob away, and takes a draw back by agreement with herself."""
    sealed = begin()
    sealed.play()
    sealed.play()
    commands.remove_guest(sealed.table, ADA, BOB, "Bob")
    commands.request_undo(sealed.table, ADA, sealed.table.count, sealed.table.moments[1])
    assert "undo" in [one.kind for one in sealed.table.log]
    return finish(sealed, BOB)


@case(NOT_PROVEN, NOT_PROVEN)
def ended_by_those_who_stayed():
    """A bot plays for Ada, and Bob ends the game by agreement with himself."""
    sealed = begin()
    sealed.play()
    commands.give_seat_to_bot(sealed.table, ADA, 0, "random", LEVELS)
    ending_commands.offer_end(sealed.table, BOB)
    assert sealed.table.over
    return finish(sealed)


@case(NOT_PROVEN, NOT_PROVEN)
def undone_after_the_honest_player_got_another_number():
    """The seat entry says that somebody else sits there now, under the same name."""
    lines, receipt = game()
    undo_a_draw(lines, sit_again(person=7), ask(seat=1), agree(), seat=1, agreed=True)
    return lines, receipt | {"links": {"3": 2}}


@case(WRONG, WRONG, "verify-undo-alone")
def undone_with_an_agreement_to_something_earlier():
    """Bob agreed, but then the game went on."""
    lines, receipt = game(BOB)
    undo_a_draw(lines, agreed=True)
    at = where(lines, "outcome", 2)
    lines[at:at] = [ask(), agree()]
    renumber(lines)
    return lines, receipt | {"links": {}}


# draws


@case(WRONG, WRONG, "verify-number")
def skipped_draw():
    """The server leaves out a number whose draw it does not like."""
    lines, receipt = game()
    first(lines, "outcome", 2)["draw"] = 3
    return lines, receipt


@case(WRONG, WRONG, "verify-draw")
def other_outcome():
    lines, receipt = game()
    line = first(lines, "outcome")
    line["text"] = next(text for text, _ in line["odds"] if text != line["text"])
    return lines, receipt


@case(WRONG, WRONG, "verify-undo-alone")
def draw_taken_back_by_nobody():
    lines, receipt = game()
    undo_a_draw(lines)
    return lines, receipt


@case(WRONG, WRONG, "verify-early")
def draw_before_the_seal():
    lines, receipt = game()
    sealed = first(lines, "sealed")
    lines.remove(sealed)
    lines.insert(where(lines, "outcome") + 1, sealed)
    renumber(lines)
    return lines, receipt
