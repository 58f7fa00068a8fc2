import assert from "node:assert/strict";
import { test } from "node:test";
import { MoveTree, ROOT } from "../../perihelion/web/static/analysis/move-tree.js";

/** a b c, with the variation x y after a, and z beside y. */
function forked() {
  const tree = MoveTree.ofLine(["a", "b", "c"]);
  const x = tree.add(0, "x");
  tree.add(x, "y");
  tree.add(x, "z");
  return tree;
}

test("a line is a tree whose moves follow each other", () => {
  const tree = MoveTree.ofLine(["a", "b"]);
  assert.deepEqual(tree.moves(1), ["a", "b"]);
  assert.deepEqual(tree.moves(ROOT), []);
  assert.deepEqual(tree.children(ROOT), [0]);
});

test("a move that is known is not added again", () => {
  const tree = forked();
  assert.equal(tree.add(0, "b"), 1);
  assert.equal(tree.add(0, "x"), 3);
  assert.equal(tree.nodes.length, 6);
});

test("the whole line of a move goes on along its first children", () => {
  const tree = forked();
  assert.deepEqual(tree.wholeLine(ROOT), [0, 1, 2]);
  assert.deepEqual(tree.wholeLine(3), [0, 3, 4]);
});

test("the lines are listed with their variations", () => {
  const variation = { nodes: [3, 4], variations: [{ nodes: [5], variations: [] }] };
  assert.deepEqual(forked().lines(), [{ nodes: [0, 1, 2], variations: [variation] }]);
});

test("a removed move takes everything after it along, and the others keep their places", () => {
  const tree = forked();
  assert.equal(tree.remove(1), 0);
  assert.deepEqual(tree.moves(2), ["a", "x", "y"]);
  assert.deepEqual(tree.moves(3), ["a", "x", "z"]);
  assert.equal(tree.nodes.length, 4);
  assert.equal(tree.remove(0), ROOT);
  assert.deepEqual(tree.nodes, []);
});

test("a line has the name of the first move that is its own", () => {
  const tree = forked();
  assert.equal(tree.lineStart(2), 0);
  assert.equal(tree.lineStart(4), 3);
  assert.equal(tree.lineStart(5), 5);
});

test("up and down go from variation to variation at the last fork", () => {
  const tree = forked();
  assert.equal(tree.neighbour(4, 1), 5);
  assert.equal(tree.neighbour(5, 1), 4);
  assert.equal(tree.neighbour(2, 1), 3);
  assert.equal(tree.neighbour(0, 1), 0);
});

test("names and comments of a kept analysis stay", () => {
  const tree = new MoveTree([
    { parent: ROOT, move: "a", name: "main", comment: "!" },
    { parent: 0, move: "b" },
  ]);
  assert.deepEqual(tree.nodes[0], { parent: ROOT, move: "a", name: "main", comment: "!" });
  assert.deepEqual(tree.nodes[1], { parent: 0, move: "b", name: "", comment: "" });
});
