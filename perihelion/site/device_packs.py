"""Writes what a server gives to pages that think for themselves: Python in WebAssembly, our package and machine code.

The folder lies in the cache and is named after everything in it, so it is made once for each version. Its name is
printed by `python -m perihelion.site.device_packs`, which a server starts when the first page asks.

* `index.json`: `DeviceRuntime` of the wire, with addresses below the folder
* `files/packs/`: packs as those of the static folder
* `files/runtime-…/`, `files/scripts-…/`: files that a browser loads one by one, compressed, with a hash in their path
"""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path

from ..core.game import Game
from ..core.registry import listed_games
from ..engine.cache import cache_root
from ..engine.runtimes import INTERPRETED, force_runtime
from ..engine.wasm.build import build
from ..operating_system import lower_priority
from .build import pack_machine_code, pack_python
from .interpreter import MissingInterpreter, read_interpreter
from .python_files import digest_of_sources

WORKER = "device/device-worker.js"
SCRIPTS = (WORKER, "shell/packs.js", "shell/python.js")
NICENESS = 15
INDEX = "index.json"


def find_folder(games: Iterable[Game]) -> Path:
    """Return where the files for these games are, or will be. Their machine code is compiled if it is not there."""
    digest = hashlib.sha256(digest_of_sources().encode())
    for name, data in (*read_interpreter().items(), *_read_scripts().items()):
        digest.update(f"{name} {len(data)} ".encode() + data)
    for game in games:
        digest.update(build(game).name.encode())
    return cache_root() / f"device-{digest.hexdigest()[:20]}"


def make_device_packs(games: Iterable[Game]) -> Path:
    """Return the folder with the files for these games; write it unless it is there."""
    games = list(games)
    folder = find_folder(games)
    if not (folder / INDEX).is_file():
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent, prefix="unfinished-") as made:
            _write(Path(made) / "new", games)
            shutil.rmtree(folder, ignore_errors=True)
            (Path(made) / "new").rename(folder)
    return folder


def _write(folder: Path, games: Iterable[Game]) -> None:
    interpreter, scripts = read_interpreter(), _read_scripts()
    with force_runtime(INTERPRETED):
        packs = [*pack_python(), *pack_machine_code(games)]
    files = {pack.file: pack.data for pack in packs}
    runtime, own = _hashed("runtime", interpreter), _hashed("scripts", scripts)
    files |= {f"{runtime}/{name}": gzip.compress(data, 9, mtime=0) for name, data in interpreter.items()}
    files |= {f"{own}/{name}": gzip.compress(data, 9, mtime=0) for name, data in scripts.items()}
    described = {pack.name: pack.describe() for pack in packs}
    loaded = sum(len(data) for path, data in files.items() if path.startswith(f"{runtime}/"))
    described["runtime"] = {"file": runtime, "size": loaded, "whole": False, "lang": ""}
    for path, data in files.items():
        target = folder / "files" / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    index = {"ready": True, "later": False, "worker": f"{own}/{WORKER}", "runtime": runtime, "packs": described}
    (folder / INDEX).write_text(json.dumps(index), encoding="utf-8")


def _hashed(name: str, files: Mapping[str, bytes]) -> str:
    """Return the name of a folder with a hash of its files."""
    digest = hashlib.sha256()
    for path, data in sorted(files.items()):
        digest.update(f"{path} {len(data)} ".encode() + data)
    return f"{name}-{digest.hexdigest()[:16]}"


def _read_scripts() -> dict[str, bytes]:
    return {name: (Path(__file__).parent / name).read_bytes() for name in SCRIPTS}


def main() -> None:
    """Print the name of the folder, after making it if necessary; nothing if there is no Python for browsers here."""
    lower_priority(NICENESS)
    try:
        print(make_device_packs(listed_games().values()), flush=True)
    except MissingInterpreter as missing:
        raise SystemExit(str(missing)) from None


if __name__ == "__main__":
    main()
