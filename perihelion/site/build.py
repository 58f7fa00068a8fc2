"""Writes the folder: `write_site(folder)`."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from ..bots.network_files import ENDING as NETWORK
from ..core.game import Game
from ..core.registry import listed_games
from ..documents import find_picture
from ..engine.runtimes import INTERPRETED, force_runtime
from ..json_types import JsonObject
from ..thinking.browser_files import write_files
from ..web.http.static_files import STATIC, client_version, more_stylesheet, page_stylesheet
from ..web.site.offline import ICONS, MASKABLE, manifest
from ..web.site.prepared_pictures import find_cover
from ..web.site.scripts import MAIN, find_scripts, scripts_of_pages
from ..wire.pictures import draw_preview
from ..words import DEFAULT, LANGUAGES
from .answers import as_json, document_answers, lobby_answers, word_answers
from .interpreter import read_interpreter
from .packs import Pack, PackEntry, make_pack
from .pages import PAGES, render_pages
from .python_files import read_language, read_libraries, read_package
from .shell_files import SERVICE_WORKER, service_worker, shell_folder, shell_page, shell_scripts
from .shorten import shorten_javascript
from .solver_files import read_solver

LOBBY_PICTURES = ("icon.svg", "pictures/hero.svg")
UNUSED = re.compile(r"\.d\.ts$|^pictures/.*\.(jpg|png)$|^styles/")
"""Other files that no page of the folder loads: types, pictures for links and devices, parts of stylesheets."""
GUIDE_PICTURE = re.compile(r"/pictures/guide/([\w.-]+\.svg)")

GAME_FILE = re.compile(r"/perihelion/(?:languages/\w+/)?games/")
"""The files of games. They are a pack of their own, because many versions change no game, and others nothing else."""


def write_site(folder: Path, server: str = "", base: str = "") -> dict[str, int]:
    """Write the folder; return the sizes of its packs. `server` is named to people who look for others to play with.

    `base` is only needed for `404.html`, which some hosts send for every address that they do not know.
    """
    packs = make_packs(server)
    loaded = {pack.name: pack.describe() for pack in packs}
    files = {pack.file: pack.data for pack in packs} | _shell_files(loaded, server, base)
    for path, data in files.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    return {pack.name: len(pack.data) for pack in packs}


def make_packs(server: str = "") -> list[Pack]:
    """Return all packs in the order in which they are needed."""
    with force_runtime(INTERPRETED):
        lobby = _lobby_files(server)
        client = {path: data for path, data in _client_files().items() if path not in lobby}
        documents = {lang: _document_files(lang) for lang in LANGUAGES}
        lobbies = [make_pack("lobby", _lobby_words(server, lang), lang=lang) for lang in LANGUAGES]
    pictures = {path: data for files in documents.values() for path, data in files.items() if _is_for_all(path)}
    return [
        make_pack("lobby", lobby),
        *lobbies,
        make_pack("runtime", {f"runtime/{name}": data for name, data in read_interpreter().items()}),
        *pack_python(),
        make_pack("client", client),
        *(make_pack("client", as_json(word_answers(lang)), lang=lang) for lang in LANGUAGES),
        make_pack("documents", pictures),
        *(make_pack("documents", _without(files, pictures), lang=lang) for lang, files in documents.items()),
        make_pack("solver", {f"solver/{name}": data for name, data in read_solver().items()}),
        *pack_machine_code(listed_games().values()),
    ]


def pack_python() -> Iterator[Pack]:
    """Yield what Python imports: what rarely changes, the games, the rest of our package, and the other languages.

    English is part of the games and of the package.
    """
    package = read_package()
    games = {path: data for path, data in package.items() if GAME_FILE.search(path)}
    yield make_pack("libraries", read_libraries(), whole=True)
    yield make_pack("games", games, whole=True)
    yield make_pack("python", _without(package, games), whole=True)
    for lang in LANGUAGES:
        if lang != DEFAULT:
            yield make_pack("python", read_language(lang), whole=True, lang=lang)


def _is_for_all(path: str) -> bool:
    """Return whether a file of the documents is a picture without words."""
    return re.fullmatch(r"pictures/guide/[\w-]+\.svg", path) is not None


def _without(files: Mapping[str, bytes], others: Mapping[str, bytes]) -> dict[str, bytes]:
    return {path: data for path, data in files.items() if path not in others}


def _lobby_files(server: str) -> dict[str, bytes]:
    """Return what the lobby needs in every language: its scripts and pictures, and the window around it."""
    static = f"static/{client_version()}"
    scripts = find_scripts((MAIN, "pages/lobby.js"), later=True)
    files = {f"{static}/{name}": _client_file(name) for name in (*scripts, *LOBBY_PICTURES)}
    files |= {f"pictures/{key}.svg": _cover(key) for key in listed_games()}
    files |= {f"{shell_folder()}/{name}": data for name, data in shell_scripts().items()}
    files["page.css"] = page_stylesheet().encode()
    files["shell.html"] = shell_page(".", server).encode()
    return files


def _lobby_words(server: str, lang: str) -> dict[str, bytes]:
    """Return what the lobby says in a language, and the pages."""
    return {f"pages-{lang}.json": render_pages(server, lang).encode(), **as_json(lobby_answers(lang))}


def _client_files() -> dict[str, bytes]:
    """Return the scripts of the pages that the folder has, and stylesheets and pictures."""
    static = f"static/{client_version()}"
    names = sorted(path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*") if path.is_file())
    scripts = set(scripts_of_pages(PAGES))
    used = [name for name in names if name in scripts or not (name.endswith(".js") or UNUSED.search(name))]
    files = {f"{static}/{name}": _client_file(name) for name in used}
    return files | {"more.css": more_stylesheet().encode()}


def _client_file(name: str) -> bytes:
    data = (STATIC / name).read_bytes()
    return shorten_javascript(data.decode()).encode() if name.endswith(".js") else data


def _document_files(lang: str) -> dict[str, bytes]:
    """Return the rules and guides of all games in a language, with their pictures."""
    files = as_json(document_answers(lang))
    shown = {name for text in files.values() for name in GUIDE_PICTURE.findall(text.decode())}
    for name in sorted(shown):
        path = find_picture(name.removesuffix(".svg"))
        if path is not None:
            files[f"pictures/guide/{name}"] = path.read_bytes()
    return files


def pack_machine_code(games: Iterable[Game]) -> Iterator[Pack]:
    """Yield the machine code of games, and each of their networks: a browser loads one when a bot needs it."""
    machine: dict[str, bytes] = {}
    with TemporaryDirectory() as folder:
        for game in games:
            for path in write_files(game, Path(folder)):
                files = {f"machine/{path.name}": path.read_bytes()}
                if path.suffix == NETWORK:
                    yield make_pack(f"network-{path.name}", files, whole=True)
                else:
                    machine |= files
    yield make_pack("machine", machine, whole=True)


def _cover(key: str) -> bytes:
    """Return the picture of a game: the prepared one, else its board after some moves."""
    path = find_cover(STATIC, key)
    return path.read_bytes() if path else (draw_preview(listed_games()[key], DEFAULT) or "").encode()


def _shell_files(packs: Mapping[str, PackEntry], server: str, base: str) -> dict[str, bytes]:
    """Return the files that stand beside the packs: those that a browser asks for by name."""
    icons = STATIC / "pictures"
    return {
        "index.html": shell_page(".", server).encode(),
        "404.html": shell_page(base, server).encode(),
        SERVICE_WORKER: service_worker(packs).encode(),
        "manifest.webmanifest": json.dumps(_manifest(), ensure_ascii=False).encode(),
        **{f"icons/{name}": (icons / name).read_bytes() for name, _, _ in (*ICONS, MASKABLE)},
        **{f"{shell_folder()}/{name}": data for name, data in shell_scripts().items()},
    }


def _manifest() -> JsonObject:
    """Return the manifest with addresses beside itself, so that it fits every base path."""
    made = manifest(DEFAULT, "")
    icons = [{**icon, "src": f"icons/{Path(icon['src']).name}"} for icon in made["icons"]]
    return {**made, "id": ".", "start_url": ".", "scope": ".", "icons": icons}
