"""Private groups: their pages, the link that lets guests in, leaving, and what the head of a group may do.

For everybody else a group does not exist: the answer is the same as for an unknown name.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from starlette.responses import HTMLResponse

from ...store import groups
from ...store.groups import Group
from ...table.clean_text import clean_text
from ...table.errors import Conflict, Forbidden, InvalidCommand
from ...wire.errors import WebError
from ...wire.schemas.groups import GroupName, GroupPage, Invitation
from ...wire.schemas.requests import GroupRequest, MemberRequest
from ...wire.schemas.responses import Empty
from ..http.rate_limits import find_address
from ..people.groups import describe_group
from ..services import Services
from ..site.pages import render_page
from . import ERRORS, PAGE_ERRORS
from .dependencies import CurrentGuest, CurrentLang, CurrentServices

router = APIRouter(tags=["groups"], responses=ERRORS)
GroupId = Annotated[str, Path(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
MOST_NAME_LENGTH = 40
MOST_GROUPS, MOST_MEMBERS = 30, 200
"""Limit of groups for each guest, and of guests for each group."""


async def find_group(services: Services, group: str, guest: str) -> Group:
    """Return a group of the guest. Raises if the guest is no member."""
    found = await groups.find(services.database, group, guest)
    if found is None:
        raise WebError(404, "unknown", "error-group")
    return found


@router.get("/api/groups")
async def list_groups(guest: CurrentGuest, services: CurrentServices) -> list[GroupName]:
    """Return my groups."""
    return [GroupName(group=g.id, name=g.name) for g in await groups.list_of_guest(services.database, guest.id)]


@router.post("/api/groups", status_code=201)
async def create_group(body: GroupRequest, guest: CurrentGuest, services: CurrentServices) -> GroupName:
    """Create a group; I am its head."""
    services.limits.groups.check(guest.id)
    name = clean_text(body.name, MOST_NAME_LENGTH)
    if name is None:
        raise InvalidCommand("unreadable", "error-name", n=MOST_NAME_LENGTH)
    await _check_number(services, guest.id)
    await services.sessions.save(guest)
    return GroupName(group=await groups.create(services.database, name, guest.id), name=name)


@router.get("/api/groups/{group}")
async def get_group(group: GroupId, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices) -> GroupPage:
    """Return a group of mine: members, tables, results, ranking."""
    return await describe_group(services.database, await find_group(services, group, guest.id), guest.id, lang)


@router.post("/api/groups/{group}/leave")
async def leave_group(group: GroupId, guest: CurrentGuest, services: CurrentServices) -> Empty:
    """Leave a group. Its longest-standing member becomes its head."""
    await find_group(services, group, guest.id)
    await groups.leave(services.database, group, guest.id)
    return Empty()


@router.post("/api/groups/{group}/link")
async def renew_link(group: GroupId, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices) -> GroupPage:
    """Change the link of a group; only its head may."""
    await _check_head(services, group, guest.id)
    await groups.renew_link(services.database, group)
    return await describe_group(services.database, await find_group(services, group, guest.id), guest.id, lang)


@router.post("/api/groups/{group}/remove")
async def remove_member(
    group: GroupId, body: MemberRequest, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices
) -> GroupPage:
    """Remove a member, and change the link, because they know it; only the head may."""
    await _check_head(services, group, guest.id)
    for member in await groups.list_members(services.database, group):
        if member.id == body.member and member.guest != guest.id:
            await groups.remove(services.database, member)
    return await describe_group(services.database, await find_group(services, group, guest.id), guest.id, lang)


@router.get("/api/invitations/{token}")
async def get_invitation(
    token: GroupId, request: Request, guest: CurrentGuest, services: CurrentServices
) -> Invitation:
    """Return the group that a link leads to."""
    services.limits.invitations.check(find_address(request))
    found = await _find_by_token(services, token)
    members = await groups.list_members(services.database, found.id)
    mine = any(member.guest == guest.id for member in members)
    return Invitation(name=found.name, members=len(members), group=found.id if mine else None)


@router.post("/api/invitations/{token}")
async def join_group(token: GroupId, request: Request, guest: CurrentGuest, services: CurrentServices) -> GroupName:
    """Join the group that a link leads to."""
    services.limits.invitations.check(find_address(request))
    found = await _find_by_token(services, token)
    members = await groups.list_members(services.database, found.id)
    if all(member.guest != guest.id for member in members):
        if len(members) >= MOST_MEMBERS:
            raise Conflict("group-full", n=MOST_MEMBERS)
        await _check_number(services, guest.id)
        await services.sessions.save(guest)
        await groups.join(services.database, found.id, guest.id)
    return GroupName(group=found.id, name=found.name)


@router.get("/g/{group}", response_class=HTMLResponse, responses=PAGE_ERRORS)
async def show_group(group: GroupId, request: Request, guest: CurrentGuest, services: CurrentServices) -> Response:
    """Show the page of a group of mine."""
    await find_group(services, group, guest.id)
    return render_page(request, "group")


@router.get("/join/{token}", response_class=HTMLResponse, responses=PAGE_ERRORS)
async def show_invitation(token: GroupId, request: Request, services: CurrentServices) -> Response:
    """Ask whether to join a group. Opening this page changes nothing: messengers open links for a preview."""
    services.limits.invitations.check(find_address(request))
    await _find_by_token(services, token)
    return render_page(request, "invitation")


async def _find_by_token(services: Services, token: str) -> Group:
    found = await groups.find_by_token(services.database, token)
    if found is None:
        raise WebError(404, "unknown", "error-group")
    return found


async def _check_head(services: Services, group: str, guest: str) -> None:
    """Raise unless the guest is the head of the group."""
    await find_group(services, group, guest)
    services.limits.groups.check(guest)
    if (await groups.list_members(services.database, group))[0].guest != guest:
        raise Forbidden("not-head")


async def _check_number(services: Services, guest: str) -> None:
    """Raise if the guest belongs to too many groups."""
    if len(await groups.list_of_guest(services.database, guest)) >= MOST_GROUPS:
        raise Conflict("groups", n=MOST_GROUPS)
