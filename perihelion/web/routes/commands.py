"""What a guest does at a table: play, undo, take a seat, chat, ask for a hint."""

from __future__ import annotations

import time
from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from ...bots import bots_of
from ...server.rated_admission import check_rated, check_reliable
from ...store import blocks, friends, operators, tables
from ...table import commands, ending_commands, seal_commands
from ...table.clean_text import clean_text
from ...table.errors import Forbidden, InvalidCommand
from ...table.table import NOBODY
from ...thinking.answers import SuggestedTurn
from ...wire.schemas.operator import ComplaintRequest
from ...wire.schemas.requests import (
    MOST_CHAT_LENGTH,
    AnySeatRequest,
    BlockRequest,
    ChatRequest,
    ConfirmRequest,
    EndAnswerRequest,
    PlayRequest,
    PreviewRequest,
    RemoveRequest,
    ResignRequest,
    RulesRequest,
    SealRequest,
    SeatRequest,
    UndoAnswerRequest,
    UndoRequest,
    WhyRequest,
)
from ...wire.schemas.responses import ChatSent, Empty, Explanation, Hint, Played, Preview, Reason, SeatTaken, UndoAsked
from ...wire.table.explanations import explain_thing
from ...wire.table.hint_steps import describe_hint, find_hinted_seat
from ...wire.table.previews import preview_action
from ...wire.table.refusals import explain_action
from ..http.cancel_on_disconnect import run_while_connected
from ..services import Services
from ..table.viewers import LiveTable
from . import ERRORS, STALE
from .dependencies import CurrentCommands, CurrentGuest, CurrentLang, CurrentServices, CurrentTable, WatchedTable

router = APIRouter(prefix="/api/tables/{table}", tags=["commands"], responses=ERRORS)


@router.post("/actions", status_code=201, responses=STALE)
async def play(at_table: CurrentCommands, body: PlayRequest) -> Played:
    """Play one action for the seat I hold."""
    return Played(count=await at_table.play(body.action, body.after, body.seat, body.link))


@router.post("/confirm", status_code=201)
async def confirm(at_table: CurrentCommands, body: ConfirmRequest) -> Played:
    """Confirm that my turn is done."""
    return Played(count=await at_table.run(commands.confirm_turn, body.after, body.link))


@router.post("/undo", status_code=201, response_model=Played, responses={202: {"model": UndoAsked}})
async def undo(at_table: CurrentCommands, body: UndoRequest) -> Played | Response:
    """Undo my last decision; with `to`, go back that far if all agree."""
    if body.to is None:
        return Played(count=await at_table.run(commands.undo_decision, body.after))
    count = await at_table.run(commands.request_undo, body.after, body.to)
    if count is not None:
        return Played(count=count)
    return Response('{"asked":true}', 202, media_type="application/json")


@router.post("/undo/answer")
async def answer_undo(at_table: CurrentCommands, body: UndoAnswerRequest) -> Played:
    """Agree to an undo that another player asked for, or refuse it."""
    return Played(count=await at_table.run(commands.answer_undo, body.agree))


@router.post("/resign")
async def resign(at_table: CurrentCommands, live: CurrentTable, body: ResignRequest, lang: CurrentLang) -> Played:
    """Give the game up at my seat."""
    guest = at_table.guest
    seat = commands.check_seated(live.table, guest) if body.seat is None else commands.check_seat(live.table, body.seat)
    name = live.names(live.words(lang))[seat]
    return Played(count=await at_table.run(ending_commands.resign, seat, name))


@router.post("/end")
async def offer_end(at_table: CurrentCommands) -> Played:
    """Offer to end the game now, with the points as they stand."""
    return Played(count=await at_table.run(ending_commands.offer_end))


@router.post("/end/answer")
async def answer_offer(at_table: CurrentCommands, body: EndAnswerRequest) -> Played:
    """Accept or decline an offer to end the game, or withdraw my own."""
    return Played(count=await at_table.run(ending_commands.answer_offer, body.offer, body.accept))


