"""The log of the server: lines of text, or one JSON object in each line. Every line names its request."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime

from ...metrics import ErrorCounter
from .request_ids import request_id


class TextFormatter(logging.Formatter):
    """Level, logger, message, and the request in brackets."""

    def __init__(self) -> None:
        super().__init__("%(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 (logging's own name)
        """Return the line without a traceback."""
        request = request_id.get()
        return super().formatMessage(record) + (f" [{request}]" if request else "")


class JsonFormatter(logging.Formatter):
    """One JSON object: time, level, logger, message, request; `error` is the traceback."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request := request_id.get():
            line["request"] = request
        line |= getattr(record, "fields", {})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(form: str, verbose: bool) -> None:
    """Write the log to standard error, and count its errors. uvicorn's lines go there, too."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    root = logging.getLogger()
    root.handlers = [handler, ErrorCounter()]
    root.setLevel(logging.INFO if verbose else logging.WARNING)
