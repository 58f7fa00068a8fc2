// Short vibrations of a phone: it is my turn, something scored. None if the system asks for reduced motion.

import { prefersReducedMotion } from "../lib/dom.js";

// Each pattern is a list of milliseconds: vibrate, pause, vibrate.
const PATTERNS = { turn: [40], scored: [20, 40, 20] };

/** Vibrate, if the device can. @param {keyof typeof PATTERNS} name */
export function vibrate(name) {
  if (!prefersReducedMotion() && !document.hidden && navigator.userActivation?.hasBeenActive)
    navigator.vibrate?.(PATTERNS[name]);
}
