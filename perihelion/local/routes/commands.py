"""What the guest does at a table: play, undo, take a seat, ask for a hint."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import asdict
from typing import Any

from ...bots import bots_of
from ...table import commands, ending_commands, seal_commands
from ...table.errors import InvalidCommand, Stale
from ...wire.schemas.requests import (
    AnySeatRequest,
    ConfirmRequest,
    EndAnswerRequest,
    PlayRequest,
    PreviewRequest,
    ResignRequest,
    RulesRequest,
    SealRequest,
    SeatRequest,
    UndoAnswerRequest,
    UndoRequest,
    WhyRequest,
)
from ...wire.schemas.responses import Empty, Explanation, Hint, Played, Preview, Reason, SeatTaken, UndoAsked
from ...wire.table.explanations import explain_thing
from ...wire.table.hint_steps import describe_hint, find_hinted_seat
from ...wire.table.previews import preview_action
from ...wire.table.refusals import explain_action
from ..commands import TableCommands
from ..device import Device
from ..request import JSON, Answer, Request, write_json
from ..routing import Function, Route

HIGHEST_SEAT = 15
Command = Callable[[Device, Request, TableCommands], Awaitable[Any]]


def at_table(command: Command) -> Function:
    """Return a route that gets the guest's commands at the table. If one is stale, it answers with a snapshot."""

    async def route(device: Device, request: Request) -> Any:
        loaded = await device.open(request)
        found = device.commands(loaded, request.lang)
        try:
            return await command(device, request, found)
        except Stale:
            async with loaded.lock:
                raise found.stale() from None

    return route


@at_table
async def play(device: Device, request: Request, at: TableCommands) -> Played:
    """Play one action for the seat I hold."""
    body = request.body(PlayRequest)
    return Played(count=await at.play(body.action, body.after, body.seat, body.link))


@at_table
async def confirm(device: Device, request: Request, at: TableCommands) -> Played:
    """Confirm that my turn is done."""
    body = request.body(ConfirmRequest)
    return Played(count=await at.run(commands.confirm_turn, body.after, body.link))


@at_table
async def undo(device: Device, request: Request, at: TableCommands) -> Played | Answer:
    """Undo my last decision; with `to`, go back that far if all agree."""
    body = request.body(UndoRequest)
    if body.to is None:
        return Played(count=await at.run(commands.undo_decision, body.after))
    count = await at.run(commands.request_undo, body.after, body.to)
    return Answer(202, JSON, write_json(UndoAsked(asked=True))) if count is None else Played(count=count)


@at_table
async def answer_undo(device: Device, request: Request, at: TableCommands) -> Played:
    """Agree to an undo that another player asked for, or refuse it."""
    return Played(count=await at.run(commands.answer_undo, request.body(UndoAnswerRequest).agree))


@at_table
async def resign(device: Device, request: Request, at: TableCommands) -> Played:
    """Give the game up at my seat."""
    body, table, shown = request.body(ResignRequest), at.loaded.table, at.loaded.shown
    seat = commands.check_seated(table, at.guest) if body.seat is None else commands.check_seat(table, body.seat)
    name = shown.names(shown.words(request.lang))[seat]
    return Played(count=await at.run(ending_commands.resign, seat, name))


@at_table
async def offer_end(device: Device, request: Request, at: TableCommands) -> Played:
    """Offer to end the game now, with the points as they stand."""
    return Played(count=await at.run(ending_commands.offer_end))


@at_table
async def answer_offer(device: Device, request: Request, at: TableCommands) -> Played:
    """Accept or decline an offer to end the game, or withdraw my own."""
    body = request.body(EndAnswerRequest)
    return Played(count=await at.run(ending_commands.answer_offer, body.offer, body.accept))


async def explain(device: Device, request: Request) -> Explanation | Reason:
    """Return why an action is not possible; or what a thing is, and what touching it does or why it does nothing."""
    loaded, body, guest = await device.open(request), request.body(WhyRequest), device.guest.id
    async with loaded.lock:
        if body.action is not None:
            return explain_action(loaded.shown, guest, request.lang, body.action)
        return explain_thing(loaded.shown, guest, request.lang, body.touch)


