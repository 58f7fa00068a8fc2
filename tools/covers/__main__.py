"""Redraw the pictures of the lobby: `python -m tools.covers`, or `make pictures`.

One scene for each game and one for the head of the lobby, written to perihelion/web/static/pictures. The covers look
the same by day and by night; `hero.svg` is put into the page itself and takes its colours from there.
"""

from __future__ import annotations

from pathlib import Path

from . import hero, solari, solaris, solarius, solenia

FOLDER = Path(__file__).parents[2] / "perihelion" / "web" / "static" / "pictures"
SCENES = {"hero": hero, "solari": solari, "solaris": solaris, "solarius": solarius, "solenia": solenia}

if __name__ == "__main__":
    for name, scene in SCENES.items():
        (FOLDER / f"{name}.svg").write_text(scene.draw(), encoding="utf-8")
        print(f"{name}.svg")
