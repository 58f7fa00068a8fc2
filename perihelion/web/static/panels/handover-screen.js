// The screen between the turns of two players at one device: it hides the page, so that nobody sees another's hand.

import { h, setChildren } from "../lib/dom.js";
import { t } from "../lib/words.js";

/** @import { SeatView } from "../types.d.ts" */

export class HandoverScreen {
  constructor(page) {
    this.page = page;
    this.overlay = h("div", { class: "curtain", hidden: true });
    document.body.append(this.overlay);
  }

  /**
   * Hide the page until the player of this seat presses the button; then call `done`.
   * @param {SeatView} seat
   * @param {() => void} done
   */
  show(seat, done) {
    const open = h("button", { class: "warm large", type: "button" }, t("curtain-open", { name: seat.name }));
    open.addEventListener("click", () => {
      this.overlay.hidden = true;
      this.page.inert = false;
      done();
    });
    setChildren(
      this.overlay,
      h(
        "div",
        { role: "dialog", "aria-modal": "true", "aria-labelledby": "curtain-name" },
        h("span", { class: "rise" }),
        h("h2", { id: "curtain-name" }, t("curtain-pass", { name: seat.name, seat: seat.title })),
        h("p", { class: "quiet" }, t("curtain-about")),
        open,
      ),
    );
    this.page.inert = true;
    this.overlay.hidden = false;
    open.focus();
  }
}