async def preview(device: Device, request: Request) -> Preview:
    """Return what an action of mine would do, before I play it."""
    loaded, body = await device.open(request), request.body(PreviewRequest)
    async with loaded.lock:
        return preview_action(loaded.shown, device.guest.id, body.action, request.lang)


@at_table
async def take_any_seat(device: Device, request: Request, at: TableCommands) -> SeatTaken:
    """Take any free seat."""
    body, guest = request.body(AnySeatRequest), device.guest
    at.loaded.names[guest.id] = guest.name
    return SeatTaken(seat=await at.run(commands.take_any_seat, guest.name, body.contributes))


@at_table
async def change_seat(device: Device, request: Request, at: TableCommands) -> SeatTaken:
    """Take a seat, give it to a bot, or leave it."""
    seat, body = request.number("seat", most=HIGHEST_SEAT), request.body(SeatRequest)
    wishes = [name for name, value in asdict(body).items() if name != "contributes" and value is not None]
    if len(wishes) != 1 or (body.contributes and not body.take):
        raise InvalidCommand("unreadable")
    if body.take:
        at.loaded.names[at.guest] = device.guest.name
        await at.run(commands.take_seat, device.guest.name, seat, body.contributes)
    elif body.bot is not None:
        await at.run(commands.give_seat_to_bot, seat, body.bot, bots_of(at.loaded.table.game))
    else:
        await at.run(commands.free_seat, seat)
    return SeatTaken(seat=seat)


async def hint(device: Device, request: Request) -> Hint:
    """Return the best turn for me here, and why it is the best."""
    loaded = await device.open(request)
    async with loaded.lock:
        seat = find_hinted_seat(loaded.table, device.guest.id)
        view, words = loaded.table.position.view(seat), loaded.shown.words(request.lang)
    turn = await device.thoughts.suggest(view, {request.lang: words.names})
    return describe_hint(view, turn, words)


@at_table
async def seal(device: Device, request: Request, at: TableCommands) -> Empty:
    """Contribute to the seal of the dice: commit, then reveal."""
    body = request.body(SealRequest)
    if body.commit is not None and body.reveal is None:
        await at.run(seal_commands.commit, body.commit)
    elif body.reveal is not None and body.commit is None:
        await at.run(seal_commands.reveal, body.reveal)
    else:
        raise InvalidCommand("unreadable")
    return Empty()


@at_table
async def start(device: Device, request: Request, at: TableCommands) -> Empty:
    """Start the game although seats are free."""
    await at.run(commands.start_game)
    return Empty()


@at_table
async def close(device: Device, request: Request, at: TableCommands) -> Empty:
    """Give the table up."""
    await at.run(commands.close_table)
    return Empty()


@at_table
async def answer_rules_change(device: Device, request: Request, at: TableCommands) -> Empty:
    """After the rules changed: go on from the stored position, or give the table up."""
    body = request.body(RulesRequest)
    await at.run(commands.answer_rules_change, device.guest.name, body.go_on)
    return Empty()


PATH = "/api/tables/{table}"
ROUTES = (
    Route("POST", f"{PATH}/actions", play, 201),
    Route("POST", f"{PATH}/confirm", confirm, 201),
    Route("POST", f"{PATH}/undo", undo, 201),
    Route("POST", f"{PATH}/undo/answer", answer_undo),
    Route("POST", f"{PATH}/resign", resign),
    Route("POST", f"{PATH}/end", offer_end),
    Route("POST", f"{PATH}/end/answer", answer_offer),
    Route("POST", f"{PATH}/why", explain),
    Route("POST", f"{PATH}/preview", preview),
    Route("POST", f"{PATH}/seats", take_any_seat),
    Route("POST", f"{PATH}/seats/{{seat}}", change_seat),
    Route("POST", f"{PATH}/hint", hint),
    Route("POST", f"{PATH}/seal", seal),
    Route("POST", f"{PATH}/start", start),
    Route("POST", f"{PATH}/close", close),
    Route("POST", f"{PATH}/rules", answer_rules_change),
)
