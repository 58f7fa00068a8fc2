// Queues the messages of a table, so that the steps of other players are shown one after the other. A touch skips them.

import { prefersReducedMotion } from "../lib/dom.js";

const STEP_MS = 350;
const OWN_STEP_MS = 240; // my own move is shown for a shorter time, because I know it
const MAX_WAITING = 12; // with more messages waiting than this, all are applied at once

export class StepQueue {
  /**
   * `show(step)` draws one step. `apply(message, more)` applies a message; `more` is true if others wait.
   * `isMine(seat)` returns whether a seat is one of mine.
   */
  constructor({ show, apply, isMine }) {
    this.show = show;
    this.apply = apply;
    this.isMine = isMine;
    this.waiting = [];
    this.running = false;
    this.skipping = false;
    this.readyAt = 0;
  }

  /** Add a message. A snapshot replaces everything, so the waiting steps are skipped. */
  async enqueue(message) {
    if (message.type === "snapshot") this.skip();
    this.waiting.push(message);
    if (this.running) return;
    this.running = true;
    while (this.waiting.length) {
      const next = this.waiting.shift();
      await this.playSteps(next);
      this.apply(next, this.waiting.length > 0);
    }
    this.running = false;
    this.skipping = false;
  }

  /** Show the steps of a message one by one. A message without steps counts as one step. */
  async playSteps({ steps, groups, log }) {
    if (steps) {
      for (const step of steps) {
        for (const [key, markup] of Object.entries(step.groups)) if (markup === true) step.groups[key] = groups[key];
        if (await this.waitForPrevious(step.groups, step.seat)) this.show(step);
      }
    } else {
      const acted = (log ?? []).findLast((entry) => entry.kind === "action" || entry.kind === "chance");
      await this.waitForPrevious(groups ?? {}, acted?.seat);
    }
  }

  /** Wait until the previous step was shown long enough. Return whether this step should be shown by itself. */
  async waitForPrevious(groups, seat) {
    if (this.waiting.length > MAX_WAITING) this.skipping = true;
    if (!Object.keys(groups).length) return !this.skipping;
    const left = this.readyAt - performance.now();
    if (left > 0 && !this.skipping && !prefersReducedMotion() && !document.hidden) await this.pause(left);
    this.readyAt = performance.now() + (this.isMine(seat) ? OWN_STEP_MS : STEP_MS);
    return !this.skipping;
  }

  pause(ms) {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.endPause = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** Apply all waiting messages at once. Return whether there was something to skip. */
  skip() {
    if (!this.running) return false;
    this.skipping = true;
    this.endPause?.();
    return true;
  }
}
