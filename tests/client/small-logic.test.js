import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { binLeads } from "../../perihelion/web/static/deals/bins.js";
import { defaultBot, nextBot } from "../../perihelion/web/static/pages/default-bot.js";

const { sortLines } = await import("../../perihelion/web/static/panels/score-sheet.js");
const { listText, numberText } = await import("../../perihelion/web/static/lib/words.js");
const { uncertainty } = await import("../../perihelion/web/static/analysis/best-moves.js");

test("no search is said to be sure to 0 percent", () => {
  assert.deepEqual([0, 0.002, 0.01].map(uncertainty), [1, 1, 2]);
});

test("a tie-breaker is not added, and a single line needs no total", () => {
  const line = (label, values, counts = true) => ({ label, values, counts });
  const laser = line("Laser", [7, 6]);
  const centre = line("Energy centre", [1, 3], false);
  assert.deepEqual(sortLines([laser, centre], [7, 6]), { parts: [laser], summed: false, apart: [centre] });
  const stars = line("Stars", [3, 4]);
  assert.equal(sortLines([laser, stars, centre], [10, 10]).summed, true);
  assert.equal(sortLines([laser], [9, 6]).summed, true, "lines of zeros are left out, so what is left need not be all");
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

test("after the first game a player meets the bot that fits, if it is ready", () => {
  const meets = (next, ready = true) =>
    nextBot({ key: "solari", bots: [{ name: "moon" }, { name: "mars", ready }] }, { next })?.name;
  assert.equal(meets({ solari: "mars" }), "mars");
  assert.equal(meets({ solari: "mars" }, false), undefined);
  assert.equal(meets({ solenia: "mars" }), undefined);
  assert.equal(meets(undefined), undefined, "an answer of an earlier version");
});

test("numbers and lists have the signs and the words of the language", () => {
  assert.deepEqual([-3.5, 1500, 0, "x"].map(numberText), ["−3.5", "1500", "0", "x"]);
  assert.equal(listText(["Ada", "Bob"]), "Ada and Bob");
  document.documentElement.lang = "de";
  assert.deepEqual([-3.5, 2.25].map(numberText), ["−3,5", "2,25"]);
  assert.equal(listText(["Ada", "Bob", "Eva"]), "Ada, Bob und Eva");
  document.documentElement.lang = "en";
});

test("a tournament is listed once: on the page of a group among those of the group", async () => {
  const { listOnce } = await import("../../perihelion/web/static/tournaments/list.js");
  const [cup, open, other] = ["/tournament/cup", "/tournament/open", "/tournament/other"].map((link) => ({ link }));
  const lists = /** @type {any} */ ({ mine: [cup, open], public: [open, other], leagues: [], mayCreate: true });
  assert.deepEqual(listOnce(lists, false), { mine: [cup, open], others: [other] });
  assert.deepEqual(listOnce(lists, true), { mine: [cup], others: [open, other] });
});
