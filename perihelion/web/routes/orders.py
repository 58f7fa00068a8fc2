"""What one does at a table."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, Path, Response

from ...bots import BOTS
from ...errors import IllegalAction
from ...play import orders, sealing
from ...play.errors import BadOrder, Conflict, Forbidden, Stale
from ...play.table import NOBODY, Table
from ...store import tables as stored
from ..answers import Asked, Hint, Nothing, Played, Said, Taken, Why
from ..live import ShownRoom
from ..orders import (
    MOST_CHAT,
    ActionOrder,
    AfterOrder,
    AnswerOrder,
    ChatOrder,
    GoOnOrder,
    RemoveOrder,
    SealOrder,
    SeatOrder,
    UndoOrder,
    WhyOrder,
    said,
)
from ..snapshot import seat_to_look_from, snapshot
from ..visitors import Lang, Visitor
from ..why import in_language, why_not
from . import PROBLEMS
from .context import Context, Here, OpenTable

router = APIRouter(prefix="/api/tables/{table}", tags=["orders"], responses=PROBLEMS)


async def _order(here: Context, shown: ShownRoom, guest: str, lang: str, change: Callable[[Table], Any]) -> Any:
    """Carry out an order; a stale one is refused with the present snapshot."""
    try:
        return await here.hall.order(shown.table.head.table, change)
    except Stale as error:
        async with shown.room.lock:
            seat = seat_to_look_from(shown.table, guest)
            error.snapshot = snapshot(shown, guest, seat, lang, list(shown.chat))  # type: ignore[attr-defined]
        raise
    except IllegalAction as error:
        raise in_language(error, shown, lang) from None


@router.post("/actions", status_code=201)
async def play(shown: OpenTable, order: ActionOrder, who: Visitor, lang: Lang, here: Here) -> Played:
    """Play one action for the seat I hold."""
    act = lambda t: orders.play(t, who.id, order.action, order.after, order.seat)  # noqa: E731
    return Played(count=await _order(here, shown, who.id, lang, act))


@router.post("/confirm", status_code=201)
async def confirm(shown: OpenTable, order: AfterOrder, who: Visitor, lang: Lang, here: Here) -> Played:
    """My turn is done."""
    return Played(count=await _order(here, shown, who.id, lang, lambda t: orders.confirm(t, who.id, order.after)))


@router.post("/undo", status_code=201, response_model=Played, responses={202: {"model": Asked}})
async def undo(shown: OpenTable, order: UndoOrder, who: Visitor, lang: Lang, here: Here) -> Any:
    """Take back my last decision; with `to`, go back that far if all agree."""
    to = order.to
    if to is None:
        return Played(count=await _order(here, shown, who.id, lang, lambda t: orders.undo(t, who.id, order.after)))
    ask = lambda t: orders.ask_undo(t, who.id, order.after, to)  # noqa: E731
    count = await _order(here, shown, who.id, lang, ask)
    if count is not None:
        return Played(count=count)
    return Response('{"asked":true}', 202, media_type="application/json")


@router.post("/undo/answer")
async def answer(shown: OpenTable, order: AnswerOrder, who: Visitor, lang: Lang, here: Here) -> Played:
    """Agree to an undo somebody asked for, or refuse it."""
    count = await _order(here, shown, who.id, lang, lambda t: orders.answer_undo(t, who.id, order.agree))
    return Played(count=count)


@router.post("/why")
async def why(shown: OpenTable, order: WhyOrder, who: Visitor, lang: Lang) -> Why:
    """Why an action is not possible, or what was touched does nothing."""
    async with shown.room.lock:
        return why_not(shown, who.id, lang, order.action, order.touch)


@router.post("/seats/{seat}")
async def change_seat(
    shown: OpenTable,
    seat: Annotated[int, Path(ge=0, le=15)],
    order: SeatOrder,
    who: Visitor,
    lang: Lang,
    here: Here,
) -> Taken:
    """Take a seat, give it to a bot, leave it."""
    wishes = [name for name, value in order.model_dump(exclude={"commit"}).items() if value is not None]
    if len(wishes) != 1 or (order.commit and not order.take):
        raise BadOrder("unreadable")
    if order.take:
        await here.visitors.keep(who)
        shown.room.names[who.id] = who.name
        await _order(here, shown, who.id, lang, lambda t: orders.take(t, who.id, who.name, seat, order.commit))
    elif order.bot is not None:
        level = order.bot
        await _order(here, shown, who.id, lang, lambda t: orders.give_to_bot(t, who.id, seat, level, list(BOTS)))
    else:
        await _order(here, shown, who.id, lang, lambda t: orders.free(t, who.id, seat))
    return Taken(seat=seat)


@router.post("/chat", status_code=201)
async def chat(shown: OpenTable, order: ChatOrder, who: Visitor, here: Here) -> Said:
    """Say something."""
    here.rates.chat.check(who.id)
    text = said(order.text, MOST_CHAT)
    if text is None:
        raise BadOrder("unreadable", "error-text", n=MOST_CHAT)
    seat = (shown.table.seats_of(who.id) or [NOBODY])[0]
    table = shown.table.head.table
    async with shown.room.lock:
        line = await stored.say(here.database, table, who.id, who.name, seat, text, time.time())
        shown.hear_chat(line)
    return Said(n=line.n)


@router.post("/hint")
async def hint(shown: OpenTable, who: Visitor, lang: Lang, here: Here) -> Hint:
    """The best action for me here, and why."""
    here.rates.hints.check(who.id)
    async with shown.room.lock:
        table = shown.table
        if not table.hints:
            raise Forbidden("no-hints")
        seat = table.waits_for
        if seat == NOBODY or table.seats[seat].guest != who.id or table.to_confirm() != NOBODY:
            raise Conflict("not-your-turn")
        frame = shown.frame(seat, lang)
        view = table.position.view(seat)
    number, why = await here.work.thinking.hint(view, lang)
    return Hint(action=table.game.actions.texts[number], says=frame.says(number), why=why, touch=frame.touch(number))


@router.post("/seal")
async def seal(shown: OpenTable, order: SealOrder, who: Visitor, lang: Lang, here: Here) -> Nothing:
    """My part of the seal of the dice: commit to bytes, then open them; later, add some."""
    if order.commit is not None and order.reveal is None:
        made = order.commit
        await _order(here, shown, who.id, lang, lambda t: sealing.commit(t, who.id, made))
    elif order.reveal is not None and order.commit is None:
        value = order.reveal
        await _order(here, shown, who.id, lang, lambda t: sealing.reveal(t, who.id, value))
    else:
        raise BadOrder("unreadable")
    return Nothing()


@router.post("/start")
async def start(shown: OpenTable, who: Visitor, lang: Lang, here: Here) -> Nothing:
    """Begin although seats are free."""
    await _order(here, shown, who.id, lang, lambda t: orders.begin(t, who.id))
    return Nothing()


@router.post("/close")
async def close(shown: OpenTable, who: Visitor, lang: Lang, here: Here) -> Nothing:
    """Give the table up."""
    await _order(here, shown, who.id, lang, lambda t: orders.close(t, who.id))
    return Nothing()


@router.post("/remove")
async def remove(shown: OpenTable, order: RemoveOrder, who: Visitor, lang: Lang, here: Here) -> Nothing:
    """Send a guest away."""
    orders.check_host(shown.table, who.id)
    room = shown.room
    known = {*room.here, *shown.table.held, *(line.guest for line in shown.chat)}
    guest = next((guest for guest in known if shown.pseudonym(guest) == order.guest), None)
    if guest is None:
        raise BadOrder("unreadable")
    name = (await here.visitors.find(guest)).name
    await _order(here, shown, who.id, lang, lambda t: orders.remove(t, who.id, guest, name))
    return Nothing()


@router.post("/rules")
async def rules(shown: OpenTable, order: GoOnOrder, who: Visitor, lang: Lang, here: Here) -> Nothing:
    """After the rules changed: go on from the stored position, or stop."""
    await _order(here, shown, who.id, lang, lambda t: orders.go_on(t, who.id, who.name, order.go_on))
    return Nothing()
