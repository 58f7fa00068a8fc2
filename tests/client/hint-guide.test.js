// A hint on the page: what was picked for something else is deselected, so the first step can be marked.

import "./page.js";
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Choices } from "../../perihelion/web/static/choosing/choices.js";

const HINT = {
  says: "1 to the stone island",
  why: "",
  steps: [{ action: "play 1", says: "Play the card", touch: ["card1", "d3"] }],
};
const CHOICES = [
  { action: "play 0", says: "Play 0", touch: ["card0", "d3"] },
  { action: "play 1", says: "Play 1", touch: ["card1", "d3"] },
];

/** An element that forgets what it gets. */
const element = () => ({
  setAttribute() {},
  append() {},
  addEventListener() {},
  replaceChildren() {},
  dataset: {},
  classList: { contains: () => false },
  scrollIntoView() {},
});
Object.assign(document, { createElement: element, createElementNS: element, getElementById: element });
mock.timers.enable({ apis: ["setTimeout"] });
const { HintGuide } = await import("../../perihelion/web/static/choosing/hint-guide.js");

/** Return a guide, the choices and the keys that were marked last. */
function make() {
  const choices = new Choices(CHOICES);
  const marked = [];
  const board = { has: () => true, isMover: () => false, mark: (_, keys) => marked.splice(0, marked.length, ...keys) };
  const guide = new HintGuide({ board, reveal() {} }, { showNumbers() {} }, element(), {
    ask: async () => HINT,
    snapshot: () => ({ count: 3, seat: 0, yours: true, choices: CHOICES }),
    choices: () => choices,
    working() {},
    markButton() {},
    deselect: () => {
      choices.clear();
      guide.render();
    },
  });
  return { guide, choices, marked };
}

test("another card is deselected, and the card of the hint is marked", async () => {
  const { guide, choices, marked } = make();
  choices.touch("card0");
  await guide.press();
  assert.deepEqual([choices.picked, marked], [[], ["card1"]]);
  choices.touch("card0");
  await guide.press();
  assert.deepEqual([choices.picked, marked], [[], ["card1"]], "again while the hint is shown");
});

test("the card of the hint stays picked", async () => {
  const { guide, choices, marked } = make();
  choices.touch("card1");
  await guide.press();
  assert.deepEqual([choices.picked, marked], [["card1"], ["d3"]]);
});

test("the tour leaves what a player picked meanwhile", async () => {
  const { guide, choices } = make();
  choices.touch("card0");
  await guide.send();
  assert.deepEqual(choices.picked, ["card0"]);
});
