// The WebSocket of a review: it gets the state after each change, and reconnects by itself as that of a table.

import { LiveConnection } from "./connection.js";

/** @import { ReviewState } from "../types.d.ts" */

export class ReviewConnection extends LiveConnection {
  get path() {
    return `/api/reviews/${this.table}/live`;
  }

  /**
   * A page of a review draws nothing for itself.
   * @returns {ReturnType<LiveConnection["createDrawing"]>}
   */
  createDrawing() {
    return { start() {}, reset() {}, ask() {}, receive: (message) => this.pass(message) };
  }

  /** Call a function with every state. @param {(state: ReviewState) => void} listener */
  onReview(listener) {
    this.onMessage((message) => listener(/** @type {any} */ (message)));
  }
}
