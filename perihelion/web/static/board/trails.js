// Trails: where the pieces of other players came from in their last turns. Found from the positions of the drawings.

/** @import { StepView } from "../types.d.ts" */

const MOST_MOVED = 3; // more groups that move at once are the board itself, not pieces
const MIN_DISTANCE = 30; // units of the board; less is a stack that settles

/**
 * Return the position [x, y] in the markup of a group, or null.
 * @param {string | null} markup
 * @returns {number[] | null}
 */
export function positionIn(markup) {
  const found = /^<g [^>]*transform="translate\(([-\d.]+)[, ]([-\d.]+)\)"/.exec(markup ?? "");
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** @typedef {{key: string, from: number[], to: number[]}} Move */

export class Trails {
  constructor() {
    /** By the key of a group. @type {Map<string, {seat: number, turn: number, points: number[][]}>} */
    this.byKey = new Map();
  }

  clear() {
    this.byKey.clear();
  }

  /**
   * Add a step: `before` maps keys to markup, `groups` has the changes, `seat` made them in a turn.
   * @param {Map<string, string | null>} before
   * @param {Pick<StepView, "seat" | "turn"> & {groups: Record<string, string | null>}} step
   */
  addStep(before, { seat, turn, groups }) {
    const moves = Object.entries(groups)
      .map(([key, markup]) => ({ key, from: positionIn(before.get(key)), to: positionIn(markup) }))
      .filter(({ from, to }) => from && to && Math.hypot(to[0] - from[0], to[1] - from[1]) > 0);
    for (const [key, markup] of Object.entries(groups)) if (markup === null) this.byKey.delete(key);
    if (moves.length > MOST_MOVED) this.shift(moves);
    else if (seat >= 0) for (const move of moves) this.extend(move, seat, turn);
  }

  /** The board has moved under the pieces: their trails move along. @param {Move[]} moves */
  shift(moves) {
    for (const { key, from, to } of moves) {
      const trail = this.byKey.get(key);
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      if (trail) trail.points = trail.points.map(([x, y]) => [x + dx, y + dy]);
    }
  }

  /**
   * @param {Move} move
   * @param {number} seat
   * @param {number} turn
   */
  extend({ key, from, to }, seat, turn) {
    for (const [other, trail] of this.byKey) if (trail.seat === seat && trail.turn < turn) this.byKey.delete(other); // an older turn of this player
    if (Math.hypot(to[0] - from[0], to[1] - from[1]) < MIN_DISTANCE) return;
    const known = this.byKey.get(key);
    const points = known && known.seat === seat ? [...known.points, to] : [from, to];
    this.byKey.set(key, { seat, turn, points });
  }

  /** Return all trails as {key, seat, points}. */
  list() {
    return [...this.byKey].map(([key, { seat, points }]) => ({ key, seat, points }));
  }
}
