"""Runs Python code in a worker of Chromium, and tells how much CPU time and memory Chromium used.

A file server gives the worker its files. It also answers `/cpu-seconds` with the CPU time of the worker's thread, so
that other programs on the machine do not change what is measured.
"""

from __future__ import annotations

import io
import json
import os
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any

from playwright.sync_api import Browser

from benchmarks.pyodide import ROOT, pyodide_folder
from perihelion.site.python_files import read_libraries, read_package

PAGE = "<!doctype html><meta charset=utf-8><title>benchmark</title>"
WORKER = """
import { loadPyodide } from "/pyodide/pyodide.mjs";
self.cpuSeconds = () => {
  const request = new XMLHttpRequest();
  request.open("GET", "/cpu-seconds", false);
  request.send();
  return Number(request.responseText);
};
const python = loadPyodide({
  indexURL: "/pyodide/",
  env: { PYTHONPATH: "/files/library:/files", PERIHELION_WASM: "/files/machine", PYTHONDONTWRITEBYTECODE: "1" },
});
self.onmessage = async ({ data }) => {
  try {
    const ready = await python;
    ready.FS.mkdirTree("/files");
    ready.unpackArchive(await (await fetch("/files.zip")).arrayBuffer(), "zip", { extractDir: "/files" });
    ready.runPython("import sys; sys.path_importer_cache.clear()");
    ready.runPython(data);
    postMessage(ready.runPython("import json; json.dumps({'result': result})"));
  } catch (error) {
    postMessage(JSON.stringify({ error: String(error) }));
  }
};
"""
RUN = """(code) => new Promise((done) => {
  const worker = new Worker("/worker.js", { type: "module" });
  worker.onmessage = ({ data }) => { worker.terminate(); done(data); };
  worker.onerror = (event) => done(JSON.stringify({ error: event.message }));
  worker.postMessage(code);
})"""
TICKS = os.sysconf("SC_CLK_TCK")
THREAD = "DedicatedWorker"
"""The beginning of the name of a worker's thread."""


def run(browser: Browser, code: str, machine: Path) -> Any:
    """Run code in a new worker, with the machine code in a folder; return the value of its variable `result`."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "index.html").write_text(PAGE)
        (folder / "worker.js").write_text(WORKER)
        (folder / "files.zip").write_bytes(_pack_files(machine))
        (folder / "pyodide").symlink_to(pyodide_folder() or "")
        with serving_files(folder) as served:
            page = browser.new_page()
            page.set_default_timeout(0)
            page.goto(served.address)
            answer = json.loads(page.evaluate(RUN, code))
            page.close()
    if "error" in answer:
        raise RuntimeError(answer["error"][-4000:])
    return answer["result"]


def _pack_files(machine: Path) -> bytes:
    """Return the Python files of the folder, the machine code and the work of the benchmark as a zip file."""
    files = read_package() | read_libraries()
    files |= {f"machine/{path.name}": path.read_bytes() for path in machine.iterdir()}
    files |= {
        "benchmarks/__init__.py": b"",
        "benchmarks/browser_work.py": (ROOT / "benchmarks/browser_work.py").read_bytes(),
    }
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for path, data in files.items():
            archive.writestr(path, data)
    return packed.getvalue()


class FileServer(ThreadingHTTPServer):
    """Serves a folder, and remembers how many bytes it sent for each path."""

    daemon_threads = True

    def __init__(self, folder: Path):
        self.folder, self.sent = folder, dict[str, int]()
        super().__init__(("127.0.0.1", 0), _Handler)
        self.address = f"http://127.0.0.1:{self.server_port}/"


class _Handler(SimpleHTTPRequestHandler):
    server: FileServer

    def __init__(self, request: Any, client: Any, server: FileServer):
        super().__init__(request, client, server, directory=str(server.folder))

    def do_GET(self) -> None:
        if self.path == "/cpu-seconds":
            body = str(worker_seconds()).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)
        else:
            super().do_GET()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        size = os.fstat(source.fileno()).st_size
        self.server.sent[self.path] = self.server.sent.get(self.path, 0) + size
        super().copyfile(source, outputfile)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing."""


@contextmanager
def serving_files(folder: Path) -> Iterator[FileServer]:
    """Serve a folder without compression."""
    with FileServer(folder) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield server
        finally:
            server.shutdown()


def worker_seconds() -> float:
    """Return the CPU time of all workers in the browsers that this process started."""
    found = 0.0
    for process in child_processes():
        for thread in _folders(Path(f"/proc/{process}/task")):
            name, fields = _read_stat(thread / "stat")
            if name.startswith(THREAD):
                found += (int(fields[11]) + int(fields[12])) / TICKS
    return found


def tab_bytes() -> int:
    """Return the memory of the tabs in the browsers that this process started, without what they share with others."""
    found = 0
    for process in child_processes():
        try:
            if b"--type=renderer" in Path(f"/proc/{process}/cmdline").read_bytes():
                lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
                found += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) * 1024
        except OSError:  # it has ended
            continue
    return found


def child_processes() -> list[int]:
    """Return the processes that this one started, and those that they started."""
    parents = {}
    for folder in _folders(Path("/proc")):
        if folder.name.isdecimal():
            _, fields = _read_stat(folder / "stat")
            parents[int(folder.name)] = int(fields[1]) if fields else 0
    found = [os.getpid()]
    for known in found:
        found += [child for child, parent in parents.items() if parent == known]
    return found[1:]


def _folders(folder: Path) -> list[Path]:
    try:
        return list(folder.iterdir())
    except OSError:  # the process has ended
        return []


def _read_stat(path: Path) -> tuple[str, list[str]]:
    """Return the name and the fields of a process or thread; nothing if it has ended."""
    try:
        head, _, tail = path.read_text().rpartition(") ")
    except OSError:
        return "", []
    return head.partition("(")[2], tail.split()
