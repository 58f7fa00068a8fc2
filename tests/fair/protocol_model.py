"""A symbolic model of the seal of the dice, searched exhaustively for attacks within bounds.

    python -m tests.fair.protocol_model            prints the report as Markdown
    PERIHELION_SOAK=1 python -m tests.fair.protocol_model      searches deeper

The adversary is the server together with all seats but one. The page at that seat is honest: it follows its rules and
keeps its receipt. The adversary shows it what it likes, when it likes, and in the end writes the file that it likes.
Then the verifier reads the file with the page's receipt. There are three kinds of attack:

* CHOSEN: the verifier says "proven", and the adversary chose part of a key, or picked one of several keys, when it knew
  the honest part of it. Restarts that the file shows and chains that end are counted, not called attacks.
* PREDICTED: the adversary can compute a draw before the honest person sends the decision that causes it.
* CONSENT: draws are taken back, or the game is ended by agreement, without the honest person, and the verifier does not
  say so.

The parts: terms and search (protocol_terms.py), the rules that can be switched off (protocol_defences.py), the start of
a game (protocol_page.py, protocol_start.py), links and draws (protocol_links.py, protocol_play.py), consent
(protocol_consent.py).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from time import process_time
from typing import NamedTuple

from tests.selection import SOAK

from .protocol_consent import ENDED, TAKEN_BACK, search_consent
from .protocol_defences import AFTER_DRAFT, DRAFT, FORMAT_4, OLD, Defences
from .protocol_defences import Defence as D
from .protocol_links import Bounds as Play
from .protocol_page import Bounds as Start
from .protocol_play import count_choices, search_play
from .protocol_start import File, count_restarts, search_start
from .protocol_terms import Search

ONE_ROUND = Start(rounds=1)
TWO_ROUNDS = Start(rounds=2)
BOT_TABLE = Start(rounds=1, bots=True)
GAMES = [Play(1, 3), Play(2, 2)]
ENTRIES = 5
"""How many entries about consent a log has."""
if SOAK:
    GAMES = [Play(1, 4), Play(2, 3, extras=2)]
    ENTRIES = 7

SEAL_BINDINGS = frozenset({D.COMMITMENT_COVERS_SEAL, D.SEAL_NOTED, D.CLOSING_COVERS_SEAL})
"""Each of them binds the server to its secret before the page reveals. One is enough."""


class Variant(NamedTuple):
    """A protocol, what is searched, and whether there is an attack."""

    protocol: str
    part: str
    search: Callable[[], Search]
    attack: bool


def _start(protocol: str, defences: Defences, attack: bool, bounds: Start = ONE_ROUND, **options) -> Variant:
    return Variant(protocol, "start", lambda: search_start(bounds, defences, **options), attack)


def _play(protocol: str, defences: Defences, attack: bool, bounds: Play = GAMES[0]) -> Variant:
    return Variant(protocol, "draws", lambda: search_play(bounds, defences), attack)


def _consent(protocol: str, defences: Defences, attack: bool, **options) -> Variant:
    return Variant(protocol, "consent", lambda: search_consent(ENTRIES, defences, **options), attack)


def old_variants() -> Iterator[Variant]:
    """The known attacks on format 2."""

    def sealed_early(file: File) -> bool:
        return file.secret is not None and file.secret[3] == 0

    yield _start("format 2: late seal", OLD, True)
    yield _start("format 2: late puppet", OLD, True, wanted=lambda file: sealed_early(file) and not file.seat_changes)
    yield _start(
        "format 2: an accomplice leaves and returns",
        OLD,
        True,
        wanted=lambda file: sealed_early(file) and file.returned,
    )
    yield _start("format 2: a visitor at the bot's seat", OLD, True, BOT_TABLE, wanted=sealed_early)
    yield _consent("format 2: consent of an undo", OLD, True, wanted=(TAKEN_BACK,))
    yield _consent("format 2: consent of an end", OLD, True, wanted=(ENDED,))


def new_variants() -> Iterator[Variant]:
    """Format 4 as specified, and with the rules that it lacks."""
    yield _start("first draft of format 4", DRAFT, False)
    yield _start("first draft of format 4, bots", DRAFT, False, BOT_TABLE)
    yield _play("first draft of format 4", DRAFT, True)
    yield _consent("first draft of format 4", DRAFT, True)
    yield _start("format 4", FORMAT_4, False, TWO_ROUNDS)
    yield _start("format 4, bots", FORMAT_4, False, TWO_ROUNDS._replace(bots=True))
    for bounds in GAMES:
        yield _play(f"format 4, {bounds.accomplices} accomplice(s)", FORMAT_4, False, bounds)
    yield _consent("format 4", FORMAT_4, False)
    if SOAK:
        yield _start("first draft of format 4", DRAFT, False, TWO_ROUNDS)
        yield _start("format 4, 2 accomplices", FORMAT_4, False, Start(rounds=1, accomplices=2))


def reduced_variants() -> Iterator[Variant]:
    """Format 4 without one rule each. Only the three that bind the secret stand in for one another."""
    for defence in D:
        title, rest = f"without: {defence.value}", FORMAT_4 - {defence}
        if defence in SEAL_BINDINGS:
            yield _start(title, rest, False)
        elif defence is D.RESTART_LIMIT:
            yield Variant(title, "start", partial(search_restarts, 1, rest), True)
        elif defence in (D.NEW_SEED, D.ONE_COMMITMENT, D.ONE_CLOSING, D.CLOSING, D.CLOSING_SHOWN_FIRST, D.CLOSING_NOTED,
                         D.NO_COMMIT_AFTER_CLOSING, D.NO_LEAVING_AFTER_CLOSING):  # fmt: skip
            yield _start(title, rest, True, TWO_ROUNDS if defence is D.NEW_SEED else ONE_ROUND)
        elif defence in (D.CONSENT_BY_PERSON, D.ABSENT_ARE_NAMED, D.AGREEMENT_NAMES_UNDO):
            yield _consent(title, rest, True)
        else:
            yield _play(title, rest, True)
    yield _consent(f"without: {D.OWN_SEAT_CHECKED.value}", FORMAT_4 - {D.OWN_SEAT_CHECKED}, True)
    undone = FORMAT_4 - {D.LINK_ONLY_WITH_DRAW}
    yield _play(f"without: {D.LINK_ONLY_WITH_DRAW.value}; two accomplices", undone, True, Play(2, 1))
    yield _start("without all three rules that bind the secret", FORMAT_4 - SEAL_BINDINGS, True)


def search_restarts(accomplices: int, defences: Defences) -> Search:
    """Look for more restarts than two for each accomplice and one that names the page's own seat."""
    restarts, allowed = count_restarts(accomplices, defences), 2 * accomplices + 1
    words = f"CHOSEN: the start is repeated {restarts} times or more, each time naming seat 1 or the page's seat"
    return Search(restarts + 1, (words,) if restarts > allowed else None)


