import assert from "node:assert/strict";
import { test } from "node:test";
import { positionIn, Trails } from "../../perihelion/web/static/board/trails.js";

const at = (x, y) => `<g class="piece" transform="translate(${x} ${y})"><circle r="9"/></g>`;
const step = (seat, turn, groups) => ({ seat, turn, groups });

/** Add steps to new trails; `before` has the drawings before the first step. */
function follow(before, ...steps) {
  const [trails, markup] = [new Trails(), new Map(Object.entries(before))];
  for (const one of steps) {
    trails.addStep(markup, one);
    for (const [key, drawn] of Object.entries(one.groups)) markup.set(key, drawn);
  }
  return trails.list();
}

test("a position is read from the drawing", () => {
  assert.deepEqual(positionIn(at(12.5, -3)), [12.5, -3]);
  assert.deepEqual(positionIn('<g transform="translate(1,2)"/>'), [1, 2]);
  assert.equal(positionIn("<circle/>"), null);
  assert.equal(positionIn(null), null);
});

test("a piece that moves leaves a trail, which grows in the same turn", () => {
  const found = follow({ u: at(0, 0) }, step(1, 3, { u: at(100, 0) }), step(1, 3, { u: at(100, 80) }));
  const points = [
    [0, 0],
    [100, 0],
    [100, 80],
  ];
  assert.deepEqual(found, [{ key: "u", seat: 1, points }]);
});

test("the next turn of a player ends the older trails of that player alone", () => {
  const found = follow(
    { u: at(0, 0), v: at(0, 0), w: at(0, 0) },
    step(1, 3, { u: at(100, 0) }),
    step(2, 4, { v: at(100, 0) }),
    step(1, 5, { w: at(0, 90) }),
  );
  assert.deepEqual(
    found.map(({ key, seat }) => [key, seat]),
    [
      ["v", 2],
      ["w", 1],
    ],
  );
});

test("a stack that settles, chance, and a piece that is gone leave none", () => {
  assert.deepEqual(follow({ u: at(0, 0) }, step(1, 3, { u: at(10, 10) })), []);
  assert.deepEqual(follow({ u: at(0, 0) }, step(-1, 3, { u: at(100, 0) })), []);
  assert.deepEqual(follow({ u: at(0, 0) }, step(1, 3, { u: at(100, 0) }), step(1, 3, { u: null })), []);
});

test("a board that turns under its pieces takes the trails along", () => {
  const before = { u: at(0, 0), a: at(0, 0), b: at(0, 0), c: at(0, 0) };
  const turned = { u: at(105, 7), a: at(5, 7), b: at(5, 7), c: at(5, 7) };
  const found = follow(before, step(1, 3, { u: at(100, 0) }), step(1, 3, turned));
  const points = [
    [5, 7],
    [105, 7],
  ];
  assert.deepEqual(found, [{ key: "u", seat: 1, points }]);
});
