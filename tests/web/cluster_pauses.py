"""How long clients that were cut off had no table, and what they waited for meanwhile."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field

WAITING, CONNECTING, TABLE = "until the next try", "connecting", "table"
PARTS = (WAITING, CONNECTING, TABLE)


@dataclass
class Pause:
    """The time from the loss of a connection until there is a table again, with every try in between."""

    table: str
    began: float = field(default_factory=time.monotonic)
    steps: list[tuple[str, float]] = field(default_factory=list)
    """What it waited for, in order, and for how long."""
    failures: list[str] = field(default_factory=list)
    """How each try but the last one ended."""

    def __post_init__(self):
        self._last = self.began

    @property
    def seconds(self):
        return self._last - self.began

    @property
    def tries(self):
        return len(self.failures) + 1

    def end_step(self, part):
        """Note what the time since the last step was spent on."""
        now = time.monotonic()
        self.steps.append((part, now - self._last))
        self._last = now

    def fail(self, error):
        """A try failed: whatever it was at is a step, too."""
        self.end_step(TABLE if self.steps and self.steps[-1][0] == CONNECTING else CONNECTING)
        code = getattr(getattr(error, "rcvd", None), "code", None)
        status = getattr(getattr(error, "response", None), "status_code", None)
        self.failures.append(f"{type(error).__name__}{f' {code or status}' if code or status else ''}")

    def spent_on(self, part):
        return sum(seconds for step, seconds in self.steps if step == part)

    def overlaps(self, spans):
        return any(self.began < end and begin < self._last for begin, end in spans)


def describe_times(values, shares=(0.5, 0.99, 1.0)):
    """Return the median, the 99th percentile and the greatest of some times, or those above other shares of them."""
    ordered = sorted(values) or [0.0]
    return ", ".join(f"{ordered[min(len(ordered) - 1, int(share * len(ordered)))]:.2f}" for share in shares)


def describe_longest(pauses, count=10):
    """Return what the longest pauses were spent on, and how all tries ended that failed."""
    lines = ["the longest pauses:"]
    for pause in sorted(pauses, key=lambda one: -one.seconds)[:count]:
        parts = ", ".join(f"{part} {pause.spent_on(part):.1f}" for part in PARTS)
        steps = " ".join(f"{step[0]}{seconds:.1f}" for step, seconds in pause.steps)
        lines.append(
            f"  {pause.seconds:5.1f} s, {pause.tries} tries: {parts} s [{steps}] {dict(Counter(pause.failures))}"
        )
    several = Counter(pause.tries for pause in pauses)
    ended = Counter(failure for pause in pauses for failure in pause.failures)
    return "\n".join([*lines, f"pauses by tries: {dict(sorted(several.items()))}", f"tries that failed: {dict(ended)}"])
