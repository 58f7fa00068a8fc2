"""Waiting for what a server does by itself, and asking until it refuses."""

from __future__ import annotations

import time


def wait_for(find, seconds=60.0, longest=0.5):
    """Ask until the answer is something, at first quickly, then with pauses of `longest` seconds; return the answer."""
    end, pause = time.monotonic() + seconds, 0.02
    while not (found := find()):
        assert time.monotonic() < end, "it did not happen"
        time.sleep(pause)
        pause = min(2 * pause, longest)
    return found


def ask_until_refused(ask, most=200):
    """Ask until the answer is 429, however slow the machine is; return all answers."""
    answers = [ask()]
    while answers[-1].status_code != 429:
        assert len(answers) < most, "nothing was refused"
        answers.append(ask())
    return answers
