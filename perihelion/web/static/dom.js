// Elements: small builders. Text always becomes a text node, so a name or a chat line can never become markup.

const SVG = "http://www.w3.org/2000/svg";

/** An element: h("button", {class: "quiet", onclick: f, "aria-label": "…"}, "text", child, [more]). */
export function h(tag, props = {}, ...children) {
  return fill(document.createElement(tag), props, children);
}

/** The same for SVG. */
export function s(tag, props = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), props, children);
}

function fill(node, props, children) {
  for (const [name, value] of Object.entries(props)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "data") Object.assign(node.dataset, value);
    else if (name === "value") node.value = value;
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** Put new content into a node, in place of what was there. */
export function put(node, ...children) {
  node.replaceChildren(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return node;
}

/** Whether the person asked for less motion. */
export function calm() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Put new content in, keeping scroll and focus (by data-id); where the focused thing is gone, `home` gets the focus. */
export function renew(node, children, home = null) {
  const inside = node.contains(document.activeElement) ? document.activeElement : null;
  const id = inside?.dataset.id;
  const scroll = node.scrollTop;
  put(node, children);
  node.scrollTop = scroll;
  if (!inside) return;
  const same = id && [...node.querySelectorAll("[data-id]")].find((other) => other.dataset.id === id);
  (same || home)?.focus({ preventScroll: true });
}
