// The position as text (headings, lists and tables), as the server describes it in `outline`.

import { h } from "../lib/dom.js";

/** @import { OutlineSection } from "../types.d.ts" */

/** Return one <section> for each section of an outline. @param {OutlineSection[]} sections */
export function renderOutline(sections) {
  return sections.map(({ heading, items, header, rows, legend }) =>
    h(
      "section",
      {},
      h("h3", {}, heading),
      items?.length > 0 &&
        h(
          "ul",
          {},
          items.map((item) => h("li", {}, item)),
        ),
      rows?.length > 0 && outlineTable(header, rows),
      legend?.map((explained) => h("p", { class: "quiet small" }, explained)),
    ),
  );
}

/**
 * @param {string[]} header
 * @param {string[][]} rows
 */
function outlineTable(header, rows) {
  const body = rows.map(([name, ...cells]) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, name),
      cells.map((cell) => h("td", {}, cell)),
    ),
  );
  const head =
    header?.length > 0 &&
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        header.map((cell) => (cell ? h("th", { scope: "col" }, cell) : h("td"))),
      ),
    );
  return h("div", { class: "sheet-scroll" }, h("table", { class: "outline-table" }, head, h("tbody", {}, body)));
}
