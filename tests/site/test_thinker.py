"""The thinking worker gives its memory back: it ends when nobody has called it for a while. Runs in Node.js."""

from __future__ import annotations

import json
import shutil
import subprocess

import pytest

from perihelion.site.shell_files import SHELL

SCRIPT = """
import { mock } from "node:test";
mock.timers.enable({ apis: ["setTimeout"] });
let running = 0;
let started = 0;
globalThis.Worker = class {
  constructor() { running++; started++; }
  postMessage({ kind, number }) { if (kind === "call") this.asked = number; }
  terminate() { running--; }
};
const { Thinker } = await import(process.argv[1]);
const thinker = new Thinker({}, () => {}, () => {});
const found = {};
const answer = async (call) => {
  await null; await null;
  thinker.worker.onmessage({ data: { number: call.number, answer: call.number } });
  return call.answer;
};
const ask = (number) => ({ number, answer: thinker.call(number, "choose_action", null) });
thinker.expect(1);
found.atTable = running;
mock.timers.tick(60_000);
found.aMinuteLater = running;
const long = ask(1);
await null; await null;
mock.timers.tick(3_600_000);
found.whileItThinks = running;
await answer(long);
thinker.expect(0);
mock.timers.tick(60_000);
found.withoutTable = running;
found.answer = await answer(ask(2));
found.again = [running, started];
mock.timers.tick(60_000);
found.end = running;
console.log(JSON.stringify(found));
"""


@pytest.mark.skipif(not shutil.which("node"), reason="this needs Node.js")
def test_the_worker_ends_when_nobody_needs_it() -> None:
    script = str(SHELL / "thinker.js")
    command = ["node", "--input-type=module", "-e", SCRIPT, script]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(run.stdout) == {
        "atTable": 1,
        "aMinuteLater": 1,
        "whileItThinks": 1,
        "withoutTable": 0,
        "answer": 2,
        "again": [1, 2],
        "end": 0,
    }
