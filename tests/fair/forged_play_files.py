"""Files for the table of forged files: attacks on links, consent and draws of format 4.

The honest player is Ada, sometimes Bob.
"""

from typing import Any

from perihelion.table import commands, ending_commands
from tests.fair.contributor import Contributor, lay_table
from tests.fair.forged_files import NOT_PROVEN, WRONG, Lines, case, finish, game, redraw_board, strip_links
from tests.fair.forged_old_files import sit_again
from tests.fair.forging import (
    SealedTable,
    agree,
    ask,
    begin,
    chain_of,
    draw_again,
    draw_line,
    end_early,
    entry,
    key_at,
    offer,
    position_at,
    renumber,
    undo_a_draw,
    where,
)
from tests.fair.sealed_games import first, linked, objects
from tests.table.tables import ADA, BOB, LEVELS, table

# links: Bob's first decision causes a draw


@case(NOT_PROVEN, NOT_PROVEN)
def link_stripped():
    """Bob's decision is written without its link, and the game is drawn without it.

    It could also come from another device of his at the same moment, so it is not called wrong.
    """
    lines, receipt = game(BOB)
    draw_again(lines, bobs_action={})
    return lines, receipt


@case(NOT_PROVEN, NOT_PROVEN)
def decision_said_to_be_late():
    """The server got Bob's decision with its link, and says that he was late and a bot played for him."""
    lines, receipt = game(BOB)
    draw_again(lines, bobs_action={"bot": "greedy", "late": True})
    return lines, receipt


@case(NOT_PROVEN, WRONG, "verify-receipt-link")
def link_stripped_and_another_one_asked_for_too_early():
    lines, receipt = game(BOB)
    draw_again(lines, bobs_action={})
    return lines, receipt | {"links": {"3": 3, "5": 5}}


@case(WRONG, WRONG, "verify-link")
def link_of_another_draw():
    lines, receipt = game(BOB)
    linked(lines)["link"] = chain_of(BOB).links[4].hex()
    return lines, receipt


@case(WRONG, WRONG, "verify-link")
def link_of_another_player():
    lines, receipt = game(BOB)
    linked(lines)["link"] = chain_of(ADA).links[3].hex()
    return lines, receipt


@case(WRONG, WRONG, "verify-link")
def link_of_a_decision_that_causes_no_draw():
    """Then the server would know the next draw before somebody decides to cause it."""
    lines, receipt = game()
    first(lines, "action")["link"] = chain_of(ADA).links[3].hex()
    redraw_board(lines)
    return lines, receipt


@case(WRONG, WRONG, "verify-link")
def link_of_the_last_decision():
    """No draw follows it any more."""
    lines, receipt = game()
    first(lines, "action", 3)["link"] = chain_of(BOB).links[4].hex()
    return lines, receipt


@case(WRONG, WRONG, "verify-link")
def link_before_an_undo():
    """The decision is taken back before its draw, so that the link is known and nothing drawn."""
    lines, receipt = game(BOB)
    decided, at = linked(lines), where(lines, "outcome", 2)
    again = {name: value for name, value in decided.items() if name != "link"}
    lines[at:at] = [entry("undo", to=3, seat=1), again]
    renumber(lines)
    return lines, receipt | {"links": {}}


@case(WRONG, WRONG, "verify-link")
def link_after_the_chain_ended():
    """An accomplice leaves a link out, and brings the next one after the draw was taken back."""
    lines, receipt = game()
    draw_again(lines, bobs_action={})
    at = where(lines, "outcome", 2) + 1
    again = entry("action", seat=1, text="call", link=chain_of(BOB).links[4].hex())
    position = position_at(lines, at - 1)
    lines[at:at] = [ask(to=3), agree(to=3), entry("undo", to=3, seat=0, agreed=True), again]
    lines.insert(at + 4, entry(**draw_line(position, key_at(lines, at + 4), lines[0]["table"], 3)))
    for line in lines[at + 4 : -1]:
        position.play(line["text"])
    lines[-1].update(points=list(position.scores.points), winners=list(position.scores.winners))
    renumber(lines)
    return lines, receipt | {"links": {}}


