import assert from "node:assert/strict";
import { test } from "node:test";
import { Choices } from "../../perihelion/web/static/choosing/choices.js";

const choice = (action, ...touch) => ({ action, touch, says: action });
const MOVES = [choice("1E", "a", "x"), choice("1W", "a", "y"), choice("2E", "b", "y"), choice("pass")];

/** Touch these keys one after the other; return what each touch answered, and the choices. */
function narrow(touches, list = MOVES) {
  const choices = new Choices(list);
  return { answers: touches.map((key) => choices.touch(key)), choices };
}

test("what can be touched first is offered, and the rest are buttons", () => {
  const { choices } = narrow([]);
  assert.deepEqual([...choices.next], ["a", "b"]);
  assert.deepEqual(choices.buttons, [MOVES[3]]);
  assert.deepEqual(choices.available, MOVES);
});

test("a touch narrows the choices down, and the last one left is sent", () => {
  const { answers } = narrow(["a", "y"]);
  assert.equal(answers[0], "more");
  assert.equal(answers[1].action, "1W");
});

test("the only choice with a thing is shown first; the second touch sends it", () => {
  for (const second of ["b", "y"]) {
    const { answers } = narrow(["b", second]);
    assert.equal(answers[0], "more");
    assert.equal(answers[1].action, "2E");
  }
});

test("the only choice left is a button, too, and stays while something else could be touched", () => {
  const { choices } = narrow(["b"]);
  assert.equal(choices.single.action, "2E");
  assert.deepEqual(
    choices.buttons.map(({ action }) => action),
    ["2E", "pass"],
  );
  assert.deepEqual([...choices.next], ["y"]);
  assert.equal(choices.touch("a"), "more");
  assert.deepEqual(choices.picked, ["a"]);
});

test("a finger looks first: the touch that leaves one choice shows it, the next one sends it", () => {
  const choices = new Choices(MOVES);
  assert.deepEqual([choices.touch("a", true), choices.touch("y", true)], ["more", "more"]);
  assert.equal(choices.touch("y", true).action, "1W");
  const alone = new Choices([choice("draw", "deck"), choice("play", "hand")]);
  assert.equal(alone.touch("deck", true), "more");
  assert.equal(alone.touch("deck", true).action, "draw");
});

test("what a touch would leave is known before it: one choice, or none if there are several", () => {
  const { choices } = narrow([]);
  assert.equal(choices.leadingTo("b").action, "2E");
  assert.equal(choices.leadingTo("a"), null);
  assert.equal(choices.leadingTo("q"), null);
  assert.equal(choices.leadingTo(null), null);
  choices.touch("a");
  assert.equal(choices.leadingTo("x").action, "1E");
  choices.touch("b");
  assert.equal(choices.leadingTo(null).action, "2E");
  assert.equal(choices.leadingTo("b").action, "2E");
});

test("a choice that the game wants as a button is one, and can be touched as well", () => {
  const list = [
    { ...choice("draw", "deck"), button: true },
    choice("buy", "fuel", "box"),
    choice("get", "fuel", "pot"),
    choice("end"),
  ];
  const choices = new Choices(list);
  assert.deepEqual(
    choices.buttons.map(({ action }) => action),
    ["draw", "end"],
  );
  assert.deepEqual([...choices.next], ["deck", "fuel"]);
});

test("a thing that is touched again is deselected", () => {
  const { answers, choices } = narrow(["a", "a"]);
  assert.deepEqual(answers, ["more", "let go"]);
  assert.deepEqual([...choices.next], ["a", "b"]);
});

test("another first thing takes over", () => {
  assert.deepEqual(narrow(["a", "b"], [...MOVES, choice("2W", "b", "z")]).choices.picked, ["b"]);
});

test("a thing that fits no choice is forbidden and changes nothing", () => {
  const { answers, choices } = narrow(["a", "q"]);
  assert.deepEqual(answers, ["more", "forbidden"]);
  assert.deepEqual(choices.picked, ["a"]);
});

test("choices with the same things become buttons", () => {
  const { answers, choices } = narrow(["t"], [choice("left", "t"), choice("right", "t"), choice("far", "t", "u")]);
  assert.deepEqual(answers, ["more"]);
  assert.deepEqual(
    choices.buttons.map(({ action }) => action),
    ["left", "right"],
  );
  assert.deepEqual([...choices.next], ["u"]);
});

test("the order may be turned round if it is clear", () => {
  const list = [choice("take", "card", "pile"), choice("other", "cube", "box"), choice("third", "cube", "pile")];
  const { answers } = narrow(["pile", "card"], list);
  assert.equal(answers[0], "more");
  assert.equal(answers[1].action, "take");
});

test("several buttons and one thing on the board are all buttons", () => {
  const list = [choice("yes"), choice("no"), choice("take", "card")];
  assert.deepEqual(new Choices(list).buttons, list);
});

test("a key that is not on the board cannot be touched", () => {
  const choices = new Choices(MOVES, (key) => key !== "a");
  assert.deepEqual([...choices.next].sort(), ["b", "x", "y"]);
});

test("a thing is priced or quiet if every choice with it is", () => {
  const list = [
    { ...choice("1", "a"), price: "1 energy" },
    { ...choice("2", "b"), price: "1 energy" },
    choice("3", "b"),
    { ...choice("4", "c"), quiet: true },
  ];
  const choices = new Choices(list);
  assert.deepEqual([...choices.priced], ["a"]);
  assert.deepEqual([...choices.quiet], ["c"]);
});

test("what is needed now is what cannot wait, if there is such a thing", () => {
  const [now, later] = [choice("1", "a"), { ...choice("2", "b"), quiet: true }];
  assert.deepEqual(new Choices([now, later]).needed, ["a"]);
  assert.deepEqual(new Choices([later]).needed, ["b"]);
});
