// Queues the messages of a table, so that the steps of other players are shown one after the other. A touch skips them.

import { askedPace, stepDuration } from "./playback-speed.js";

/** @import { Recap, ServerMessage, StepView } from "../types.d.ts" */

const OWN_STEP_MS = 240; // my own move is shown for a shorter time, because I know it
const FIRST_STEP_MS = 200; // before my own first move I have to see the others' steps only in passing
const UNHURRIED = 6; // with more messages waiting than this, each is shown for a shorter time
const UNHURRIED_STEPS = 8; // after this number of steps of the others in a row, each is shown for a shorter time
const HURRIED = 0.3; // the part of the time for which such a step is shown
const MAX_WAITING = 60; // with more than this, all are applied at once

/**
 * A step with all its groups, and a recap as a message to the queue.
 * @typedef {StepView & {groups: Record<string, string | null>}} DrawnStep
 * @typedef {Recap & {type: "recap"}} RecapMessage
 */

export class StepQueue {
  /**
   * `record(step)` takes every step into account, `show(step, ms)` draws one that is not skipped. `apply(message, more)`
   * applies a message; `more` is true if others wait. `rewind(recap)` draws the board before a recap. `isMine(seat)`
   * returns whether a seat is one of mine, `isNew()` whether I have not played a move yet, `isPlayer()` whether I have a seat.
   * @param {{
   *   record: (step: DrawnStep) => void,
   *   show: (step: DrawnStep, ms: number) => void,
   *   apply: (message: ServerMessage | RecapMessage, more: boolean) => void,
   *   rewind: (recap: Recap) => void,
   *   isMine: (seat: number) => boolean,
   *   isNew: () => boolean,
   *   isPlayer: () => boolean,
   * }} on
   */
  constructor({ record, show, apply, rewind, isMine, isNew, isPlayer }) {
    this.record = record;
    this.show = show;
    this.apply = apply;
    this.isMine = isMine;
    this.isNew = isNew;
    this.isPlayer = isPlayer;
    this.rewind = rewind;
    /** @type {(ServerMessage | RecapMessage)[]} */
    this.waiting = [];
    this.running = false;
    this.skipping = false;
    /** How many steps of the others were shown since my last one. */
    this.othersSteps = 0;
  }

  /**
   * Add a message. A snapshot replaces everything, so the waiting steps are skipped.
   * @param {ServerMessage | RecapMessage} message
   */
  async enqueue(message) {
    if (message.type === "snapshot") this.skip();
    this.waiting.push(message);
    if (this.running) return;
    this.running = true;
    while (this.waiting.length) {
      const next = this.waiting.shift();
      if (next.type === "recap") await this.playRecap(next);
      else await this.playSteps(next);
      this.apply(next, this.waiting.length > 0);
    }
    this.running = false;
    this.skipping = false;
  }

  /**
   * Show the steps of an update one by one, each until it was seen. A snapshot shows its own board instead.
   * @param {ServerMessage} message
   */
  async playSteps(message) {
    if (message.type !== "update") return;
    const { steps, groups } = message;
    for (const step of steps ?? []) {
      for (const [key, markup] of Object.entries(step.groups)) if (markup === true) step.groups[key] = groups[key];
      if (this.waiting.length > MAX_WAITING) this.skipping = true;
      await this.playStep(/** @type {DrawnStep} */ (step), this.durationOf(step));
    }
  }

  /** @param {StepView} step */
  durationOf(step) {
    const hurry = Math.min(1, UNHURRIED / (this.waiting.length + 1));
    if (this.isMine(step.seat)) {
      this.othersSteps = 0;
      return Math.min(stepDuration(step), OWN_STEP_MS) * hurry;
    }
    if (isVisible(step) && this.isPlayer()) this.othersSteps++;
    const rest = this.othersSteps > UNHURRIED_STEPS ? HURRIED : 1;
    return Math.min(stepDuration(step), this.isNew() ? FIRST_STEP_MS : Infinity) * hurry * rest;
  }

  /** Show what happened once more, from the beginning, at a pace at which it can be seen. @param {Recap} recap */
  async playRecap(recap) {
    if (this.skipping) return;
    this.rewind(recap);
    await this.pause(stepDuration({}, askedPace()));
    for (const step of recap.steps) {
      await this.playStep(/** @type {DrawnStep} */ (step), stepDuration(step, askedPace()));
    }
  }

  /**
   * Show a step for this time. A step that changes nothing to be seen takes no time.
   * @param {DrawnStep} step
   * @param {number} ms
   */
  async playStep(step, ms) {
    this.record(step);
    if (this.skipping) return;
    this.show(step, ms);
    if (isVisible(step)) await this.pause(ms);
  }

  /** Wait, unless steps are skipped. @returns {Promise<void> | null} */
  pause(ms) {
    if (!ms || this.skipping || document.hidden) return null;
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

/** Return whether a step changes something to be seen. @param {StepView} step */
function isVisible({ groups, scored }) {
  return Object.keys(groups).length > 0 || scored.length > 0;
}
