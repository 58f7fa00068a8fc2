"""The colours of Solaris' board: what follows the theme of the page, the players and the shades of the suits."""

from __future__ import annotations

from perihelion.draw.theme import themed

STYLE = themed(
    "solaris",
    dark={
        "giant-heart": "#ffb066",
        "giant": "#e04a2b",
        "giant-limb": "#74101f",
        "giant-glow": "#ff5a2c",
        "hull-lit": "#453a68",
        "hull": "#1d2556",
        "hull-dark": "#121838",
        "seam": "#ffffff1f",
        "window": "#ffd98a",
        "hull-edge": "#8d9be0",
        "lit": "#9a4a2f",
        "sunlight": "#ff9d5c",
        "rim": "#10163a",
        "energy": "#28326b",
        "space-edge": "#ffffff24",
        "dial": "#0b1030",
        "dial-edge": "#ff8a5c",
        "orbit": "#ffffff26",
        "goal": "#ffb703",
    },
    light={
        "giant-heart": "#ffe0b0",
        "giant": "#ff8f6b",
        "giant-limb": "#e2604c",
        "giant-glow": "#ff8a5c",
        "hull-lit": "#fff4e6",
        "hull": "#f6f8ff",
        "hull-dark": "#dfe6f8",
        "seam": "#33407a26",
        "window": "#d99a2b",
        "hull-edge": "#6f7db4",
        "lit": "#ffcf9e",
        "sunlight": "#ffb066",
        "rim": "#d8e1f7",
        "energy": "#e6ecfb",
        "space-edge": "#33407a33",
        "dial": "#ffffff",
        "dial-edge": "#d9532c",
        "orbit": "#33407a2e",
        "goal": "#b45309",
    },
)
"""The colours of this board that differ by day and by night."""

GIANT_HEART, GIANT, GIANT_LIMB, GIANT_GLOW = (
    f"var(--solaris-{name})" for name in ("giant-heart", "giant", "giant-limb", "giant-glow")
)
HULL_LIT, HULL_FILL, HULL_DARK, HULL_EDGE, SEAM, WINDOW, LIT, SUNLIGHT = (
    f"var(--solaris-{name})"
    for name in ("hull-lit", "hull", "hull-dark", "hull-edge", "seam", "window", "lit", "sunlight")
)
RIM_FILL, ENERGY_FILL, SPACE_EDGE, DIAL_FILL, DIAL_EDGE, ORBIT, GOAL = (
    f"var(--solaris-{name})" for name in ("rim", "energy", "space-edge", "dial", "dial-edge", "orbit", "goal")
)

PLAYERS = (
    ("#ffffff", "#e9edf9", "#9aa4c4", "#1a2040"),
    ("#cdd3e0", "#9aa3b8", "#4a5268", "#0f1530"),
    ("#fff3b0", "#ffd23f", "#b07d00", "#3a2900"),
    ("#5a6072", "#22262f", "#05070c", "#ffffff"),
    ("#ffc48a", "#ff8a1f", "#a44400", "#2b1200"),
)
"""Light, body and shade of each player's colour, and the ink of the pips upon it."""

DARK = {"purple": "#4a2380", "pink": "#a02a63", "blue": "#123f94", "green": "#0f6b39"}
"""The shade of each suit."""
