"""The folder: complete, the same each time, small, and nothing in it comes from elsewhere."""

from __future__ import annotations

import ast
import gzip
import hashlib
import json
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path, PurePosixPath
from pkgutil import iter_modules

from starlette.responses import HTMLResponse

from perihelion.core.registry import listed_games
from perihelion.site.pages import ELSEWHERE, PAGES, ROUTES
from perihelion.site.shell_files import SHELL
from perihelion.web import routes
from perihelion.web.site.pages import client_words
from perihelion.web.site.scripts import page_modules
from perihelion.words import LANGUAGES

from .conftest import whole_folder

Packs = dict[str, dict[str, bytes]]

ALLOWED = ("http://www.w3.org/", "https://play.example.org", "https://example.org")
"""Namespaces and the server that was configured."""
IMPORT = re.compile(r"""\b(?:import|from)\s*\(?\s*"(\.{1,2}/[^"]+)\"""")
FILE = re.compile(r'new URL\("([^"]+)", import\.meta\.url\)')
MEGABYTE = 1_000_000
ON_DEMAND = ("network-", "solver")


def served(packs: Packs) -> dict[str, bytes]:
    """The files that the service worker answers with, by path below the folder."""
    of_a_language = [f"{name}-{lang}" for name in ("lobby", "client", "documents") for lang in LANGUAGES]
    names = ("lobby", "client", "documents", "runtime", *of_a_language)
    return {path: data for name in names for path, data in packs[name].items()}


def scripts(packs: Packs) -> dict[str, str]:
    """Our own scripts, by path."""
    return {path: data.decode() for path, data in served(packs).items() if path.endswith(".js")}


def test_every_import_of_a_script_is_in_the_folder(packs: Packs) -> None:
    files, missing = served(packs), []
    elsewhere = {f"./{module}" for page, module in page_modules().items() if page not in PAGES}
    for path, text in scripts(packs).items():
        for name in (*IMPORT.findall(text), *FILE.findall(text)):
            parts: list[str] = []
            for part in (PurePosixPath(path).parent / name).parts:
                parts = parts[:-1] if part == ".." else [*parts, part]
            if "/".join(parts) not in files and name not in {"..", *elsewhere} and not name.endswith(".d.ts"):
                missing.append((path, name))
    assert len(scripts(packs)) > 150
    assert not missing


def test_every_address_in_a_page_is_in_the_folder(folder: Path, packs: Packs) -> None:
    files = served(packs)
    for line in [line for lang in LANGUAGES for line in json.loads(files[f"pages-{lang}.json"])["lines"]]:
        for address in re.findall(r'(?:href|src)="([^"]+)"', line):
            path = address.removeprefix("/__base__/").partition("?")[0]
            assert path in files or (folder / path).is_file() or path == "", address
    shell = (folder / "index.html").read_text()
    for address in re.findall(r'(?:href|src)="\./([^"]+)"', shell):
        assert (folder / address).is_file(), address


def test_every_kind_of_page_is_there_for_every_game_in_every_language(packs: Packs) -> None:
    for lang in LANGUAGES:
        found = json.loads(packs[f"lobby-{lang}"][f"pages-{lang}.json"])
        for page in {*ROUTES.values(), "unknown"}:
            for game in ("", *listed_games()):
                lines = [found["lines"][number] for number in found["pages"][f"{page} {game}"]]
                assert f'data-page="{page}"' in "\n".join(lines)
                assert f'<html data-alone="https://play.example.org" lang="{lang}"' in lines[1]


def test_each_page_of_the_server_is_in_the_folder_or_needs_others() -> None:
    modules = [each for each in iter_modules(routes.__path__) if each.name not in ("dependencies", "downloads")]
    html = {
        route.path
        for module in modules
        for route in import_module(f"perihelion.web.routes.{module.name}").router.routes
        if getattr(route, "response_class", None) is HTMLResponse and not route.path.startswith("/api/")
    }
    known = set()
    for path in html - set(ELSEWHERE):
        example = re.sub(r"\{(entry|\w+:int)\}", "7", path)
        example = re.sub(r"\{day\}", "2026-11-18", example)
        example = re.sub(r"\{\w+\}", "solari", example)
        assert [route for route in ROUTES if re.fullmatch(route, example)], path
        known.add(path)
    assert set(ELSEWHERE) <= html
    assert len(known) > 20


def test_words_of_all_scripts_are_in_the_folder(packs: Packs) -> None:
    for lang in LANGUAGES:
        words = json.loads(packs[f"client-{lang}"][f"api/words?lang={lang}"])["words"]
        assert words == client_words(lang)
        shell = json.loads(packs[f"lobby-{lang}"][f"shell/words?lang={lang}"])["words"]
        used = {word for path in SHELL.glob("*.js") for word in re.findall(r'"(shell-[\w-]+)"', path.read_text())}
        used |= {f"shell-fault-{fault}" for fault in ("full", "taken", "storage", "broken", "machine")}
        used |= {"shell-noscript", "shell-insecure", "shell-unable", "shell-broken"}  # in the page itself
        assert used <= set(shell)
        assert set(shell) - used == {"shell-guest"}


def test_the_folder_has_the_scripts_of_its_own_pages_alone(packs: Packs) -> None:
    files = {path.split("/", 2)[2] for path in scripts(packs) if path.startswith("static/")}
    for page, module in page_modules().items():
        assert (module in files) is (page in PAGES), module


