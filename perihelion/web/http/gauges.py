"""Gauges computed when the metrics are read: tables, viewers, jobs, memory."""

from __future__ import annotations

import time

from sqlalchemy import func, select

from ... import metrics, words
from ...operating_system import memory_in_use
from ...store import schema
from ...store.reports import UNFINISHED
from ..services import Services


async def update_gauges(services: Services) -> None:
    """Set the gauges to their current values."""
    open_tables = select(func.count()).select_from(schema.tables.tables).where(schema.tables.tables.c.open)
    metrics.TABLES.labels("open").set((await services.database.read(open_tables))[0][0])
    metrics.TABLES.labels("loaded").set(len(services.registry.loaded))
    live, viewers = services.live.count_viewers()
    metrics.TABLES.labels("live").set(live)
    metrics.VIEWERS.set(viewers)
    j = schema.processes.jobs.c
    metrics.JOBS.clear()
    for row in await services.database.read(select(j.kind, func.count().label("n")).group_by(j.kind)):
        metrics.JOBS.labels(row.kind).set(row.n)
    waiting = schema.study.reports.c.state.in_(UNFINISHED)
    count = select(func.count()).select_from(schema.study.reports).where(waiting)
    metrics.JOBS.labels("report").set((await services.database.read(count))[0][0])
    leased = select(func.count()).select_from(schema.processes.jobs).where(j.owner.is_not(None), j.lease >= time.time())
    metrics.LEASES.set((await services.database.read(leased))[0][0])
    for lang, missing in words.MISSING.items():
        metrics.MISSING_WORDS.labels(lang).set(len(missing))
    metrics.MEMORY.labels("server").set(memory_in_use())
    metrics.MEMORY.labels("bots").set(sum(process.memory for process in services.scheduler.bot_worker.processes))
