import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  fitBoard,
  heightToFit,
  scrollToSee,
  sideWidth,
  widthAtFullHeight,
} from "../../perihelion/web/static/board/layout.js";

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

test("a high board has the full height of a wide page, a wide one does not", () => {
  const page = { width: 1280, height: 744 };
  assert.equal(widthAtFullHeight({ width: 880, height: 1290, parts: [] }, page), 500);
  assert.equal(widthAtFullHeight({ width: 1600, height: 900, parts: [] }, page), 0);
  const places = [{ left: 0, top: 0, width: 880, height: 1290, x: 0, y: 0, scale: 1 }];
  const closer = { width: 900, height: 1000, places };
  const arranged = { width: 880, height: 1290, parts: [], arrangements: [closer] };
  assert.equal(widthAtFullHeight(arranged, page), 660, "the areas are larger");
  const small = { ...places[0], scale: 0.5 };
  assert.equal(
    widthAtFullHeight({ ...arranged, arrangements: [{ ...closer, places: [...places, small] }] }, page),
    500,
  );
});

test("what takes a little height makes the board smaller, and what takes much has it scrolled", () => {
  assert.equal(heightToFit(HIGH, 374, { free: 480, full: 560 }), 480);
  assert.equal(heightToFit(HIGH, 374, { free: 240, full: 560 }), 560);
  assert.equal(heightToFit(HIGHER, 374, { free: 480, full: 560 }), 560); // it is scrolled anyway
  assert.equal(heightToFit(HIGH, 374, { free: 600, full: 560 }), 560);
});

test("a long hint does not rearrange a board: it would stay so", () => {
  const places = [
    { left: 0, top: 0, width: 880, height: 808, x: 0, y: 0, scale: 1 },
    { left: 0, top: 808, width: 880, height: 482, x: 880, y: 0, scale: 0.36 },
  ];
  const board = { ...HIGH, arrangements: [{ width: 1200, height: 900, places }] };
  assert.deepEqual(fit(board, { width: 620, height: 480 }), [2, false]);
  assert.deepEqual(fit(board, { width: 620, height: 800 }), [1, false]);
  assert.equal(heightToFit(board, 620, { free: 480, full: 800 }), 800);
});

test("the side has what a board of full height leaves beside itself, up to a width that is easy to read", () => {
  const board = { width: 1000, height: 740, parts: [] };
  assert.equal(sideWidth(board, { width: 1372, height: 810 }), 324);
  assert.equal(sideWidth(board, { width: 1472, height: 810 }), 384);
  assert.equal(sideWidth(board, { width: 1900, height: 810 }), 480);
});

test("a board has the size that fits its space; scrolled it has the full width", () => {
  const { width, height } = fitBoard(HIGH, { width: 440, height: 1000 });
  assert.deepEqual([width, height], [440, 645]);
  const scrolled = fitBoard(HIGHER, PHONE);
  assert.deepEqual([scrolled.width, Math.round(scrolled.height)], [374, 1148]);
});

const span = (top, bottom) => ({ top, bottom });

test("what is needed is scrolled into view, although something else is in view", () => {
  const [hand, map] = [span(900, 1000), span(100, 150)];
  assert.equal(scrollToSee([hand], 0, 400, 1200), 750);
  assert.equal(scrollToSee([map], 0, 400, 1200), 0);
});

test("nothing moves if all or just as many are in view", () => {
  assert.equal(scrollToSee([span(300, 400), span(450, 500)], 250, 400, 1200), 250);
  assert.equal(scrollToSee([span(0, 50), span(1100, 1150)], 900, 300, 1200), 900);
  assert.equal(scrollToSee([], 120, 400, 1200), 120);
});

test("as many as possible are in view, and the middle of a thing larger than the view", () => {
  assert.equal(scrollToSee([span(0, 40), span(700, 740), span(760, 800)], 0, 300, 1200), 600);
  assert.equal(scrollToSee([span(500, 1000)], 0, 300, 1200), 600);
});
