"""What a viewer sees of an early end: the questions to be asked first, the open offer, and the result in words."""

from __future__ import annotations

from ...core.early_end import find_winners
from ...table.ending_commands import ends_by_resigning
from ...table.log_text import join_names
from ...words import Words
from ..schemas.snapshot import EndingView, EndOfferView
from .presenter import TablePresenter


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


def describe_winners(presenter: TablePresenter, words: Words) -> str:
    """Return the result of a game that is over, in words: who resigned or that it was ended early, and who wins."""
    table, players = presenter.table, len(presenter.table.seats)
    names = [full_seat_name(presenter, seat, words) for seat in presenter.scores.winners if seat < players]
    if not names:
        says = words("over-lost")
    elif len(names) == 1:
        says = words("over-wins", name=names[0])
    elif len(names) == players:
        says = words("over-draw")
    else:
        says = words("over-together", names=join_names(words, names))
    resigned = [f"{name} ({words.seat_title(seat)})" for seat, name in table.ending.resigned.items()]
    if resigned:
        says = f"{words('over-resigned', names=join_names(words, resigned), n=len(resigned))} {says}"
    return f"{words('over-agreed')} {says}" if table.ending.why == "agreed" else says


def full_seat_name(presenter: TablePresenter, number: int, words: Words) -> str:
    """Return who sits on a seat, with the name of the seat: Ada (Uranus)."""
    name = presenter.names(words)[number]
    title = words.seat_title(number)
    return f"{name} ({title})" if name else title
