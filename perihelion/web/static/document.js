// Rules and guide: our own documents as HTML from the server, taken over without anything that could run.

import { get } from "./http.js";

const ALLOWED = new Set(
  "a abbr b blockquote br caption code dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img kbd li ol p pre s section small span strong sub sup table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);
const KEPT = new Set(["id", "href", "class", "scope", "colspan", "rowspan", "start", "lang", "src", "alt"]);

/** The document of a game, `rules` or `guide`: its title and its nodes. */
export async function load(game, kind) {
  const { title, html } = await get(`/api/games/${game}/${kind}`);
  const parsed = new DOMParser().parseFromString(html, "text/html");
  clean(parsed.body);
  for (const wide of parsed.body.querySelectorAll("pre, table")) wide.setAttribute("tabindex", "0"); // they may scroll
  return { title, nodes: [...parsed.body.childNodes].map((node) => document.importNode(node, true)) };
}

function clean(node) {
  for (const child of [...node.children]) {
    if (!ALLOWED.has(child.localName)) {
      child.remove();
      continue;
    }
    for (const { name, value } of [...child.attributes]) {
      const foreign =
        (name === "href" && !/^(#|\/(?!\/)|https:)/.test(value)) || (name === "src" && !/^\/(?!\/)/.test(value));
      if (!KEPT.has(name) || foreign) child.removeAttribute(name);
    }
    clean(child);
  }
}

/** Bring a rule into view and mark it for a moment. */
export function find(view, anchor) {
  const place = anchor && view.querySelector(`#${CSS.escape(anchor)}`);
  for (const old of view.querySelectorAll(".found")) old.classList.remove("found");
  if (!place) return;
  const whole = place.closest("li, p, tr, dd, dt, section, h2, h3, h4") ?? place;
  whole.classList.add("found");
  whole.scrollIntoView({ block: "center" });
}
