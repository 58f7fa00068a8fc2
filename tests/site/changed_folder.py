"""Another version of the folder, or a damaged one: one file of a pack is changed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from perihelion.site.packs import make_pack, read_pack
from perihelion.site.shell_files import SERVICE_WORKER


def change_file(folder: Path, name: str, ending: str, change: Callable[[bytes], bytes]) -> None:
    """Change the only file with this ending in a pack; the pack and the list of packs follow."""
    script = (folder / SERVICE_WORKER).read_text()
    line, _, rest = script.partition("\n")
    site = json.loads(line.removeprefix("self.SITE = ").removesuffix(";"))
    entry = site["packs"][name]
    old = folder / entry["file"]
    files = read_pack(old.read_bytes())
    (path,) = [path for path in files if path.endswith(ending)]
    pack = make_pack(name, {**files, path: change(files[path])}, whole=entry["whole"])
    old.unlink()
    (folder / pack.file).write_bytes(pack.data)
    site["packs"][name] = pack.describe()
    (folder / SERVICE_WORKER).write_text(f"self.SITE = {json.dumps(site)};\n{rest}")
    if (folder / path).is_file():  # some files also stand beside the packs
        (folder / path).write_bytes(change((folder / path).read_bytes()))