def test_nothing_refers_elsewhere(folder: Path, packs: Packs) -> None:
    """No script, stylesheet, page or picture names another site; only the configured server is linked."""
    texts = {path: data for path, data in served(packs).items() if not path.startswith("runtime/")}
    for name in ("index.html", "404.html", "service-worker.js"):
        texts[name] = (folder / name).read_bytes()
    for path, data in texts.items():
        for address in re.findall(r"https?://\w[^\s\"'<>)]+", data.decode("utf-8", "replace")):
            assert address.startswith(ALLOWED), (path, address)


def test_pages_allow_only_their_own_files_and_webassembly(folder: Path, packs: Packs) -> None:
    pages = "\n".join(json.loads(packs["lobby-en"]["pages-en.json"])["lines"])
    policies = re.findall(r'Content-Security-Policy" content="([^"]+)"', pages + (folder / "index.html").read_text())
    assert len(policies) == 2
    for policy in policies:
        assert policy.startswith("default-src 'none'; script-src 'self'")
        sources = {source for rule in policy.split("; ") for source in rule.split()[1:]}
        assert sources <= {"'none'", "'self'", "data:", "blob:", "'wasm-unsafe-eval'"}


NOT_IN_A_BROWSER = {"perihelion.bots.evaluation", "perihelion.engine.whole_games", "perihelion.engine.cuda"}
"""What functions import that only developers call."""


def test_what_functions_import_is_in_the_folder(packs: Packs) -> None:
    files = {path.removeprefix("library/"): data for name in ("games", "python") for path, data in packs[name].items()}
    missing = set()
    for path, data in files.items():
        for node in ast.walk(ast.parse(data)) if path.endswith(".py") else ():
            if isinstance(node, ast.ImportFrom) and (node.level or str(node.module).startswith("perihelion")):
                folder = PurePosixPath(path).parts[: -node.level] if node.level else ()
                place = "/".join((*folder, *(node.module or "").split("."))).rstrip("/")
                if f"{place}.py" not in files and f"{place}/__init__.py" not in files:
                    missing.add(place.replace("/", "."))
    assert missing == NOT_IN_A_BROWSER


def test_python_finds_everything_it_imports_in_the_folder(packs: Packs, tmp_path: Path) -> None:
    """A bare interpreter that has only the folder's files starts both sides, all games and all words."""
    for name in ("libraries", "games", "python", "python-de"):
        for path, data in packs[name].items():
            target = tmp_path / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)
    code = """
import sys
sys.platform = "emscripten"  # as Pyodide says
class NothingElse:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {"numpy", "numba", "starlette", "fastapi", "pydantic", "sqlalchemy", "uvicorn"}:
            raise ModuleNotFoundError(f"{name} is not in the folder", name=name)
sys.meta_path.insert(0, NothingElse())
sys.path.insert(0, sys.argv[1])
import asyncio, perihelion
assert perihelion.__file__.startswith(sys.argv[1])
from perihelion.site.worker import table_side, thinking_side
table_side.prepare()
thinking_side.prepare()
from perihelion.local.server import LocalServer
from perihelion.local.store import MemoryStore
async def main():
    server = LocalServer(MemoryStore(), None)
    await server.start()
    for path in ("/api/games", "/api/me", "/api/tables", "/api/daily"):
        answer = await server.request("GET", path, None, "de")
        assert answer.status == 200, (path, answer)
    await server.stop()
asyncio.run(main())
print(*sorted(perihelion.games()))
"""
    library = str(tmp_path / "library")
    run = subprocess.run([sys.executable, "-I", "-c", code, library], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert run.stdout.split() == sorted(listed_games())


@whole_folder
def test_two_builds_are_the_same_bytes(packs: Packs, folder: Path) -> None:
    """A second build in another process, with another order of sets and dictionaries."""
    code = """
from perihelion.site.build import make_packs
for pack in make_packs("https://play.example.org"):
    print(pack.file)
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert sorted(run.stdout.split()) == sorted(f"packs/{path.name}" for path in (folder / "packs").iterdir())
    assert all(packs.values()), "no pack is empty"
    for path in (folder / "packs").iterdir():
        assert hashlib.sha256(path.read_bytes()).hexdigest()[:16] in path.name


@whole_folder
def test_what_is_sent_is_small(folder: Path) -> None:
    """As a bare file server sends it: packs are compressed, the few files beside them are not."""
    sizes = {path.name.rpartition("-")[0]: path.stat().st_size for path in (folder / "packs").iterdir()}
    beside = [path for path in folder.rglob("*.*") if path.suffix in (".html", ".js", ".css")]
    shell = sum(path.stat().st_size for path in beside if path.name != "404.html")
    for lang in LANGUAGES:
        others = tuple(f"-{other}" for other in LANGUAGES if other != lang)
        mine = {name: size for name, size in sizes.items() if not name.endswith(others)}
        assert shell + sum(size for name, size in mine.items() if not name.startswith(ON_DEMAND)) <= 9 * MEGABYTE
    ours = sum(len(gzip.compress(path.read_bytes())) for path in beside)
    ours += sum(sizes[name] for name in ("lobby", "lobby-de", "client", "client-de", "python", "python-de"))
    assert ours <= 0.8 * MEGABYTE
    assert sizes["games"] + sizes["machine"] <= 0.5 * MEGABYTE, "they change with games only"
    assert shell + sizes["lobby"] + sizes["lobby-de"] <= 150_000