@router.post("/why")
async def explain(live: WatchedTable, body: WhyRequest, guest: CurrentGuest, lang: CurrentLang) -> Explanation | Reason:
    """Return why an action is not possible; or what a thing is, and what touching it does or why it does nothing."""
    async with live.loaded.lock:
        if body.action is not None:
            return explain_action(live, guest.id, lang, body.action)
        return explain_thing(live, guest.id, lang, body.touch)


@router.post("/preview")
async def preview(
    live: CurrentTable, body: PreviewRequest, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices
) -> Preview:
    """Return what an action of mine would do, before I play it."""
    services.limits.previews.check(guest.id)
    async with live.loaded.lock:
        return preview_action(live, guest.id, body.action, lang)


@router.post("/seats")
async def take_any_seat(
    at_table: CurrentCommands, live: CurrentTable, body: AnySeatRequest, guest: CurrentGuest, services: CurrentServices
) -> SeatTaken:
    """Take any free seat, so that guests who arrive at the same moment all get one."""
    await _check_newcomer(live, guest.id, services)
    await services.deals.check_newcomer(live.table, guest.id)
    await services.sessions.save(guest)
    live.loaded.names[guest.id] = guest.name
    seat = await at_table.run(commands.take_any_seat, guest.name, body.contributes)
    return SeatTaken(seat=seat)


@router.post("/seats/{seat}")
async def change_seat(
    at_table: CurrentCommands,
    live: CurrentTable,
    seat: Annotated[int, Path(ge=0, le=15)],
    body: SeatRequest,
    guest: CurrentGuest,
    services: CurrentServices,
) -> SeatTaken:
    """Take a seat, give it to a bot, or leave it."""
    wishes = [name for name, value in asdict(body).items() if name != "contributes" and value is not None]
    if len(wishes) != 1 or (body.contributes and not body.take):
        raise InvalidCommand("unreadable")
    if body.take:
        await _check_newcomer(live, guest.id, services)
        await services.deals.check_newcomer(live.table, guest.id)
        await services.sessions.save(guest)
        live.loaded.names[guest.id] = guest.name
        await at_table.run(commands.take_seat, guest.name, seat, body.contributes)
    elif body.bot is not None:
        await at_table.run(commands.give_seat_to_bot, seat, body.bot, bots_of(live.table.game))
    else:
        await at_table.run(commands.free_seat, seat)
    return SeatTaken(seat=seat)


async def _check_newcomer(live: LiveTable, guest: str, services: Services) -> None:
    """Raise Forbidden if a newcomer is not reliable enough for the table, or may not play rated games yet."""
    table = live.table
    if guest in table.seats_held:
        return
    if table.settings.reliable and guest != table.head.host:
        await check_reliable(services.database, guest)
    if table.settings.rated:
        await check_rated(services.database, guest)


@router.post("/chat", status_code=201)
async def chat(live: CurrentTable, body: ChatRequest, guest: CurrentGuest, services: CurrentServices) -> ChatSent:
    """Send a line of chat."""
    services.limits.chat.check(guest.id)
    if guest.id in services.operations.restrictions.muted:
        raise Forbidden("muted")
    text = clean_text(body.text, MOST_CHAT_LENGTH)
    if text is None:
        raise InvalidCommand("unreadable", "error-text", n=MOST_CHAT_LENGTH)
    seat = (live.table.seats_of(guest.id) or [NOBODY])[0]
    table = live.table.head.table
    async with live.loaded.lock:
        line = await tables.add_chat_line(services.database, table, guest.id, guest.name, seat, text, time.time())
        live.add_chat_line(line)
    return ChatSent(n=line.n)


