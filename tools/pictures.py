"""Redraw the pictures of the documentation: `make pictures`.

Every docs/pictures/*.toml lists pictures of real positions, played by the rules and drawn by the game's own board:

    [[picture]]
    name = "solari-move"                 # docs/pictures/solari-move.svg; with `languages` in every language
    game = "solari"
    options = { level = 2 }              # a new game; or
    position = "1-2-D-0-36 ..."          # a position in one line
    play = ["2-4", "3N2"]                # then these actions and outcomes; `random = 40` plays on by itself
    seat = 0                             # the viewer; -1, the default, is a spectator
    touch = ["u3"]                       # mark what can be touched after these keys; [] marks every first touch
    crop = [0, 0, 880, 880]              # only this part of the board
    languages = true                     # the picture has words in it

Pictures follow the reader's dark or light theme.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import perihelion
from perihelion.core.chance import FastDraws
from perihelion.core.position import Position
from perihelion.draw import Scene, marks
from perihelion.draw.scene import Groups
from perihelion.languages import packs
from perihelion.words import LANGUAGES

ROOT = Path(__file__).parent.parent
PICTURES = ROOT / "docs" / "pictures"


def pictures() -> dict[Path, str]:
    """Return the text of every picture by its path."""
    drawn: dict[Path, str] = {}
    for path in sorted(PICTURES.glob("*.toml")):
        for entry in tomllib.loads(path.read_text(encoding="utf-8"))["picture"]:
            if entry.get("languages"):
                folders = {lang: packs()[lang].folder / "pictures" for lang in LANGUAGES}
                drawn |= {folder / f"{entry['name']}.svg": picture(entry, lang) for lang, folder in folders.items()}
            else:
                drawn[PICTURES / f"{entry['name']}.svg"] = picture(entry, LANGUAGES[0])
    return drawn


def picture(entry: dict[str, Any], lang: str) -> str:
    """Return one picture as SVG."""
    position = played(entry, lang)
    view = position.view(entry.get("seat", -1))
    board: Any = view.game.board
    scene: Scene = board.draw(view)
    crop = entry.get("crop", [0, 0, scene.width, scene.height])
    shown_groups = {key: quiet(svg) for key, svg in scene.groups.items() if inside(svg, crop)}
    scene.groups = Groups()
    scene.groups.bring(shown_groups)
    scene.happened = [key for key in scene.happened if key in scene.groups]
    touches = [board.touch(view, action) for action in view.legal]
    chosen = entry.get("touch")
    keys = set() if chosen is None else nexts(touches, chosen)
    svg = scene.svg(marks(touch=sorted(keys & scene.groups.keys())))
    x, y, wide, high = crop
    shown = f'viewBox="{x} {y} {wide} {high}" width="{wide}" height="{high}"'
    return re.sub(r'viewBox="[^"]*" width="[^"]*" height="[^"]*"', shown, svg, count=1) + "\n"


def played(entry: dict[str, Any], lang: str) -> Position:
    """Return the position of a picture."""
    if "position" in entry:
        position = perihelion.position(entry["game"], text=entry["position"], lang=lang)
    else:
        position = perihelion.new(entry["game"], lang=lang, **entry.get("options", {}))
    position.play(*entry.get("play", []))
    draws = FastDraws(entry.get("seed", 0))
    for _ in range(entry.get("random", 0)):
        chance = position.outcome_ids
        weights = list(chance.values()) if chance else [1] * len(position.legal_ids)
        position.play((list(chance) or position.legal_ids)[draws.draw(weights)])
    return position


def nexts(touches: list[list[str]], chosen: list[str]) -> set[str]:
    """Return the keys that can be touched after the chosen ones, and the chosen ones."""
    after = {keys[len(chosen)] for keys in touches if keys[: len(chosen)] == chosen and len(keys) > len(chosen)}
    return after | set(chosen)


def inside(svg: str, crop: list[float]) -> bool:
    """Return whether a group's place is inside the part shown."""
    place = re.search(r'transform="translate\(([-\d.]+),([-\d.]+)\)"', svg)
    assert place is not None
    x, y, wide, high = crop
    return x <= float(place[1]) <= x + wide and y <= float(place[2]) <= y + high


def quiet(svg: str) -> str:
    """Return a drawing without tooltips: nobody can point at a picture."""
    return re.sub(r"<title>[^<]*</title>", "", svg)


def main() -> None:
    """Write every picture, and remove those that no list names any more."""
    drawn = pictures()
    for path in {path for folder in {path.parent for path in drawn} for path in folder.glob("*.svg")} - drawn.keys():
        path.unlink()
    for path, svg in drawn.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(svg, encoding="utf-8")
        print(f"{path.relative_to(ROOT)}  {len(svg) // 1024} KiB")


if __name__ == "__main__":
    main()
