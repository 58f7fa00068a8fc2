"""A PostgreSQL of our own for tests, in a temporary folder, from the programs that the machine has."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

from tests.web.server import free_port

WITHOUT = "PostgreSQL is not installed, so this test was NOT run; tools/postgresql.sh installs it"


def find_programs() -> Path | None:
    """Return the folder with `initdb` and `postgres`, of the newest version."""
    found = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    on_path = shutil.which("initdb")
    if on_path:
        found.append(Path(on_path).resolve().parent)
    return max(found, key=lambda path: str(path), default=None)


class Postgresql:
    """One server of PostgreSQL. It does not run as root, so root runs it as the user `postgres`."""

    def __init__(self) -> None:
        programs = find_programs()
        assert programs is not None, WITHOUT
        self.programs, self.port = programs, free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="perihelion-postgresql-"))
        self.user = "postgres" if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres")
        self._run("initdb", "-D", str(self.folder / "data"), "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C")
        self.databases = 0
        self.migrated = ""

    def _run(self, program: str, *arguments: str) -> None:
        as_user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        command = [*as_user, str(self.programs / program), *arguments]
        with (self.folder / f"{program}.out").open("w") as out:  # a file: pg_ctl's child keeps a pipe open for ever
            done = subprocess.run(command, stdout=out, stderr=out, stdin=subprocess.DEVNULL, timeout=300, cwd="/")
        assert not done.returncode, (self.folder / f"{program}.out").read_text()

    def start(self) -> Postgresql:
        """Start it; every commit is flushed as on a real server."""
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder} "
        options += "-c max_connections=200 -c shared_buffers=32MB"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-l", log, "-o", options, "-w", "start")
        return self

    def stop(self, mode: str = "fast") -> None:
        """Stop it; `immediate` is as if it had crashed."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", mode, "-w", "stop")

    def remove(self) -> None:
        """Stop it and remove its folder."""
        self.stop("immediate")
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
        """Cut all connections of Perihelion; return how many there were."""
        query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'perihelion'"
        return len(self.execute("postgres", query))
