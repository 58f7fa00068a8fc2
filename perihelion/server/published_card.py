"""The data card and the licence of published games."""

from __future__ import annotations

import json
from pathlib import Path

CARD = """# Games of people and bots

Finished games of modern board games, played on a server of Perihelion: every decision and every outcome of chance, with
the result.

| | |
|---|---|
| who | people and bots. People appear as `person`; there are no names, no ids and no times |
| consent | only public games. Everybody who had a seat agreed before the game began, and had not revoked it by the end of the month |
| left out | games of groups, of daily deals and of clubs, games that were given up, games continued from another one |
| months | a game is in the month in which it ended (UTC). A month does not change after it was written |
| files | `games.zip` has game files, which `perihelion replay` shows. The Parquet files have the same games as data sets: `perihelion.bots.dataset.observations(file)` reads them |
| columns | `game`, `deal` (the same number), `bots` (who had each seat), `actors`, `ids`, `points`, `shares` of the win |
| versions | each Parquet file names the versions of the rules, actions and observations under which its games were replayed |
| bias | people who play in public on this server. Nothing says which games are by the same person |
| re-identification | the tables were public: somebody who watched a game can recognise it by its moves |
| licence | CC0 1.0: no rights reserved |

| month | file | games | SHA-256 |
|---|---|---|---|
"""

LICENCE = """CC0 1.0 Universal

The persons who associated this work with this deed have dedicated it to the public domain by waiving all of their rights
to the work worldwide under copyright law, including all related and neighbouring rights, to the extent allowed by law.
You can copy, modify, distribute and perform the work, even for commercial purposes, all without asking permission.

The legal text: https://creativecommons.org/publicdomain/zero/1.0/legalcode
"""


def write_card(folder: Path) -> None:
    """Write the card with all months that are in the folder, and the licence."""
    lines = [CARD]
    for index in sorted(folder.glob("*/index.json")):
        month = json.loads(index.read_text(encoding="utf-8"))
        lines += [
            f"| {month['month']} | {each['name']} | {each['games']} | `{each['sha256']}` |\n" for each in month["files"]
        ]
    (folder / "README.md").write_text("".join(lines), encoding="utf-8")
    (folder / "LICENSE").write_text(LICENCE, encoding="utf-8")
