// A suggested turn, and how far the player has followed it. Pure logic without access to the page.
//
//   const plan = new HintPlan(hint);
//   plan.follow("1E3")        // true if this was the next step and another one follows
//   plan.point(picked, has)   // what to touch or press now

/** @import { Hint } from "../types.d.ts" */

/**
 * What to do now: the key to touch or the action whose button to press; `more` is true if something was
 * touched for it already, `follows` is false if something else was picked.
 * @typedef {{key: string | null, press: string | null, more: boolean, follows: boolean}} Pointer
 */

export class HintPlan {
  /** @param {Hint} hint */
  constructor(hint) {
    this.hint = hint;
    this.done = 0;
  }

  /** The next step, or null after the last one. */
  get next() {
    return this.hint.steps[this.done] ?? null;
  }

  /**
   * An action was played. Return whether it was the next step and another one follows.
   * @param {string} action
   */
  follow(action) {
    if (this.next?.action !== action) return false;
    this.done += 1;
    return this.next !== null;
  }

  /**
   * Return what to touch or press now. `picked` are the keys touched so far, `has(key)` tells what is on the board.
   * @param {string[]} picked
   * @param {(key: string) => boolean} has
   * @returns {Pointer}
   */
  point(picked, has) {
    const touch = (this.next?.touch ?? []).filter(has);
    const follows = this.next !== null && picked.every((key, i) => touch[i] === key);
    const next = follows ? (touch[picked.length] ?? null) : null;
    return { key: next, press: follows && !next ? this.next.action : null, more: picked.length > 0, follows };
  }

  /**
   * Return everything to touch from now on with its numbers in the order of the clicks; a thing can have several. A piece
   * that players move has its later numbers on the place that it goes to.
   * @param {string[]} picked
   * @param {{has: (key: string) => boolean, isMover: (key: string) => boolean}} board
   * @returns {Map<string, number[]>}
   */
  numbers(picked, board) {
    /** @type {Map<string, string>} */
    const stands = new Map();
    const places = this.hint.steps.slice(this.done).flatMap(({ touch }) => {
      const keys = touch.filter((key) => board.has(key));
      const now = keys.map((key) => stands.get(key) ?? key);
      if (keys.length > 1 && board.isMover(keys[0])) stands.set(keys[0], now.at(-1));
      return now;
    });
    /** @type {Map<string, number[]>} */
    const numbers = new Map();
    for (const [i, key] of places.slice(picked.length).entries())
      numbers.set(key, [...(numbers.get(key) ?? []), i + 1]);
    return numbers;
  }
}
