// The page's words in the viewer's language; the server sends them as JSON.

import { get } from "./http.js";

let words = {};
let plural = new Intl.PluralRules("en");

export async function load() {
  const lang = document.documentElement.lang || "en";
  const answer = await get(`/api/words?lang=${lang}`);
  words = answer.words;
  plural = new Intl.PluralRules(answer.lang);
}

/** The sentence with this id; `n` chooses between `<id>-one` and `<id>-other` where they exist. */
export function t(id, values = {}) {
  const counted = "n" in values ? (words[`${id}-${plural.select(values.n)}`] ?? words[`${id}-other`]) : undefined;
  const text = counted ?? words[id];
  if (text === undefined) return `‹${id}›`;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/** Whether there is such a word. */
export function has(id) {
  return id in words;
}
