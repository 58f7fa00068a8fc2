// Passing the tablet: a curtain between two seats at one screen, so that nobody sees another's hand.

import { h, put } from "./dom.js";
import { t } from "./words.js";

export class Curtain {
  constructor(page) {
    this.page = page;
    this.cloth = h("div", { class: "curtain", hidden: true });
    document.body.append(this.cloth);
  }

  get closed() {
    return !this.cloth.hidden;
  }

  /** Close it for this seat; `lifted` is called when that person opens it. */
  close(seat, lifted) {
    const open = h("button", { class: "warm large", type: "button" }, t("curtain-open", { name: seat.name }));
    open.addEventListener("click", () => {
      this.cloth.hidden = true;
      this.page.inert = false;
      lifted();
    });
    put(
      this.cloth,
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
    this.cloth.hidden = false;
    open.focus();
  }
}
