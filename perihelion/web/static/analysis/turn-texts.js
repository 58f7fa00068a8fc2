// The turns of an analysis in words, as far as the server has told them. A move belongs to the turn in which it was played;
// moves of a variation that begins within a turn have a turn of their own with the same beginning.

/** @import { AnalysisTurn } from "../types.d.ts" */

/**
 * Moves of a line that belong to one turn; `turn` is null if the server has not told them yet.
 * @typedef {{turn: AnalysisTurn | null, nodes: number[]}} TurnOfLine
 */

export class TurnTexts {
  constructor() {
    /** @type {Map<number, {turn: AnalysisTurn, says: string}>} */
    this.byNode = new Map();
  }

  /**
   * Return the index of the first move of a line that was not told yet, or -1.
   * @param {number[]} nodes
   */
  firstUntold(nodes) {
    return nodes.findIndex((node) => !this.byNode.has(node));
  }

  /**
   * Keep the turns of a line; `nodes` are all its moves.
   * @param {number[]} nodes
   * @param {AnalysisTurn[]} turns
   */
  add(nodes, turns) {
    for (const turn of turns) {
      turn.moves.forEach((says, i) => {
        this.byNode.set(nodes[turn.first + i], { turn, says });
      });
    }
  }

  /** Return a move in words, or undefined. @param {number} node */
  says(node) {
    return this.byNode.get(node)?.says;
  }

  /**
   * Return the moves of a line by turns.
   * @param {number[]} nodes
   * @returns {TurnOfLine[]}
   */
  group(nodes) {
    /** @type {TurnOfLine[]} */
    const groups = [];
    for (const node of nodes) {
      const turn = this.byNode.get(node)?.turn ?? null;
      const last = groups.at(-1);
      if (last && last.turn?.first === turn?.first) {
        last.nodes.push(node);
        last.turn = turn; // the moves before it may belong to several lines
      } else groups.push({ turn, nodes: [node] });
    }
    return groups;
  }

  /**
   * Return how many moves of a line there are before its first decision, and at the end of each turn.
   * @param {number[]} nodes
   */
  ends(nodes) {
    let count = 0;
    const ends = this.group(nodes).map((group) => {
      count += group.nodes.length;
      return count;
    });
    return this.byNode.get(nodes[0])?.turn.seat === -1 ? ends : [0, ...ends];
  }
}
