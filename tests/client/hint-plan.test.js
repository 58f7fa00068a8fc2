// A suggested turn: what to touch next, numbers in the order of the clicks, and when it is over.

import assert from "node:assert/strict";
import test from "node:test";
import { HintPlan } from "../../perihelion/web/static/choosing/hint-plan.js";

const HINT = {
  says: "3 to the corner, then 02",
  why: "",
  steps: [
    { action: "3W2", says: "Move comet 3", touch: ["u3", "c00"] },
    { action: "2N1", says: "Move comet 2", touch: ["u2", "c00"] },
    { action: "end", says: "End the turn", touch: [] },
  ],
};
const everything = () => true;
const board = { has: everything, isMover: (key) => key.startsWith("u") };

test("the next thing to touch follows what was touched", () => {
  const plan = new HintPlan(HINT);
  assert.deepEqual(plan.point([], everything), { key: "u3", press: null, more: false, follows: true });
  assert.deepEqual(plan.point(["u3"], everything), { key: "c00", press: null, more: true, follows: true });
  assert.equal(plan.point(["u5"], everything).follows, false);
});

test("numbers are in the order of the clicks, and a thing can have two", () => {
  const plan = new HintPlan(HINT);
  assert.deepEqual(
    [...plan.numbers([], board)],
    [
      ["u3", [1]],
      ["c00", [2, 4]],
      ["u2", [3]],
    ],
  );
  assert.deepEqual(
    [...plan.numbers(["u3"], board)],
    [
      ["c00", [1, 3]],
      ["u2", [2]],
    ],
  );
});

test("a piece that moves twice has its second number where it will stand", () => {
  const steps = [
    { action: "1E1", says: "", touch: ["u1", "c63"] },
    { action: "1S1", says: "", touch: ["u1", "c73"] },
  ];
  const plan = new HintPlan({ ...HINT, steps });
  const expected = [
    ["u1", [1]],
    ["c63", [2, 3]],
    ["c73", [4]],
  ];
  assert.deepEqual([...plan.numbers([], board)], expected);
  const cards = { ...board, isMover: () => false };
  assert.deepEqual(plan.numbers([], cards).get("u1"), [1, 3], "a stack stays where it is");
  plan.follow("1E1");
  assert.deepEqual(plan.numbers([], board).get("u1"), [1], "now it stands there");
});

test("a step without anything to touch is a button", () => {
  const plan = new HintPlan({ ...HINT, steps: HINT.steps.slice(2) });
  assert.equal(plan.point([], everything).press, "end");
});

test("a thing that is not on the board is left out", () => {
  const plan = new HintPlan(HINT);
  const has = (key) => key !== "u3";
  assert.equal(plan.point([], has).key, "c00");
  assert.deepEqual(
    [...plan.numbers([], { ...board, has })],
    [
      ["c00", [1, 3]],
      ["u2", [2]],
    ],
  );
});

test("the plan goes on with its own steps only, and ends after the last", () => {
  const plan = new HintPlan(HINT);
  assert.equal(plan.follow("1E1"), false);
  assert.equal(plan.follow("3W2"), true);
  assert.equal(plan.next.action, "2N1");
  assert.equal(plan.follow("2N1"), true);
  assert.equal(plan.follow("end"), false);
  assert.equal(plan.next, null);
});
