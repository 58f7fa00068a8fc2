"""An animation: several scenes of one game as one SVG file that plays in a loop.

The ground is the same during the whole game. Every version of a group is in the file once, and shown while it lasts
(SMIL).
"""

from __future__ import annotations

from collections.abc import Sequence

from .scene import Scene
from .shapes import num

HOLD = 3
"""The last scene is shown this many times as long as the others."""


def animate(scenes: Sequence[Scene], seconds: float) -> str:
    """Return the file; each scene is shown for `seconds`."""
    frames = [scene.marked_groups({}) for scene in scenes]
    count = len(frames) + HOLD - 1
    versions = []
    for key in _order(frames):
        first = 0
        while first < len(frames):
            svg = frames[first].get(key, "")
            after = next((i for i in range(first, len(frames)) if frames[i].get(key, "") != svg), len(frames))
            if svg:
                versions.append(_show(svg, first / count, after / count if after < len(frames) else 1, count * seconds))
            first = after
    last = scenes[-1]
    return last.file(f'{last.ground}<g data-layer="groups">{"".join(versions)}</g>')


def _order(frames: Sequence[dict[str, str]]) -> list[str]:
    """Return all keys in drawing order. A key that appears later is inserted after its neighbour."""
    order = list(frames[0])
    for frame in frames[1:]:
        place = 0
        for key in frame:
            if key in order:
                place = order.index(key) + 1
            else:
                order.insert(place, key)
                place += 1
    return order


def _show(svg: str, begin: float, end: float, seconds: float) -> str:
    """Return a group that is shown for a part of the time."""
    if begin == 0 and end == 1:
        return svg
    times = [(0.0, "inline")] if begin == 0 else [(0.0, "none"), (begin, "inline")]
    times += [] if end == 1 else [(end, "none")]
    values, keys = ";".join(value for _, value in times), ";".join(f"{time:.6g}" for time, _ in times)
    animation = (
        f'<animate attributeName="display" calcMode="discrete" values="{values}" keyTimes="{keys}" '
        f'dur="{num(seconds)}s" repeatCount="indefinite"/>'
    )
    return f'<g display="{times[0][1]}">{svg}{animation}</g>'
