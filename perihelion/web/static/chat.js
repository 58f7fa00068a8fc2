// The chat of a table. Text stays text.

import { h } from "./dom.js";
import { t } from "./words.js";

const LONGEST = 400;

export class Chat {
  /** `send(text)` says whether it was said; `menu(line)` opens what a host may do about a line. */
  constructor(send, menu) {
    this.menu = menu;
    this.list = h("ol", { class: "chat", "aria-label": t("chat"), "aria-live": "polite" });
    this.empty = h("p", { class: "quiet empty-line" }, t("chat-empty"));
    this.field = h("input", {
      type: "text",
      name: "text",
      maxlength: LONGEST,
      autocomplete: "off",
      "aria-label": t("chat-say"),
      placeholder: t("chat-say"),
    });
    const form = h(
      "form",
      { class: "chat-form", onsubmit: (event) => this.say(event, send) },
      this.field,
      h("button", { type: "submit" }, t("chat-send")),
    );
    this.view = h("div", { class: "chat-view" }, h("div", { class: "chat-scroll" }, this.empty, this.list), form);
    this.last = 0;
  }

  async say(event, send) {
    event.preventDefault();
    const text = this.field.value.trim();
    if (text && (await send(text))) this.field.value = "";
  }

  /** Show new lines; returns how many came. */
  show(lines) {
    const fresh = lines.filter((line) => line.n > this.last);
    for (const line of fresh) {
      this.list.append(h("li", { class: `seat-${line.seat}` }, this.name(line), " ", h("span", {}, line.text)));
      this.last = line.n;
    }
    this.empty.hidden = this.list.children.length > 0;
    if (fresh.length) this.list.lastElementChild.scrollIntoView({ block: "nearest" });
    return fresh.length;
  }

  /** Who said it; for the host a button, so that a guest can be sent away. */
  name(line) {
    if (!line.guest) return h("b", {}, line.name);
    return h("button", { class: "chat-name", type: "button", onclick: () => this.menu(line) }, line.name);
  }
}
