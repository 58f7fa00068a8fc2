"""Zip files to be saved."""

from __future__ import annotations

from fastapi import Response

from . import Responses

ZIP: Responses = {200: {"content": {"application/zip": {}}}}


def zip_response(content: bytes) -> Response:
    """Return a zip file."""
    headers = {"content-disposition": 'attachment; filename="perihelion-data.zip"'}
    return Response(content, media_type="application/zip", headers=headers)
