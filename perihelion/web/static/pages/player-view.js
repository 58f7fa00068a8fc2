// Everything that lies open of one player, drawn and in words. It stays current while it is shown.

import { Board } from "../board/board.js";
import { h, setChildren } from "../lib/dom.js";
import { get } from "../lib/http.js";
import { t } from "../lib/words.js";
import { renderOutline } from "../widgets/outline.js";

/** @import { PlayerBoard, SeatView, PlayerView as OpenView } from "../types.d.ts" */

export class PlayerView {
  /**
   * @param {string} table
   * @param {string} game
   * @param {SeatView} seat
   */
  constructor(table, game, { seat, name }) {
    this.path = `/api/tables/${table}/players/${seat}`;
    this.game = game;
    this.drawing = h("div", {
      class: "player-board",
      hidden: true,
      tabindex: "0",
      role: "region",
      "aria-label": t("player-board", { name }),
    });
    this.board = new Board(this.drawing, t("player-board", { name }));
    this.words = h("div", { class: "prose" }, h("p", { class: "quiet" }, t("loading")));
    this.record = h("p", {});
    this.node = h("div", { class: "player-view" }, this.record, this.drawing, this.words);
    this.load();
  }

  /** Something has changed: load it again as long as it is shown. */
  refresh() {
    if (this.node.isConnected) this.load();
  }

  /** Load what lies open now. If the server cannot be reached, the last state stays. */
  async load() {
    const answer = /** @type {OpenView | null} */ (await get(this.path).catch(() => null));
    if (!answer) return;
    this.drawing.hidden = !answer.board;
    setChildren(this.record, answer.record && h("a", { href: answer.record }, t("record-link")));
    if (answer.board) this.showBoard(answer.board);
    setChildren(this.words, renderOutline(answer.outline));
  }

  /** Show the part of the drawing that belongs to the player. @param {PlayerBoard} board */
  showBoard(board) {
    const { width, top } = board;
    const height = board.height - top;
    this.board.show(board, this.game);
    this.board.arrange({ width, height, places: [{ left: 0, top, width, height, x: 0, y: 0, scale: 1 }] });
  }
}
