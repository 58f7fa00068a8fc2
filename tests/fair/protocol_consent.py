"""Consent: draws are taken back, or the game is ended by agreement, only if the contributors agreed.

The honest person sits at seat 1, between two accomplices. All three contributed. The honest person agreed to one undo,
to no other, and to no end of the game. The adversary writes any log, but no word in the honest person's name besides
that one agreement: players sign nothing, so a forged one is found only by its victim.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .protocol_defences import Defence as D
from .protocol_defences import Defences
from .protocol_terms import Search, explore

SEATS = range(3)
HONEST_SEAT = 1
ANNE, HONEST, BEN = "Anne", "the honest person", "Ben"
VISITOR = "a visitor"
START = (ANNE, HONEST, BEN)

AGREED_TO, MOMENTS = 7, (7, 4)
"""The honest person agreed to go back to moment 7. Going back to moment 4 takes more draws back."""

TAKEN_BACK, ENDED = "draws are taken back", "the game is ended by agreement"

Voice = int | str
"""Who speaks: a seat in the old protocol, a person in the new one."""


class Question(NamedTuple):
    """An undo that somebody asked for."""

    seat: int
    to: int


class Table(NamedTuple):
    """What the verifier knows after the entries so far."""

    holders: tuple[str | None, ...] = START
    contributors: frozenset[Voice] = frozenset()
    question: Question | None = None
    agreed: frozenset[Voice] = frozenset()
    accepted: frozenset[Voice] | None = None
    """Who accepted the offer to end the game; None if there is none."""
    spoken: bool = False
    """Whether the honest person's agreement was used."""
    done: str = ""
    """What happened without the honest person."""
    unasked: frozenset[Voice] = frozenset()
    """Contributors that the verifier names as not asked."""
    entries: int = 0


def voice(table: Table, seat: int, defences: Defences) -> Voice | None:
    """Return who speaks at a seat."""
    return table.holders[seat] if D.CONSENT_BY_PERSON in defences else seat


def start(defences: Defences) -> dict[str, Table]:
    """Return the tables that the file can begin with: who contributed, as it says."""
    if D.CONSENT_BY_PERSON not in defences:
        return {"": Table(contributors=frozenset(SEATS))}
    ways = {"": Table(contributors=frozenset(START))}
    if D.OWN_SEAT_CHECKED not in defences:
        ways["file: the honest commitment stands at Anne's seat"] = Table(contributors=frozenset({ANNE, BEN}))
    return ways


def change_seat(table: Table, seat: int, person: str | None, defences: Defences) -> Table | None:
    """`seat`: somebody else has a seat. That drops questions and offers."""
    if person == table.holders[seat]:
        return None
    if person == HONEST and D.OWN_SEAT_CHECKED in defences and seat != HONEST_SEAT:
        return None
    contributors = table.contributors
    if D.CONSENT_BY_PERSON not in defences:
        contributors = frozenset(one for one in contributors if isinstance(one, int) and one < seat)
    holders = (*table.holders[:seat], person, *table.holders[seat + 1 :])
    return table._replace(holders=holders, contributors=contributors, question=None, accepted=None)


def check_contributors(table: Table, agreed: frozenset[Voice], defences: Defences) -> Table | None:
    """Return the table if all contributors agreed, or do not sit there any more; None if one was passed over."""
    missing = table.contributors - agreed
    if missing & (set(table.holders) if D.CONSENT_BY_PERSON in defences else missing):
        return None
    return table._replace(unasked=table.unasked | missing) if D.ABSENT_ARE_NAMED in defences else table


def entries(table: Table, defences: Defences) -> Iterator[tuple[str, Table | None]]:
    """Yield every entry that the adversary can write next, with None if the verifier refuses it."""
    for seat in SEATS:
        for person in (*START, VISITOR, None):
            yield f"seat {seat}: {person or 'nobody'} sits there now", change_seat(table, seat, person, defences)
        if table.holders[seat] in (ANNE, BEN, VISITOR) or (seat != HONEST_SEAT and table.holders[seat] == HONEST):
            yield from _speak(table, seat, defences)
    if not table.spoken and table.question is not None and table.holders[HONEST_SEAT] == HONEST:
        yield f"the honest person agrees to an undo to moment {AGREED_TO}", _use_agreement(table, defences)
    if table.question is not None:
        after = check_contributors(table, table.agreed, defences)
        allowed = table.question.to == AGREED_TO and table.spoken
        done = "" if allowed else TAKEN_BACK
        yield f"undo to moment {table.question.to}", after and after._replace(done=done, question=None)
    if table.accepted is not None:
        after = check_contributors(table, table.accepted, defences)
        yield "the game ends by agreement", after and after._replace(done=ENDED)


def _speak(table: Table, seat: int, defences: Defences) -> Iterator[tuple[str, Table]]:
    """Who acts at an accomplice's seat asks, agrees, offers or accepts, under the name that the file gives it."""
    speaker = voice(table, seat, defences)
    named = f"seat {seat} ({table.holders[seat]})"
    for to in MOMENTS:
        yield (
            f"{named} asks for an undo to moment {to}",
            table._replace(question=Question(seat, to), agreed=frozenset({speaker})),
        )
    yield f"{named} offers to end the game", table._replace(accepted=frozenset({speaker}))
    if table.question is not None:
        yield f"{named} agrees", table._replace(agreed=table.agreed | {speaker})
    if table.accepted is not None:
        yield f"{named} accepts", table._replace(accepted=table.accepted | {speaker})


def _use_agreement(table: Table, defences: Defences) -> Table | None:
    """The honest person's own agreement, which names the moment."""
    if D.AGREEMENT_NAMES_UNDO in defences and table.question.to != AGREED_TO:
        return None
    return table._replace(agreed=table.agreed | {voice(table, HONEST_SEAT, defences)}, spoken=True)


def search_consent(most: int, defences: Defences, wanted: tuple[str, ...] = (TAKEN_BACK, ENDED)) -> Search:
    """Search all logs of up to `most` entries for one that passes the honest person over without saying so."""
    states = 0

    def check(table: Table) -> tuple[str, ...] | None:
        if table.done in wanted and HONEST not in table.unasked:
            return (f"CONSENT: {table.done}; the honest person did not agree, the verifier does not say so",)
        return None

    def expand(table: Table) -> Iterator[tuple[str, Table]]:
        if table.done or table.entries == most:
            return
        for words, after in entries(table, defences):
            if after is not None:
                yield f"file: {words}", after._replace(entries=table.entries + 1)

    for words, table in start(defences).items():
        found = explore(table, expand, check)
        states += found.states
        if found.trace is not None:
            return Search(states, (*([words] if words else []), *found.trace))
    return Search(states, None)
