import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { binLeads } from "../../perihelion/web/static/deals/bins.js";
import { bestPlace } from "../../perihelion/web/static/lib/bubble-place.js";
import { defaultBot } from "../../perihelion/web/static/pages/default-bot.js";

const { uncertainty } = await import("../../perihelion/web/static/analysis/best-moves.js");

const box = (left, top, width, height) => ({ left, top, width, height, right: left + width, bottom: top + height });
const AREA = box(0, 0, 1000, 800);

test("no search is said to be sure to 0 percent", () => {
  assert.deepEqual([0, 0.002, 0.01].map(uncertainty), [1, 1, 2]);
});

test("a bubble stands below its piece, or above it if something important lies there", () => {
  const piece = box(450, 300, 60, 60);
  assert.equal(bestPlace(box(0, 0, 200, 100), AREA, piece, []).side, "below");
  const hand = { box: box(300, 370, 400, 400), weight: 4 };
  assert.equal(bestPlace(box(0, 0, 200, 100), AREA, piece, [hand]).side, "above");
});

test("a bubble never leaves the area", () => {
  const { left, top } = bestPlace(box(0, 0, 200, 100), AREA, box(960, 760, 40, 40), []);
  assert.ok(left >= 0 && left + 200 <= 1000);
  assert.ok(top >= 0 && top + 100 <= 800);
});

test("leads are counted in bins, with the own one marked", () => {
  const results = [-3, 0, 0, 4].map((lead, i) => ({ lead, mine: i === 3 }));
  assert.deepEqual(binLeads(results), { low: -3, size: 1, counts: [1, 0, 0, 2, 0, 0, 0, 1], mine: 7 });
  const wide = binLeads([{ lead: 0 }, { lead: 129 }]);
  assert.equal(wide.size, 10);
  assert.equal(wide.counts.length, 13);
  assert.equal(wide.mine, -1);
});

test("a new player meets a bot that is ready and does not play at random", () => {
  const bot = (name, ready = true) => ({ name, ready });
  assert.equal(defaultBot([bot("random"), bot("greedy"), bot("moon")]).name, "moon");
  assert.equal(defaultBot([bot("random"), bot("greedy"), bot("moon", false)]).name, "greedy");
  assert.equal(defaultBot([bot("random"), bot("sun")]).name, "sun");
  assert.equal(defaultBot([bot("random")]).name, "random");
});
