// A typed move may be a number of the list, a whole move, or a part that only one move has.

import assert from "node:assert/strict";
import { test } from "node:test";
import { meantChoices } from "../../perihelion/web/static/choosing/typed-moves.js";

const CHOICES = ["at c2", "at c3", "at d2", "play 0:ws", "play 1:w", "send cw BT.p", "send ccw BT.p"].map((action) => ({
  action,
  says: "",
  touch: [],
}));

const meant = (typed) => meantChoices(typed, /** @type {any} */ (CHOICES)).map(({ action }) => action);

test("a unique part, a number or a whole move is understood", () => {
  assert.deepEqual(meant("c2"), ["at c2"]);
  assert.deepEqual(meant(" AT C3 "), ["at c3"]);
  assert.deepEqual(meant("ws"), ["play 0:ws"]);
  assert.deepEqual(meant("play 1"), ["play 1:w"]);
  assert.deepEqual(meant("4"), ["play 0:ws"]);
  assert.deepEqual(meant("ccw BT"), ["send ccw BT.p"]);
});

test("a part of several moves means all of them, an unknown text none", () => {
  assert.deepEqual(meant("bt.p"), ["send cw BT.p", "send ccw BT.p"]);
  assert.deepEqual(meant("at"), ["at c2", "at c3", "at d2"]);
  assert.deepEqual(meant("e5"), []);
  assert.deepEqual(meant("9"), []);
});
