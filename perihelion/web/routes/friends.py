"""Friends: the page of people, the link that makes friends, questions and answers, and seats held for friends."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from starlette.responses import HTMLResponse

from ...store import blocks, friends
from ...store.friends import FriendSettings
from ...store.guests import Guest
from ...table import invitations
from ...table.clean_text import MOST_NAME_LENGTH, clean_text
from ...table.errors import Conflict, InvalidCommand
from ...wire.errors import WebError
from ...wire.schemas.friends import (
    AskRequest,
    FriendAnswerRequest,
    FriendLink,
    FriendRequest,
    FriendSettingsRequest,
    InviteRequest,
    PeoplePage,
    Person,
)
from ...wire.schemas.responses import Empty
from ..http.rate_limits import find_address
from ..people.friends import describe_people, find_met
from ..services import Services
from ..site.pages import render_page
from . import ERRORS, PAGE_ERRORS
from .dependencies import CurrentCommands, CurrentGuest, CurrentServices, CurrentTable

router = APIRouter(tags=["people"], responses=ERRORS)
FriendToken = Annotated[str, Path(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
WantedName = Annotated[str, Query(min_length=1, max_length=200)]
MOST_FRIENDS = 200
"""Limit of friends of each guest, with those who were asked."""


@router.get("/api/people")
async def get_people(guest: CurrentGuest, services: CurrentServices) -> PeoplePage:
    """Return my friends, who wants to be one, and what I chose about being found."""
    await services.sessions.save(guest)
    await services.live.presence.note(guest.id)
    return await describe_people(services.database, guest.id)


@router.post("/api/people/settings")
async def change_settings(body: FriendSettingsRequest, guest: CurrentGuest, services: CurrentServices) -> PeoplePage:
    """Choose whether others find me by my name, and whether my friends see when I am here."""
    await services.sessions.save(guest)
    await friends.load_settings(services.database, guest.id)
    await friends.change_settings(services.database, guest.id, findable=body.findable, visible=body.visible)
    services.live.presence.forget(guest.id)
    await services.live.presence.note(guest.id)
    return await describe_people(services.database, guest.id)


@router.post("/api/people/link")
async def renew_friend_link(guest: CurrentGuest, services: CurrentServices) -> PeoplePage:
    """Change my link; the old one works no more. My friends stay."""
    services.limits.groups.check(guest.id)
    await friends.renew_link(services.database, guest.id)
    return await describe_people(services.database, guest.id)


@router.get("/api/people/find")
async def find_people(
    name: WantedName, request: Request, guest: CurrentGuest, services: CurrentServices
) -> list[Person]:
    """Return those with exactly this name who want to be found."""
    services.limits.invitations.check(find_address(request))
    wanted = clean_text(name, MOST_NAME_LENGTH)
    if wanted is None:
        raise InvalidCommand("unreadable", "error-name", n=MOST_NAME_LENGTH)
    rows = await friends.find_by_name(services.database, wanted, guest.id)
    return [{"friend": row.handle, "name": row.name} for row in rows]


@router.post("/api/people/ask")
async def ask_for_friendship(body: AskRequest, guest: CurrentGuest, services: CurrentServices) -> PeoplePage:
    """Ask somebody to be my friend. If that person asked me before, we are friends at once."""
    services.limits.friends.check(guest.id)
    await _add_friend(services, guest, await _find_wanted(services, guest.id, body))
    return await describe_people(services.database, guest.id)


async def _find_wanted(services: Services, guest: str, body: AskRequest) -> str:
    """Return the guest who is asked: findable by name, already asking me, or met at a table."""
    if body.player is not None and body.friend is None:
        other = await find_met(services.database, guest, body.player)
    elif body.friend is not None and body.player is None:
        found = await friends.find_by_handle(services.database, body.friend)
        relations = {one.guest for one in await friends.list_relations(services.database, guest)}
        other = found.guest if found and (found.findable or found.guest in relations) else None
    else:
        raise InvalidCommand("unreadable")
    if other is None:
        raise WebError(404, "unknown", "error-friend-unknown")
    return other


async def _add_friend(services: Services, guest: Guest, other: str, by_link: bool = False) -> None:
    """Store that a guest wants a friend. With a link, the other one has agreed by passing it on."""
    if other == guest.id:
        raise Conflict("friend", "error-friend-self")
    if other in await _blocked_by(services, guest.id):
        raise Conflict("friend", "error-friend-blocked")
    if await friends.count(services.database, guest.id) >= MOST_FRIENDS:
        raise Conflict("friend", "error-friends-full", n=MOST_FRIENDS)
    await services.sessions.save(guest)
    for one in (guest.id, other):
        await friends.load_settings(services.database, one)
    if by_link and not await friends.is_blocked(services.database, guest.id, other):
        await friends.befriend(services.database, guest.id, other)
    else:
        await friends.ask(services.database, guest.id, other)


async def _blocked_by(services: Services, guest: str) -> frozenset[str]:
    return await blocks.list_of_guest(services.database, guest)


@router.post("/api/people/answer")
async def answer_friend(body: FriendAnswerRequest, guest: CurrentGuest, services: CurrentServices) -> PeoplePage:
    """Accept or decline a guest who wants to be my friend."""
    relation = await _find_relation(services, guest.id, body.friend)
    if body.accept and relation.asks:
        await _add_friend(services, guest, relation.guest)
    elif relation.asks and not relation.asked:
        await friends.part(services.database, guest.id, relation.guest)
    return await describe_people(services.database, guest.id)


@router.post("/api/people/remove")
async def remove_friend(body: FriendRequest, guest: CurrentGuest, services: CurrentServices) -> PeoplePage:
    """End a friendship, or withdraw a question. The other one gets no message."""
    relation = await _find_relation(services, guest.id, body.friend)
    await friends.part(services.database, guest.id, relation.guest)
    return await describe_people(services.database, guest.id)


async def _find_relation(services: Services, guest: str, handle: str) -> friends.Relation:
    """Return the friend, or the guest of an open request, with this handle."""
    for one in await friends.list_relations(services.database, guest):
        if one.handle == handle:
            return one
    raise WebError(404, "unknown", "error-friend-unknown")


# the link


@router.get("/api/people/link/{token}")
async def get_friend_link(
    token: FriendToken, request: Request, guest: CurrentGuest, services: CurrentServices
) -> FriendLink:
    """Return whose link this is."""
    services.limits.invitations.check(find_address(request))
    owner = await _find_owner(services, token)
    name = (await services.sessions.find(owner.guest)).name
    agreed = await friends.are_friends(services.database, guest.id, owner.guest)
    return {"name": name, "own": owner.guest == guest.id, "agreed": agreed}


@router.post("/api/people/link/{token}")
async def use_friend_link(
    token: FriendToken, request: Request, guest: CurrentGuest, services: CurrentServices
) -> Empty:
    """Become the friend of the guest whose link this is."""
    services.limits.invitations.check(find_address(request))
    await _add_friend(services, guest, (await _find_owner(services, token)).guest, by_link=True)
    return Empty()


async def _find_owner(services: Services, token: str) -> FriendSettings:
    found = await friends.find_by_token(services.database, token)
    if found is None:
        raise WebError(404, "unknown", "error-friend-link")
    return found


# at a table


@router.post("/api/tables/{table}/invite")
async def invite_friend(
    at_table: CurrentCommands, live: CurrentTable, body: InviteRequest, guest: CurrentGuest, services: CurrentServices
) -> Empty:
    """Hold a free seat of my table for a friend, who gets a notice."""
    services.limits.friends.check(guest.id)
    relation = await _find_relation(services, guest.id, body.friend)
    if not relation.agreed or not await friends.are_friends(services.database, guest.id, relation.guest):
        raise WebError(404, "unknown", "error-friend-unknown")
    await services.deals.check_newcomer(live.table, relation.guest)
    await at_table.run(invitations.hold_seat, body.seat, relation.guest, relation.name)
    return Empty()


# pages


@router.get("/people", response_class=HTMLResponse, responses=PAGE_ERRORS)
async def show_people(request: Request) -> Response:
    """Show my friends, quick pairing, and wishes for tables."""
    return render_page(request, "people")


@router.get("/friend/{token}", response_class=HTMLResponse, responses=PAGE_ERRORS)
async def show_friend_link(token: FriendToken, request: Request, services: CurrentServices) -> Response:
    """Ask whether to become friends. Opening this page changes nothing: messengers open links for a preview."""
    services.limits.invitations.check(find_address(request))
    await _find_owner(services, token)
    return render_page(request, "friend")
