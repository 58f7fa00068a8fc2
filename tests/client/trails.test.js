import assert from "node:assert/strict";
import { test } from "node:test";
import { positionIn, Trails } from "../../perihelion/web/static/board/trails.js";

const drawn = (classes) => (x, y) => `<g class="${classes}" transform="translate(${x} ${y})"><circle r="9"/></g>`;
const [at, strip, aside] = [drawn("piece mover"), drawn("strip through carrier"), drawn("piece through")];
const step = (seat, turn, groups) => ({ seat, turn, groups });

/** Add steps to new trails; `before` has the drawings before the first step. */
function follow(before, ...steps) {
  const [trails, markup] = [new Trails(), new Map(Object.entries(before))];
  for (const one of steps) {
    trails.addStep(markup, one);
    for (const [key, group] of Object.entries(one.groups)) markup.set(key, group);
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

test("a turn in which nothing moves across the board ends the older trails, too", () => {
  assert.deepEqual(follow({ u: at(0, 0) }, step(1, 3, { u: at(100, 0) }), step(1, 5, {})), []);
});

test("dice of a wheel, cards in a hand and counters leave no trail, however few of them move", () => {
  const [before, after] = [
    { a: aside(0, 0), b: aside(90, 0) },
    { a: aside(90, 0), b: aside(180, 0) },
  ];
  assert.deepEqual(follow(before, step(1, 3, after)), []);
});

test("ground that moves on takes the trails along, and what only lies on it was not moved", () => {
  const before = { u: at(0, 200), v: at(300, 100), s: strip(0, 100), t: strip(0, 200), w: strip(0, 300) };
  const onward = { u: at(0, 200), v: at(300, 200), s: strip(0, 200), t: strip(0, 300), w: strip(0, 100) };
  const found = follow(before, step(1, 3, { u: at(0, 100) }), step(1, 3, onward));
  const points = [
    [0, 300],
    [0, 200],
  ];
  assert.deepEqual(found, [{ key: "u", seat: 1, points }]);
});

test("a piece that moves while the ground moves on starts where it was on the ground", () => {
  const before = { u: at(0, 200), s: strip(0, 100), t: strip(0, 200) };
  const found = follow(before, step(1, 3, { u: at(100, 300), s: strip(0, 200), t: strip(0, 300) }));
  const points = [
    [0, 300],
    [100, 300],
  ];
  assert.deepEqual(found, [{ key: "u", seat: 1, points }]);
});

test("a captured piece goes straight from its cell to the new one, not by way of the tray", () => {
  const hit = { u: at(200, 0), v: aside(380, 900) };
  const found = follow({ u: at(0, 0), v: at(200, 0) }, step(1, 3, hit), step(1, 3, { v: at(500, 300) }));
  assert.deepEqual(
    found.map(({ key, points }) => [key, points]),
    [
      [
        "u",
        [
          [0, 0],
          [200, 0],
        ],
      ],
      [
        "v",
        [
          [200, 0],
          [500, 300],
        ],
      ],
    ],
  );
});

test("a captured piece that comes back in a later turn, or from a hand, leaves no trail", () => {
  const hit = { u: at(200, 0), v: aside(380, 900) };
  const found = follow({ u: at(0, 0), v: at(200, 0) }, step(1, 3, hit), step(2, 4, { v: at(500, 300) }));
  assert.deepEqual(
    found.map(({ key }) => key),
    ["u"],
  );
});
