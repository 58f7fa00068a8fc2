// POST requests to a table. A move that could not be sent is kept and sent again when the connection is back. The
// server recognizes a request that it has already carried out by its `after` count.

import { thinkAboutHint } from "../lib/device.js";
import { NetworkError, post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { showMessage, showRefusal } from "../widgets/toast.js";

/**
 * @import { TableState } from "./table-state.js"
 * @import {
 *   AnySeatRequest, BlockRequest, ChatRequest, ComplaintRequest, ConfirmRequest, EndAnswerRequest, ErrorBody,
 *   InviteRequest,
 *   Explanation, Hint, PlayRequest, Preview, RematchRequest, RemoveRequest, ResignRequest, RulesRequest, SeatRequest,
 *   UndoAnswerRequest, UndoRequest
 * } from "../types.d.ts"
 */

/**
 * The bodies of all commands to a table.
 * @typedef {Partial<
 *   PlayRequest & ConfirmRequest & UndoRequest & UndoAnswerRequest & ResignRequest & EndAnswerRequest & AnySeatRequest &
 *   SeatRequest & ChatRequest & BlockRequest & RemoveRequest & RulesRequest & RematchRequest & ComplaintRequest & InviteRequest
 * >} CommandBody
 */

export class TableRequests {
  /**
   * `state` is the TableState; `openRule(anchor)` shows a rule beside the board; `findLink(round, count,
   * number)` gives this browser's link for the draw that a decision causes.
   * @param {string} table
   * @param {TableState} state
   * @param {(anchor: string) => void} openRule
   * @param {(round: number, count: number, number: number) => Promise<string>} findLink
   */
  constructor(table, state, openRule, findLink) {
    this.findLink = findLink;
    this.path = `/api/tables/${table}`;
    this.state = state;
    this.openRule = openRule;
    /** @type {{name: string, body: CommandBody} | null} */
    this.pending = null;
  }

  /** @param {string} action */
  play(action) {
    return this.sendAtCount("actions", { action, seat: this.state.snapshot.seat });
  }

  confirm() {
    return this.sendAtCount("confirm", {});
  }

  undo() {
    return this.sendAtCount("undo", {});
  }

  /** Ask all players to undo back to an earlier count. @param {number} to */
  undoTo(to) {
    return this.sendAtCount("undo", { to });
  }

  /**
   * Send a request that is valid only at the present count.
   * @param {string} name
   * @param {Omit<CommandBody, "after">} body
   */
  sendAtCount(name, body) {
    return this.send(name, { ...body, after: this.state.snapshot.count });
  }

  /**
   * Send any request. Return the answer, or null if it was refused or not sent; the player has then been told. If a
   * decision causes a draw, the server asks for this browser's link, and the request is sent again with it.
   * @template [Answer=unknown]
   * @param {string} name
   * @param {CommandBody} body
   * @returns {Promise<Answer | null>}
   */
  async send(name, body = {}) {
    try {
      return await post(`${this.path}/${name}`, body);
    } catch (error) {
      /** @type {Partial<ErrorBody> | undefined} */
      const refused = error.body;
      if (refused?.error === "needs-link" && !("link" in body)) {
        const link = await this.findLink(this.state.snapshot.fair.round, body.after, refused.number);
        return this.send(name, { ...body, link });
      }
      if (error instanceof NetworkError) this.keepForRetry(name, body);
      else if (refused?.error === "stale") this.applyStale(refused);
      else showRefusal({ ...refused, sentence: error.message }, this.openRule);
      return null;
    }
  }

  /**
   * @param {string} name
   * @param {CommandBody} body
   */
  keepForRetry(name, body) {
    if ("after" in body) this.pending = { name, body };
    showMessage("after" in body ? t("order-kept") : t("no-answer"));
  }

  /** Ask for a hint: this device, if it thinks, otherwise the server. @returns {Promise<Hint | null>} */
  async askHint() {
    return (await thinkAboutHint(this.path)) ?? this.send("hint");
  }

  /** The connection is back: send the kept request again. */
  async resendPending() {
    const kept = this.pending;
    this.pending = null;
    if (kept) await this.send(kept.name, kept.body);
  }

  /** The request came too late: take over the snapshot that the server sent along. @param {Partial<ErrorBody>} refused */
  applyStale({ snapshot }) {
    showMessage(t("order-stale"));
    if (snapshot) this.state.apply(snapshot);
  }

  /**
   * Ask the server why these keys cannot be touched in this order.
   * @param {string[]} touch
   * @returns {Promise<Partial<Explanation>>}
   */
  askWhy(touch) {
    return post(`${this.path}/why`, { touch }).catch(() => ({ sentence: null }));
  }

  /**
   * Ask the server what an action would do. Return null if there is no answer.
   * @param {string} action
   * @returns {Promise<Preview | null>}
   */
  async askPreview(action) {
    const answer = await post(`${this.path}/preview`, { action }).catch(() => null);
    return /** @type {Preview | null} */ (answer);
  }
}
