"""Ask the package index whether everything in requirements.lock can be installed on each system without a compiler.

    python -m tools.check_wheels

Nothing is downloaded or installed: the names of the files tell it. A row is a system, a column a version of Python; a
cell counts the packages without a wheel, named below the table. The exit status is 1 if one is missing on a system
that we support.
"""

from __future__ import annotations

import re
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from packaging.markers import Marker
from packaging.tags import Tag
from packaging.utils import InvalidWheelFilename, parse_wheel_filename

from .lock_hashes import find_files

LOCK = Path(__file__).parent.parent / "requirements.lock"
LINE = re.compile(r"^([\w.-]+)==(\S+)(?: ; (.*?))? \\$", re.MULTILINE)
PYTHONS = (11, 12, 13, 14)
SYSTEMS = {
    "Linux x86-64": ("linux", "manylinux", "x86_64"),
    "Linux ARM": ("linux", "manylinux", "aarch64"),
    "macOS Intel": ("darwin", "macosx", "x86_64"),
    "macOS ARM": ("darwin", "macosx", "arm64"),
    "Windows": ("win32", "win", "amd64"),
}
"""sys_platform, and how the platform of a wheel begins and ends."""
UNSUPPORTED = "macOS Intel"
"""Numba and LLVM have no wheels for it any more."""


def fits(tag: Tag, minor: int, system: str) -> bool:
    """Return whether a wheel with this tag can be installed with Python 3.minor on a system."""
    _, begins, ends = SYSTEMS[system]
    platform = tag.platform == "any" or (
        tag.platform.startswith(begins) and tag.platform.endswith((ends, "universal2") if begins == "macosx" else ends)
    )
    if not platform:
        return False
    if tag.interpreter in ("py3", "py2.py3", f"py3{minor}"):
        return True
    older = re.fullmatch(r"cp3(\d+)", tag.interpreter)
    if older is None:
        return False
    if tag.abi == "abi3" or (tag.abi == "none" and tag.platform == "any"):
        return int(older[1]) <= minor
    return int(older[1]) == minor and tag.abi in (f"cp3{minor}", "none")


def tags_of(name: str, version: str) -> set[Tag]:
    """Return the tags of all wheels of one version."""
    found: set[Tag] = set()
    for file in find_files(name, version):
        try:
            found |= parse_wheel_filename(file.replace("%2B", "+"))[3]
        except InvalidWheelFilename:
            continue  # a source archive
    return found


def main() -> int:
    """Print the table. Return the exit status."""
    packages = LINE.findall(LOCK.read_text(encoding="utf-8"))
    assert packages, "the lock file has another form"
    with ThreadPoolExecutor(8) as threads:
        tags = list(threads.map(lambda package: tags_of(*package[:2]), packages))
    print(f"{len(packages)} packages; without a wheel:")
    print(f"{'':14}" + "".join(f"  3.{minor}" for minor in PYTHONS))
    lacking: dict[str, list[str]] = {}
    for system, (sys_platform, *_) in SYSTEMS.items():
        counts = []
        for minor in PYTHONS:
            environment = {"sys_platform": sys_platform, "python_version": f"3.{minor}"}
            missing = [
                name
                for (name, _, marker), found in zip(packages, tags, strict=True)
                if not (marker and not Marker(marker).evaluate(environment))
                and not any(fits(tag, minor, system) for tag in found)
            ]
            counts.append(len(missing))
            for name in missing:
                lacking.setdefault(name, []).append(f"{system} 3.{minor}")
        print(f"{system:14}" + "".join(f"{count:6}" for count in counts))
    for name, where in lacking.items():
        print(f"{name}: {', '.join(where)}")
    return int(any(not place.startswith(UNSUPPORTED) for places in lacking.values() for place in places))


if __name__ == "__main__":
    sys.exit(main())
