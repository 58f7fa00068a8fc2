// The page with the rules, the guide or the specification of a game.

import { pagePath } from "../lib/address.js";
import { h, setChildren } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { highlightRule, loadDocument } from "../panels/document-loader.js";
import { createRuleSearch } from "../panels/rule-search.js";

/** @import { PageContext } from "../main.js" */

/**
 * Show the document of the address: /guide/…, /rules/… or /specification/….
 * @param {HTMLElement} main
 * @param {PageContext} context
 */
export async function open(main, { game }) {
  const kind = pagePath().split("/")[1];
  const { title, nodes } = await loadDocument(game, kind);
  const other = kind === "rules" ? ["guide", t("how-to-play")] : ["rules", t("rules-page")];
  document.title = `${title} – Perihelion`;
  const text = h("article", { class: "prose" }, nodes);
  setChildren(
    main,
    h(
      "div",
      { class: "book" },
      h("img", { class: "cover", src: `/pictures/${game}.svg`, alt: "" }),
      h(
        "p",
        { class: "row" },
        h("a", { href: `/${other[0]}/${game}` }, other[1]),
        h("a", { href: `/learn/${game}` }, t("lessons")),
        h("a", { href: `/new/${game}` }, t("start")),
      ),
      createRuleSearch(game),
      text,
    ),
  );
  const show = () => highlightRule(text, decodeURIComponent(location.hash.slice(1)));
  addEventListener("hashchange", show);
  show();
}
