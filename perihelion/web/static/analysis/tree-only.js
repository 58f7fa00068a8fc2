// An analysis whose first position cannot be shown any more: its moves, names and comments, without a board.

import { h, setChildren } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { MoveTree, ROOT } from "./move-tree.js";
import { TreeView } from "./tree-view.js";
import { TurnTexts } from "./turn-texts.js";

/** @import { NewAnalysisRequest } from "../types.d.ts" */

/**
 * Show everything that can be read of an analysis; `sentence` says why there is no board.
 * @param {HTMLElement} main
 * @param {Pick<NewAnalysisRequest, "start" | "nodes" | "title">} analysis
 * @param {string} sentence
 */
export function showTreeOnly(main, { start, nodes, title }, sentence) {
  const name = title || t("analysis");
  const view = new TreeView({ go: () => {}, rename: () => {}, comment: () => {} });
  view.render({ tree: new MoveTree(nodes), at: ROOT, sees: () => true, texts: new TurnTexts(), seats: [] });
  document.title = `${name} – Perihelion`;
  setChildren(
    main,
    h(
      "div",
      { class: "card alone tree-only" },
      h("h1", {}, name),
      h("p", { role: "alert" }, sentence),
      h("p", {}, t("analysis-unreadable")),
      view.node,
      start.position && h("pre", { class: "small" }, start.position),
      h("p", { class: "row" }, h("a", { class: "button", href: "/analysis" }, t("analysis"))),
    ),
  );
}
