import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { FakeClock } from "./clock.js";
import { settle } from "./page.js";

const clock = new FakeClock();
const { ThinkingDevice } = await import("../../perihelion/web/static/lib/device.js");

const RUNTIME = { ready: true, later: false, worker: "worker.js", runtime: "runtime", packs: {} };
const HINT = { says: "Move comet 3" };

/** A worker that answers with `answer(message)`: with an error if that throws, and never if it returns undefined. */
class FakeWorker {
  ended = false;

  constructor(answer) {
    this.answer = answer;
  }

  postMessage(message) {
    queueMicrotask(() => {
      try {
        const answer = this.answer(message);
        if (answer !== undefined) this.onmessage({ data: { number: message.number, answer } });
      } catch (error) {
        this.onmessage({ data: { number: message.number, error: error.message } });
      }
    });
  }

  terminate() {
    this.ended = true;
  }
}

/** Return a device whose workers answer with `answer`, and its workers. */
function newDevice(answer, { suits = () => true, runtimes = [RUNTIME] } = {}) {
  const workers = [];
  const open = () => workers[workers.push(new FakeWorker(answer)) - 1];
  const describe = async () => (runtimes.length > 1 ? runtimes.shift() : runtimes[0]);
  const kept = [];
  const loaded = () => kept.push("loaded");
  return { device: new ThinkingDevice({ suits, describe, open, loaded }), workers, kept };
}

const answering = ({ action }) => (action === "load" ? null : JSON.stringify(HINT));
const mute = console.warn;

test("what is ready thinks, in the language of the page", async () => {
  const asked = [];
  const { device } = newDevice((message) => {
    asked.push(message);
    return answering(message);
  });
  assert.equal(await device.think("hint", {}), null, "nothing is loaded yet");
  await device.prepare();
  assert.deepEqual(await device.think("hint", { seed: 1 }), HINT);
  assert.deepEqual([asked[0].base, asked[0].runtime], ["/device", "/device/runtime"]);
  assert.deepEqual([asked[1].kind, asked[1].text, asked[1].lang], ["hint", '{"seed":1}', "en"]);
});

test("a visitor who does not want it loads nothing", async () => {
  const { device, workers } = newDevice(answering, { suits: () => false });
  await device.prepare();
  assert.equal(workers.length, 0);
});

test("what the server still makes is asked for again", async () => {
  const { device, kept } = newDevice(answering, { runtimes: [{ ready: false, later: true }, RUNTIME] });
  await device.prepare();
  assert.equal(device.ready, false);
  clock.tick(10_000);
  await settle();
  assert.deepEqual(await device.think("hint", {}), HINT);
  assert.deepEqual(kept, ["loaded"], "the next page waits for it");
});

test("a broken worker is ended and the server thinks; a second one is tried, a third one is not", async () => {
  console.warn = () => {};
  let broken = true;
  const { device, workers } = newDevice((message) => {
    if (message.action === "think" && broken) throw new Error("memory access out of bounds");
    return answering(message);
  });
  await device.prepare();
  assert.equal(await device.think("hint", {}), null);
  assert.equal(workers[0].ended, true);
  assert.equal(await device.think("hint", {}), null, "the second one is loading");
  await settle();
  assert.equal(await device.think("hint", {}), null);
  broken = false;
  for (let i = 0; i < 3; i++) {
    assert.equal(await device.think("hint", {}), null);
    await settle();
  }
  assert.equal(workers.length, 2);
  console.warn = mute;
});

test("nobody waits for a worker that hangs", async () => {
  console.warn = () => {};
  const { device, workers } = newDevice(({ action }) => (action === "load" ? null : undefined));
  await device.prepare();
  const answers = Promise.all([device.think("hint", {}), device.think("board", {})]);
  clock.tick(30_000);
  assert.deepEqual(await answers, [null, null]);
  assert.equal(workers[0].ended, true);
  console.warn = mute;
});
