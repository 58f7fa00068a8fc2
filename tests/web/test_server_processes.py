"""`perihelion serve --processes N`: servers that are forked, watched over, replaced and ended."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from perihelion.cli.server_processes import read_former
from perihelion.store.postgresql import read_url
from tests.web.cluster_processes import find_free_ports
from tests.web.prepared_server import ForkedProcess
from tests.web.server import database_option


def test_sqlite_has_one_process(tmp_path):
    command = [sys.executable, "-m", "perihelion", "serve", "--processes", "2", "--data", str(tmp_path)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert ran.returncode == 1
    assert "several servers need PostgreSQL" in ran.stderr
    assert not list(tmp_path.iterdir()), "nothing is changed"


def test_what_a_former_version_left_can_be_read():
    assert read_former("8437:12,8438:13") == {8437: 12, 8438: 13}
    assert read_former("") == {}


def find_servers(parent):
    """The processes of the servers: the children of the parent."""
    return {int(n) for n in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()}


def wait_until(what, seconds=60):
    until = time.monotonic() + seconds
    while not (found := what()):
        assert time.monotonic() < until, "that takes too long"
        time.sleep(0.02)
    return found


def is_healthy(port):
    try:
        return httpx.get(f"http://127.0.0.1:{port}/health", timeout=5).status_code == 200
    except httpx.HTTPError:
        return False


@pytest.fixture
def parent(postgresql):
    ports = find_free_ports(2)
    command = ["serve", "--port", ports[0], "--no-browser", "--processes", 2]
    process = ForkedProcess([*command, *database_option(read_url(postgresql.new_database()))], dict(os.environ))
    process.ports = ports  # type: ignore[attr-defined]
    try:
        wait_until(lambda: all(map(is_healthy, ports)))
        yield process
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait(10)
        process.read_rest()


@pytest.mark.xdist_group("postgresql")
def test_a_server_that_is_killed_is_there_again_and_all_end_together(parent):
    before = find_servers(parent.pid)
    assert len(before) == 2
    one, other = sorted(before)
    os.kill(one, signal.SIGKILL)
    wait_until(lambda: len(find_servers(parent.pid) - {one}) == 2)
    assert other in find_servers(parent.pid), "the other one goes on"
    wait_until(lambda: all(map(is_healthy, parent.ports)))
    servers = find_servers(parent.pid)
    parent.terminate()
    assert not parent.wait(20)
    assert not any(Path(f"/proc/{server}").exists() for server in servers)


@pytest.mark.xdist_group("postgresql")
def test_servers_end_where_nobody_watches_over_them(parent):
    servers = find_servers(parent.pid)
    parent.send_signal(signal.SIGKILL)
    wait_until(lambda: not any(map(is_healthy, parent.ports)), 20)
    wait_until(lambda: not any(Path(f"/proc/{server}").exists() for server in servers), 20)
