// Orders to the table. What is ordered while the connection is lost is kept, and given once more when it is back.

import { Lost, post } from "./http.js";
import { refuse, tell } from "./toast.js";
import { t } from "./words.js";

export class Orders {
  /** `onrule(anchor)` opens a rule beside the board. */
  constructor(table, model, onrule) {
    this.path = `/api/tables/${table}`;
    this.model = model;
    this.onrule = onrule;
    this.kept = null;
  }

  play(action) {
    return this.answer("actions", { action, seat: this.model.now.seat });
  }

  confirm() {
    return this.answer("confirm", {});
  }

  undo() {
    return this.answer("undo", {});
  }

  /** Ask all to go further back. */
  undoTo(to) {
    return this.answer("undo", { to });
  }

  /** An order that answers the present count; true where it was carried out. */
  answer(name, body) {
    return this.give(name, { ...body, after: this.model.now.count });
  }

  /** Any order; the answer, or null where it was refused (and that was told). */
  async give(name, body = {}) {
    try {
      return await post(`${this.path}/${name}`, body);
    } catch (error) {
      if (error instanceof Lost) this.keep(name, body);
      else if (error.body?.error === "stale") this.stale(error.body);
      else refuse({ ...error.body, sentence: error.message }, this.onrule);
      return null;
    }
  }

  keep(name, body) {
    if ("after" in body) this.kept = { name, body };
    tell("after" in body ? t("order-kept") : t("no-answer"));
  }

  /** The connection is back. */
  async again() {
    const kept = this.kept;
    this.kept = null;
    if (kept) await this.give(kept.name, kept.body);
  }

  stale({ snapshot }) {
    tell(t("order-stale"));
    if (snapshot) this.model.apply(snapshot);
  }

  /** Why these things cannot be touched. */
  why(touch) {
    return post(`${this.path}/why`, { touch }).catch(() => ({ sentence: null }));
  }
}
