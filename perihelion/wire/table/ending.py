"""What a viewer sees of an early end: the questions to be asked first, the open offer, and the result in words."""

from __future__ import annotations

from ...core.contract import Line
from ...core.early_end import find_winners
from ...core.vocabulary import SPECTATOR
from ...table.ending_commands import ends_by_resigning
from ...table.log_text import join_names
from ...words import Words, write_minus
from ..schemas.snapshot import EndingView, EndOfferView
from .presenter import TablePresenter

COLON = "\N{NO-BREAK SPACE}:\N{NO-BREAK SPACE}"
"""Between the points of two players, which stay on one line."""


def describe_ending(presenter: TablePresenter, guest: str, seat: int, words: Words) -> EndingView | None:
    """Return the question before resigning and before offering an end; None if the guest can do neither."""
    table = presenter.table
    if not table.running or table.over or seat not in table.seats_of(guest):
        return None
    resign = words("resign-bot")
    if ends_by_resigning(table, seat):
        winners = find_winners(table.position, table.points, {*table.ending.resigned, seat}, ended_early=True)
        names = [full_seat_name(presenter, winner, words) for winner in winners]
        resign = words("resign-wins", names=join_names(words, names), n=len(names)) if names else words("resign-ends")
    alone = table.persons() == {guest}
    return {"resign": resign, "offer": words("offer-alone" if alone else "offer-all"), "alone": alone}


def describe_offer(presenter: TablePresenter, guest: str, words: Words) -> EndOfferView | None:
    """Return the open offer to end the game."""
    table, offer = presenter.table, presenter.table.ending.offer
    if offer is None or not table.running or table.over:
        return None
    return {
        "n": offer.n,
        "seat": offer.seat,
        "name": presenter.names(words)[offer.seat],
        "accepted": [n for n, seat in enumerate(table.seats) if seat.guest in offer.accepted],
        "mine": guest in table.persons() and table.ending.asks(guest),
        "own": guest == offer.by,
    }


def describe_winners(presenter: TablePresenter, words: Words, reader: int = SPECTATOR) -> str:
    """Return the result of a game that is over, in words: who resigned or that it was ended early, and who wins.

    The winner `reader` is spoken to.
    """
    table, players = presenter.table, len(presenter.table.seats)
    winners = [seat for seat in presenter.scores.winners if seat < players]
    others = [full_seat_name(presenter, seat, words) for seat in winners if seat != reader]
    if players == 1 and not table.ending.why and presenter.scores.opponent:
        says = _describe_solo(presenter, winners, reader, words, presenter.scores.opponent)
    elif not winners:
        says = words("over-lost")
    elif len(winners) == players > 1:
        says = words("over-draw")
    elif len(winners) == 1:
        says = _describe_winner(presenter, winners[0], reader, words)
    else:
        key = "over-you-together" if reader in winners else "over-together"
        says = words(key, names=join_names(words, others))
    resigned = [f"{name} ({words.seat_title(seat)})" for seat, name in table.ending.resigned.items()]
    if resigned:
        says = f"{words('over-resigned', names=join_names(words, resigned), n=len(resigned))} {says}"
    return f"{words('over-agreed')} {says}" if table.ending.why == "agreed" else says


def _describe_winner(presenter: TablePresenter, winner: int, reader: int, words: Words) -> str:
    """Return who wins; if points decided, with the points of all, and whether a tie-break was needed."""
    key, name = "over-you" if winner == reader else "over-wins", full_seat_name(presenter, winner, words)
    points = sorted(presenter.scores.points, reverse=True)
    if len(points) < 2 or presenter.table.ending.why or presenter.scores.points[winner] < points[0]:
        return words(key, name=name)
    return _describe_points(words, f"{key}-points", name, points)


def _describe_solo(presenter: TablePresenter, winners: list[int], reader: int, words: Words, opponent: Line) -> str:
    """Return whether the only player or the opponent without a seat wins, with the points of both."""
    key = "over-you-points" if winners and reader == 0 else "over-wins-points"
    name = full_seat_name(presenter, 0, words) if winners else words(f"line-{opponent.key}")
    return _describe_points(words, key, name, sorted([presenter.scores.points[0], opponent.values[0]], reverse=True))


def _describe_points(words: Words, key: str, name: str, points: list[int]) -> str:
    """Return who wins with which points, the most first, and whether a tie-break was needed."""
    told = COLON.join(write_minus(str(each)) for each in points)
    says = words(key, name=name, points=told)
    return f"{says} {words('over-tie-break')}" if points[0] == points[1] else says


def full_seat_name(presenter: TablePresenter, number: int, words: Words) -> str:
    """Return who sits on a seat, with the name of the seat: Ada (Uranus)."""
    name = presenter.names(words)[number]
    title = words.seat_title(number)
    return f"{name} ({title})" if name else title
