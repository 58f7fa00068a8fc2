"""The connection to the database is cut while somebody asks for something: one line in the log, and an answer."""

import asyncio
from types import SimpleNamespace

import pytest
from sqlalchemy.exc import OperationalError

from perihelion.server.admission import Admission
from perihelion.store.guests import Guest
from perihelion.web.http.middleware import GuestMiddleware
from perihelion.web.http.rate_limits import RateLimits
from perihelion.web.people.sessions import Session
from perihelion.wire.schemas.close_codes import CloseCode

CUT = OperationalError("SELECT", None, Exception("cut"), connection_invalidated=True)


class Sessions:
    """Knows one guest, where the database answers."""

    def __init__(self, cut):
        self.cut = cut

    def read(self, connection):
        return Session("ada")

    async def recognise(self, session):
        if self.cut:
            raise CUT
        return Guest(session.guest, "Ada")


def ask(kind, cut_before):
    """Send a request to a server whose database is cut, before or while the request is handled; what it sends."""
    sent = []

    async def handle(scope, receive, send):
        await send({"type": "websocket.accept"})
        raise CUT

    async def receive():
        return {"type": f"{kind}.connect"}

    async def send(message):
        sent.append(message)

    banned = SimpleNamespace(restrictions=SimpleNamespace(banned=()))
    registry = SimpleNamespace(admission=Admission())
    parts = {"sessions": Sessions(cut_before), "operations": banned, "registry": registry, "limits": RateLimits()}
    services = SimpleNamespace(**parts)
    app = SimpleNamespace(state=SimpleNamespace(services=services))
    scope = {"type": kind, "method": "GET", "path": "/api/me", "headers": [], "query_string": b"", "app": app}
    scope |= {"server": ("localhost", 80), "scheme": "http"}
    asyncio.run(GuestMiddleware(handle)(scope, receive, send))
    return sent


@pytest.mark.parametrize("cut_before", [True, False])
def test_a_live_table_is_closed_so_that_the_page_comes_back(caplog, cut_before):
    accepted, closed = ask("websocket", cut_before)
    assert (accepted["type"], closed["type"]) == ("websocket.accept", "websocket.close")
    assert closed["code"] == CloseCode.BROKEN
    (line,) = caplog.records
    assert "the database did not answer" in line.getMessage()
    assert not line.exc_info


def test_a_request_is_answered_that_it_can_be_sent_again(caplog):
    start, body = ask("http", cut_before=True)
    assert start["status"] == 503
    assert b"Please try again" in body["body"]
    assert not any(line.exc_info for line in caplog.records)
