"""Who does the work of an arena: the cores of this machine, or a Ray cluster."""

from __future__ import annotations

import logging
import multiprocessing
import os
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from typing import Any, Protocol, TypeVar

from ..errors import InvalidOptions

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Job(Protocol[T_co]):
    """Something that is being done."""

    def result(self) -> T_co:
        """Wait for its result."""

    def cancel(self) -> Any:
        """It is no longer needed."""


class Crew(Protocol):
    """Workers."""

    workers: int

    def do(self, function: Callable[..., T], *arguments: Any) -> Job[T]:
        """Have something done."""

    def stop(self) -> None:
        """Let the workers go; what they have not begun is left."""


class Cores:
    """Processes on this machine."""

    def __init__(self, workers: int = 0):
        self.workers = workers or len(os.sched_getaffinity(0))
        self._pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"))

    def do(self, function: Callable[..., T], *arguments: Any) -> Job[T]:
        """Have something done in one of the processes."""
        return self._pool.submit(function, *arguments)

    def stop(self) -> None:
        """End the processes."""
        for process in (self._pool._processes or {}).values():
            process.terminate()
        self._pool.shutdown(cancel_futures=True)


class Ray:
    """A Ray cluster; without an address, one that is begun on this machine."""

    def __init__(self, address: str = ""):
        try:
            self._ray: Any = import_module("ray")
        except ImportError:
            raise InvalidOptions("Ray is not installed; pip install 'perihelion[ray]' brings it") from None
        self._ray.init(address=address or None, logging_level=logging.ERROR, log_to_driver=False)
        self.workers = max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def do(self, function: Callable[..., T], *arguments: Any) -> Job[T]:
        """Have something done somewhere in the cluster."""
        return Remote(self._ray, self._ray.remote(function).remote(*arguments))

    def stop(self) -> None:
        """Leave the cluster."""
        self._ray.shutdown()


class Remote:
    """Something that a Ray cluster does."""

    def __init__(self, ray: Any, reference: Any):
        self._ray, self._reference = ray, reference

    def result(self) -> Any:
        """Wait for its result."""
        return self._ray.get(self._reference)

    def cancel(self) -> None:
        """It is no longer needed."""
        self._ray.cancel(self._reference)


def in_order(crew: Crew, function: Callable[..., T], work: Iterable[tuple[Any, ...]], ahead: int = 0) -> Generator[T]:
    """The results in the order of the work; only some is given out ahead, and given up when nobody asks on."""
    jobs: deque[Job[T]] = deque()
    try:
        for arguments in work:
            jobs.append(crew.do(function, *arguments))
            if len(jobs) >= (ahead or 4 * crew.workers):
                yield jobs.popleft().result()
        while jobs:
            yield jobs.popleft().result()
    finally:
        for job in jobs:
            job.cancel()
