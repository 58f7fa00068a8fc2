// The chat of a table.

import { h } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { chatText, phraseButtons } from "./phrases.js";

/** @import { ChatLine } from "../types.d.ts" */

const MAX_LENGTH = 400;

export class Chat {
  /**
   * `send(text)` resolves to whether it was sent; `menu(line)` is called when a reader presses an author's name, and
   * `isMine(line)` says whether the reader wrote a line.
   * @param {(text: string) => Promise<unknown>} send
   * @param {(line: ChatLine) => void} menu
   * @param {(line: ChatLine) => boolean} isMine
   */
  constructor(send, menu, isMine) {
    this.menu = menu;
    this.isMine = isMine;
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
    this.view = h(
      "div",
      { class: "chat-view" },
      h("div", { class: "chat-scroll" }, this.empty, this.list),
      phraseButtons(send),
      form,
    );
    this.last = 0;
  }

  async submit(event, send) {
    event.preventDefault();
    const text = this.field.value.trim();
    if (text && (await send(text))) this.field.value = "";
  }

  /** Show new lines. Return how many there were. @param {ChatLine[]} lines */
  addLines(lines) {
    const fresh = lines.filter((line) => line.n > this.last);
    for (const line of fresh) {
      this.list.append(
        h("li", { class: `seat-${line.seat}` }, this.authorName(line), " ", h("span", {}, chatText(line.text))),
      );
      this.last = line.n;
    }
    this.empty.hidden = this.list.children.length > 0;
    if (fresh.length) this.list.lastElementChild.scrollIntoView({ block: "nearest" });
    return fresh.length;
  }

  /** Remove all lines: after somebody was blocked, the others come again. */
  clear() {
    this.list.replaceChildren();
    this.last = 0;
  }

  /** Return the author's name. It is a button with what one can do about the author. @param {ChatLine} line */
  authorName(line) {
    if (this.isMine(line)) return h("b", {}, line.name);
    return h("button", { class: "chat-name", type: "button", onclick: () => this.menu(line) }, line.name);
  }
}
