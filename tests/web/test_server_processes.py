"""`perihelion serve --processes N`: servers that are forked, watched over, replaced and ended."""

import asyncio
import logging
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import typer

from perihelion.cli import server_processes
from perihelion.cli.serve import _one_line, serve
from perihelion.cli.server_processes import read_former
from perihelion.cli.threads import SWITCH_SECONDS
from perihelion.store.postgresql import read_url
from tests.web.prepared_server import ForkedProcess
from tests.web.server import database_option, find_free_ports


def test_sqlite_has_one_process(perihelion_, tmp_path):
    code, _, complaint = perihelion_("serve", "--processes", "2", "--data", str(tmp_path))
    assert code == 1
    assert "several servers need PostgreSQL" in " ".join(complaint.split())
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
        return httpx.get(f"http://127.0.0.1:{port}/health", timeout=60).status_code == 200
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
        process.wait(60)
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


def test_the_next_version_takes_over_while_the_database_is_away(monkeypatch):
    """It would end otherwise, and all servers with it."""
    taken = []
    monkeypatch.setattr(server_processes.ServerProcesses, "run", lambda self: not taken.append(list(self.ports)))
    monkeypatch.setattr("perihelion.web.site.preload.preload", lambda app: None)
    monkeypatch.setattr("perihelion.store.postgresql.START_SECONDS", 0.1)
    away: dict[str, Any] = {
        "port": 9000,
        "processes": 2,
        "database": f"postgresql://nobody@127.0.0.1:{find_free_ports(1)[0]}/away",
    }
    with pytest.raises(typer.Exit):
        serve(**away)
    monkeypatch.setenv(server_processes.FORMER, "9000:1,9001:1")
    serve(**away)
    assert taken == [[9000, 9001]]


@pytest.mark.parametrize(("error", "page"), [(asyncio.CancelledError(), False), (ValueError("a mistake"), True)])
def test_a_connection_that_ends_with_the_server_is_worth_no_traceback(error, page, caplog):
    server = logging.getLogger("uvicorn.error")
    server.addFilter(_one_line)
    try:
        server.error("Exception in ASGI application", exc_info=error)
    finally:
        server.removeFilter(_one_line)
    assert (type(error).__name__ in caplog.text) == page


def test_threads_of_a_server_take_turns_fast(monkeypatch, tmp_path):
    """Queries waited for the interpreter as long as for a drawing, several times each, and people for their tables."""
    intervals = []
    monkeypatch.setattr("uvicorn.Server.run", lambda self: intervals.append(sys.getswitchinterval()))
    before, usual = sys.getswitchinterval(), 0.005
    sys.setswitchinterval(usual)  # a test before this one may have served in this process
    try:
        with pytest.raises(typer.Exit):  # it has not served
            serve(data=tmp_path, browser=False)
    finally:
        sys.setswitchinterval(before)
    assert intervals == [pytest.approx(SWITCH_SECONDS)]
    assert usual > SWITCH_SECONDS


SERVER = """
import socket, sys
from perihelion.cli.server_processes import ServerProcesses
from perihelion.web.app import VERSION

def serve(port):
    with socket.create_server(("127.0.0.1", port)) as server:
        while True:
            with server.accept()[0] as client:
                client.sendall(VERSION)

ServerProcesses("127.0.0.1", list(map(int, sys.argv[1:])), serve).run()
"""
"""A program that is served by several processes, and that starts much faster than ours."""


class Installed:
    """Such a program in a folder of its own, under our name and with our parent of servers."""

    def __init__(self, folder):
        self.package = folder / "perihelion"
        for part in (self.package, self.package / "cli", self.package / "web"):
            part.mkdir()
            (part / "__init__.py").touch()
        (self.package / "__main__.py").write_text(SERVER)
        parent = Path(server_processes.__file__).read_text()
        assert "CALM_SECONDS = 3.0" in parent
        hasty = parent.replace("CALM_SECONDS = 3.0", "CALM_SECONDS = 0.3")
        (self.package / "cli" / "server_processes.py").write_text(hasty)
        self.install("VERSION = b'1'")
        self.ports = find_free_ports(2)
        env = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-m", "perihelion", *map(str, self.ports)]
        self.process = subprocess.Popen(command, cwd=folder, env=env, stderr=subprocess.PIPE, text=True)

    def install(self, text):
        (self.package / "web" / "app.py").write_text(text)

    def ask(self):
        """What each server answers; nothing if none is there."""
        return [self._ask(port) for port in self.ports]

    def _ask(self, port):
        try:
            with socket.create_connection(("127.0.0.1", port), 5) as client:
                return client.recv(9)
        except OSError:
            return b""


@pytest.fixture
def installed(tmp_path):
    program = Installed(tmp_path)
    try:
        wait_until(lambda: program.ask() == [b"1", b"1"])
        yield program
    finally:
        program.process.terminate()
        program.process.communicate(timeout=60)


def test_sighup_replaces_the_servers_by_what_is_installed_now_one_after_the_other(installed):
    before, seen = find_servers(installed.process.pid), []
    installed.install("VERSION = b'2'")
    installed.process.send_signal(signal.SIGHUP)
    wait_until(lambda: seen.append(installed.ask()) or seen[-1] == [b"2", b"2"])
    assert all(any(answers) for answers in seen), "there was always a server"
    assert [b"1", b"2"] not in seen, "the first port comes first"
    after = find_servers(installed.process.pid)
    assert len(after) == 2
    assert not before & after
    assert not any(Path(f"/proc/{server}").exists() for server in before)
    os.kill(min(after), signal.SIGKILL)
    wait_until(lambda: find_servers(installed.process.pid) - after)
    wait_until(lambda: installed.ask() == [b"2", b"2"])


def test_a_version_that_cannot_be_loaded_replaces_nothing(installed):
    before = find_servers(installed.process.pid)
    installed.install("this is no version")
    installed.process.send_signal(signal.SIGHUP)
    said = []
    while "cannot be loaded" not in "".join(said[-1:]):
        said.append(installed.process.stderr.readline())
        assert said[-1], said
    assert installed.ask() == [b"1", b"1"]
    assert find_servers(installed.process.pid) == before
