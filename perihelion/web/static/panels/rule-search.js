// The search field for questions about the rules, with the answers as short cards below it.

import { h, setChildren } from "../lib/dom.js";
import { get } from "../lib/http.js";
import { t } from "../lib/words.js";
import { parseDocument } from "./document-loader.js";

/** @import { RuleAnswer, RuleAnswers } from "../types.d.ts" */

const PAUSE = 250; // milliseconds without a key until a question is sent
const LONGEST = 200;

/**
 * Return the field. `showRule` shows a rule beside the board, and pages of rules open beside the table; without it, answers are
 * links.
 * @param {string} game
 * @param {((anchor: string) => unknown) | null} showRule
 */
export function createRuleSearch(game, showRule = null) {
  const answers = h("ul", { class: "rule-answers" });
  const status = h("p", { class: "quiet small", role: "status" });
  const field = /** @type {HTMLInputElement} */ (
    h("input", { type: "search", maxlength: LONGEST, "aria-label": t("ask-label"), placeholder: t("ask-label") })
  );
  let asked = "";
  const ask = async () => {
    asked = field.value.trim();
    const question = asked;
    const found = await requestAnswers(game, question);
    if (question !== asked) return;
    setChildren(answers, question && found ? found.answers.map((answer) => card(answer, showRule)) : []);
    setChildren(status, describe(question, found, tryExample));
  };
  const tryExample = (/** @type {string} */ example) => {
    field.value = example;
    field.focus();
    ask();
  };
  let timer = 0;
  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(ask, PAUSE);
  });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    clearTimeout(timer);
    ask();
  };
  ask();
  return h("form", { class: "rule-search", role: "search", onsubmit: submit }, field, status, answers);
}

/**
 * @param {string} game
 * @param {string} question
 * @returns {Promise<RuleAnswers | null>}
 */
function requestAnswers(game, question) {
  const answers = /** @type {Promise<RuleAnswers>} */ (get(`/api/games/${game}/ask?q=${encodeURIComponent(question)}`));
  return answers.catch(() => null);
}

/**
 * Return the line below the field: examples, the number of answers, or why there are none.
 * @param {string} question
 * @param {RuleAnswers | null} found
 * @param {(example: string) => void} tryExample
 */
function describe(question, found, tryExample) {
  if (!found) return t("no-answer");
  if (question && !found.answers.length) return t("ask-nothing");
  if (question) return t(found.answers.length === 1 ? "ask-found-one" : "ask-found-other", { n: found.answers.length });
  const button = (/** @type {string} */ example) =>
    h("button", { class: "plain", type: "button", onclick: () => tryExample(example) }, example);
  return found.examples.length
    ? [t("ask-about"), " ", t("ask-examples"), " ", found.examples.map((example) => [button(example), " "])]
    : t("ask-about");
}

/**
 * @param {RuleAnswer} answer
 * @param {((anchor: string) => unknown) | null} showRule
 */
function card({ kind, heading, html, rules, link }, showRule) {
  const title = [t(`ask-${kind}`), kind !== "glossary" && heading ? ` · ${heading}` : ""];
  const show = (/** @type {Event} */ event) => {
    event.preventDefault();
    showRule(link.split("#")[1]);
  };
  const here = showRule && kind === "rules" ? { href: link, onclick: show } : { href: link };
  return h(
    "li",
    { class: "card" },
    h("p", { class: "quiet small" }, link ? h("a", here, title) : title),
    parseDocument(html),
    rules.length > 0 &&
      h(
        "p",
        { class: "row small" },
        rules.map((rule) => h("a", { href: rule.link, target: showRule ? "_blank" : false }, rule.label)),
      ),
  );
}