@case(WRONG, WRONG, "verify-link")
def link_after_a_bot_decided():
    """A bot decided at Ada's seat and caused no draw. That ended her chain, but a later decision has a link."""
    lines, receipt = game(BOB)
    link, at = chain_of(ADA).links[3].hex(), where(lines, "action")
    position = position_at(lines, at)
    late = {"text": "call", "bot": "greedy", "late": True}
    decided: Lines = [late, {"text": "raise"}, {"text": "call", "link": link}]
    lines[at:-1] = [entry("action", seat=n % 2, **values) for n, values in enumerate(decided)]
    for values in decided:
        position.play(values["text"])
    lines.insert(-1, entry(**draw_line(position, key_at(lines, len(lines)), lines[0]["table"], 2)))
    lines[-1:-1] = [entry("action", seat=seat, text="call") for seat in (0, 1)]
    for line in lines[-4:-1]:
        position.play(line["text"])
    lines[-1].update(points=list(position.scores.points), winners=list(position.scores.winners))
    renumber(lines)
    return lines, receipt | {"links": {}}


@case(WRONG, WRONG, "verify-link")
def link_of_a_bot():
    lines, receipt = game()
    linked(lines).update(bot="greedy", late=True)
    return lines, receipt


@case(WRONG, WRONG, "verify-link")
def link_of_a_forced_action():
    lines, receipt = game()
    linked(lines)["auto"] = True
    return lines, receipt


@case(WRONG, WRONG, "verify-link")
def link_after_the_seat_changed_hands():
    lines, receipt = game()
    sits = entry("seat", seat=1, holds="person", name="Bob", level="", who="Bob", why="take", person=1)
    lines.insert(where(lines, "action"), sits)
    renumber(lines)
    return lines, receipt


@case(NOT_PROVEN, WRONG, "verify-receipt-link")
def link_asked_for_too_early():
    """The server asked for the link of draw 4 when draw 2 was due, and so knew later draws in advance."""
    lines, receipt = game(BOB)
    return lines, receipt | {"links": {"5": 3}}


@case(NOT_PROVEN, NOT_PROVEN)
def link_asked_for_though_no_draw_followed():
    """The page sent it with a decision for which the file has none."""
    lines, receipt = game(BOB)
    return lines, receipt | {"links": receipt["links"] | {"4": 6}}


@case(NOT_PROVEN, WRONG, "verify-receipt-link")
def link_sent_after_the_end_of_the_file():
    lines, receipt = game(BOB)
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


def game_of_one_contributor() -> tuple[Lines, dict[str, Any]]:
    """Ada contributes, Bob does not. Ada's receipt."""
    made = lay_table(table(guests=()).head, ("me", "open"), (ADA,))
    page = Contributor(made, ADA)
    page.commit()
    commands.take_seat(made, BOB, "Bob", 1)
    page.reveal()
    text, receipt = finish(SealedTable(made, {ADA: page}))
    return objects(text), receipt | {"heads": {}}


@case(NOT_PROVEN, WRONG, "verify-receipt-person")
def number_of_the_honest_player_at_the_seat_of_the_accomplice():
    """So the accomplice can agree in the honest player's name."""
    lines, receipt = game_of_one_contributor()
    first(lines, "seat")["person"] = 0
    return lines, receipt


@case(NOT_PROVEN, WRONG, "verify-receipt-person")
def undone_with_the_number_of_the_honest_player():
    lines, receipt = game_of_one_contributor()
    first(lines, "seat")["person"] = 0
    undo_a_draw(lines, entry("ask", seat=1, to=4, person=0), agreed=True, seat=1)
    return lines, receipt


@case(WRONG, WRONG, "verify-late")
def two_contributions_of_one_person():
    """The accomplice has the number of the honest player, and contributes with it."""
    lines, receipt = game()
    for line in lines:
        if line.get("kind") in ("seat", "commit") and line["seat"] == 1:
            line["person"] = 0
    strip_links(lines, 1)
    redraw_board(lines)
    return lines, receipt


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
