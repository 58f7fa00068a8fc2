"""Renders a record: the board as SVG or as pixels, the position as text. Only what a seat may see is drawn."""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from ..core.game import Game, Options
from ..core.position import Position
from ..core.view import View
from ..engine.arrays import Array
from ..errors import InvalidOptions

RENDER_MODES = ("human", "ansi", "svg", "rgb_array")

Rendered = str | Array | None
"""A board as SVG or text, or as an array of pixels; None if it was printed."""

_VALUE = re.compile(r"--([\w-]+):\s*([^;}]+)")
_USE = re.compile(r"var\(--([\w-]+)(?:,\s*([^()]+))?\)")
_BLOCK = re.compile(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}|([^{}]+)\{([^{}]*)\}")


def view_of(game: Game, options: Options, states: Array, seat: int, lang: str = "en") -> View:
    """Return what a seat sees of the first of these records."""
    plain = game.rules.state.unpack(states[:1])
    return Position(game, options, plain, lang).view(seat)


def render(game: Game, options: Options, states: Array, seat: int, mode: str | None) -> Rendered:
    """Render the first of these records in a mode, seen by a seat. The mode "human" prints it."""
    if mode is None:
        raise InvalidOptions(f"render needs render_mode: {', '.join(RENDER_MODES)}")
    view = view_of(game, options, states, seat)
    if mode in ("svg", "rgb_array"):
        drawing = svg(view)
        return drawing if mode == "svg" else pixels(drawing)
    if mode == "ansi":
        return text(view)
    print(text(view))
    return None


def svg(view: View) -> str:
    """Return the board as an SVG file that fits a screen."""
    board = view.game.board
    if board is None:
        raise InvalidOptions(f"{view.game.key} has no drawing; its text is shown by render_mode 'ansi'")
    return str(board.draw(view).fitted(theme="dark"))


def pixels(drawing: str, width: int | None = None) -> Array:
    """Return an SVG file as an array of height x width x 3 bytes, in its own size or in this width."""
    try:
        import resvg_py
        from PIL import Image
    except ImportError:
        raise InvalidOptions("pixels need resvg-py and pillow; perihelion[render] brings them") from None
    from io import BytesIO

    png = bytes(resvg_py.svg_to_bytes(svg_string=without_variables(drawing), width=width))
    return np.asarray(Image.open(BytesIO(png)).convert("RGB"))


def without_variables(drawing: str) -> str:
    """Return the same drawing with its colours written out: only browsers support CSS variables."""
    values: dict[str, str] = {}
    style = "".join(re.findall(r"<style>(.*?)</style>", drawing, re.DOTALL))
    for match in _BLOCK.finditer(style):
        selector, block = match.group(1), match.group(2)
        if block and "light" not in selector:
            values |= {name: value.strip() for name, value in _VALUE.findall(block)}
    for _ in range(3):  # a variable may refer to another
        drawing = _USE.sub(lambda use: values.get(use.group(1), use.group(2) or "none"), drawing)
    return drawing


def text(view: View) -> str:
    """Return the position as headings, lists and tables, or as one line if the game has no drawing."""
    board = view.game.board
    if board is None or board.outline is None:
        return str(vars(view.state))
    return "\n\n".join("\n".join(_lines(section)) for section in board.outline(view))


def _lines(section: Any) -> list[str]:
    table = ([section.header] if section.header else []) + section.rows
    return [section.heading, *(f"- {item}" for item in section.items), *("  ".join(row) for row in table)]
