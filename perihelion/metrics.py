"""Metrics of a running server in Prometheus' format. Each part updates its own; `/metrics` shows all of them.

The metrics are those of one process. If several processes serve one database, each has to be scraped separately.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from .table_log.bodies import ActionPlayed
from .table_log.entries import LogEntry

REGISTRY = CollectorRegistry()

MOVES = Counter("perihelion_moves", "Stored actions, by game and by whom.", ("game", "by"), registry=REGISTRY)
MOVE_SECONDS = Histogram(
    "perihelion_move_seconds",
    "Seconds from receiving a person's action to storing it, by game.",
    ("game",),
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
    registry=REGISTRY,
)
TABLES = Gauge("perihelion_tables", "Tables: open, in memory, looked at (live).", ("state",), registry=REGISTRY)
VIEWERS = Gauge("perihelion_viewers", "Connections that look at a table.", registry=REGISTRY)
BOT_QUEUE = Gauge("perihelion_bot_queue", "Calls that wait for a process of the bots.", ("kind",), registry=REGISTRY)
JOBS = Gauge("perihelion_jobs", "Planned jobs in the database.", ("kind",), registry=REGISTRY)
LEASES = Gauge("perihelion_leases", "Jobs that a process is doing.", registry=REGISTRY)
MEMORY = Gauge("perihelion_memory_bytes", "Memory of the server and of the bots.", ("process",), registry=REGISTRY)
MISSING_WORDS = Gauge(
    "perihelion_missing_words", "Messages shown in English because a language lacks them.", ("lang",), registry=REGISTRY
)
RESPONSES = Counter("perihelion_responses", "Answered HTTP requests, by status.", ("status",), registry=REGISTRY)
ERRORS = Counter("perihelion_errors", "Errors in the log, by logger.", ("logger",), registry=REGISTRY)
DATABASE_SECONDS = Histogram(
    "perihelion_database_seconds",
    "Seconds that a query or a transaction took, waiting included.",
    ("kind",),
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
    registry=REGISTRY,
)


def count_moves(game: str, entries: Iterable[LogEntry]) -> None:
    """Count the actions among new entries of a log."""
    for entry in entries:
        if isinstance(entry.body, ActionPlayed):
            by = "bot" if entry.body.bot else "table" if entry.body.auto else "person"
            MOVES.labels(game, by).inc()


class ErrorCounter(logging.Handler):
    """Counts logged errors."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)

    def emit(self, record: logging.LogRecord) -> None:
        """Count one error."""
        ERRORS.labels(record.name).inc()


def write_metrics() -> bytes:
    """Return all metrics as text."""
    return generate_latest(REGISTRY)
