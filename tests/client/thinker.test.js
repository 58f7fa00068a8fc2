// The worker that thinks answers one call after the other; a call that nobody waits for is ended, and no other one.

import assert from "node:assert/strict";
import { mock, test } from "node:test";

mock.timers.enable({ apis: ["setTimeout"] }); // else this process waits until idle workers end

const started = [];

globalThis.Worker = /** @type {any} */ (
  class {
    constructor() {
      this.calls = [];
      this.ended = false;
      started.push(this);
    }
    postMessage(message) {
      if (message.kind === "call") this.calls.push(message.number);
    }
    terminate() {
      this.ended = true;
    }
  }
);

const { Thinker } = await import("../../perihelion/site/shell/thinker.js");
const NOTHING = new Uint8Array();
const turn = () => new Promise((done) => setImmediate(done));

/** @returns {any} */
function thinker() {
  return new Thinker({ base: "", packs: {} }, assert.fail, assert.fail);
}

test("a cancelled call that waits is never begun, and the one that runs goes on", async () => {
  const thinks = thinker();
  const [first, second, third] = [1, 2, 3].map((number) => thinks.call(number, "suggest", NOTHING));
  await turn();
  thinks.cancel(2);
  const worker = started.at(-1);
  worker.onmessage({ data: { number: 1, answer: "one" } });
  assert.equal(await first, "one");
  await assert.rejects(second, /cancelled/);
  await turn();
  worker.onmessage({ data: { number: 3, answer: "three" } });
  assert.equal(await third, "three");
  assert.deepEqual([worker.calls, worker.ended], [[1, 3], false]);
});

test("a cancelled call that runs ends the worker, and the next call starts another", async () => {
  const thinks = thinker();
  const [first, second] = [1, 2].map((number) => thinks.call(number, "suggest", NOTHING));
  await turn();
  const worker = started.at(-1);
  thinks.cancel(1);
  await assert.rejects(first, /cancelled/);
  await turn();
  assert.equal(worker.ended, true);
  started.at(-1).onmessage({ data: { number: 2, answer: "two" } });
  assert.equal(await second, "two");
});

test("a fault is told, and only the call fails", async () => {
  const faults = [];
  const thinks = new Thinker({ base: "", packs: {} }, assert.fail, (fault) => faults.push(fault));
  const call = thinks.call(1, "suggest", NOTHING);
  await turn();
  started.at(-1).onmessage({ data: { number: 1, error: "damaged", fault: "machine" } });
  await assert.rejects(call, /damaged/);
  assert.deepEqual(faults, ["machine"]);
});

test("a worker without calls is ended after a while, later if a page shows a table", async () => {
  const thinks = thinker();
  const answer = async (number) => {
    const call = thinks.call(number, "suggest", NOTHING);
    await turn();
    started.at(-1).onmessage({ data: { number, answer: "done" } });
    await call;
    return started.at(-1);
  };
  const worker = await answer(1);
  mock.timers.tick(19_999);
  assert.equal(worker.ended, false);
  mock.timers.tick(1);
  assert.equal(worker.ended, true);
  thinks.expect(1);
  const next = await answer(2);
  mock.timers.tick(179_999);
  assert.equal(next.ended, false);
  mock.timers.tick(1);
  assert.equal(next.ended, true);
});
