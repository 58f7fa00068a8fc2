// Requests to a table that cannot be taken back, so each is confirmed first, and what a reader may do about a writer.

import { get } from "../lib/http.js";
import { t } from "../lib/words.js";
import { openAuthorMenu } from "../panels/author-menu.js";
import { askConfirmation } from "../widgets/dialog.js";
import { showMessage } from "../widgets/toast.js";

/** @import { CommandBody, TableRequests } from "../live/table-requests.js" */
/** @import { TableState } from "../live/table-state.js" */
/** @import { ChatLine, SeatView, Snapshot } from "../types.d.ts" */

export class ConfirmedRequests {
  /**
   * @param {TableRequests} requests
   * @param {TableState} state
   */
  constructor(requests, state) {
    this.requests = requests;
    this.state = state;
  }

  /** Give the game up. The server says what follows from it. */
  resign() {
    const { ending, seat } = this.state.snapshot;
    return this.#ask(t("resign"), ending.resign, "resign", { seat });
  }

  /** Offer to end the game now. */
  offerEnd() {
    const { ending } = this.state.snapshot;
    return this.#ask(t(ending.alone ? "end-now" : "end-offer"), ending.offer, "end");
  }

  /** Give the whole table up, as its host. */
  closeTable() {
    return this.#ask(t("table-close"), t("table-close-sure"), "close");
  }

  /**
   * Remove a guest from the table: the person at a seat, or the author of a chat line.
   * @param {Pick<SeatView, "name" | "guest">} of
   */
  removeGuest({ name, guest }) {
    return this.#ask(t("seat-remove", { name }), t("seat-remove-sure", { name }), "remove", { guest });
  }

  /**
   * Open the menu of a chat line's author; `cleared()` is called before the chat is shown again.
   * @param {ChatLine} line
   * @param {() => void} cleared
   */
  openAuthor(line, cleared) {
    const hide = async () => {
      if (!(await this.requests.send("block", { line: line.n }))) return;
      cleared();
      const { table, count } = this.state.snapshot;
      /** @type {Snapshot} */
      const { chat } = await get(`/api/tables/${table}`);
      this.state.apply({ type: "update", count, chat });
      showMessage(t("author-hidden", { name: line.name }));
    };
    const report = async (_, text) => {
      if (await this.requests.send("complaint", { line: line.n, text })) showMessage(t("author-reported"));
    };
    openAuthorMenu(line, { hide, report, remove: line.guest ? () => this.removeGuest(line) : null });
  }

  /**
   * @param {string} label
   * @param {string} question
   * @param {string} request
   * @param {CommandBody} body
   */
  async #ask(label, question, request, body = {}) {
    if (await askConfirmation(label, question, label)) this.requests.send(request, body);
  }
}
