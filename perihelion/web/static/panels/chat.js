// The chat of a table.

import { h } from "../lib/dom.js";
import { t } from "../lib/words.js";

const MAX_LENGTH = 400;

export class Chat {
  /** `send(text)` resolves to whether it was sent; `menu(line)` is called when the host presses an author's name. */
  constructor(send, menu) {
    this.menu = menu;
    this.list = h("ol", { class: "chat", "aria-label": t("chat"), "aria-live": "polite" });
    this.empty = h("p", { class: "quiet empty-line" }, t("chat-empty"));
    this.field = h("input", {
      type: "text",
      name: "text",
      maxlength: MAX_LENGTH,
      autocomplete: "off",
      "aria-label": t("chat-say"),
      placeholder: t("chat-say"),
    });
    const form = h(
      "form",
      { class: "chat-form", onsubmit: (event) => this.submit(event, send) },
      this.field,
      h("button", { type: "submit" }, t("chat-send")),
    );
    this.view = h("div", { class: "chat-view" }, h("div", { class: "chat-scroll" }, this.empty, this.list), form);
    this.last = 0;
  }

  async submit(event, send) {
    event.preventDefault();
    const text = this.field.value.trim();
    if (text && (await send(text))) this.field.value = "";
  }

  /** Show new lines. Return how many there were. */
  addLines(lines) {
    const fresh = lines.filter((line) => line.n > this.last);
    for (const line of fresh) {
      this.list.append(h("li", { class: `seat-${line.seat}` }, this.authorName(line), " ", h("span", {}, line.text)));
      this.last = line.n;
    }
    this.empty.hidden = this.list.children.length > 0;
    if (fresh.length) this.list.lastElementChild.scrollIntoView({ block: "nearest" });
    return fresh.length;
  }

  /** Return the author's name; for the host it is a button, with which a guest can be removed. */
  authorName(line) {
    if (!line.guest) return h("b", {}, line.name);
    return h("button", { class: "chat-name", type: "button", onclick: () => this.menu(line) }, line.name);
  }
}
