// Motion: a piece that kept its key travels to its new place; what is new fades in, what goes fades out.

import { calm } from "./dom.js";

const TRAVEL = 220;
const FADE = 160;

/** The place of a group as its transform says it. */
export function placeOf(node) {
  const held = node.style.transform.match(/translate\(([-\d.]+)px, ?([-\d.]+)px\)/);
  if (held) return [Number(held[1]), Number(held[2])];
  const matrix = node.transform?.baseVal.consolidate()?.matrix;
  return matrix ? [matrix.e, matrix.f] : [0, 0];
}

/** Let a new group come from where the old one was. */
export function glide(from, node) {
  const to = placeOf(node);
  if (calm() || (from[0] === to[0] && from[1] === to[1])) return;
  const rest = node.getAttribute("transform").replace(/translate\([^)]*\)/, "");
  if (rest.trim()) return;
  node.animate(
    [{ transform: `translate(${from[0]}px, ${from[1]}px)` }, { transform: `translate(${to[0]}px, ${to[1]}px)` }],
    { duration: TRAVEL, easing: "ease-out" },
  );
}

export function appear(node) {
  if (!calm()) node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE, easing: "ease-out" });
}

export function vanish(node) {
  if (calm()) {
    node.remove();
    return;
  }
  delete node.dataset.key;
  node.setAttribute("pointer-events", "none");
  node.setAttribute("aria-hidden", "true");
  node.removeAttribute("tabindex");
  node.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE, easing: "ease-in" }).finished.then(
    () => node.remove(),
    () => node.remove(),
  );
}
