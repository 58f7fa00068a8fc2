// The sentences of the pages in the visitor's language. The server sends them as JSON (from perihelion/languages/<lang>/web).

import { get } from "./http.js";

/** @import { ClientWords } from "../types.d.ts" */

/** @type {Record<string, string>} */
let words = {};
/** @type {Record<string, string>} */
let names = {};
let plural = new Intl.PluralRules("en");

/** Load the sentences of a page in its language: the lobby has its own, other pages have all. Call this once before `t`. @param {string} page */
export async function loadWords(page) {
  const lang = document.documentElement.lang || "en";
  /** @type {ClientWords} */
  const answer = await get(`/api/words?lang=${lang}${page === "lobby" ? "&page=lobby" : ""}`);
  words = answer.words;
  names = answer.languages;
  plural = new Intl.PluralRules(answer.lang);
}

/**
 * Return the sentence with this id. A value `n` chooses between `<id>-one` and `<id>-other` if they exist.
 * @param {string} id
 * @param {{n?: number, [name: string]: string | number}} values
 */
export function t(id, values = {}) {
  const counted = "n" in values ? (words[`${id}-${plural.select(values.n)}`] ?? words[`${id}-other`]) : undefined;
  const text = counted ?? words[id];
  if (text === undefined) return `‹${id}›`;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? numberText(values[name]) : whole));
}

/** Return all languages: their codes, and their names in themselves. */
export const languages = () => names;

/** Return what a rule such as SOLARI-20 is called in a link. @param {string} rule */
export function ruleName(rule) {
  return t("rule-name", { number: rule.split("-").at(-1) });
}

/** Return a number as text with a true minus sign and the decimal sign of the language. Other values stay as they are. */
export function numberText(value) {
  if (typeof value !== "number") return String(value);
  const text = Number.isInteger(value) ? String(value) : value.toLocaleString(document.documentElement.lang);
  return text.replace("-", "−");
}

/** Return a mean with one decimal, so that its noun is plural: "1.0 points". @param {number} value */
export function meanText(value) {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return value.toLocaleString(document.documentElement.lang, digits).replace("-", "−");
}

/** Return a share as a percentage in the format of the language. @param {number} share @param {Intl.NumberFormatOptions} options */
export function percentText(share, options = {}) {
  const format = new Intl.NumberFormat(document.documentElement.lang, { style: "percent", ...options });
  return format.format(share).replace("-", "−");
}

/** Return things in one phrase, the last after the "and" of the language. @param {string[]} things */
export function listText(things) {
  return new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" }).format(things);
}
