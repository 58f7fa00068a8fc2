"""What a language costs over the network: on a server, and in the folder of `perihelion site`.

    python -m benchmarks.language_sizes FOLDER           # a folder that `perihelion site` has written
    python -m benchmarks.language_sizes FOLDER --keep    # write the table into docs/translating.md

Bytes as they travel: a server compresses its answers, and the folder's packs are compressed files. Only the packs of a
language are counted.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path

from benchmarks.report import DOCS, measured_by, write_table
from perihelion.languages import packs
from perihelion.site.packs import make_pack
from perihelion.site.python_files import read_package
from perihelion.words import DEFAULT, LANGUAGES
from tests.web.in_process import Client, serving

WORDS = ("/api/words?lang={}&page=lobby", "/api/words?lang={}")
"""What the scripts of the lobby load, and what those of all other pages do."""
PACKS = ("lobby", "client", "python", "documents")
HEAD = [
    "| | server: lobby | server: other pages | folder: lobby | folder: other pages | folder: boards, log, refusals "
    "| folder: rules and guides | folder: together |",
    "|---|---:|---:|---:|---:|---:|---:|---:|",
]


async def measure_server() -> dict[str, list[int]]:
    """Return the bytes of the words that a server sends for each language."""
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder)) as client:
            return {lang: [await _length(client, path.format(lang)) for path in WORDS] for lang in LANGUAGES}


async def _length(client: Client, path: str) -> int:
    answer = await client.get(path, headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    return int(answer.headers["content-length"])


def measure_packs(folder: Path) -> dict[str, list[int]]:
    """Return the sizes of the packs of each language.

    What Python reads of English is in packs that everybody loads; it is compressed on its own here.
    """
    sizes = {path.name.rpartition("-")[0]: path.stat().st_size for path in (folder / "packs").iterdir()}
    english = {path: data for path, data in read_package().items() if f"/languages/{DEFAULT}/" in path}
    sizes[f"python-{DEFAULT}"] = len(make_pack("python", english).data)
    return {lang: [sizes[f"{pack}-{lang}"] for pack in PACKS] for lang in LANGUAGES}


def lines(folder: Path) -> Iterator[str]:
    """Yield the table, one line for each language."""
    on_server, in_folder = asyncio.run(measure_server()), measure_packs(folder)
    yield from HEAD
    for lang, pack in packs().items():
        sizes = in_folder[lang]
        cells = [f"{size / 1000:.1f}" for size in (*on_server[lang], *sizes, sum(sizes))]
        yield f"| {pack.name} | {' | '.join(cells)} |"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="a folder of `perihelion site`")
    parser.add_argument("--keep", action="store_true", help="write the table into docs/translating.md")
    given = parser.parse_args()
    table = "\n".join(lines(given.folder))
    print(table)
    if given.keep:
        how = f"{measured_by('`python -m benchmarks.language_sizes FOLDER`')}. Sizes in kB."
        write_table("sizes", f"{how}\n\n{table}", DOCS / "translating.md")


if __name__ == "__main__":
    main()
