"""List the sentences of a printed rulebook with the rules that `rulebook.toml` of a game names for them.

    python -m tools.rulebook_sentences GAME TEXT...

TEXT is the rulebook as plain text; we keep only its headings and the numbers of its sentences. A section begins at the
line with its heading (`begins`) and ends at the next one. The exit status is 1 if a section has another number
of sentences in the file than in the text.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "perihelion" / "games"
END = re.compile(r"(?<=[.!?:])\**\s+(?=[\"„“(*■•]*[A-ZÄÖÜ0-9])")


def sentences(text: str) -> list[str]:
    """Return the sentences of a text; a line without a full stop, such as an item of a list, is one, too."""
    lines = (line.strip(" -•*\t") for line in text.splitlines())
    return [
        part for line in lines if re.search(r"\w{2}", line) for part in END.split(line) if re.search(r"\w{2}", part)
    ]


def sections(text: str, headings: list[str]) -> list[list[str]]:
    """Return the sentences below each heading, without the heading; the headings come in their order."""
    starts, at = [], 0
    for heading in headings:
        found = re.compile(rf"^[#*\s]*{re.escape(heading)}[*: ]*$", re.MULTILINE).search(text, at)
        if found is None:
            raise SystemExit(f"no line {heading!r} after the section before it")
        starts.append(found)
        at = found.end()
    ends = [*(found.start() for found in starts[1:]), len(text)]
    return [sentences(text[found.end() : end]) for found, end in zip(starts, ends, strict=True)]


def main() -> None:
    """Print every sentence with its rules, and what does not fit."""
    key, *texts = sys.argv[1:]
    text = "\n".join(Path(path).read_text(encoding="utf-8") for path in texts)
    listed = tomllib.loads((PACKAGE / key / "rulebook.toml").read_text(encoding="utf-8"))["section"]
    wrong = 0
    for section, told in zip(listed, sections(text, [each["begins"] for each in listed]), strict=True):
        marks = section["sentences"].split(", ") if section["sentences"] else []
        wrong += len(marks) != len(told)
        print(
            f"\n== {section['place']}: {len(told)} sentences"
            + (f", {len(marks)} listed" if len(marks) != len(told) else "")
        )
        for n, sentence in enumerate(told, 1):
            print(f"{n:3} {marks[n - 1] if n <= len(marks) else '??':12} {sentence}")
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
