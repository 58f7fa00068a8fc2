// While a table waits for somebody else: where it is my turn, too.

import { get } from "../lib/http.js";
import { showBadge } from "../widgets/badge.js";

/** @import { ListedTable, Snapshot } from "../types.d.ts" */

const FIRST_LOOK_MS = 1500; // a bot may answer before
const REFRESH_MS = 30_000;

export class NextTurn {
  /**
   * `show(table, count)` is called with the most urgent other table (or null) and the number of such tables.
   * @param {string} table
   * @param {(table: ListedTable | null, count: number) => void} show
   */
  constructor(table, show) {
    this.table = table;
    this.show = show;
    this.timer = 0;
    this.waiting = false;
  }

  /** Tell about the present state of this table. @param {Snapshot} snapshot */
  update({ mine, yours, started, over }) {
    const waiting = mine.length > 0 && started && (!yours || Boolean(over));
    if (waiting === this.waiting) return;
    this.waiting = waiting;
    clearTimeout(this.timer);
    if (waiting) this.timer = setTimeout(() => this.look(), FIRST_LOOK_MS);
    else this.show(null, 0);
  }

  async look() {
    const answer = document.hidden ? null : await get("/api/me/turns").catch(() => null);
    const turns = /** @type {ListedTable[] | null} */ (answer);
    if (!this.waiting) return;
    if (turns) {
      showBadge(turns.length);
      const others = turns.filter(({ table }) => table !== this.table);
      this.show(others[0] ?? null, others.length);
    }
    this.timer = setTimeout(() => this.look(), REFRESH_MS);
  }
}
