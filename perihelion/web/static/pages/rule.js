// The page of one rule: its text, a position in which it matters, its place in the rulebook, its code and tests.

import { Board } from "../board/board.js";
import { pagePath } from "../lib/address.js";
import { h, setChildren } from "../lib/dom.js";
import { get } from "../lib/http.js";
import { t } from "../lib/words.js";
import { parseDocument } from "../panels/document-loader.js";
import { createRuleSearch } from "../panels/rule-search.js";
import { renderOutline } from "../widgets/outline.js";

/** @import { PageContext } from "../main.js" */
/** @import { LabelledLink, RulePage, RulePosition, RuleSource } from "../types.d.ts" */

/**
 * Show the rule of the address: /rules/<game>/<number>.
 * @param {HTMLElement} main
 * @param {PageContext} context
 */
export async function open(main, { game }) {
  /** @type {RulePage} */
  const rule = await get(`/api/games/${game}/rules/${pagePath().split("/")[3]}`);
  document.title = `${rule.rule} – ${rule.gameName}`;
  setChildren(
    main,
    h(
      "div",
      { class: "book" },
      h("p", { class: "row" }, neighbours(rule)),
      h(
        "article",
        { class: "prose" },
        h("h1", {}, t("rule-of", { rule: rule.rule })),
        rule.before && h("div", { class: "quiet" }, parseDocument(rule.before)),
        parseDocument(rule.html || rule.specification),
        rule.rulebook.length > 0 &&
          h("p", { class: "quiet" }, t("rule-rulebook", { places: rule.rulebook.join("; ") })),
        rule.position && positionParts(rule.position, game),
        rule.lessons.length > 0 && [
          h("h2", {}, t("rule-lessons")),
          h(
            "ul",
            {},
            links(rule.lessons).map((link) => h("li", {}, link)),
          ),
        ],
        h(
          "details",
          {},
          h("summary", {}, t("rule-developers")),
          h("div", { lang: "en" }, parseDocument(rule.specification)),
          sourceList(t("rule-functions"), rule.functions),
          sourceList(t("rule-tests"), rule.tests),
        ),
      ),
      createRuleSearch(game),
    ),
  );
}

/** @param {RulePage} rule */
function neighbours({ previous, link, next }) {
  return [
    previous && h("a", { href: previous.link }, `← ${previous.label}`),
    h("a", { href: link }, t("rule-in-rules")),
    next && h("a", { href: next.link }, `${next.label} →`),
  ];
}

/** @param {LabelledLink[]} shown */
function links(shown) {
  return shown.map(({ link, label }) => h("a", { href: link }, label));
}

/**
 * @param {RulePosition} position
 * @param {string} game
 */
function positionParts(position, game) {
  const host = h("div", { class: "rule-board" });
  if (position.board) {
    const board = new Board(host, t("board"));
    board.show(position.board, game);
    board.mark("touch", position.legalKeys);
    board.mark("refused", position.refusedKeys);
  } else setChildren(host, renderOutline(position.outline));
  return [
    h("h2", {}, t("rule-position")),
    h("p", {}, position.prompt),
    h(
      "ul",
      { class: "rule-verdicts" },
      h("li", {}, t("rule-legal", { action: position.legal })),
      h("li", { class: "impossible" }, t("rule-refused", { action: position.refused }), h("br"), position.sentence),
    ),
    host,
  ];
}

/**
 * @param {string} heading
 * @param {RuleSource[]} sources
 */
function sourceList(heading, sources) {
  return (
    sources.length > 0 && [
      h("h3", {}, heading),
      h(
        "ul",
        {},
        sources.map(({ name, place }) =>
          h("li", {}, h("code", {}, name), " ", h("span", { class: "quiet small" }, place)),
        ),
      ),
    ]
  );
}
