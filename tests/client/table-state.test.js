import assert from "node:assert/strict";
import { test } from "node:test";
import { TableState } from "../../perihelion/web/static/live/table-state.js";

const line = (n) => ({ n, seat: 0, says: String(n) });
const SNAPSHOT = {
  type: "snapshot",
  count: 2,
  prompt: "Play.",
  log: [line(1), line(2)],
  chat: [],
  seats: [{ seat: 0, active: false }],
  watching: 0,
  board: { static: "<g/>", groups: { a: "A", b: "B" }, order: ["a", "b"] },
};

/** Apply messages after the snapshot; return the state and the changes that it reported. */
function apply(...messages) {
  const state = new TableState();
  const changes = [];
  state.onChange((change) => changes.push(change));
  for (const message of [SNAPSHOT, ...messages]) state.apply(message);
  return { state, changes };
}

test("an update changes its fields, appends to the log and replaces groups", () => {
  const update = {
    type: "update",
    count: 3,
    yours: true,
    log: [line(3)],
    groups: { a: "A2", b: null, c: "C" },
    order: ["c", "a"],
  };
  const { snapshot } = apply(update).state;
  assert.equal(snapshot.type, "snapshot");
  assert.equal(snapshot.count, 3);
  assert.equal(snapshot.yours, true);
  assert.equal(snapshot.prompt, "Play.");
  assert.deepEqual(
    snapshot.log.map(({ n }) => n),
    [1, 2, 3],
  );
  assert.deepEqual(snapshot.board, { static: "<g/>", groups: { a: "A2", c: "C" }, order: ["c", "a"] });
});

test("the stories of turns are merged, and an empty one is removed", () => {
  const first = { type: "update", count: 3, stories: { 1: "3 to 24", 2: "" } };
  const undone = { type: "update", count: 4, stories: { 1: "", 2: "5 to 33" } };
  assert.deepEqual(apply(first).state.snapshot.stories, { 1: "3 to 24" });
  assert.deepEqual(apply(first, undone).state.snapshot.stories, { 2: "5 to 33" });
});

test("an update does not change the snapshot before it", () => {
  const { changes } = apply({ type: "update", count: 3, log: [line(3)], groups: { a: "A2" } });
  assert.equal(changes[1].before, SNAPSHOT);
  assert.equal(SNAPSHOT.log.length, 2);
  assert.deepEqual(SNAPSHOT.board.groups, { a: "A", b: "B" });
});

test("an update without a drawing leaves the board as it is", () => {
  assert.equal(apply({ type: "update", count: 3 }).state.snapshot.board, SNAPSHOT.board);
});

test("a line of chat is appended, and seats come and go", () => {
  const chat = { type: "chat", n: 1, name: "Ada", seat: 0, guest: null, text: "hello" };
  const presence = { type: "presence", seats: [{ seat: 0, active: true }], watching: 2 };
  const { state } = apply(chat, presence);
  assert.deepEqual(state.snapshot.chat, [chat]);
  assert.equal(state.snapshot.watching, 2);
  assert.equal(state.activeSeat.seat, 0);
  assert.equal(state.seat(0).active, true);
});

test("other messages change nothing", () => {
  assert.equal(apply({ type: "played", after: 2, count: 3 }).changes.length, 1);
});
