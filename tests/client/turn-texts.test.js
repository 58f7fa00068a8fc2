import assert from "node:assert/strict";
import { test } from "node:test";
import { TurnTexts } from "../../perihelion/web/static/analysis/turn-texts.js";

const SETUP = { seat: -1, round: 1, first: 0, says: "", moves: ["deal"] };
const FIRST = { seat: 0, round: 1, first: 1, says: "a, then b", moves: ["A", "B"] };
const SECOND = { seat: 1, round: 1, first: 3, says: "c", moves: ["C"] };

test("the moves of a line are grouped by turns; those not told yet stand alone", () => {
  const texts = new TurnTexts();
  texts.add([0, 1, 2, 3], [SETUP, FIRST, SECOND]);
  const groups = texts.group([0, 1, 2, 3, 4]);
  assert.deepEqual(
    groups.map(({ turn, nodes }) => [turn?.says, nodes]),
    [
      ["", [0]],
      ["a, then b", [1, 2]],
      ["c", [3]],
      [undefined, [4]],
    ],
  );
  assert.equal(texts.firstUntold([0, 1, 2, 3, 4]), 4);
  assert.equal(texts.firstUntold([0, 1]), -1);
  assert.equal(texts.says(2), "B");
});

test("a variation within a turn does not change the turn of the main line", () => {
  const texts = new TurnTexts();
  texts.add([0, 1, 2], [SETUP, FIRST]);
  texts.add([0, 1, 5], [{ ...FIRST, says: "a, then x", moves: ["A", "X"] }]);
  assert.equal(texts.group([0, 1, 2])[1].turn.says, "a, then b");
  assert.equal(texts.group([5])[0].turn.says, "a, then x");
});

test("a curve has a point before the first decision, and one at the end of each turn", () => {
  const texts = new TurnTexts();
  texts.add([0, 1, 2, 3], [SETUP, FIRST, SECOND]);
  assert.deepEqual(texts.ends([0, 1, 2, 3]), [1, 3, 4]);
  const untold = new TurnTexts();
  assert.deepEqual(untold.ends([0, 1]), [0, 2]);
});
