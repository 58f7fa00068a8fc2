"""One server for all tests that do not end it."""

import pytest

from tests.web.server import Server


@pytest.fixture(scope="session")
def running(tmp_path_factory):
    running = Server(tmp_path_factory.mktemp("tables")).start()
    yield running
    said = running.stop()
    assert "Traceback" not in said, said


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
