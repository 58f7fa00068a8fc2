// Builds and updates DOM elements. Text always becomes a text node, so a name or a chat line can never become markup.

import { fullAddress } from "./address.js";
import { showPicture } from "./transport.js";

const SVG = "http://www.w3.org/2000/svg";

/**
 * Return an HTML element: h("button", {class: "quiet", onclick: f, "aria-label": "…"}, "text", child, [more]).
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, any>} props
 * @param {any[]} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, props = {}, ...children) {
  return fillElement(document.createElement(tag), props, children);
}

/**
 * Return an SVG element; the arguments are those of `h`.
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, any>} props
 * @param {any[]} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function s(tag, props = {}, ...children) {
  return fillElement(document.createElementNS(SVG, tag), props, children);
}

/**
 * Set attributes (`href` and `src` as addresses of this server), listeners (`on…`), `data` and children. False, null and
 * undefined are left out.
 * @template Node
 * @param {Node & (HTMLElement | SVGElement)} node
 * @param {Record<string, any>} props
 * @param {any[]} children
 * @returns {Node}
 */
function fillElement(node, props, children) {
  for (const [name, value] of Object.entries(props)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "data") Object.assign(node.dataset, value);
    else if (name === "value") Object.assign(node, { value });
    else if (name === "href") node.setAttribute(name, fullAddress(value));
    else if (name === "src") showPicture(node, value);
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/**
 * Set an attribute unless it has this value already: some, such as `tabindex`, cost a layout of the page even if nothing changes.
 * @param {Element} node
 * @param {string} name
 * @param {string} value
 */
export function setAttribute(node, name, value) {
  if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

/**
 * Replace the children of a node.
 * @template {Element} Node
 * @param {Node} node
 * @param {any[]} children
 * @returns {Node}
 */
export function setChildren(node, ...children) {
  node.replaceChildren(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return node;
}

/** What the system asks for; asking it repeatedly would lay the page out each time. @type {{reduced: boolean} | null} */
let motion = null;

/** Return whether the system asks for reduced motion. */
export function prefersReducedMotion() {
  if (!motion) {
    const query = matchMedia("(prefers-reduced-motion: reduce)");
    motion = { reduced: query.matches };
    query.addEventListener("change", () => (motion.reduced = query.matches));
  }
  return motion.reduced;
}

/**
 * Replace the children of a node and keep its focus; the browser keeps its scroll position.
 *
 * The focused element is found again by its data-id. If it is gone, `fallback` gets the focus.
 * @param {HTMLElement} node
 * @param {any[]} children
 * @param {HTMLElement | null} fallback
 */
export function updateChildren(node, children, fallback = null) {
  const focused = /** @type {HTMLElement} */ (document.activeElement);
  const inside = node.contains(focused) ? focused : null;
  const id = inside?.dataset.id;
  setChildren(node, children);
  if (!inside) return;
  /** @type {NodeListOf<HTMLElement>} */
  const named = node.querySelectorAll("[data-id]");
  const same = id && [...named].find((other) => other.dataset.id === id);
  (same || fallback)?.focus({ preventScroll: true });
}
