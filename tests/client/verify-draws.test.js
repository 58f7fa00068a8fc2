// The page's verifier with stored sealed games. tests/fair tries it with many forged ones, beside the other verifiers.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { verifySealedGame } from "../../perihelion/web/static/fair/verify-draws.js";

const STORED = new URL("../stored/", import.meta.url);
const FILES = readdirSync(STORED).filter((name) => name.endsWith(".sealed"));
const read = (name) => readFileSync(new URL(name, STORED), "utf-8");
const tableOf = (text) => JSON.parse(text.split("\n")[0].slice(17)).table;

for (const name of FILES)
  test(`${name} is as sealed`, async () => {
    const text = read(name);
    const found = await verifySealedGame(text, tableOf(text), null);
    assert.equal(found.wrong, undefined);
    assert.equal(found.unsure > 0, name.includes("checkpoint"));
    assert.ok(found.draws > 0);
    assert.equal(found.proven, false, "nothing is proven without a receipt");
  });

test("a changed line is found, with its number", async () => {
  const text = read(FILES[0]);
  const lines = text.split("\n");
  lines[4] = lines[4].replace('"time":', '"time":1');
  assert.deepEqual(await verifySealedGame(lines.join("\n"), tableOf(text), null), {
    line: 5,
    wrong: "fair-wrong-changed",
  });
});

test("a file without its end is torn, and that of another table is refused", async () => {
  const text = read(FILES[0]);
  const torn = text.slice(0, text.lastIndexOf("\n", text.length - 2) + 1);
  assert.equal((await verifySealedGame(torn, tableOf(text), null)).wrong, "fair-wrong-torn");
  assert.equal((await verifySealedGame(text, "other", null)).wrong, "fair-wrong-table");
  assert.equal((await verifySealedGame("nothing", "other", null)).wrong, "fair-wrong-torn");
});

test("a receipt with another seal or another hash of the log refutes the file", async () => {
  const text = read(FILES[0]);
  const table = tableOf(text);
  const empty = { table, seats: [], seals: {}, closings: {}, contributions: {}, links: {}, heads: {} };
  const check = async (more) => (await verifySealedGame(text, table, { ...empty, ...more })).wrong;
  assert.equal(await check({}), undefined);
  assert.equal(await check({ seals: { 1: "00" } }), "fair-wrong-seal");
  assert.equal(await check({ heads: { 3: "00" } }), "fair-wrong-head");
  assert.equal(await check({ contributions: { 1: "00" } }), "fair-wrong-mine");
});
