"""Files for the table of forged files: attacks on the seal of format 4. The honest player is Ada."""

import copy
import secrets

from perihelion.fair.draw import compute_commitment
from tests.fair.forged_files import NOT_PROVEN, WRONG, Lines, case, game, redraw_board, strip_links
from tests.fair.forged_old_files import add_puppet, leave_and_return
from tests.fair.forging import draw_again, entry, recommit, renumber, rewrite_seal, where
from tests.fair.sealed_games import first

# the server's secret


@case(NOT_PROVEN, WRONG, "verify-receipt-seal")
def late_seal():
    """The secret is ground after Ada revealed, and her commitment is computed again for it."""
    lines, receipt = game()
    first(lines, "seal")["secret"] = secrets.token_hex(32)
    recommit(lines)
    draw_again(lines)
    return lines, receipt


@case(WRONG, WRONG, "verify-reveal")
def late_seal_with_the_commitments_that_were_made():
    lines, receipt = game()
    made = [line["commitment"] for line in lines if line.get("kind") == "commit"]
    first(lines, "seal")["secret"] = secrets.token_hex(32)
    recommit(lines)
    draw_again(lines)
    for number, commitment in enumerate(made):
        first(lines, "commit", number)["commitment"] = commitment
    close_again(lines)
    return lines, receipt


def close_again(lines: Lines) -> None:
    """Compute the closed lists again, but leave the commitments as they are."""
    reveals = [line for line in lines if line.get("kind") == "reveal"]
    places = [lines.index(line) for line in reveals]
    for place in places:
        lines[place] = entry("start")
    recommit(lines)
    for place, line in zip(places, reveals, strict=True):
        lines[place] = line
    renumber(lines)


@case(NOT_PROVEN, WRONG, "verify-receipt-seal")
def late_seal_in_a_game_without_contributions():
    lines, receipt = game(contributes=False)
    first(lines, "seal")["secret"] = secrets.token_hex(32)
    recommit(lines)
    draw_again(lines)
    return lines, receipt


@case(WRONG, WRONG, "verify-secret")
def seal_of_the_earlier_format():
    """Its hash begins with other words, so it cannot be one of format 4."""
    lines, receipt = game()
    lines[0]["format"] = "perihelion sealed game 2"
    rewrite_seal(lines, first(lines, "seal"))
    lines[0]["format"] = "perihelion sealed game 4"
    return lines, receipt


@case(WRONG, WRONG, "verify-secret")
def seal_that_says_an_earlier_format():
    lines, receipt = game()
    first(lines, "seal")["format"] = 2
    return lines, receipt


# commitments


@case(NOT_PROVEN, WRONG, "verify-receipt-closing")
def late_puppet():
    """The accomplice's commitment was made after Ada revealed, and is written before the closing."""
    lines, receipt = game()
    add_puppet(lines, person=1)
    return lines, receipt


@case(WRONG, WRONG, "verify-closing")
def late_puppet_with_the_closing_that_was_shown():
    lines, receipt = game()
    shown = first(lines, "commitments")["hash"]
    add_puppet(lines, person=1)
    first(lines, "commitments")["hash"] = shown
    return lines, receipt


@case(NOT_PROVEN, WRONG, "verify-receipt-closing")
def visitor_at_the_seat_of_a_bot():
    """Ada played with a bot. The file has a visitor at the bot's seat for the time of the seal."""
    lines, receipt = game()
    add_puppet(lines, person=1)
    bot = entry("seat", seat=1, holds="bot", name="", level="random", who="Bob", why="bot")
    lines.insert(where(lines, "sealed") + 1, bot)
    draw_again(lines)
    return lines, receipt


@case(NOT_PROVEN, WRONG, "verify-receipt-closing")
def accomplice_who_leaves_and_returns():
    """All that is written before the closing; the closing that Ada was shown is another one."""
    lines, receipt = game()
    leave_and_return(lines, person=1)
    return lines, receipt


@case(WRONG, WRONG, "verify-locked")
def accomplice_who_leaves_and_returns_after_the_closing():
    lines, receipt = game()
    shown = first(lines, "commitments")
    leave_and_return(lines, person=1)
    moved = first(lines, "commitments")
    lines.remove(moved)
    lines.insert(where(lines, "commit", 1) + 1, {**moved, "hash": shown["hash"]})
    recommit(lines)
    return lines, receipt


@case(NOT_PROVEN, WRONG, "verify-receipt-contribution")
def contribution_left_out():
    """Ada's part is taken out of the file, and the game is drawn without it."""
    lines, receipt = game()
    for kind in ("commit", "reveal"):
        lines.remove(first(lines, kind))
    first(lines, "commit")["k"] = first(lines, "reveal")["k"] = 0
    first(lines, "sealed")["seats"] = [1]
    recommit(lines)
    draw_again(lines)
    return lines, receipt | {"closings": {}}


@case(WRONG, WRONG, "verify-round")
def commitment_without_a_seal():
    """Ada committed before there was a seal."""
    lines, receipt = game()
    made = first(lines, "commit")
    lines.remove(made)
    lines.insert(where(lines, "seal"), made)
    renumber(lines)
    return lines, receipt


