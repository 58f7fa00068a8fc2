// Tables of draws against their expectation, with bars and a sentence that says how probable the result is.

import { h, s } from "../lib/dom.js";
import { t } from "../lib/words.js";

/** @import { DrawGroup } from "../types.d.ts" */

/** Return a foldable table for each group of draws; the first one is open. @param {DrawGroup[]} groups */
export function drawTables(groups) {
  return groups.map((group, i) =>
    h(
      "details",
      { class: "fold draws", open: i === 0 && group.draws > 0 },
      h(
        "summary",
        {},
        h("b", {}, group.label),
        " ",
        h("span", { class: "quiet small" }, t("draws-count", { n: group.draws })),
      ),
      h("p", { class: "small" }, group.says),
      outcomeTable(group),
    ),
  );
}

/** @param {DrawGroup} group */
function outcomeTable({ faces: all }) {
  const most = Math.max(1, ...all.map(({ drawn, expected }) => Math.max(drawn, expected)));
  const number = new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 1 });
  return h(
    "div",
    { class: "wide", tabindex: "0" },
    h(
      "table",
      { class: "draws" },
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          h("th", { scope: "col" }, t("draws-face")),
          h("th", { scope: "col" }, t("draws-drawn")),
          h("th", { scope: "col" }, t("draws-expected")),
          h("td"),
        ),
      ),
      h(
        "tbody",
        {},
        all.map(({ label, drawn, expected }) =>
          h(
            "tr",
            {},
            h("th", { scope: "row" }, label),
            h("td", {}, String(drawn)),
            h("td", {}, number.format(expected)),
            h("td", {}, frequencyBar(drawn / most, expected / most)),
          ),
        ),
      ),
    ),
  );
}

/** Return a bar for how often it was drawn, with a mark at the expectation. */
function frequencyBar(drawn, expected) {
  const at = 2 + 96 * expected;
  return s(
    "svg",
    { class: "bar", viewBox: "0 0 100 12", width: 100, height: 12, "aria-hidden": "true" },
    s("rect", { x: 2, y: 3, width: 96 * drawn, height: 6, rx: 2, fill: "var(--amber)" }),
    s("path", { d: `M${at} 0V12`, stroke: "var(--ink)", "stroke-width": 1.5 }),
  );
}
