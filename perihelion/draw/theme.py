"""The theme: the colours of all boards, dark and light, and the stylesheet that defines them.

Colours are CSS variables, so that a board follows the page: `fill=INK` is `fill="var(--ink)"`. A page or a
standalone picture chooses with `data-theme="dark"` or `"light"`; without one the system decides.
"""

from __future__ import annotations

SKY_EDGE, SKY, SKY_GLOW = "var(--sky-edge)", "var(--sky)", "var(--sky-glow)"
"""The background of a board: at its edge, in between, and near the sun."""

SURFACE, RAISED, LINE = "var(--surface)", "var(--raised)", "var(--line)"
"""Cards and trays; things on top of those; hairlines."""

INK, QUIET, STAR = "var(--ink)", "var(--quiet)", "var(--star)"
"""Text, quiet text, stars of the star field."""

AMBER = "var(--amber)"
"""The warm accent, the same in both themes."""

FIGURE, FIGURE_RIM = "var(--figure)", "var(--figure-rim)"
"""Numbers on pieces, and the outline around them, the same in both themes."""

DARK = {
    "page": "#090d22",
    "sky-edge": "#090d22",
    "sky": "#131a41",
    "sky-glow": "#26306b",
    "surface": "#182048",
    "raised": "#222c5e",
    "line": "#4a568f",
    "ink": "#f2f4ff",
    "quiet": "#aab3d6",
    "star": "#ffffff",
    "touch": "#ffd166",
    "touch-glow": "#ffd16633",
    "casing": "#0a0f24cc",
    "happened": "#7bdff2",
    "refused": "#ef476f",
    "sun": "#ffd166",
    "amber": "#ffb703",
    "ember": "#fb8500",
    "figure": "#0a0f24",
    "figure-rim": "#ffffff",
}

LIGHT = DARK | {
    "page": "#fbf7ee",
    "sky-edge": "#d6e1f7",
    "sky": "#e8eefb",
    "sky-glow": "#fff6df",
    "surface": "#ffffff",
    "raised": "#eef2fc",
    "line": "#a9b5d8",
    "ink": "#1a2040",
    "quiet": "#55608a",
    "star": "#7f8dbd",
    "touch": "#b45f00",
    "touch-glow": "#ffcb4799",
    "casing": "#ffffffcc",
    "happened": "#0a7f98",
    "refused": "#c9184a",
}

FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'

_LOOK = """
.board { font-family: FONT; font-variant-numeric: tabular-nums; }
.board text { user-select: none; -webkit-user-select: none; pointer-events: none; }
.through { pointer-events: none; }
.halo { fill: none; stroke: none; pointer-events: none; }
[data-mark] > .halo.casing { stroke: var(--casing); stroke-width: 9; }
[data-mark~="touch"] > .halo.outer { stroke: var(--touch); stroke-width: 4; stroke-dasharray: 9 6; }
[data-mark~="touch"] > .halo.glow { fill: var(--touch-glow); }
[data-mark~="priced"] > .halo.outer { stroke-width: 2; stroke-dasharray: 5 6; }
[data-mark~="quiet"] > .halo.outer { stroke-width: 1.5; stroke-dasharray: 2 7; }
[data-mark~="priced"] > .halo.casing, [data-mark~="quiet"] > .halo.casing { stroke-width: 4; stroke-opacity: 0.5; }
[data-mark~="priced"] > .halo.glow, [data-mark~="quiet"] > .halo.glow { fill: none; }
[data-mark~="happened"] > .halo.inner { stroke: var(--happened); stroke-width: 4; }
[data-mark~="refused"] > .halo { stroke: var(--refused); stroke-width: 2.5; stroke-dasharray: none; }
"""


def stylesheet() -> str:
    """Return the CSS that every board needs: the page serves it as a file, a standalone picture includes it."""
    return themed("", DARK, LIGHT) + _LOOK.strip().replace("FONT", FONT) + "\n"


def themed(prefix: str, dark: dict[str, str], light: dict[str, str]) -> str:
    """Return CSS variables that differ between the dark and the light theme, such as a board's own colours.

    With the prefix `solari` the value `rim` is written `var(--solari-rim)`.
    """
    night, day = _variables(prefix, dark), _variables(prefix, light)
    return (
        f':root, [data-theme="dark"] {{ {night} }}\n'
        f'@media (prefers-color-scheme: light) {{ :root:not([data-theme="dark"]) {{ {day} }} }}\n'
        f'[data-theme="light"] {{ {day} }}\n'
    )


def _variables(prefix: str, values: dict[str, str]) -> str:
    start = f"--{prefix}-" if prefix else "--"
    return " ".join(f"{start}{name}: {value};" for name, value in values.items())
