// The panel beside the board (on a phone a sheet from below) with tabs: log, chat, rules, guide, position as text.

import { h, setChildren } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { icon } from "../widgets/icons.js";
import { renderOutline } from "../widgets/outline.js";
import { highlightRule, loadDocument } from "./document-loader.js";
import { createRuleSearch } from "./rule-search.js";

/** @import { OutlineSection } from "../types.d.ts" */

const ICONS = { log: "log", chat: "chat", rules: "book", guide: "guide", read: "read" };

export class SidePanel {
  /**
   * `views` has the nodes of the tabs that the page itself provides (log, chat). `onRead(on)` is called when the tab with the position as
   * text is opened or left. `typing` is a field for moves above the position as text.
   * @param {HTMLElement} host
   * @param {string} game
   * @param {Record<string, HTMLElement>} views
   * @param {(on: boolean) => void} onRead
   * @param {HTMLElement | null} typing
   */
  constructor(host, game, views, onRead = () => {}, typing = null) {
    this.host = host;
    this.game = game;
    this.onRead = onRead;
    this.outlineHost = h("div", {});
    this.pages = {
      read: h("div", { class: "read-view prose" }, typing, this.outlineHost),
      rules: documentView(),
      guide: documentView(),
      ...views,
    };
    const names = Object.keys(ICONS).filter((name) => name in this.pages);
    this.tabs = new Map(names.map((name) => [name, this.tabButton(name)]));
    for (const name of names) {
      const page = this.pages[name];
      page.id = `page-${name}`;
      page.setAttribute("role", "tabpanel");
      page.setAttribute("aria-labelledby", `tab-${name}`);
      page.tabIndex = 0;
    }
    const closeButton = h(
      "button",
      { class: "plain shut", type: "button", "aria-label": t("close"), onclick: () => this.close() },
      icon("close"),
    );
    this.bar = h("div", { class: "tabs", role: "tablist", "aria-label": t("panel") }, [...this.tabs.values()]);
    this.bar.addEventListener("keydown", (event) => this.handleKey(event));
    setChildren(
      host,
      h("div", { class: "tab-row" }, this.bar, closeButton),
      h(
        "div",
        { class: "pages" },
        names.map((name) => this.pages[name]),
      ),
    );
    this.loads = {};
    this.openTab("log", false);
  }

  tabButton(name) {
    return h(
      "button",
      {
        id: `tab-${name}`,
        role: "tab",
        type: "button",
        "aria-controls": `page-${name}`,
        onclick: () => this.toggleTab(name),
      },
      icon(ICONS[name]),
      h("span", { class: "tab-name" }, t(`tab-${name}`)),
      h("span", { class: "badge", hidden: true }),
    );
  }

  /** Take a tab away. */
  removeTab(name) {
    this.tabs.get(name)?.remove();
    this.tabs.delete(name);
    this.pages[name].hidden = true;
  }

  /** A tab was pressed: on a phone the open tab closes the sheet. */
  toggleTab(name) {
    if (this.name === name && this.host.classList.contains("unfolded")) this.close();
    else this.openTab(name);
  }

  /** Show a tab. On a phone `unfold` opens the sheet. */
  openTab(name, unfold = true) {
    const read = this.name === "read";
    this.name = name;
    if (read !== (name === "read")) this.onRead(!read);
    for (const [other, tab] of this.tabs) {
      tab.setAttribute("aria-selected", String(other === name));
      tab.tabIndex = other === name ? 0 : -1;
      this.pages[other].hidden = other !== name;
    }
    if (unfold) this.host.classList.add("unfolded");
    this.addUnread(name, 0);
    if (name === "rules" || name === "guide") this.loadPage(name);
  }

  close() {
    this.host.classList.remove("unfolded");
  }

  handleKey(event) {
    const names = [...this.tabs.keys()];
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = names[(names.indexOf(this.name) + step + names.length) % names.length];
    this.openTab(next);
    this.tabs.get(next).focus();
  }

  /** Load a document into its tab, once. */
  loadPage(name) {
    this.loads[name] ??= loadDocument(this.game, name).then(
      ({ nodes }) => setChildren(this.pages[name], this.createSearch(), nodes),
      () => {
        delete this.loads[name];
        setChildren(this.pages[name], h("p", { class: "quiet" }, t("no-answer")));
      },
    );
    return this.loads[name];
  }

  /** Return a search field above a document. An answer from its game's rules is shown here, not on another page. */
  createSearch() {
    return createRuleSearch(this.game, (anchor) => this.showRule(anchor));
  }

  /** Show a rule beside the board. */
  async showRule(anchor) {
    this.openTab("rules");
    await this.loadPage("rules");
    highlightRule(this.pages.rules, anchor);
  }

  /**
   * Show the position as text in the tab "read"; null if the server has not sent it yet.
   * @param {OutlineSection[] | null} sections
   */
  showOutline(sections) {
    setChildren(this.outlineHost, sections ? renderOutline(sections) : h("p", { class: "quiet" }, t("loading")));
  }

  /** Add to the number of unread entries on a tab; an open tab has none. */
  addUnread(name, count) {
    const mark = /** @type {HTMLElement | null} */ (this.tabs.get(name)?.lastElementChild ?? null);
    if (!mark) return; // it was taken away
    const seen =
      this.name === name && (this.host.classList.contains("unfolded") || matchMedia("(min-width: 1100px)").matches);
    this.unread = { ...this.unread, [name]: seen || !count ? 0 : (this.unread?.[name] ?? 0) + count };
    mark.hidden = !this.unread[name];
    setChildren(mark, String(this.unread[name]));
  }
}

function documentView() {
  return h("div", { class: "document prose" }, h("p", { class: "quiet", role: "status" }, t("loading")));
}
