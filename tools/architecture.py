"""Draw docs/pictures/architecture.svg: the parts of the package, and the way of one move through them.

`make pictures` runs it. tests/test_architecture.py checks that every part of the package is in the picture.
"""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

PICTURE = Path(__file__).parent.parent / "docs" / "pictures" / "architecture.svg"

FLOORS: tuple[tuple[Any, ...], ...] = (
    (
        "people and programs",
        ("site", "the folder for browsers"),
        ("web", "HTTP, WebSocket, client"),
        ("term", "terminal"),
        ("cli", "commands"),
        ("adapters", "PettingZoo, Gymnasium, OpenSpiel"),
        ("check", "the contract, tested"),
    ),
    (
        "servers",
        ("local", "one device, no network"),
        ("notices", "mail, push, webhooks"),
        ("server", "registry, cluster, jobs, deals"),
        ("store", "SQLite, PostgreSQL"),
        ("metrics", "figures for Prometheus"),
    ),
    (
        "the table",
        ("wire", "messages to pages"),
        ("thinking", "decisions, hints, reports"),
        ("tournament", "pairings, standings"),
        ("table", "seats, commands, undo, clocks"),
        ("companion", "games at a real table"),
        ("fair", "sealed draws, verifier"),
        ("table_log", "log entries"),
    ),
    (
        "judgement",
        ("report", "analysis of a game"),
        ("baselines", "networks for research"),
        ("train", "networks learn"),
        ("bots", "search, levels, arena"),
        ("workers", "processes, Ray"),
    ),
    ("what runs rules", ("engine", "code generation, cache, runtimes, batch, GPU, observation")),
    (
        "games",
        ("games", "solari, solaris, solenia, solarius"),
        ("test_games", "leduc, tender"),
        ("rules", "one import for authors"),
        ("draw", "SVG kit"),
        ("ask", "questions about rules"),
    ),
    (
        "vocabulary",
        ("core", "records, actions, contract, view, position, notation"),
        ("words", "sentences"),
        ("languages", "a folder each"),
        ("documents", "guides and rules"),
        ("errors", "every error"),
        ("json_types", "JSON objects"),
        ("operating_system", "what differs"),
    ),
)
"""Every floor from top to bottom, with its parts. An import only leads down, or along a floor to the right."""

WAY = ("web", "server", "table", "core", "engine", "fair", "store", "web")
"""The parts that one move passes."""

WIDTH, FLOOR, GAP, LEFT = 1080, 92, 22, 150


def draw() -> str:
    """Return the picture as SVG."""
    height = len(FLOORS) * (FLOOR + GAP) + GAP
    body = []
    for row, (name, *parts) in enumerate(FLOORS):
        top = GAP + row * (FLOOR + GAP)
        body.append(f'<text class="floor" x="16" y="{top + FLOOR / 2 + 5}">{escape(name)}</text>')
        wide = (WIDTH - LEFT - GAP * len(parts)) / len(parts)
        for column, (part, holds) in enumerate(parts):
            left = LEFT + column * (wide + GAP)
            step = [str(i + 1) for i, passed in enumerate(WAY) if passed == part]
            place = f'x="{left:.0f}" y="{top}" width="{wide:.0f}" height="{FLOOR}"'
            body.append(f'<rect class="part{" way" if step else ""}" {place} rx="12"/>')
            body.append(f'<text class="name" x="{left + 16:.0f}" y="{top + 34}">{part}/</text>')
            for line, text in enumerate(_lines(holds, int(wide / 7.4))):
                body.append(f'<text class="holds" x="{left + 16:.0f}" y="{top + 58 + 18 * line}">{escape(text)}</text>')
            for i, number in enumerate(step):
                x = left + wide - 22 - 30 * (len(step) - 1 - i)
                body.append(f'<circle class="step" cx="{x:.0f}" cy="{top + 26}" r="12"/>')
                body.append(f'<text class="number" x="{x:.0f}" y="{top + 31}">{number}</text>')
    style = (
        "text{font:15px system-ui,sans-serif;fill:#1b2450}.floor{font-size:13px;fill:#5a648f}"
        ".name{font-weight:700;font-size:17px}"
        ".holds{font-size:13px;fill:#3a4470}.part{fill:#eef1ff;stroke:#b9c3ee}"
        ".way{fill:#fff3d6;stroke:#e3a62f;stroke-width:2}"
        ".step{fill:#e3a62f}.number{font-size:13px;font-weight:700;text-anchor:middle;fill:#1b2450}"
        "@media(prefers-color-scheme:dark){svg{background:#0d1330}text,.number{fill:#eef1ff}.floor,.holds{fill:#aab4e0}"
        ".part{fill:#1a2350;stroke:#3a4680}.way{fill:#3a2f14;stroke:#e3a62f}.number{fill:#1b2450}}"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">'
        f"<title>The parts of Perihelion from the page down to the vocabulary; numbers mark the way of one move</title>"
        f"<style>{style}</style>{''.join(body)}</svg>\n"
    )


def _lines(text: str, most: int) -> list[str]:
    """Break a text into lines of at most `most` characters."""
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > most:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


if __name__ == "__main__":
    PICTURE.write_text(draw(), encoding="utf-8")
