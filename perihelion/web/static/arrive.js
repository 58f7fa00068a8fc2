// Messages as they arrive: what others do is shown one step after the other, and can be skipped by a touch.

import { calm } from "./dom.js";

const STEP = 350;
const OWN = 240; // my own piece arrives before the answer to it is shown
const MOST = 12; // whoever is further behind catches up at once

export class Arrivals {
  /** `show(step)` draws one step, `done(message, more)` takes a message over, `mine(seat)` tells my seats. */
  constructor({ show, done, mine }) {
    Object.assign(this, { show, done, mine });
    this.waiting = [];
    this.running = false;
    this.hasty = false;
    this.free = 0;
  }

  async take(message) {
    if (message.type === "snapshot") this.rush();
    this.waiting.push(message);
    if (this.running) return;
    this.running = true;
    while (this.waiting.length) {
      const next = this.waiting.shift();
      await this.walk(next);
      this.done(next, this.waiting.length > 0);
    }
    this.running = false;
    this.hasty = false;
  }

  /** Show the steps of a message; one without steps is a step itself. */
  async walk({ steps, groups, log }) {
    if (steps) {
      for (const step of steps) {
        for (const [key, markup] of Object.entries(step.groups)) if (markup === true) step.groups[key] = groups[key];
        if (await this.turn(step.groups, step.seat)) this.show(step);
      }
    } else {
      const acted = (log ?? []).findLast((entry) => entry.kind === "action" || entry.kind === "chance");
      await this.turn(groups ?? {}, acted?.seat);
    }
  }

  /** Wait until the step before was seen; true where this one is to be shown by itself. */
  async turn(groups, seat) {
    if (this.waiting.length > MOST) this.hasty = true;
    if (!Object.keys(groups).length) return !this.hasty;
    const left = this.free - performance.now();
    if (left > 0 && !this.hasty && !calm() && !document.hidden) await this.pause(left);
    this.free = performance.now() + (this.mine(seat) ? OWN : STEP);
    return !this.hasty;
  }

  pause(ms) {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.release = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** Show the rest at once; true where there was something to skip. */
  rush() {
    if (!this.running) return false;
    this.hasty = true;
    this.release?.();
    return true;
  }
}
