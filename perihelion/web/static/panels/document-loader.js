// Loads the rules or the guide of a game as HTML and keeps only allowed elements and attributes.

import { fullAddress } from "../lib/address.js";
import { get } from "../lib/http.js";

/** @import { Document as GameDocument } from "../types.d.ts" */

const ALLOWED_ELEMENTS = new Set(
  "a abbr article b blockquote br caption code dd del details div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img kbd li ol p pre s section small span strong sub summary sup table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);
const ALLOWED_ATTRIBUTES = new Set([
  "id",
  "href",
  "class",
  "scope",
  "colspan",
  "rowspan",
  "start",
  "lang",
  "src",
  "alt",
]);

/** Return the title and the nodes of a game's document, `rules` or `guide`. */
export async function loadDocument(game, kind) {
  /** @type {GameDocument} */
  const { title, html } = await get(`/api/games/${game}/${kind}`);
  return { title, nodes: parseDocument(html) };
}

/** Return HTML from the server as nodes, with only the allowed elements and attributes. */
export function parseDocument(html) {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  sanitize(parsed.body);
  // What may scroll must be reachable by keyboard.
  for (const wide of parsed.body.querySelectorAll("pre, table")) wide.setAttribute("tabindex", "0");
  return [...parsed.body.childNodes].map((node) => document.importNode(node, true));
}

function sanitize(node) {
  for (const child of [...node.children]) {
    if (!ALLOWED_ELEMENTS.has(child.localName)) {
      child.remove();
      continue;
    }
    for (const { name, value } of [...child.attributes]) {
      const foreign =
        (name === "href" && !/^(#|\/(?!\/)|https:)/.test(value)) || (name === "src" && !/^\/(?!\/)/.test(value));
      if ((!ALLOWED_ATTRIBUTES.has(name) && !name.startsWith("data-")) || foreign) child.removeAttribute(name);
      else if (name === "href" || name === "src") child.setAttribute(name, fullAddress(value));
    }
    sanitize(child);
  }
}

/** Scroll a rule into view and mark it. */
export function highlightRule(view, anchor) {
  const place = anchor && view.querySelector(`#${CSS.escape(anchor)}`);
  for (const old of view.querySelectorAll(".found")) old.classList.remove("found");
  if (!place) return;
  const whole = place.closest("li, p, tr, dd, dt, section, h2, h3, h4") ?? place;
  whole.classList.add("found");
  whole.scrollIntoView({ block: "center" });
}
