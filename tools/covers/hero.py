"""The head of the lobby: the sun rises behind the edge of a planet, in the colours of the page's theme."""

from __future__ import annotations

from .kit import Scene, ball, circle, ellipse, path, ring, sun

SUN = (820, 236)


def draw() -> str:
    """The scene, 1200 by 340; the left half is free for words."""
    scene = Scene(1200, 340, seed=5)
    scene.stars(150, "var(--star)", (470, 0, 1200, 250))
    for r, light in ((190, 0.5), (290, 0.38), (410, 0.28), (560, 0.18)):
        scene.add(
            ellipse(
                SUN,
                r,
                r * 0.42,
                stroke="var(--sun)",
                stroke_width=1.2,
                opacity=light,
                transform=f"rotate(-14 {SUN[0]} {SUN[1]})",
            )
        )
    sun(scene, SUN, 92)
    scene.add(_planets(scene))
    ground = scene.linear((0, "var(--hero-near)", 1), (1, "var(--hero-far)", 1))
    rim = scene.radial((0, "#fff1c2", 1), (0.25, "#ffc35a", 0.9), (1, "#ffc35a", 0), at=SUN, r=520, by="user")
    edge = "M-40 340C240 268 560 246 820 258S1160 290 1240 306"
    scene.add(path(edge + "V360H-40z", ground), path(edge, stroke=rim, stroke_width=5, stroke_linecap="round"))
    haze = scene.radial((0, "#ffb84d", 0.5), (1, "#ffb84d", 0), at=(SUN[0], 262), r=260, by="user")
    scene.add(ellipse((SUN[0], 276), 300, 22, haze))
    return scene.svg()


def _planets(scene: Scene) -> str:
    saturn = ring(48, 0.34, 7, "#f0d9a8", -16)
    uranus = ring(26, 0.3, 2, "#c9fff0", -58)
    bands = "".join(
        path(f"M-22 {y}q11 -5 22 0t22 0", stroke="#dfe8ff", stroke_width=2.4, opacity=0.6) for y in (-9, 1, 11)
    )
    spot = ellipse((4, 6), 5, 3, "#b3321a") + "".join(
        path(f"M-20 {y}q20 5 40 0", stroke="#fff1e2", stroke_width=4, opacity=0.45) for y in (-9, 0)
    )
    return (
        ball(scene, (1066, 142), 28, ("#fff4d6", "#e3b14f", "#6b430d"), -120, around=saturn)
        + ball(scene, (604, 150), 17, ("#e4fff4", "#43cfa6", "#0c5a4c"), 118, around=uranus)
        + ball(scene, (962, 92), 22, ("#e3eaff", "#5b7cff", "#1b2a80"), -150, bands)
        + ball(scene, (706, 88), 20, ("#ffe9df", "#e2744c", "#701f10"), 150, spot)
        + circle((1150, 236), 7, "#b8c4f2", opacity=0.9)
    )
