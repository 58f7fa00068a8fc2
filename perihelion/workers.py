"""Calls in other processes: a pool of processes on this machine, or a Ray cluster.

    workers = ProcessWorkers(4)
    task = workers.submit(function, argument)
    task.result()
    workers.shutdown()

Functions, arguments and results are pickled, so a function has to be defined in a module.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing.connection import wait
from types import ModuleType
from typing import Generic, Protocol, TypeVar

from .errors import InvalidOptions
from .operating_system import count_cores, lower_priority

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

SPAWN = multiprocessing.get_context("spawn")
"""The start method: a process shares nothing that it is not given."""

WorkerDied = BrokenProcessPool
"""Raised by `Task.result` if a process of the pool died. The next task starts new processes."""


class Task(Protocol[T_co]):
    """A call carried out by a worker."""

    def result(self) -> T_co:
        """Wait for the call and return its result, or raise its exception."""

    def cancel(self) -> object:
        """Cancel the call, unless it has already begun."""


class Workers(Protocol):
    """A pool of workers."""

    count: int
    """The number of calls that can run at the same time."""

    def submit(self, function: Callable[..., T], *arguments: object) -> Task[T]:
        """Have a worker call the function."""

    def shutdown(self) -> None:
        """End the workers. Unfinished calls are lost."""


class ProcessWorkers:
    """A pool of processes on this machine. They start with the first task, and end with this process.

    Each process calls `prepare` when it starts; its attributes may be shared memory.
    """

    def __init__(self, count: int = 0, niceness: int = 0, prepare: Callable[[], None] | None = None):
        self.count = count or count_cores()
        self._niceness, self._prepare = niceness, prepare
        self._lock = threading.Lock()
        self._pool = self._start_pool()

    def submit(self, function: Callable[..., T], *arguments: object) -> Future[T]:
        """Have a process call the function. If a process died, the pool is replaced first."""
        with self._lock:
            try:
                return self._pool.submit(function, *arguments)
            except BrokenProcessPool:
                self._pool = self._start_pool()
                return self._pool.submit(function, *arguments)

    def restart(self) -> None:
        """Kill the processes in the middle of their calls. The next task starts new ones."""
        with self._lock:
            self._end_pool()
            self._pool = self._start_pool()

    def shutdown(self) -> None:
        """End the processes."""
        with self._lock:
            self._end_pool()

    def _start_pool(self) -> ProcessPoolExecutor:
        given = (self._niceness, self._prepare)
        return ProcessPoolExecutor(self.count, SPAWN, initializer=_start_worker, initargs=given)

    def _end_pool(self) -> None:
        for process in list((self._pool._processes or {}).values()):
            process.kill()
        self._pool.shutdown(cancel_futures=True)


def _start_worker(niceness: int, prepare: Callable[[], None] | None) -> None:
    """Prepare a process of the pool: its priority, its signals, and its exit with the parent."""
    lower_priority(niceness)
    if prepare is not None:
        prepare()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal is for the parent, which ends the pool
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Exit when the parent is gone, however it ended; a pool alone would wait for ever."""
    parent = multiprocessing.parent_process()
    assert parent is not None, "this runs in a child process"
    wait([parent.sentinel])
    os._exit(1)


class RayWorkers:
    """A Ray cluster. Without an address one is started on this machine."""

    def __init__(self, address: str = ""):
        try:
            self._ray: ModuleType = import_module("ray")
        except ImportError:
            raise InvalidOptions("Ray is not installed; pip install 'perihelion[ray]' brings it") from None
        self._ray.init(address=address or None, logging_level=logging.ERROR, log_to_driver=False)
        self.count = max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def submit(self, function: Callable[..., T], *arguments: object) -> Task[T]:
        """Have a machine of the cluster call the function."""
        return RayTask[T](self._ray, self._ray.remote(function).remote(*arguments))

    def shutdown(self) -> None:
        """Leave the cluster."""
        self._ray.shutdown()


class RayTask(Generic[T]):
    """A call carried out by a Ray cluster."""

    def __init__(self, ray: ModuleType, reference: object):
        self._ray, self._reference = ray, reference

    def result(self) -> T:
        """Wait for the call and return its result."""
        result: T = self._ray.get(self._reference)
        return result

    def cancel(self) -> None:
        """Cancel the call."""
        self._ray.cancel(self._reference)


def results_in_order(
    workers: Workers, function: Callable[..., T], calls: Iterable[tuple[object, ...]], ahead: int = 0
) -> Generator[T]:
    """Yield the results of calls with these arguments, in order.

    At most `ahead` calls are submitted before their results are requested. Closing the generator cancels the rest.
    """
    tasks: deque[Task[T]] = deque()
    try:
        for arguments in calls:
            tasks.append(workers.submit(function, *arguments))
            if len(tasks) >= (ahead or 4 * workers.count):
                yield tasks.popleft().result()
        while tasks:
            yield tasks.popleft().result()
    finally:
        for task in tasks:
            task.cancel()
