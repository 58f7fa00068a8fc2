"""Workers: processes that are replaced when they die and end with their parent."""

import os
import signal
import subprocess
import sys
import time

import pytest

from perihelion.workers import ProcessWorkers, WorkerDied, results_in_order


@pytest.fixture
def workers():
    pool = ProcessWorkers(1, niceness=3)
    yield pool
    pool.shutdown()


def test_calls_are_made_in_another_process_with_its_priority(workers):
    assert workers.submit(os.getpid).result() != os.getpid()
    assert workers.submit(os.nice, 0).result() == min(os.nice(0) + 3, 19), "19 is the most there is"


def test_an_error_of_the_call_is_raised(workers):
    with pytest.raises(ValueError, match="invalid literal"):
        workers.submit(int, "x").result()
    assert workers.submit(int, "7").result() == 7


def test_a_process_that_dies_is_replaced(workers):
    pid = workers.submit(os.getpid).result()
    with pytest.raises(WorkerDied):
        workers.submit(os.kill, pid, signal.SIGKILL).result()
    assert workers.submit(os.getpid).result() not in (pid, os.getpid())


def test_a_call_in_progress_ends_with_a_restart(workers):
    endless = workers.submit(time.sleep, 600)
    while not endless.running():
        time.sleep(0.01)
    workers.restart()
    with pytest.raises(WorkerDied):
        endless.result(timeout=60)
    assert workers.submit(int, "7").result() == 7


def test_results_come_in_the_order_of_the_calls():
    pool = ProcessWorkers(2)
    try:
        assert list(results_in_order(pool, int, ((str(n),) for n in range(20)), ahead=5)) == list(range(20))
    finally:
        pool.shutdown()


PARENT = """
import os, time
from perihelion.workers import ProcessWorkers

if __name__ == "__main__":
    print(ProcessWorkers(1).submit(os.getpid).result(), flush=True)
    time.sleep(600)
"""


def test_a_process_ends_with_its_parent_however_it_ends():
    parent = subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True)
    worker = int(parent.stdout.readline())
    parent.kill()
    parent.wait()
    parent.stdout.close()
    for _ in range(3000):
        if not is_running(worker):
            return
        time.sleep(0.02)
    pytest.fail("the worker still runs")


def is_running(pid):
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
