"""The colours of Solari's board."""

from __future__ import annotations

from perihelion.draw.theme import themed

STYLE = themed(
    "solari",
    dark={
        "cell": "#ffffff12",
        "cell-edge": "#ffffff30",
        "rim": "#7f93ff2e",
        "rim-edge": "#a9b8ff6b",
        "orbit": "#ffd16652",
        "dust": "#8fa0ff",
        "haze": "#ff9f43",
        "track": "#0b1030c8",
        "track-edge": "#7d8ac466",
        "sun-edge": "#5a2a0066",
    },
    light={
        "cell": "#ffffff80",
        "cell-edge": "#5a6ba347",
        "rim": "#6f8ad94d",
        "rim-edge": "#5a6ba38c",
        "orbit": "#d977066b",
        "dust": "#ffffff",
        "haze": "#ffb347",
        "track": "#ffffffd8",
        "track-edge": "#7d8ac499",
        "sun-edge": "#5a2a0066",
    },
)
"""The colours of this board that differ by day and by night."""

CELL, CELL_EDGE, RIM, RIM_EDGE, ORBIT, DUST, HAZE, TRACK, TRACK_EDGE, SUN_EDGE = (
    f"var(--solari-{name})"
    for name in ("cell", "cell-edge", "rim", "rim-edge", "orbit", "dust", "haze", "track", "track-edge", "sun-edge")
)
