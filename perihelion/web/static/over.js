// The end of a game: who won, the score sheet line by line, and what to do next.

import { h, put } from "./dom.js";
import { icon } from "./icons.js";
import { sheet } from "./sheet.js";
import { t } from "./words.js";

export class Over {
  /** `on.rematch()` starts another game. */
  constructor(host, on) {
    this.host = host;
    this.on = on;
    this.shown = false;
  }

  show(now) {
    this.host.hidden = !now.over;
    if (!now.over) {
      this.shown = false;
      return;
    }
    const { over, seats, link, table, next, mine } = now;
    const again = next
      ? h("a", { class: "button warm", href: next }, icon("again"), t("rematch-join"))
      : mine.length > 0 &&
        h("button", { class: "warm", type: "button", onclick: () => this.on.rematch() }, icon("again"), t("rematch"));
    const first = !this.shown;
    this.shown = true;
    put(
      this.host,
      h(
        "details",
        { open: true, class: first ? "fresh" : "" },
        h("summary", { title: t("over-fold") }, h("h2", {}, over.says)),
        h(
          "div",
          { class: "row tight" },
          again,
          h("a", { class: "button", href: `${link}/replay` }, icon("play"), t("replay")),
          h("a", { class: "button", href: `/api/tables/${table}/export`, download: "" }, icon("download"), t("export")),
          h("a", { class: "button", href: `/api/tables/${table}/report`, download: "" }, icon("bulb"), t("report")),
          h("a", { class: "button", href: "/" }, t("lobby")),
        ),
        sheet(over.sheet, seats, over),
      ),
    );
  }
}
