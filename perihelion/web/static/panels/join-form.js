// The form for a guest who opened the link of a table with a free seat: a name, and one button to sit down.

import { h } from "../lib/dom.js";
import { post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { icon } from "../widgets/icons.js";
import { showMessage } from "../widgets/toast.js";

/** @import { Profile, Snapshot } from "../types.d.ts" */

const MAX_NAME_LENGTH = 24;

export class JoinForm {
  /**
   * `take()` takes any free seat. The form is one element that stays, so that nothing typed is lost when the table
   * changes.
   * @param {Profile} me
   * @param {() => Promise<unknown>} take
   */
  constructor(me, take) {
    this.me = me;
    this.take = take;
    this.field = h("input", {
      type: "text",
      id: "join-name",
      value: me.name,
      maxlength: MAX_NAME_LENGTH,
      required: true,
      autocomplete: "nickname",
      onfocus: () => this.field.select(),
    });
    this.button = h("button", { class: "warm large", type: "submit" }, icon("seat"), t("join-seat"));
    this.node = h(
      "form",
      { class: "notice join-form", hidden: true, onsubmit: (event) => this.submit(event) },
      h("label", { for: "join-name" }, t("me-name")),
      this.field,
      this.button,
      h("p", { class: "quiet small" }, t("join-watch")),
    );
  }

  /** Show the form if this visitor has no seat and can take a free one. @param {Snapshot} snapshot */
  render(snapshot) {
    const free = snapshot.seats.some((seat) => seat.kind === "free" && seat.takeable);
    this.node.hidden = snapshot.mine.length > 0 || !free || Boolean(snapshot.over) || snapshot.closed;
  }

  /** Save the name that was typed, if the form is shown and it is another one. Call this before a seat is taken. */
  async saveName() {
    const name = this.field.value.trim();
    if (this.node.hidden || !name || name === this.me.name) return;
    /** @type {Profile} */
    const profile = await post("/api/me", { name });
    Object.assign(this.me, profile);
    dispatchEvent(new CustomEvent("renamed"));
  }

  async submit(event) {
    event.preventDefault();
    this.button.disabled = true;
    try {
      await this.saveName();
      await this.take();
    } catch (error) {
      showMessage(error.message);
    }
    this.button.disabled = false;
  }
}
