// Animations of the board: a moved group glides to its new position, a new one fades in, a removed one fades out, dice roll.
// With reduced motion there are none.

import { prefersReducedMotion } from "../lib/dom.js";

const MOVE_MS = 220;
const FADE_MS = 160;
const ROLL_MS = 450;

/** Return the position [x, y] of a group, read from its transform. */
export function positionOf(node) {
  const dragged = node.style.transform.match(/translate\(([-\d.]+)px, ?([-\d.]+)px\)/);
  if (dragged) return [Number(dragged[1]), Number(dragged[2])];
  const matrix = node.transform?.baseVal.consolidate()?.matrix;
  return matrix ? [matrix.e, matrix.f] : [0, 0];
}

/** Animate a group from this position to its own. */
export function animateMove(from, node) {
  const to = positionOf(node);
  if (prefersReducedMotion() || (from[0] === to[0] && from[1] === to[1])) return;
  const rest = node.getAttribute("transform").replace(/translate\([^)]*\)/, "");
  if (rest.trim()) return;
  node.animate(
    [{ transform: `translate(${from[0]}px, ${from[1]}px)` }, { transform: `translate(${to[0]}px, ${to[1]}px)` }],
    { duration: MOVE_MS, easing: "ease-out" },
  );
}

/** Roll a die that lies in its place already. */
export function rollDie(node) {
  if (prefersReducedMotion()) return;
  const [x, y] = positionOf(node);
  const at = (turn, size) => ({ transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${size})` });
  node.animate([at(-300, 0.6), at(25, 1.12), at(0, 1)], { duration: ROLL_MS, easing: "ease-out" });
}

export function fadeIn(node) {
  if (!prefersReducedMotion())
    node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, easing: "ease-out" });
}

/** Remove a group; it can no longer be touched or focused while it fades. */
export function fadeOut(node) {
  if (prefersReducedMotion()) {
    node.remove();
    return;
  }
  delete node.dataset.key;
  node.setAttribute("pointer-events", "none");
  node.setAttribute("aria-hidden", "true");
  node.removeAttribute("tabindex");
  node.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE_MS, easing: "ease-in" }).finished.then(
    () => node.remove(),
    () => node.remove(),
  );
}
