// The tree of an analysis: moves that follow each other, with variations, names and comments. The server keeps it as a list
// in which every move knows the index of the one before it; ROOT is where everything begins.

/** @import { AnalysisNode } from "../types.d.ts" */

export const ROOT = -1;

/**
 * A line of the tree: its moves, and the lines that leave it.
 * @typedef {{nodes: number[], variations: MoveLine[]}} MoveLine
 */

export class MoveTree {
  /** @param {AnalysisNode[]} nodes */
  constructor(nodes = []) {
    this.nodes = nodes.map(({ parent, move, name = "", comment = "" }) => ({ parent, move, name, comment }));
  }

  /** Return a tree with one line only. @param {string[]} moves */
  static ofLine(moves) {
    return new MoveTree(moves.map((move, i) => ({ parent: i - 1, move })));
  }

  /** Return the moves that may follow; the first one is the main line there. @param {number} node */
  children(node) {
    return this.nodes.flatMap(({ parent }, i) => (parent === node ? [i] : []));
  }

  /**
   * Return the indices from the first move to this one.
   * @param {number} node
   * @returns {number[]}
   */
  path(node) {
    /** @type {number[]} */
    const path = [];
    for (let i = node; i !== ROOT; i = this.nodes[i].parent) path.unshift(i);
    return path;
  }

  /**
   * Return the indices of the whole line that a move belongs to: up to it, and on along the main line.
   * @param {number} node
   */
  wholeLine(node) {
    const line = this.path(node);
    for (let next = this.children(node)[0]; next !== undefined; next = this.children(next)[0]) line.push(next);
    return line;
  }

  /** @param {number} node */
  moves(node) {
    return this.path(node).map((i) => this.nodes[i].move);
  }

  /**
   * Return the node of a move after another one; it is added if it is new.
   * @param {number} parent
   * @param {string} move
   */
  add(parent, move) {
    const known = this.children(parent).find((i) => this.nodes[i].move === move);
    if (known !== undefined) return known;
    return this.nodes.push({ parent, move, name: "", comment: "" }) - 1;
  }

  /** Remove a move and everything after it. Return the move before it. @param {number} node */
  remove(node) {
    const { parent } = this.nodes[node];
    const gone = new Set([node]);
    this.nodes.forEach((one, i) => {
      if (gone.has(one.parent)) gone.add(i); // a move stands after the one it follows
    });
    const kept = this.nodes.map((_, i) => i).filter((i) => !gone.has(i));
    const place = new Map([[ROOT, ROOT]]);
    kept.forEach((old, i) => {
      place.set(old, i);
    });
    this.nodes = kept.map((i) => ({ ...this.nodes[i], parent: place.get(this.nodes[i].parent) }));
    return place.get(parent);
  }

  /** Return the first move of the line that a move belongs to: its name is that of the line. @param {number} node */
  lineStart(node) {
    let first = node;
    while (this.nodes[first].parent !== ROOT && this.children(this.nodes[first].parent)[0] === first)
      first = this.nodes[first].parent;
    return first;
  }

  /**
   * Return the move `way` variations further at the last fork before a move, or the move itself.
   * @param {number} node
   * @param {number} way
   */
  neighbour(node, way) {
    for (const i of this.path(node).reverse()) {
      const forks = this.children(this.nodes[i].parent);
      if (forks.length > 1) return forks[(forks.indexOf(i) + way + forks.length) % forks.length];
    }
    return node;
  }

  /** Return the lines as {nodes, variations}, the main line first. @returns {MoveLine[]} */
  lines() {
    /** @type {Map<number, number[]>} */
    const following = new Map([[ROOT, []]]);
    this.nodes.forEach((_, i) => {
      following.set(i, []);
    });
    this.nodes.forEach(({ parent }, i) => {
      following.get(parent).push(i);
    });
    /** @type {(first: number) => MoveLine} */
    const line = (first) => {
      const nodes = [first];
      /** @type {MoveLine[]} */
      const variations = [];
      for (let next = following.get(first); next.length; next = following.get(next[0])) {
        nodes.push(next[0]);
        variations.push(...next.slice(1).map(line));
      }
      return { nodes, variations };
    };
    return following.get(ROOT).map(line);
  }
}
