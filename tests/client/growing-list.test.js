// A list that grows as one scrolls.

import assert from "node:assert/strict";
import { test } from "node:test";

import { growList } from "../../perihelion/web/static/lib/growing-list.js";

/** A list of the page, and an observer that a test lets see the observed element. */
function page() {
  const observed = new Set();
  let seen = () => {};
  globalThis.IntersectionObserver = class {
    constructor(notify) {
      seen = () => notify([{ isIntersecting: true }]);
    }
    observe(element) {
      observed.add(element);
    }
    disconnect() {
      observed.clear();
    }
  };
  const list = {
    items: [],
    append: (...added) => list.items.push(...added),
    replaceChildren: () => list.items.splice(0),
    get lastElementChild() {
      return list.items.at(-1);
    },
  };
  return { list, observed, scroll: () => observed.size > 0 && seen() };
}

const numbers = (n) => Array.from({ length: n }, (_, i) => i);

test("a list shows its first items, and more when its end comes near", () => {
  const { list, observed, scroll } = page();
  const grown = [];
  growList(list, numbers(30), (n) => `tile ${n}`, { onGrow: (count) => grown.push(count) });
  assert.equal(list.items.length, 12);
  assert.deepEqual([...observed], ["tile 11"]);
  scroll();
  assert.equal(list.items.length, 24);
  scroll();
  scroll();
  assert.deepEqual(
    list.items,
    numbers(30).map((n) => `tile ${n}`),
  );
  assert.deepEqual(grown, [12, 24, 30]);
  assert.equal(observed.size, 0, "there is nothing left to wait for");
});

test("a list that had grown begins with its former length", () => {
  const { list } = page();
  growList(list, numbers(40), (n) => n, { first: 36 });
  assert.equal(list.items.length, 36);
});

test("a new filter replaces the list, and the old one no longer grows", () => {
  const { list, observed, scroll } = page();
  const stop = growList(list, numbers(30), (n) => n);
  stop();
  assert.equal(observed.size, 0);
  growList(list, numbers(3), (n) => n);
  scroll();
  assert.deepEqual(list.items, [0, 1, 2]);
});
