"""Sign in on a device: it gets the guest's cookie, and may bring its own seats along."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ...server.account_merge import Moved, take_seats_along
from ...store.devices import FIRST
from ...store.guests import Guest
from ...wire.schemas.close_codes import CloseCode
from ..http.cookies import GUEST_COOKIE, format_cookie
from ..services import Services
from .device_names import name_device
from .sessions import Session

NOTHING = Moved(0, 0)


def device_name(request: Request) -> str:
    """Return the name of the device that sends a request."""
    return name_device(request.headers.get("user-agent", ""))


async def note_device(services: Services, request: Request) -> None:
    """Record a visit of the device that sends a request, if it has a valid cookie."""
    if request.state.known:
        session = Session(request.state.guest.id, request.state.device)
        await services.sessions.note_seen(session, device_name(request))


async def sign_in(services: Services, request: Request, response: Response, owner: Guest, take: bool) -> Moved:
    """Sign a guest in on the device that sends this request. `take`: its seats come along.

    The device is signed out of its previous guest, and its open pages reconnect. The first device of a guest
    is not signed out: browsers that were linked by earlier versions share it.
    """
    before = Session(request.state.guest.id, request.state.device)
    if before.guest == owner.id and request.state.known:
        return NOTHING
    session = await services.sessions.add_device(owner.id, device_name(request))
    moved = await take_seats_along(services.registry, before.guest, owner) if take else NOTHING
    if before.device != FIRST:
        await services.sessions.remove_device(before)
    services.live.sign_out(before, CloseCode.CHANGED)
    cookie = format_cookie(GUEST_COOKIE, services.sessions.sign(*session), request, http_only=True)
    response.headers.append("set-cookie", cookie)
    return moved


async def sign_out(services: Services, session: Session) -> None:
    """Sign a guest out on a device, and close its connections."""
    await services.sessions.remove_device(session)
    services.live.sign_out(session)
