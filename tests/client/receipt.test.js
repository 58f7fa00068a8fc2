import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { findReceipt, noteSnapshot } from "../../perihelion/web/static/fair/receipt.js";

const see = (n, head, seal = "ab") => noteSnapshot("t", { fair: { seal, round: 1 }, chain: { n, head }, mine: [0] });

test("a receipt keeps old hashes though new ones come, and what was seen first", () => {
  for (let n = 1; n <= 1000; n++) see(n, `first ${n}`);
  for (let n = 1; n <= 1000; n++) see(n, `second ${n}`, "cd");
  const { heads, seals, seats } = findReceipt("t");
  const numbers = Object.keys(heads).map(Number);
  assert.ok(numbers.length > 30 && numbers.length < 80);
  assert.equal(numbers.at(-1), 1000);
  for (const [i, n] of numbers.slice(1).entries()) assert.ok(n <= numbers[i] * 1.25 + 2, `${numbers[i]} then ${n}`);
  assert.equal(heads[1], "first 1");
  assert.equal(heads[1000], "first 1000");
  assert.deepEqual(seals, { 1: "ab" });
  assert.deepEqual(seats, [0]);
});
