"""One server for all tests that do not end it."""

import re
import time

import pytest

from tests.notices.mailbox import Mailbox
from tests.web.daily import lay_daily
from tests.web.prepared_server import PreparedServer


@pytest.fixture(scope="session")
def running(tmp_path_factory):
    folder = tmp_path_factory.mktemp("tables")
    lay_daily(folder, now=lambda: time.time() - 2 * 86_400)
    lay_daily(folder)
    running = PreparedServer(folder, env={"PERIHELION_RATED_NETWORKS": "yes"}).start()
    yield running
    said = running.stop()
    assert "Traceback" not in said, said


@pytest.fixture(scope="session")
def mailbox():
    mailbox = Mailbox()
    yield mailbox
    mailbox.stop()


@pytest.fixture(scope="session")
def mailing(tmp_path_factory, mailbox):
    """A server that sends mails."""
    server = PreparedServer(tmp_path_factory.mktemp("mail"), env=mailbox.env, arguments=["--verbose"]).start()
    yield server
    said = server.stop()
    assert "Traceback" not in said, said
    assert not re.search(r"\w@example\.org", said), "no address is logged"


@pytest.fixture
def server(running):
    yield running
    running.goodbye()


@pytest.fixture
def ada(server):
    return server.guest("Ada")


@pytest.fixture
def bob(server):
    return server.guest("Bob")


@pytest.fixture
def table(ada, bob):
    """Ada and Bob at Leduc poker."""
    laid = ada.lay()
    bob.take(laid)
    return laid
