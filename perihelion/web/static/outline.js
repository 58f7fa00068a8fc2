// The table in words: headings, lists and tables, as the server describes the position.

import { h } from "./dom.js";

export function outline(sections) {
  return sections.map(({ heading, items, header, rows }) =>
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
      rows?.length > 0 && table(header, rows),
    ),
  );
}

function table(header, rows) {
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
