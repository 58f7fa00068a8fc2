// Choices that do not fit in the row below the board become a sheet, so that the board never moves or shrinks for them.
// The stylesheet places it: beside the board on a wide screen, over the board and above the hand on a small one.

import { h } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { icon } from "../widgets/icons.js";

export class ChoicesSheet {
  constructor(tray) {
    this.tray = tray;
    this.isOpen = false;
    new ResizeObserver(() => this.fit(this.decision)).observe(tray);
  }

  /** Return the button that opens and closes the sheet. It is visible only if there is a sheet. */
  toggleButton(count) {
    const press = () => {
      this.isOpen = !this.isOpen;
      this.fit(this.decision);
    };
    return h(
      "button",
      { class: "choice unfold", type: "button", data: { id: "unfold" }, onclick: press },
      t("choices-unfold", { n: count }),
      icon("unfold"),
    );
  }

  /**
   * Make the choices a sheet if they do not fit in one row. For a new `decision` it opens by itself if `needed`: nothing
   * can be chosen elsewhere.
   */
  fit(decision, needed = false) {
    const { classList } = this.tray;
    const list = this.tray.querySelector(".choices:not(.all)");
    if (decision !== this.decision) this.isOpen = needed;
    this.decision = decision;
    classList.remove("sheet", "open");
    if (!list || list.scrollWidth <= list.clientWidth) return;
    classList.add("sheet");
    classList.toggle("open", this.isOpen);
    this.tray.querySelector(".unfold").setAttribute("aria-expanded", String(this.isOpen));
  }
}
