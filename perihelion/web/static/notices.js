// Lines above the board that say what is not as usual: connection lost, waiting for seats, a question to all, closed.

import { h, renew } from "./dom.js";
import { icon } from "./icons.js";
import { waiting } from "./vignettes.js";
import { t } from "./words.js";

export class Notices {
  /** `on` has share(), start(), answer(agree), goOn(yes). */
  constructor(host, on) {
    this.host = host;
    this.on = on;
  }

  show(now, connection) {
    renew(this.host, [
      connection === "lost" && notice("lost", h("span", { class: "eclipse" }), h("p", {}, t("connection-lost"))),
      now && !now.started && !now.over && !now.closed && this.waiting(now),
      now?.closed && notice("", t("table-closed"), " ", h("a", { href: "/" }, t("lobby"))),
      now?.asked && this.asked(now),
      now?.rules && this.rules(now.rules),
      now?.next &&
        notice("", t("rematch-ready"), " ", h("a", { class: "button warm", href: now.next }, t("rematch-join"))),
    ]);
  }

  /** Seats are free: the prompt says so, here is what to do about it. */
  waiting(now) {
    return notice(
      "waiting",
      waiting(),
      button(t("share"), "share", this.on.share, "warm", icon("share")),
      now.host && button(t("start-anyway"), "start", this.on.start),
    );
  }

  asked({ asked, mine }) {
    if (!asked.mine) return notice("", t("undo-asked-wait", { name: asked.name }));
    return notice(
      "",
      h("span", {}, t("undo-asked", { name: asked.name })),
      mine.length > 0 && button(t("agree"), "agree", () => this.on.answer(true), "warm"),
      mine.length > 0 && button(t("refuse"), "refuse", () => this.on.answer(false)),
    );
  }

  rules({ says, mine }) {
    return notice(
      "",
      h("span", {}, says),
      mine && button(t("go-on"), "go-on", () => this.on.goOn(true), "warm"),
      mine && button(t("stop"), "stop", () => this.on.goOn(false)),
    );
  }
}

function notice(kind, ...content) {
  return h("div", { class: `notice ${kind}`, role: "status" }, content);
}

function button(label, id, press, kind = "", before = null) {
  return h("button", { type: "button", class: kind, data: { id }, onclick: press }, before, label);
}
