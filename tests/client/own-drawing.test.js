import "./page.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { FakeClock } from "./clock.js";
import { settle } from "./page.js";

const clock = new FakeClock();
const { OwnDrawing } = await import("../../perihelion/web/static/live/own-drawing.js");

console.warn = () => {};

let sent, shown, drawing, requests;

/** Views that the device makes into an update; `base` is that of a whole view. */
const views = (count, base = null) => ({ type: "views", count, base });
const update = (count) => ({ type: "update", count });

/** The device answers the oldest question. */
async function answer(message, error) {
  const { resolve, reject } = requests.shift();
  if (error) reject(new Error(error));
  else resolve(message);
  await settle();
}

beforeEach(() => {
  sent = [];
  shown = [];
  requests = [];
  drawing = new OwnDrawing({
    send: (message) => sent.push(message),
    pass: (message) => shown.push(message),
    draw: (message) => new Promise((resolve, reject) => requests.push({ message, resolve, reject })),
  });
});

test("the server is told when the device can draw, and after every new connection", () => {
  drawing.ask();
  assert.deepEqual(sent, [], "the device cannot draw yet");
  drawing.start("1.2");
  drawing.reset();
  drawing.ask();
  assert.deepEqual(sent, Array(2).fill({ type: "draw", wanted: true, version: "1.2" }));
});

test("messages keep their order while the device draws, and nothing is passed on if nothing changed", async () => {
  drawing.start("1.2");
  drawing.receive(update(1));
  drawing.receive(views(2, {}));
  drawing.receive({ type: "chat" });
  drawing.receive(views(3));
  drawing.receive(views(4));
  await settle();
  assert.deepEqual(shown, [update(1)]);
  assert.equal(requests.length, 1, "one after the other, because each builds on the one before");
  await answer(update(2));
  assert.deepEqual(shown, [update(1), update(2), { type: "chat" }]);
  await answer(null);
  await answer(update(4));
  assert.deepEqual(shown.slice(3), [update(4)]);
  drawing.receive({ type: "presence" });
  assert.equal(shown.length, 5, "nothing waits any more");
});

test("if the device fails the server draws, and the page gets everything but the views that built on it", async () => {
  drawing.start("1.2");
  drawing.receive(views(2, {}));
  drawing.receive(views(3));
  drawing.receive({ type: "chat" });
  await settle();
  await answer(null, "it takes too long");
  assert.deepEqual(sent[1], { type: "draw", wanted: false, version: "1.2" });
  assert.equal(requests.length, 0, "the device gets no views without their base");
  drawing.receive({ type: "snapshot" });
  assert.deepEqual(shown, [{ type: "chat" }, { type: "snapshot" }]);
  clock.tick(20_000);
  assert.deepEqual(sent[2], { type: "draw", wanted: true, version: "1.2" });
  drawing.receive(views(5));
  drawing.receive(views(6, {}));
  await settle();
  assert.deepEqual(requests[0].message, views(6, {}), "the first view is whole");
});

test("a device that fails three times is not asked again", async () => {
  drawing.start("1.2");
  for (let time = 0; time < 3; time++) {
    drawing.receive(views(time, {}));
    await settle();
    await answer(null, "broken");
    clock.tick(20_000);
  }
  assert.equal(sent.filter(({ wanted }) => wanted).length, 3);
});

test("what came over an old connection is forgotten", async () => {
  drawing.start("1.2");
  drawing.receive(views(2, {}));
  drawing.receive({ type: "chat" });
  await settle();
  drawing.reset();
  drawing.receive({ type: "snapshot" });
  await answer(update(2));
  assert.deepEqual(shown, [{ type: "snapshot" }]);
});
