"""Steps that need no decision of a player: the start, the seal, chance, and forced actions."""

from __future__ import annotations

from collections.abc import Iterable

from ..core.forced import find_forced_action
from ..core.log import only_seat
from ..core.rules_version import rules_version
from ..core.vocabulary import CHANCE
from ..fair.deal import DEAL_FORMAT, Deal
from ..fair.draw import SECRET_BYTES, compute_commitment, compute_seal_commitment
from ..fair.seal import COMMIT, FORMAT, MOST_FAILURES, SEALED
from ..table_log.bodies import (
    FREE,
    PERSON,
    ActionPlayed,
    CommitmentsClosed,
    GameStarted,
    OutcomeDrawn,
    RoundCompleted,
    RoundStarted,
)
from .table import NOBODY, Table

FORMAT_WITHOUT_PERSONS = 2
"""The format of tables that are older than seals: their entries do not have the numbers of persons."""


def play_forced_steps(table: Table) -> None:
    """Carry out everything that needs no decision, until a player or a bot has to decide."""
    if table.chance is None and not table.seal.round and not table.ended:
        start_seal_round(table, first_format=FORMAT_WITHOUT_PERSONS)
    if not table.started and not table.closed and all(seat.kind != FREE for seat in table.seats):
        table.add(GameStarted(by=""))
    _complete_seal(table)
    while table.running and table.to_confirm() == NOBODY:
        actor = table.actor
        if actor == CHANCE:
            _draw_outcome(table)
        elif (forced := find_forced(table)) is not None:
            seat, action = forced
            table.add(ActionPlayed(seat=seat, text=table.game.actions.texts[action], by="", auto=True), action)
        else:
            return


def start_seal_round(
    table: Table, expected: Iterable[str] = (), without: Iterable[int] = (), first_format: int | None = None
) -> None:
    """Draw a new secret and commit to it.

    `expected` guests are asked to commit. The seats in `without` are why the round before was given up: they did not
    reveal, or their players left.
    """
    secret, seal, head = table.random_bytes(SECRET_BYTES), table.seal, table.head
    number, missing = seal.round + 1, tuple(without)
    file_format = seal.format if seal.round else first_format or FORMAT
    rules, commitment = None, compute_commitment(secret)
    if file_format > 1:
        rules = rules_version(table.game)
        terms = {"table": head.table, "game": head.game, "options": head.options, "rules": rules, "round": number}
        commitment = compute_seal_commitment(secret, terms, file_format)
    table.add(
        RoundStarted(
            round=number,
            commitment=commitment,
            secret=secret.hex(),
            expected=tuple(sorted(expected)),
            without=missing,
            format=file_format,
            rules=rules,
            left_out=tuple(seat for seat in missing if seal.failures.get(seat, 0) + 1 >= MOST_FAILURES),
        )
    )


def start_deal(table: Table, deal: Deal) -> None:
    """Seal the table with the secret of a deal."""
    table.add(
        RoundStarted(
            round=1,
            commitment=deal.commitment,
            secret=deal.secret.hex(),
            expected=(),
            without=(),
            format=DEAL_FORMAT,
            rules=rules_version(table.game),
            deal=deal.terms,
            parts=tuple(part.hex() for part in deal.parts),
        )
    )


def find_forced(table: Table) -> tuple[int, int] | None:
    """Return a person's seat that may choose now and has only one action, as all players can see, and that action."""
    for seat in table.choosing:
        if table.seats[seat].kind == PERSON:
            action = find_forced_action(table.position.for_seat(seat), table.has_secrets)
            if action is not None:
                return seat, action
    return None


def causes_draw(table: Table, seat: int, action: int | None) -> bool:
    """Return whether chance comes before the next decision, after an action or (None) the confirmation of a turn.

    If turns are confirmed, the confirmation comes after the action, unless chance has only one outcome.
    """
    position, simultaneous = table.position.copy(), table.position.is_simultaneous
    asks = table.settings.confirm and action is not None and not simultaneous
    if action is not None:
        position.play(action, seat=seat if simultaneous else None)
    while position.actor >= 0 and not (asks and position.actor != seat):
        forced = find_forced_action(position, table.has_secrets) if table.seats[position.actor].kind == PERSON else None
        if forced is None:
            return False
        position.play(forced)
    return position.actor == CHANCE and not (asks and len(position.outcome_ids) > 1)


def _complete_seal(table: Table) -> None:
    """Close the list of commitments when all have committed, and complete the round when all have revealed."""
    if table.awaits_seal and table.seal.may_close and table.seal.phase(table.persons()) != COMMIT:
        table.add(CommitmentsClosed(round=table.seal.round, hash=table.seal.compute_closing()))
    if table.awaits_seal and table.seal.phase(table.persons()) == SEALED:
        seats = tuple(n for n, seat in enumerate(table.seats) if seat.guest in table.seal.revealed)
        table.add(RoundCompleted(round=table.seal.round, seats=seats))


def _draw_outcome(table: Table) -> None:
    """Draw the next outcome from the seal."""
    odds = tuple(table.position.outcomes.items())
    drawn, phase, to = 0, table.position.phase, only_seat(table.position.seen)
    if len(odds) > 1 and table.seal.deal is not None:
        drawn = table.seal.draw_dealt((entry.body for entry in table.log), phase, to, odds)
    elif len(odds) > 1:
        drawn = (table.chance or table.seal).draw(table.draw_count, [weight for _, weight in odds])
    table.add(
        OutcomeDrawn(
            text=odds[drawn][0],
            draw=table.draw_count,
            of=len(odds),
            phase=phase,
            odds=odds if len(odds) > 1 else None,
            to=to,
        )
    )
