"""The speed gate: the architecture of the machine selects what is compared."""

import json

import pytest

from benchmarks import gate

ROWS = {"aarch64": {"processor": "0x41 0xd0c", "recorded": "2026-11-15", "ratios": {"a": 100.0, "b": 10.0}}}


class Measured(gate.Gate):
    """A gate that measures nothing."""

    found: dict[str, float]

    def __init__(self, keys, recorded, tolerance):
        super().__init__([], recorded, tolerance)

    def measure(self):
        self._reference, self._best = 1e6, self.found


@pytest.fixture
def run_gate(monkeypatch, tmp_path, capsys):
    """Run the gate on a machine that has measured these ratios; return its exit status, output and rows."""

    def run(machine, processor, ratios, *arguments):
        record = tmp_path / "gate.json"
        record.write_text(json.dumps(ROWS))
        monkeypatch.setattr(gate, "RECORD", record)
        monkeypatch.setattr(gate, "Gate", type("Found", (Measured,), {"found": ratios}))
        monkeypatch.setattr(gate, "processor", lambda: processor)
        monkeypatch.setattr("platform.machine", lambda: machine)
        monkeypatch.setattr("sys.argv", ["gate", *arguments])
        try:
            gate.main()
            status: object = 0
        except SystemExit as end:
            status = end.code
        return status, capsys.readouterr().out, json.loads(record.read_text())

    return run


@pytest.mark.parametrize(
    ("machine", "processor", "ratio", "fails"),
    [
        ("aarch64", "0x41 0xd0c", 86.0, False),
        ("aarch64", "0x41 0xd0c", 84.0, True),
        ("arm64", "another", 84.0, False),
        ("arm64", "another", 59.0, True),
        ("x86_64", "0x41 0xd0c", 1.0, False),
        ("AMD64", "another", 1.0, False),
    ],
)
def test_the_architecture_selects_its_row(run_gate, machine, processor, ratio, fails):
    status, said, rows = run_gate(machine, processor, {"a": ratio, "b": 10.0})
    assert ("a" in str(status)) == fails
    assert ("no row for x86_64" in said) == (machine in ("x86_64", "AMD64"))
    assert rows == ROWS


def test_a_row_is_recorded_beside_the_others(run_gate):
    status, _, rows = run_gate("x86_64", "a processor", {"a": 3.0}, "--record")
    assert status == 0
    assert rows["aarch64"] == ROWS["aarch64"]
    assert (rows["x86_64"]["processor"], rows["x86_64"]["ratios"]) == ("a processor", {"a": 3.0})


def test_every_row_has_all_figures():
    rows = json.loads(gate.RECORD.read_text(encoding="utf-8"))
    works = {"random games": gate.RANDOM_GAMES, "searches": gate.SIMULATIONS, "PettingZoo": gate.ENVIRONMENT_STEPS}
    figures = {f"{key}, {work}" for work, keys in works.items() for key in keys}
    assert "aarch64" in rows
    assert all(set(row["ratios"]) == figures and row["processor"] for row in rows.values())
