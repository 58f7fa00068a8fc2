// The sentences of the window around the pages (site.<lang>.ftl).

/** @type {Record<string, string>} */
let words = {};

/** Load the sentences in a language. */
export async function loadWords(base, lang) {
  const answer = await fetch(`${base}/shell/words?lang=${lang}`);
  words = (await answer.json()).words;
}

/** Whether the sentences are there. */
export const hasWords = () => Object.keys(words).length > 0;

/** Return the sentence with this id. @param {string} id @param {Record<string, string | number>} values */
export function t(id, values = {}) {
  return (words[id] ?? "").replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}
