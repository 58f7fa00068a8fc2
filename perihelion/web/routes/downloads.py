"""Zip files to be saved."""

from __future__ import annotations

from typing import Any

from fastapi import Response

ZIP: dict[int | str, dict[str, Any]] = {200: {"content": {"application/zip": {}}}}


def zip_response(content: bytes) -> Response:
    """Return a zip file."""
    headers = {"content-disposition": 'attachment; filename="perihelion-data.zip"'}
    return Response(content, media_type="application/zip", headers=headers)
