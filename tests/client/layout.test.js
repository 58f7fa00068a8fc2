import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { choicesFitBeside, fitBoard } from "../../perihelion/web/static/board/layout.js";

const HIGH = {
  width: 880,
  height: 1290,
  parts: [
    { name: "", top: 0 },
    { name: "", top: 808 },
  ],
};
const HIGHER = { width: 880, height: 2700, parts: [0, 1200, 1900].map((top) => ({ name: "", top })) };
const PHONE = { width: 374, height: 560 };

/** Return how many places a board is shown in, and whether it is scrolled. */
function fit(board, space) {
  const { arrangement, scroll } = fitBoard(board, space);
  return [arrangement?.places.length ?? 1, scroll];
}

test("a board that fits a phone is shown as it was drawn", () => {
  assert.deepEqual(fit(HIGH, PHONE), [1, false]);
});

test("a board that is too high for a phone is scrolled", () => {
  assert.deepEqual(fit(HIGHER, PHONE), [1, true]);
});

test("a high board on a wide screen has its parts side by side", () => {
  assert.deepEqual(fit(HIGH, { width: 1500, height: 800 }), [2, false]);
  const { arrangement } = fitBoard(HIGH, { width: 1500, height: 800 });
  assert.deepEqual(
    arrangement.places.map(({ top, height, x }) => [top, height, x]),
    [
      [0, 808, 0],
      [808, 482, 880],
    ],
  );
});

test("with a finger a board is scrolled earlier than with a mouse", () => {
  const space = { width: 700, height: 900 };
  assert.deepEqual(fit(HIGHER, space), [2, false]);
  globalThis.matchingMedia = "(pointer: coarse)";
  assert.deepEqual(fit(HIGHER, space), [1, true]);
  globalThis.matchingMedia = "";
});

test("the arrangement of the game is used before the board is split", () => {
  const places = [{ left: 0, top: 0, width: 880, height: 1290, x: 0, y: 0, scale: 2 }];
  const own = { width: 1760, height: 1290, places };
  const { arrangement } = fitBoard({ ...HIGH, arrangements: [own] }, { width: 1760, height: 1290 });
  assert.equal(arrangement, own);
});

test("choices stand beside a high board that is shown as drawn, and below a wide one", () => {
  Object.assign(globalThis, { innerWidth: 1280, innerHeight: 800 });
  assert.equal(choicesFitBeside({ width: 880, height: 1290, parts: [] }), true);
  assert.equal(choicesFitBeside({ width: 1600, height: 900, parts: [] }), false);
});
