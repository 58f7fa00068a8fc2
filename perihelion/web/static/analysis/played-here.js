// What was played in a position: by me, by people, and by each level of bots, and how these games ended. Equal positions are
// listed first; then those in which the same was chosen, whatever chance brought.

import { h, s, setChildren } from "../lib/dom.js";
import { post } from "../lib/http.js";
import { meanText, t } from "../lib/words.js";

/** @import { Explored, ExplorerMove, ExplorerPlayer, ExplorerSection, LineRequest } from "../types.d.ts" */

const HEADINGS = { known: "explorer-known", decisions: "explorer-decisions", own: "explorer-own" };
const [WIDTH, HEIGHT] = [100, 10];
const MOST_MOVES = 8; // of a section; the others are behind a button

export class PlayedHere {
  /** `play(action)` plays a move; without it, moves are only listed. @param {((action: string) => unknown) | null} play */
  constructor(play = null) {
    this.play = play;
    /** @type {LineRequest | null} */
    this.line = null;
    this.node = h("section", { class: "played-here", "aria-label": t("explorer"), hidden: true });
  }

  get isOpen() {
    return !this.node.hidden;
  }

  close() {
    this.node.hidden = true;
    this.line = null;
  }

  /** Show what was played at the end of a line; a later call takes precedence. @param {LineRequest} line */
  async show(line) {
    this.line = line;
    const opened = this.node.hidden;
    this.node.hidden = false;
    if (!this.node.hasChildNodes()) this.render(h("p", { class: "small quiet", role: "status" }, t("explorer-wait")));
    if (opened) this.node.scrollIntoView({ block: "nearest" });
    try {
      /** @type {Explored} */
      const found = await post("/api/analysis/explorer", line);
      if (this.line === line) this.renderFound(found);
    } catch (error) {
      if (this.line === line) this.render(h("p", { class: "small" }, error.body ? error.message : t("no-answer")));
    }
  }

  /** @param {any[]} parts */
  render(...parts) {
    const close = h(
      "button",
      { type: "button", data: { id: "explorer-close" }, onclick: () => this.close() },
      t("close"),
    );
    setChildren(this.node, h("p", { class: "row between" }, h("b", {}, t("explorer")), close), parts);
  }

  /** @param {Explored} found */
  renderFound({ turn, sections }) {
    if (!turn) return this.render(h("p", { class: "small" }, t("explorer-no-turn")));
    if (!sections.length) return this.render(h("p", { class: "small" }, t("explorer-nothing")));
    return this.render(
      h("p", { class: "small quiet" }, t("explorer-about")),
      sections.map((section) => this.section(section)),
    );
  }

  /** @param {ExplorerSection} section */
  section({ kind, n, moves }) {
    const rows = moves.map((move) => this.move(move));
    const list = h("ol", {}, rows.slice(0, MOST_MOVES));
    const more = h(
      "button",
      {
        type: "button",
        onclick: () => {
          list.append(...rows.slice(MOST_MOVES));
          more.remove();
        },
      },
      t("explorer-more", { n: rows.length - MOST_MOVES }),
    );
    return h("div", {}, h("h3", {}, t(HEADINGS[kind], { n })), list, rows.length > MOST_MOVES && more);
  }

  /** @param {ExplorerMove} move */
  move({ action, says, players }) {
    const name = this.play
      ? h("button", { class: "choice", type: "button", onclick: () => this.play(action) }, says)
      : h("b", {}, says);
    return h("li", {}, name, h("ul", {}, players.map(playerRow)));
  }
}

/** @param {ExplorerPlayer} player */
function playerRow({ who, name, n, share, low, high, points }) {
  const percent = (value) => Math.round(100 * value);
  const range = { low: percent(low), high: percent(high) };
  return h(
    "li",
    { class: `small player-${who === "me" || who === "people" ? who : "bot"}` },
    h("span", {}, h("b", {}, name), ` ${t("explorer-times", { n })}`),
    interval(share, low, high),
    h("span", {}, t("explorer-won", { share: percent(share), ...range, points: meanText(points) })),
  );
}

/** A share as a bar, and its interval as a line. The text beside it says the same. */
function interval(share, low, high) {
  const x = (value) => WIDTH * value;
  return s(
    "svg",
    { class: "interval", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", "aria-hidden": "true" },
    s("rect", { class: "interval-share", x: 0, y: 2, width: x(share), height: HEIGHT - 4 }),
    s("line", { class: "interval-range", x1: x(low), x2: x(high), y1: HEIGHT / 2, y2: HEIGHT / 2 }),
  );
}
