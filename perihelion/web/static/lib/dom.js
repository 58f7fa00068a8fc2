// Builds and updates DOM elements. Text always becomes a text node, so a name or a chat line can never become markup.

import { fullAddress } from "./address.js";

const SVG = "http://www.w3.org/2000/svg";

/** Return an HTML element: h("button", {class: "quiet", onclick: f, "aria-label": "…"}, "text", child, [more]). */
export function h(tag, props = {}, ...children) {
  return fillElement(document.createElement(tag), props, children);
}

/** Return an SVG element; the arguments are those of `h`. */
export function s(tag, props = {}, ...children) {
  return fillElement(document.createElementNS(SVG, tag), props, children);
}

/** Set attributes (`href` and `src` as addresses of this server), listeners (`on…`), `data` and children. False, null and undefined are left out. */
function fillElement(node, props, children) {
  for (const [name, value] of Object.entries(props)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "data") Object.assign(node.dataset, value);
    else if (name === "value") node.value = value;
    else if (name === "href" || name === "src") node.setAttribute(name, fullAddress(value));
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** Replace the children of a node. */
export function setChildren(node, ...children) {
  node.replaceChildren(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return node;
}

/** Return whether the system asks for reduced motion. */
export function prefersReducedMotion() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Replace the children of a node and keep its scroll position and focus.
 *
 * The focused element is found again by its data-id. If it is gone, `fallback` gets the focus.
 */
export function updateChildren(node, children, fallback = null) {
  const inside = node.contains(document.activeElement) ? document.activeElement : null;
  const id = inside?.dataset.id;
  const scroll = node.scrollTop;
  setChildren(node, children);
  node.scrollTop = scroll;
  if (!inside) return;
  const same = id && [...node.querySelectorAll("[data-id]")].find((other) => other.dataset.id === id);
  (same || fallback)?.focus({ preventScroll: true });
}
