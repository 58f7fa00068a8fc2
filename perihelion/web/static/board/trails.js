// Trails: the ways of the pieces that other players moved in their last turns. Found from the positions of the drawings.
//
// Only groups of the class "mover" leave a trail: pieces on the board. If groups of the class "carrier" move, the ground
// has moved with everything on it: the trails move along, and a piece that only went with it was not moved by a player.

/** @import { StepView } from "../types.d.ts" */

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
    this.clear();
  }

  clear() {
    /** By the key of a group. @type {Map<string, {seat: number, turn: number, points: number[][]}>} */
    this.byKey = new Map();
    /** Where pieces left the board in this turn. @type {Map<string, {turn: number, at: number[]}>} */
    this.left = new Map();
  }

  /**
   * Add a step: `before` maps keys to markup, `groups` has the changes, `seat` made them in a turn.
   * @param {Map<string, string | null>} before
   * @param {Pick<StepView, "seat" | "turn"> & {groups: Record<string, string | null>}} step
   */
  addStep(before, { seat, turn, groups }) {
    if (seat >= 0) this.endOlder(seat, turn);
    const way = carriedBy(before, groups);
    this.shift(way);
    for (const [key, markup] of Object.entries(groups)) {
      const at = positionOn(before.get(key));
      const [from, to] = [at ? moved(at, way) : this.leftAt(key, turn), positionOn(markup)];
      if (!to) this.byKey.delete(key);
      if (from && !to) this.left.set(key, { turn, at: from });
      else if (from && to && seat >= 0) this.extend({ key, from, to }, seat, turn);
    }
  }

  /**
   * End the trails of earlier turns of this player.
   * @param {number} seat
   * @param {number} turn
   */
  endOlder(seat, turn) {
    for (const [key, trail] of this.byKey) if (trail.seat === seat && trail.turn < turn) this.byKey.delete(key);
  }

  /** The ground has moved: what is remembered moves along. @param {number[]} way */
  shift(way) {
    for (const trail of this.byKey.values()) trail.points = trail.points.map((point) => moved(point, way));
    for (const left of this.left.values()) left.at = moved(left.at, way);
  }

  /**
   * Return where a piece left the board in this turn, or null. It comes back from there: it was captured.
   * @param {string} key
   * @param {number} turn
   */
  leftAt(key, turn) {
    const left = this.left.get(key);
    return left?.turn === turn ? left.at : null;
  }

  /**
   * @param {Move} move
   * @param {number} seat
   * @param {number} turn
   */
  extend({ key, from, to }, seat, turn) {
    if (distance(from, to) < MIN_DISTANCE) return;
    const known = this.byKey.get(key);
    const points = known && known.seat === seat ? [...known.points, to] : [from, to];
    this.byKey.set(key, { seat, turn, points });
  }

  /** Return all trails as {key, seat, points}. */
  list() {
    return [...this.byKey].map(([key, { seat, points }]) => ({ key, seat, points }));
  }
}

/** Return the position of a piece on the board, or null. @param {string | null} markup */
function positionOn(markup) {
  return hasClass(markup, "mover") ? positionIn(markup) : null;
}

/**
 * Return how the ground has moved: as most of its parts did, since one may have been put from one end to the other.
 * @param {Map<string, string | null>} before
 * @param {Record<string, string | null>} groups
 */
function carriedBy(before, groups) {
  const carriers = Object.entries(groups).filter(([, markup]) => hasClass(markup, "carrier"));
  const ways = carriers
    .map(([key, markup]) => ({ from: positionIn(before.get(key)), to: positionIn(markup) }))
    .filter(({ from, to }) => from && to && distance(from, to))
    .map(({ from, to }) => [to[0] - from[0], to[1] - from[1]]);
  const alike = (/** @type {number[]} */ way) => ways.filter((other) => distance(way, other) < 1).length;
  return ways.reduce((best, way) => (alike(way) > alike(best) ? way : best), [0, 0]);
}

/**
 * @param {string | null} markup
 * @param {string} name
 */
function hasClass(markup, name) {
  const classes = /^<g [^>]*class="([^"]*)"/.exec(markup ?? "")?.[1] ?? "";
  return classes.split(" ").includes(name);
}

/**
 * @param {number[]} from
 * @param {number[]} to
 */
function distance(from, to) {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}

/**
 * @param {number[]} place
 * @param {number[]} way
 */
function moved([x, y], [dx, dy]) {
  return [x + dx, y + dy];
}
