"""Pictures of games that are files, and QR codes of links."""

from __future__ import annotations

import io
from pathlib import Path

import segno


def find_cover(folder: Path, key: str) -> Path | None:
    """Return the prepared picture of a game for the lobby, if there is one."""
    path = folder / "pictures" / f"{key}.svg"
    return path if path.is_file() else None


def make_qr_code(link: str) -> bytes:
    """Return a QR code of a link, dark on white, as SVG."""
    out = io.BytesIO()
    colours = {"dark": "#090d22", "light": "#ffffff", "svgclass": None, "lineclass": None}
    segno.make(link, error="m").save(out, kind="svg", scale=8, border=3, **colours)
    return out.getvalue()
