// How fast the turns of other players are shown. The visitor chooses it once; this browser keeps it.

import { prefersReducedMotion } from "../lib/dom.js";

/** @import { StepView } from "../types.d.ts" */

const STORAGE_KEY = "perihelion-pace";

/** Milliseconds for a step of another player, and how many times longer a step stays that scored. */
const STEP_MS = { slow: 1600, normal: 800, fast: 350, instant: 0 };
const SCORED_FACTOR = 2.5;

export const PACES = Object.keys(STEP_MS);

/** Return the pace. A visitor who wants no motion and has not chosen sees everything at once. */
export function currentPace() {
  const kept = localStorage.getItem(STORAGE_KEY);
  return PACES.includes(kept) ? kept : prefersReducedMotion() ? "instant" : "normal";
}

export function choosePace(pace) {
  localStorage.setItem(STORAGE_KEY, pace);
}

/**
 * Return how long a step is shown. `pace` is another than the chosen one if a person asks to see the steps.
 * @param {Partial<StepView>} step
 */
export function stepDuration(step, pace = currentPace()) {
  return STEP_MS[pace] * (step.scored?.length ? SCORED_FACTOR : 1);
}

/** Return the pace for steps that a person asks for: at once would show nothing. */
export function askedPace() {
  return currentPace() === "instant" ? "normal" : currentPace();
}
