import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { FakeClock } from "./clock.js";
import { settle } from "./page.js";

/** A cache whose next `slow` puts take a while, as on a slow device. */
class MemoryCache {
  entries = new Map();
  slow = 0;

  async put(address, answer) {
    if (this.slow-- > 0) await settle();
    this.entries.set(address, answer);
  }

  async delete(address) {
    return this.entries.delete(address);
  }

  async match(address) {
    return this.entries.get(address)?.clone();
  }

  async keys() {
    return [...this.entries.keys()];
  }
}

const cache = new MemoryCache();
globalThis.caches = { open: async () => cache, delete: async () => cache.entries.clear() };
const requests = []; // those under way: their addresses, and functions that answer them
globalThis.fetch = (address) =>
  new Promise((done) => requests.push({ address, answer: (body) => done(Response.json(body)) }));

const { forgetTables, loadTable, loadTables, saveTable } = await import(
  "../../perihelion/web/static/live/saved-tables.js"
);

const clock = new FakeClock();
let number = 0;
let table = "";
const OUTLINE = [{ heading: "Board", items: [], header: [], rows: [] }];
const snapshot = (count, more = {}) => ({
  table,
  count,
  started: true,
  mine: [0],
  secrets: false,
  outline: null,
  ...more,
});
const kept = async () => (await loadTable(table))?.snapshot;

/** The player puts the phone away. */
function putAway() {
  document.hidden = true;
  document.dispatchEvent(new Event("visibilitychange"));
  document.hidden = false;
}

beforeEach(async () => {
  requests.length = 0;
  table = `t${++number}`;
  await forgetTables();
});

test("only my own tables are kept, and no hidden things of several players", async () => {
  await saveTable(snapshot(1, { mine: [] }));
  await saveTable(snapshot(1, { started: false }));
  await saveTable(snapshot(1, { mine: [0, 1], secrets: true }));
  assert.deepEqual(await loadTables(), []);
  await saveTable(snapshot(1, { chat: ["hello"], steps: [] }));
  assert.deepEqual(Object.keys(await kept()).sort(), ["count", "mine", "outline", "secrets", "started", "table"]);
});

test("a snapshot that is slow to be written never replaces a newer one", async () => {
  cache.slow = 1;
  await Promise.all([saveTable(snapshot(1)), saveTable(snapshot(2))]);
  assert.equal((await kept()).count, 2);
});

test("the text is fetched as soon as the page is hidden, even while the snapshot is being written", async () => {
  const saved = saveTable(snapshot(1));
  putAway();
  assert.deepEqual(
    requests.map(({ address }) => address),
    [`/api/tables/${table}`],
  );
  requests[0].answer(snapshot(1, { outline: OUTLINE }));
  await saved;
  await settle();
  assert.deepEqual((await kept()).outline, OUTLINE);
});

test("the text is fetched after a quiet time, and once only", async () => {
  await saveTable(snapshot(1));
  clock.tick(15_000);
  assert.equal(requests.length, 1);
  putAway();
  assert.equal(requests.length, 1);
});

test("the text stays if only somebody came or went", async () => {
  await saveTable(snapshot(1, { outline: OUTLINE }));
  await saveTable(snapshot(1));
  assert.deepEqual((await kept()).outline, OUTLINE);
  await saveTable(snapshot(2));
  assert.equal((await kept()).outline, null);
});

test("an answer that was under way while the table went on changes nothing", async () => {
  await saveTable(snapshot(1));
  clock.tick(15_000); // asks for the text of 1; the server is slow
  await saveTable(snapshot(2));
  putAway(); // asks for the text of 2
  requests[1].answer(snapshot(2, { outline: OUTLINE }));
  await settle();
  requests[0].answer(snapshot(1, { outline: [] }));
  await settle();
  assert.equal((await kept()).count, 2);
  await saveTable(snapshot(2)); // somebody comes
  assert.deepEqual((await kept()).outline, OUTLINE);
});
