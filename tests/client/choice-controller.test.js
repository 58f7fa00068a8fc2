// Pointing at the button of a choice lights what it concerns, asks what it would do, and explains the thing itself.

import "./page.js";
import assert from "node:assert/strict";
import { mock, test } from "node:test";

const CHOICES = [
  { action: "d1", says: "Take the black 3", touch: ["die-0"], button: true },
  { action: "d2", says: "Take the brown star", touch: ["die-1"], button: true },
];

/** An element that forgets what it gets. */
const element = () => ({
  setAttribute() {},
  append() {},
  addEventListener() {},
  replaceChildren() {},
  dataset: {},
  classList: { toggle() {} },
});
Object.assign(document, { createElement: element, createElementNS: element, getElementById: element });
globalThis.addEventListener = () => {};
mock.timers.enable({ apis: ["setTimeout"] });
const { tellHow } = await import("../../perihelion/web/static/widgets/how-to-explain.js");
const { BoardInput } = await import("../../perihelion/web/static/choosing/board-input.js");
const { ChoiceController } = await import("../../perihelion/web/static/choosing/choice-controller.js");

/** Return a controller and what it marked, said and asked. */
function make() {
  const marks = {};
  const told = { preview: "", explained: [], imagined: [] };
  const board = {
    svg: element(),
    nodes: new Map(),
    focusedKey: null,
    visiblyFocusedKey: null,
    has: () => true,
    title: (key) => key,
    writtenTexts: () => [],
    node: () => null,
    mark: (name, keys) => {
      marks[name] = [...keys];
    },
  };
  const controller = new ChoiceController(board, element(), {
    send() {},
    open: () => false,
    ask: async (keys) => {
      told.explained.push(keys);
      return { name: "a die" };
    },
    showRule() {},
    preview: (text) => (told.preview = text),
    imagine: { ask: async (action) => told.imagined.push(action) && null, show() {} },
    changed() {},
    skip: () => false,
    focusFallback: /** @type {any} */ (element()),
    dock: /** @type {any} */ (element()),
  });
  controller.setChoices(/** @type {any} */ (CHOICES), true);
  return { controller, marks, told };
}

test("a button under the pointer lights its thing, tells what it does and explains the thing", () => {
  const { controller, marks, told } = make();
  controller.point(/** @type {any} */ (CHOICES[1]));
  assert.deepEqual(marks.pointed, ["die-1"]);
  assert.equal(told.preview, "Take the brown star");
  mock.timers.tick(1000);
  assert.deepEqual(told.imagined, ["d2"]);
  assert.deepEqual(told.explained, [["die-1"]]);
  controller.point(null);
  assert.deepEqual(marks.pointed, []);
});

test("the only choice left keeps what it would bring while another button is pointed at", async () => {
  const { controller } = make();
  controller.on.imagine.ask = async (action) => ({ results: `results of ${action}` });
  const settle = async () => {
    mock.timers.tick(1000);
    await Promise.resolve();
    await Promise.resolve();
  };
  controller.touchKey("die-0", true);
  await settle();
  assert.equal(controller.singleResults, "results of d1");
  controller.point(/** @type {any} */ (CHOICES[1]));
  await settle();
  assert.equal(controller.results, "results of d2");
  assert.equal(
    controller.singleResults,
    "results of d1",
    "else its button grows and shrinks under the pointer, forever",
  );
  controller.deselect();
  assert.equal(controller.singleResults, "");
});

test("on a screen that is touched nobody is told about the mouse", () => {
  assert.equal(tellHow(), "‹about-how›");
  globalThis.matchingMedia = "(hover: none)";
  assert.equal(tellHow(), "‹about-how-touch›");
  delete globalThis.matchingMedia;
});

test("a screen reader hears what can follow what was picked", async () => {
  const { loadWords } = await import("../../perihelion/web/static/lib/words.js");
  const words = { labelled: "{label}: {text}", "choices-here-other": "{n} moves", "choices-let-go": "Deselected." };
  globalThis.fetch = async () => /** @type {any} */ (Response.json({ lang: "en", words, languages: {} }));
  await loadWords("table");
  const { controller } = make();
  const moves = [
    { action: "1E3", says: "Move comet 1 east by 3 cells", touch: ["u1", "c45"] },
    { action: "1E4", says: "Move comet 1 east by 4 cells", touch: ["u1", "c46"] },
  ];
  controller.setChoices(/** @type {any} */ (moves), true);
  controller.touchKey("u1");
  assert.equal(controller.describePicked(), "2 moves: Move comet 1 east by 3 cells; Move comet 1 east by 4 cells");
  controller.touchKey("u1");
  assert.equal(controller.describePicked(), "Deselected.");
});

test("for a screen reader the board is a toolbar, and no tab stop itself", () => {
  const { controller } = make();
  const attributes = {};
  const svg = Object.assign(element(), { setAttribute: (name, value) => (attributes[name] = value) });
  new BoardInput({ ...controller.board, svg }, element(), /** @type {any} */ ({}));
  assert.deepEqual(attributes, { role: "toolbar", tabindex: "-1" });
});
