"""A PostgreSQL server for tests, in a temporary folder, run with the programs installed on the machine."""

from __future__ import annotations

import getpass
import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

from tests.web.server import free_port

WITHOUT = "PostgreSQL is not installed, so this test was NOT run; tools/postgresql.sh installs it"
PATIENTLY = ("-w", "-t", "300")
"""Options of `pg_ctl`: wait until it is done, for at most this many seconds."""


def find_programs() -> Path | None:
    """Return the folder with `initdb` and `postgres`, of the newest version."""
    found = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    on_path = shutil.which("initdb")
    if on_path:
        found.append(Path(on_path).resolve().parent)
    return max(found, key=lambda path: str(path), default=None)


class Postgresql:
    """A PostgreSQL server. PostgreSQL refuses to run as root, so root starts it as the user `postgres`."""

    def __init__(self) -> None:
        programs = find_programs()
        assert programs is not None, WITHOUT
        self.programs, self.port = programs, free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="perihelion-postgresql-"))
        self.user = "postgres" if os.getuid() == 0 else getpass.getuser()
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres")
        self._run("initdb", "-D", str(self.folder / "data"), "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C")
        self.databases = 0
        self.migrated = ""

    def _run(self, program: str, *arguments: str) -> None:
        as_user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        command = [*as_user, str(self.programs / program), *arguments]
        with (self.folder / f"{program}.out").open("w") as out:  # a file: the child of pg_ctl would keep a pipe open
            done = subprocess.run(command, stdout=out, stderr=out, stdin=subprocess.DEVNULL, timeout=330, cwd="/")
        assert not done.returncode, (self.folder / f"{program}.out").read_text()

    def start(self) -> Postgresql:
        """Start it; every commit is flushed as on a real server."""
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder} "
        options += "-c max_connections=200 -c shared_buffers=32MB"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-l", log, "-o", options, *PATIENTLY, "start")
        return self

    def stop(self) -> None:
        """Stop it as if it had crashed: it waits for no connection, and recovers when it starts again."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", *PATIENTLY, "stop")

    def remove(self) -> None:
        """Stop it and remove its folder."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, name: str) -> str:
        """Return the address of a database."""
        return f"postgresql://{self.user}@127.0.0.1:{self.port}/{name}"

    def new_database(self, template: str = "template1") -> str:
        """Create an empty database, or a copy of another, and return its address."""
        self.databases += 1
        name = f"test{self.databases}_{time.monotonic_ns()}"
        self.execute("postgres", f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.address(name)

    def new_store(self) -> str:
        """Create a database with today's schema and no rows; a copy takes a tenth of the time of all migrations."""
        from perihelion.store.postgresql import check_server, read_url

        if not self.migrated:
            address = self.new_database()
            check_server(read_url(address))
            self.migrated = address.rpartition("/")[2]
        return self.new_database(self.migrated)

    def execute(self, database: str, statement: str) -> list[tuple]:
        """Run a statement in a database, given by its name; return the rows."""
        import psycopg

        with psycopg.connect(self.address(database), autocommit=True) as connection:
            cursor = connection.execute(statement)  # type: ignore[arg-type,call-overload]
            return cursor.fetchall() if cursor.description else []

    def cut_connections(self) -> int:
        """Cut all connections of Perihelion; return their number."""
        query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'perihelion'"
        return len(self.execute("postgres", query))