def variants() -> list[Variant]:
    """Return all variants of the report."""
    return [*old_variants(), *new_variants(), *reduced_variants()]


# the report

BOUNDS = f"""
Bounds: one honest page. Start: {TWO_ROUNDS.rounds} rounds with all rules on, {ONE_ROUND.rounds} with a rule off (2 for
the rule on seeds), 1 accomplice, 2 `seat` entries in a file, 1 or 2 seats named in a restart. Draws: all games of up to
{GAMES[0].steps} decisions with 1 accomplice and {GAMES[1].steps} with 2, at most one decision forced, at most
{GAMES[1].extras} seat change(s) or undone move(s), 1 question to the page more than it should get. Consent: 3 seats,
{ENTRIES} entries.
"""

ASSUMPTIONS = """
Assumptions: the server and all other seats collude against one honest person. Hashes are ideal. The page runs its own
code, not one that the server changed, and keeps localStorage; the person uses one browser. The hashes of the log
(`heads`) are left out: the adversary may send none, so they only help the honest side. The adversary forges no decision
and no agreement of the honest person, because that person would see it. The verifier knows the rules of the game, so it
knows which decisions are forced. A script fixes the moves: that accomplices choose their moves knowing the draws that
they cause is not counted. No chain runs out of links.
"""


def report(write: Callable[[str], object]) -> None:
    """Write the report as Markdown."""
    write("| protocol | part | states | result | shortest trace |\n|---|---|---|---|---|\n")
    for variant in variants():
        found = variant.search()
        result = "none" if found.trace is None else f"**{found.trace[-1].split(':')[0]}**"
        trace = "" if found.trace is None else "<br>".join(found.trace)
        write(f"| {variant.protocol} | {variant.part} | {found.states:,} | {result} | {trace} |\n")
    write("\nWhat remains possible with all rules on:\n\n")
    for accomplices in (1, 2, 3):
        restarts = count_restarts(accomplices, FORMAT_4)
        write(f"* {accomplices} accomplice(s): {restarts} restarts, one of them naming the page's own seat\n")
    for accomplices in (1, 2):
        bounds = Play(accomplices, 3, forced=0, extras=0)
        kept, late, free = (
            count_choices(bounds, FORMAT_4),
            count_choices(bounds, FORMAT_4, page_late=True),
            count_choices(bounds, FORMAT_4 - {D.OMISSION_ENDS_CHAIN}),
        )
        write(
            f"* {accomplices} accomplice(s), 3 decisions: {kept} draw(s) picked from two values, {late} if the server "
        )
        write(f"also says that the page's decision was late; {free} if chains did not end\n")
    write(
        f"\nRules that the first draft of format 4 lacked: {'; '.join(sorted(rule.value for rule in AFTER_DRAFT))}.\n"
    )
    write(BOUNDS + ASSUMPTIONS)


if __name__ == "__main__":
    report(sys.stdout.write)
    print(f"\nProcessor time: {process_time():.0f} s.")
