// The points in the list of seats count up to their new value, with the difference beside them.

import { h, prefersReducedMotion } from "../lib/dom.js";
import { numberText } from "../lib/words.js";

/** @import { SeatView } from "../types.d.ts" */

const COUNT_MS = 700;
const SHOWN_MS = 2600;

/**
 * Show how the points of each seat changed from `before` to `now`; the list has just been drawn with those of now.
 * @param {HTMLElement} host
 * @param {SeatView[]} before
 * @param {SeatView[]} now
 */
export function countPoints(host, before, now) {
  for (const seat of now) {
    const old = before.find((other) => other.seat === seat.seat);
    const label = host.querySelector(`.seat-${seat.seat} .seat-points`);
    if (!label || !old || old.points === seat.points || old.points === null || seat.points === null) continue;
    const gain = seat.points - old.points;
    const badge = h("span", { class: `seat-gain${gain < 0 ? " lost" : ""}`, "aria-hidden": "true" });
    badge.textContent = `${gain > 0 ? "+" : ""}${numberText(gain)}`;
    label.append(badge);
    setTimeout(() => badge.remove(), SHOWN_MS);
    const number = [...label.firstElementChild.childNodes].find((node) => node instanceof Text && /\d/.test(node.data));
    if (number instanceof Text && !prefersReducedMotion()) countUp(number, old.points, seat.points);
  }
}

/**
 * Count the number in a text node; a list that is drawn again has its own node, so this one may be gone.
 * @param {Text} node
 * @param {number} from
 * @param {number} to
 */
function countUp(node, from, to) {
  const start = performance.now();
  const tick = (time) => {
    const part = Math.min(1, (time - start) / COUNT_MS);
    node.data = numberText(Math.round(from + (to - from) * part));
    if (part < 1 && node.isConnected) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}
