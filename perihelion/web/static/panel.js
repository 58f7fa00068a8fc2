// The panel beside the board (on a phone a sheet from below): log, chat, rules, guide, the table read out.

import { h, put } from "./dom.js";
import { find, load } from "./document.js";
import { icon } from "./icons.js";
import { outline } from "./outline.js";
import { t } from "./words.js";

const ICONS = { log: "log", chat: "chat", rules: "book", guide: "guide", read: "read" };

export class Panel {
  /** `views`: the nodes of those tabs that are there from the start. */
  constructor(host, game, views) {
    this.host = host;
    this.game = game;
    this.pages = {
      read: h("div", { class: "read-view prose" }),
      rules: documentView(),
      guide: documentView(),
      ...views,
    };
    const names = Object.keys(ICONS).filter((name) => name in this.pages);
    this.tabs = new Map(names.map((name) => [name, this.tab(name)]));
    for (const name of names) {
      const page = this.pages[name];
      page.id = `page-${name}`;
      page.setAttribute("role", "tabpanel");
      page.setAttribute("aria-labelledby", `tab-${name}`);
      page.tabIndex = 0;
    }
    const shut = h(
      "button",
      { class: "plain shut", type: "button", "aria-label": t("close"), onclick: () => this.fold() },
      icon("close"),
    );
    this.bar = h("div", { class: "tabs", role: "tablist", "aria-label": t("panel") }, [...this.tabs.values()]);
    this.bar.addEventListener("keydown", (event) => this.key(event));
    put(
      host,
      h("div", { class: "tab-row" }, this.bar, shut),
      h(
        "div",
        { class: "pages" },
        names.map((name) => this.pages[name]),
      ),
    );
    this.open("log", false);
  }

  tab(name) {
    return h(
      "button",
      {
        id: `tab-${name}`,
        role: "tab",
        type: "button",
        "aria-controls": `page-${name}`,
        onclick: () => this.press(name),
      },
      icon(ICONS[name]),
      h("span", { class: "tab-name" }, t(`tab-${name}`)),
      h("span", { class: "badge", hidden: true }),
    );
  }

  press(name) {
    if (this.name === name && this.host.classList.contains("unfolded")) this.fold();
    else this.open(name);
  }

  /** Show a tab; `unfold` raises the sheet where the panel is one. */
  open(name, unfold = true) {
    this.name = name;
    for (const [other, tab] of this.tabs) {
      tab.setAttribute("aria-selected", String(other === name));
      tab.tabIndex = other === name ? 0 : -1;
      this.pages[other].hidden = other !== name;
    }
    if (unfold) this.host.classList.add("unfolded");
    this.badge(name, 0);
    if (name === "rules" || name === "guide") this.fetch(name);
  }

  fold() {
    this.host.classList.remove("unfolded");
  }

  key(event) {
    const names = [...this.tabs.keys()];
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = names[(names.indexOf(this.name) + step + names.length) % names.length];
    this.open(next);
    this.tabs.get(next).focus();
  }

  /** Bring a document in, once. */
  fetch(name) {
    this.coming ??= {};
    this.coming[name] ??= load(this.game, name).then(
      ({ nodes }) => put(this.pages[name], nodes),
      () => {
        delete this.coming[name];
        put(this.pages[name], h("p", { class: "quiet" }, t("no-answer")));
      },
    );
    return this.coming[name];
  }

  /** Show a rule beside the board. */
  async rule(anchor) {
    this.open("rules");
    await this.fetch("rules");
    find(this.pages.rules, anchor);
  }

  read(sections) {
    put(this.pages.read, outline(sections));
  }

  /** News on a tab that is not open. */
  badge(name, count) {
    const mark = this.tabs.get(name).lastElementChild;
    const seen =
      this.name === name && (this.host.classList.contains("unfolded") || matchMedia("(min-width: 1100px)").matches);
    this.news = { ...this.news, [name]: seen || !count ? 0 : (this.news?.[name] ?? 0) + count };
    mark.hidden = !this.news[name];
    put(mark, String(this.news[name]));
  }
}

function documentView() {
  return h("div", { class: "document prose" }, h("p", { class: "quiet", role: "status" }, t("loading")));
}
