// A table that this device draws for itself: the server sends what the seat knows, and the device makes the ordinary messages of it.
//
// Messages keep their order. If the device fails or is slow, the server draws again: its snapshot has everything, so nothing is lost.

import { drawMessage } from "../lib/device.js";

/** @import { ClientMessage, ServerMessage, ViewsMessage } from "../types.d.ts" */

const MOST_FAILURES = 3;
const AGAIN_MS = 20_000; // after a failure; a device that is searching for a hint is slow for a while

export class OwnDrawing {
  /**
   * @param {object} on
   * @param {(message: ClientMessage) => void} on.send
   * @param {(message: ServerMessage) => void} on.pass gets the ordinary messages
   * @param {(views: ViewsMessage) => Promise<ServerMessage | null>} [on.draw]
   */
  constructor({ send, pass, draw = drawMessage }) {
    this.on = { send, pass, draw };
    this.version = "";
    this.failures = 0;
    this.reset();
  }

  /** The device can draw. @param {string} version of its program */
  start(version) {
    this.version = version;
    this.ask();
  }

  /** Tell the server that this page draws for itself. Views are ignored until one of them is whole. */
  ask() {
    clearTimeout(this.timer);
    this.based = false;
    if (this.version && this.failures < MOST_FAILURES) {
      this.on.send({ type: "draw", wanted: true, version: this.version });
    }
  }

  /** A new connection: forget what came over the one before. */
  reset() {
    clearTimeout(this.timer);
    this.based = false;
    /** The messages that wait, in their order. @type {ServerMessage[]} */
    this.waiting = [];
  }

  /** Pass a message on, after those before it. @param {ServerMessage} message */
  receive(message) {
    if (!this.waiting.length && message.type !== "views") this.on.pass(message);
    else if (this.waiting.push(message) === 1) this.passAll(this.waiting);
  }

  /** @param {ServerMessage[]} waiting those of one connection */
  async passAll(waiting) {
    while (waiting.length) {
      const message = waiting[0].type === "views" ? await this.draw(waiting[0]) : waiting[0];
      if (waiting !== this.waiting) return;
      waiting.shift();
      if (message) this.on.pass(message);
    }
  }

  /** @param {ViewsMessage} views */
  async draw(views) {
    const { waiting } = this;
    if (!views.base && !this.based) return null; // a snapshot is on its way
    this.based = true;
    try {
      return await this.on.draw(views);
    } catch (error) {
      if (waiting === this.waiting) this.stop(error);
      return null;
    }
  }

  /** Let the server draw again, at least for a while. @param {Error} error */
  stop(error) {
    console.warn("the server draws:", error.message);
    this.failures += 1;
    this.based = false;
    this.on.send({ type: "draw", wanted: false, version: this.version });
    this.timer = setTimeout(() => this.ask(), AGAIN_MS);
  }
}
