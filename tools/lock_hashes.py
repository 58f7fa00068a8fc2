"""Write a list of exact versions (standard input) with the SHA-256 of every file of each version (standard output).

    python tools/lock_hashes.py < versions > requirements.lock

The package index lists the hashes beside the files, so nothing is downloaded. All wheels and the source archive of a
version are listed, so a lock made on one machine can be installed on any other. No address is written.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from urllib.request import Request, urlopen

INDEX = os.environ.get("PIP_INDEX_URL", "https://pypi.org/simple").rstrip("/")
LINK = re.compile(r'href="[^"#]*/([^"/#]+)#sha256=([0-9a-f]{64})"')
ONLY = {"torch": "platform_machine == 'aarch64'", "uvloop": "sys_platform != 'win32'"}
"""Packages that pyproject.toml requires only on some machines."""
SOURCE = re.compile(r"\.(tar\.(gz|bz2|xz)|zip|tgz)$")


def find_files(name: str, version: str) -> dict[str, str]:
    """Return the files of one version, with their hashes."""
    address = f"{INDEX}/{re.sub(r'[-_.]+', '-', name).lower()}/"
    with urlopen(Request(address, headers={"Accept": "text/html"}), timeout=60) as answer:
        links = LINK.findall(answer.read().decode())
    return {file: digest for file, digest in links if version_of(file) == version}


def find_hashes(name: str, version: str) -> list[str]:
    """Return the hashes of all files of one version, sorted."""
    return sorted(set(find_files(name, version).values()))


def version_of(file: str) -> str:
    """Return the version in the name of a wheel or a source archive, or an empty text."""
    file = file.replace("%2B", "+")
    if file.endswith(".whl"):
        return file.split("-")[1]
    return SOURCE.sub("", file).rpartition("-")[2] if SOURCE.search(file) else ""


def add_hashes(lines: Iterator[str]) -> Iterator[str]:
    """Yield the lines of a lock file; comments and empty lines are unchanged."""
    for line in lines:
        if "==" not in line:
            yield line
            continue
        name, _, version = line.strip().partition("==")
        hashes = find_hashes(name, version)
        if not hashes:
            sys.exit(f"the package index has no file of {name} {version}")
        where = f" ; {ONLY[name]}" if name in ONLY else ""
        yield f"{name}=={version}{where} \\\n" + " \\\n".join(f"    --hash=sha256:{digest}" for digest in hashes) + "\n"


if __name__ == "__main__":
    sys.stdout.writelines(add_hashes(iter(sys.stdin)))
