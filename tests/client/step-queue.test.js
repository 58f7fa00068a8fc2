import assert from "node:assert/strict";
import { test } from "node:test";
import { FakeClock } from "./clock.js";
import { settle } from "./page.js";

const { StepQueue } = await import("../../perihelion/web/static/live/step-queue.js");

const step = (n, groups, more = {}) => ({
  n,
  seat: 1,
  turn: 1,
  says: "",
  happened: [],
  points: null,
  scored: [],
  groups,
  ...more,
});
const update = (count, steps, groups = {}) => ({ type: "update", count, steps, groups });

/** Return a queue that notes what it does. */
function newQueue(isNew = false) {
  const told = [];
  const queue = new StepQueue({
    record: ({ n }) => told.push(`record ${n}`),
    show: (one) => told.push(`show ${one.n} ${JSON.stringify(one.groups)}`),
    apply: ({ type, count }, more) => told.push(`apply ${type} ${count ?? ""}${more ? " more" : ""}`.trim()),
    rewind: () => told.push("rewind"),
    isMine: (seat) => seat === 0,
    isNew: () => isNew,
    isPlayer: () => true,
  });
  return { queue, told };
}

test("the steps of an update are shown one after the other, then it is applied", async () => {
  const clock = new FakeClock();
  const { queue, told } = newQueue();
  const done = queue.enqueue(update(2, [step(1, { a: "A1" }), step(2, { a: true, b: null })], { a: "A2", b: null }));
  assert.deepEqual(told, ["record 1", 'show 1 {"a":"A1"}']);
  clock.tick(800);
  await settle();
  assert.deepEqual(told.slice(2), ["record 2", 'show 2 {"a":"A2","b":null}']);
  clock.tick(800);
  await done;
  assert.deepEqual(told.slice(4), ["apply update 2"]);
});

test("my own step is shown for a shorter time, and one that scored for a longer time", () => {
  const { queue } = newQueue();
  assert.equal(queue.durationOf(step(1, {}, { seat: 0 })), 240);
  assert.equal(queue.durationOf(step(1, {})), 800);
  assert.equal(queue.durationOf(step(1, {}, { scored: ["a"] })), 2000);
  queue.waiting = Array(11).fill(update(9, []));
  assert.equal(queue.durationOf(step(1, {})), 400);
});

test("after many steps of the others each is shown for a shorter time, until I have played", () => {
  const { queue } = newQueue();
  const shown = Array.from({ length: 12 }, (_, n) => queue.durationOf(step(n, { a: "A" })));
  assert.deepEqual(shown, [...Array(8).fill(800), ...Array(4).fill(240)]);
  queue.durationOf(step(12, { a: "A" }, { seat: 0 }));
  assert.equal(queue.durationOf(step(13, { a: "A" })), 800);
});

test("a touch skips the steps that wait, and all messages are applied", async () => {
  new FakeClock();
  const { queue, told } = newQueue();
  assert.equal(queue.skip(), false);
  const done = queue.enqueue(update(1, [step(1, { a: "A1" }), step(2, { a: "A2" })]));
  queue.enqueue(update(3, [step(3, { a: "A3" })]));
  assert.equal(queue.skip(), true);
  await done;
  assert.deepEqual(told, [
    "record 1",
    'show 1 {"a":"A1"}',
    "record 2",
    "apply update 1 more",
    "record 3",
    "apply update 3",
  ]);
});

test("a snapshot skips what waits before it", async () => {
  new FakeClock();
  const { queue, told } = newQueue();
  const done = queue.enqueue(update(1, [step(1, { a: "A1" })]));
  queue.enqueue({ type: "snapshot", count: 9 });
  await done;
  assert.deepEqual(told.slice(-2), ["apply update 1 more", "apply snapshot 9"]);
});

test("a recap goes back to its beginning and is shown step by step", async () => {
  const clock = new FakeClock();
  const { queue, told } = newQueue();
  const done = queue.enqueue({ type: "recap", count: 4, groups: {}, steps: [step(3, { a: "A3" }), step(4, {})] });
  assert.deepEqual(told, ["rewind"]);
  clock.tick(800);
  await settle();
  clock.tick(800);
  await done;
  assert.deepEqual(told.slice(1), ["record 3", 'show 3 {"a":"A3"}', "record 4", "show 4 {}", "apply recap 4"]);
});

test("before my own first move the steps of the others are shown only in passing", async () => {
  const clock = new FakeClock();
  const { queue, told } = newQueue(true);
  const done = queue.enqueue(update(2, [step(1, { a: "A1" }), step(2, { a: "A2" })], { a: "A2" }));
  clock.tick(200);
  await settle();
  clock.tick(200);
  await settle();
  await done;
  assert.deepEqual(told.slice(-1), ["apply update 2"]);
});
