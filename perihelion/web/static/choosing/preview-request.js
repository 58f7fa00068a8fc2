// Asks the server what an action would do, once the player has stayed with it for a moment. Answers are kept until the
// position changes, so an action is asked for once. Pure logic without access to the page.

/** @import { Preview } from "../types.d.ts" */

const WAIT_MS = 120; // a pointer on its way elsewhere asks for nothing

export class PreviewRequest {
  /**
   * `show(preview)` shows a preview, or none. `ask` returns null if there is no answer.
   * @param {{ask: (action: string) => Promise<Preview | null>, show: (preview: Preview | null) => void}} on
   */
  constructor(on) {
    this.on = on;
    /** @type {string | null} */
    this.wanted = null;
    /** @type {Map<string, Preview | null>} */
    this.known = new Map();
  }

  /** Show the preview of an action as soon as it is known; null shows none. @param {string | null} action */
  want(action) {
    if (action === this.wanted) return;
    this.wanted = action;
    clearTimeout(this.timer);
    this.on.show(this.known.get(action) ?? null);
    if (action !== null && !this.known.has(action)) this.timer = setTimeout(() => this.load(action), WAIT_MS);
  }

  /** @param {string} action */
  async load(action) {
    const { known } = this;
    const preview = await this.on.ask(action);
    known.set(action, preview);
    if (known === this.known && action === this.wanted) this.on.show(preview);
  }

  /** The position has changed: nothing known about it is valid any more. */
  reset() {
    this.known = new Map();
    this.want(null);
  }
}
