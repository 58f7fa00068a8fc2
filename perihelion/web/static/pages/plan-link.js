// While a table waits for others: the way to the page on which one plans ahead, and how many plans there are.

import { get } from "../lib/http.js";

/** @import { PlanList, Snapshot } from "../types.d.ts" */

export class PlanLink {
  /**
   * `show` is called with the page and the number of plans, or with null while there is nothing to plan.
   * @param {string} table
   * @param {(plan: {link: string, n: number} | null) => void} show
   */
  constructor(table, show) {
    this.table = table;
    this.show = show;
    this.waiting = false;
  }

  /** Tell about the present state of the table. @param {Snapshot} snapshot */
  async update({ mine, yours, started, over, closed, seats }) {
    const others = seats.some(({ kind, mine: own }) => kind === "person" && !own);
    const waiting = mine.length === 1 && others && started && !yours && !over && !closed;
    if (waiting === this.waiting) return;
    this.waiting = waiting;
    const answer = waiting ? await get(`/api/tables/${this.table}/plans`).catch(() => null) : null;
    const list = /** @type {PlanList | null} */ (answer);
    if (this.waiting !== waiting) return;
    this.show(list && !list.why ? { link: `/t/${this.table}/plan`, n: list.plans.length + Number(list.forced) } : null);
  }
}
