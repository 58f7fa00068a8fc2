// Asks the server for a hint. Meanwhile a sign of work is shown; an answer to a position that is over is dropped.

/** @import { Hint } from "../types.d.ts" */

export class HintRequest {
  /**
   * `position()` returns what tells positions apart.
   * @param {{
   *   ask: () => Promise<Hint | null>,
   *   position: () => string,
   *   working: (pending: boolean) => void,
   *   show: (hint: Hint) => void,
   * }} on
   */
  constructor(on) {
    this.on = on;
    this.pending = false;
  }

  async send() {
    if (this.pending) return;
    const asked = this.on.position();
    this.setPending(true);
    const answer = await this.on.ask();
    this.setPending(false);
    if (answer && this.on.position() === asked) this.on.show(answer);
  }

  setPending(pending) {
    this.pending = pending;
    this.on.working(pending);
  }
}