@router.post("/complaint", status_code=201)
async def complain(live: CurrentTable, body: ComplaintRequest, guest: CurrentGuest, services: CurrentServices) -> Empty:
    """Report the guest at a seat, or the author of a line of chat, to the operators of this server."""
    services.limits.complaints.check(guest.id)
    about, text = _find_person(live, body.seat, body.line), clean_text(body.text, MOST_CHAT_LENGTH)
    if not about or about == guest.id or text is None:
        raise InvalidCommand("unreadable", "error-complaint")
    await services.sessions.save(guest)
    await operators.add_complaint(services.database, live.table.head.table, guest.id, about, text)
    return Empty()


@router.post("/block")
async def block(live: CurrentTable, body: BlockRequest, guest: CurrentGuest, services: CurrentServices) -> Empty:
    """Hide, at all tables, what the author of this line of chat writes. We are no friends any more."""
    author = _find_person(live, None, body.line)
    if not author or author == guest.id:
        raise InvalidCommand("unreadable", "error-complaint")
    await services.sessions.save(guest)
    await blocks.add(services.database, guest.id, author)
    await friends.withdraw(services.database, guest.id, author)
    blocked = await blocks.list_of_guest(services.database, guest.id)
    for viewer in (live.whole or live).everybody:
        if viewer.guest == guest.id:
            viewer.blocked = blocked
    return Empty()


def _find_person(live: LiveTable, seat: int | None, line: int | None) -> str:
    """Return the guest at a seat, or the author of a line of chat; exactly one of the two is given."""
    if (seat is None) == (line is None):
        raise InvalidCommand("unreadable")
    if seat is None:
        return next((written.guest for written in live.chat if written.n == line), "")
    if not 0 <= seat < len(live.table.seats):
        raise InvalidCommand("unreadable", "error-no-seat", n=len(live.table.seats))
    return live.table.seats[seat].guest or live.table.seats[seat].keeps


@router.post("/hint")
async def hint(
    request: Request, live: CurrentTable, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices
) -> Hint:
    """Return the best turn for me here, and why it is the best."""
    services.limits.hints.check(guest.id)
    async with live.loaded.lock:
        table = live.table
        seat = find_hinted_seat(table, guest.id)
        view, name, count, words = table.position.view(seat), table.head.table, table.count, live.words(lang)
    found = await run_while_connected(
        request, services.scheduler.suggest(name, count, view, {lang: words.names}, guest.id)
    )
    turn = found or SuggestedTurn(view.legal[:1], {})  # if there is no hint, the client is gone
    return describe_hint(view, turn, words)


@router.post("/seal")
async def seal(at_table: CurrentCommands, body: SealRequest) -> Empty:
    """Contribute to the seal of the dice: commit, then reveal."""
    if body.commit is not None and body.reveal is None:
        await at_table.run(seal_commands.commit, body.commit)
    elif body.reveal is not None and body.commit is None:
        await at_table.run(seal_commands.reveal, body.reveal)
    else:
        raise InvalidCommand("unreadable")
    return Empty()


@router.post("/start")
async def start(at_table: CurrentCommands) -> Empty:
    """Start the game although seats are free."""
    await at_table.run(commands.start_game)
    return Empty()


@router.post("/close")
async def close(at_table: CurrentCommands) -> Empty:
    """Give the table up."""
    await at_table.run(commands.close_table)
    return Empty()


@router.post("/remove")
async def remove(
    at_table: CurrentCommands, live: CurrentTable, body: RemoveRequest, services: CurrentServices
) -> Empty:
    """Send a guest away."""
    commands.check_host(live.table, at_table.guest)
    known = {*live.loaded.present, *live.table.seats_held, *(line.guest for line in live.chat)}
    guest = next((guest for guest in known if live.pseudonym(guest) == body.guest), None)
    if guest is None:
        raise InvalidCommand("unreadable")
    name = (await services.sessions.find(guest)).name
    await at_table.run(commands.remove_guest, guest, name)
    return Empty()


@router.post("/rules")
async def answer_rules_change(at_table: CurrentCommands, body: RulesRequest, guest: CurrentGuest) -> Empty:
    """After the rules changed: go on from the stored position, or give the table up."""
    await at_table.run(commands.answer_rules_change, guest.name, body.go_on)
    return Empty()