@case(WRONG, WRONG, "verify-reveal")
def commitment_that_covers_no_seal():
    """As in format 2: the hash of the contribution alone, which may be older than the seal."""
    lines, receipt = game()
    made, value = first(lines, "commit", 1), first(lines, "reveal", 1)["value"]
    made["commitment"] = compute_commitment(bytes.fromhex(value))
    close_again(lines)
    return lines, receipt


@case(WRONG, WRONG, "verify-closing")
def wrong_closing():
    lines, receipt = game()
    first(lines, "commitments")["hash"] = secrets.token_hex(32)
    return lines, receipt


@case(WRONG, WRONG, "verify-closing")
def closing_of_nothing():
    lines, receipt = game(contributes=False)
    lines.insert(where(lines, "sealed"), entry("commitments", round=1, hash=""))
    recommit(lines)
    return lines, receipt


@case(WRONG, WRONG, "verify-late")
def commitment_after_the_closing():
    lines, receipt = game()
    made, closing = first(lines, "commit", 1), first(lines, "commitments")
    lines.remove(made)
    recommit(lines)
    lines.insert(lines.index(closing) + 1, made)
    renumber(lines)
    return lines, receipt


@case(WRONG, WRONG, "verify-unclosed")
def reveal_before_the_closing():
    lines, receipt = game()
    reveal, closing = first(lines, "reveal"), first(lines, "commitments")
    lines.remove(reveal)
    lines.insert(lines.index(closing), reveal)
    renumber(lines)
    return lines, receipt


@case(WRONG, WRONG, "verify-missing")
def sealed_without_a_closing():
    """Nobody reveals, so that the draws depend on the server alone."""
    lines, receipt = game()
    for kind in ("commitments", "reveal", "reveal"):
        lines.remove(first(lines, kind))
    first(lines, "sealed")["seats"] = []
    draw_again(lines)
    return lines, receipt


@case(WRONG, WRONG, "verify-added")
def contribution_after_the_seal():
    lines, receipt = game()
    lines.insert(-1, entry("contribute", round=1, seat=1, value=secrets.token_hex(32)))
    renumber(lines)
    return lines, receipt


# rounds


@case(WRONG, WRONG, "verify-locked")
def seat_change_of_a_locked_seat():
    """Bob leaves while contributions are revealed, and another accomplice sits down in his place."""
    lines, receipt = game()
    other = entry("seat", seat=1, holds="person", name="Mallory", level="", who="Mallory", why="take", person=2)
    lines.insert(where(lines, "commitments") + 1, other)
    strip_links(lines, 1)
    redraw_board(lines)
    return lines, receipt


@case(WRONG, WRONG, "verify-restart")
def restart_without_a_closing():
    lines, receipt = game(rounds=2)
    for kind in ("commitments", "reveal"):
        lines.remove(first(lines, kind))
    renumber(lines)
    return lines, receipt


@case(WRONG, WRONG, "verify-restart")
def restart_because_of_nobody():
    lines, receipt = game(rounds=2)
    first(lines, "seal", 1)["without"] = []
    return lines, receipt


@case(WRONG, WRONG, "verify-restart")
def restart_because_of_somebody_who_did_not_commit():
    lines, receipt = game(rounds=3)
    first(lines, "seal", 2).update(without=[0, 1, 7], left_out=[1])
    return lines, receipt


@case(WRONG, WRONG, "verify-left-out")
def third_failure_of_a_seat():
    """Bob failed twice, and commits a third time."""
    lines, receipt = game(rounds=3)
    made = next(line for line in lines if line.get("kind") == "commit" and line["round"] == 3)
    lines.insert(lines.index(made) + 1, {**made, "k": 1, "seat": 1, "person": 1, "commitment": secrets.token_hex(32)})
    recommit(lines)
    return lines, receipt


@case(WRONG, WRONG, "verify-restart")
def failure_that_is_not_counted():
    """The second failure of Bob's seat does not say that it is left out from now on."""
    lines, receipt = game(rounds=3)
    del first(lines, "seal", 2)["left_out"]
    return lines, receipt


@case(WRONG, WRONG, "verify-round")
def restart_after_the_seal_was_complete():
    lines, receipt = game()
    again = copy.deepcopy(first(lines, "seal")) | {"round": 2, "without": [1]}
    lines.insert(where(lines, "sealed") + 1, again)
    recommit(lines)
    return lines, receipt


@case(NOT_PROVEN, WRONG, "verify-receipt-seal")
def hidden_restart():
    """The game was begun twice. The first round is left out, and the second one renumbered."""
    lines, receipt = game(rounds=2)
    seals = first(lines, "seal"), first(lines, "seal", 1)
    lines[lines.index(seals[0])] = seals[1] | {"round": 2, "without": []}
    lines.remove(seals[1])
    lines[:] = [line for line in lines if line.get("round") != 1]
    for line in lines:
        if "round" in line:
            line["round"] = 1
    recommit(lines)
    return lines, receipt


@case(NOT_PROVEN, WRONG, "verify-receipt-seal")
def invented_restart():
    """The server began twice, and tells Ada's page of the second round only; in the file an accomplice failed."""
    lines, receipt = game(rounds=2)
    last = {name: {"1": value["2"]} for name, value in receipt.items() if name in ("seals", "closings")}
    return lines, receipt | last | {"contributions": {"1": receipt["contributions"]["2"]}}
