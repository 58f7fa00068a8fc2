// A position played out many times by the greedy bot: how often each seat wins, and with how many points. The page asks for a
// few games at a time, so that it can show progress and stop at any moment.

import { thinkOrPost } from "../lib/device.js";
import { h, s, setChildren } from "../lib/dom.js";
import { meanText, numberText, t } from "../lib/words.js";
import { deviceNote } from "../widgets/device-note.js";

/** @import { LineRequest, PlayedOut, Playouts } from "../types.d.ts" */

const GAMES = 100;
const AT_ONCE = 25;
const WAIT_MS = 1500; // while the bots get ready
const BINS = 16;
const [WIDTH, HEIGHT] = [300, 48];

export class PlayoutsPanel {
  constructor() {
    /** @type {{name: string}[]} */
    this.seats = [];
    /** @type {PlayedOut[]} */
    this.games = [];
    /** @type {Playouts & {device?: boolean}} */
    this.answer = { games: [] };
    /** @type {LineRequest | null} */
    this.line = null;
    this.node = h("section", { class: "playouts", "aria-label": t("analysis-playouts"), hidden: true });
  }

  clear() {
    this.line = null;
    this.node.hidden = true;
  }

  /**
   * Play the end of a line out; `seats` have names.
   * @param {LineRequest} line
   * @param {{name: string}[]} seats
   */
  async begin(line, seats) {
    this.line = line;
    this.seats = seats;
    this.games = [];
    this.node.hidden = false;
    this.render(true);
    this.node.scrollIntoView({ block: "nearest" });
    try {
      while (this.line === line && this.games.length < GAMES) {
        this.render(true);
        const most = Math.min(AT_ONCE, GAMES - this.games.length);
        /** @type {Playouts & {device?: boolean}} */
        const answer = await thinkOrPost("/api/analysis/playouts", { ...line, most });
        const { games } = answer;
        if (this.line !== line) return;
        this.answer = answer;
        this.games.push(...games);
        if (!games.length) await new Promise((wake) => setTimeout(wake, WAIT_MS));
      }
    } finally {
      if (this.line === line) this.render(false);
    }
  }

  stop() {
    this.line = null;
    this.render(false);
  }

  render(working) {
    const n = this.games.length;
    const stop = h("button", { type: "button", data: { id: "playouts-stop" }, onclick: () => this.stop() }, t("stop"));
    setChildren(
      this.node,
      h("h3", {}, t("analysis-playouts")),
      h("p", { class: "small quiet" }, t("analysis-playouts-about")),
      working &&
        h(
          "p",
          { class: "row tight" },
          h("progress", { "aria-label": t("analysis-playouts"), max: GAMES, value: n }),
          stop,
        ),
      h(
        "p",
        { class: "small", role: "status" },
        working && !n ? t("analysis-getting-ready") : t("analysis-games", { n }),
      ),
      n > 0 &&
        h(
          "ul",
          {},
          this.seats.map(({ name }, i) => this.seatRow(name, i)),
        ),
      n > 0 && deviceNote(this.answer),
    );
  }

  seatRow(name, seat) {
    const shares = this.games.map((game) => game.shares[seat]);
    const points = this.games.map((game) => game.points[seat]);
    const won = shares.reduce((sum, share) => sum + share, 0);
    const wins = t("analysis-wins", { won, n: shares.length });
    const label = t("analysis-points-mean", { points: meanText(mean(points)) });
    return h(
      "li",
      {},
      h("b", {}, name),
      h("span", {}, ` ${wins} · ${label}`),
      this.histogram(points, t("labelled", { label: name, text: label })),
    );
  }

  /** How often a seat got how many points; all seats have the same axis. */
  histogram(points, label) {
    const all = this.games.flatMap((game) => game.points);
    const [low, high] = [Math.min(...all), Math.max(...all)];
    const width = Math.max(1, Math.ceil((high - low + 1) / BINS));
    const bins = Array.from({ length: Math.ceil((high - low + 1) / width) }, () => 0);
    for (const value of points) bins[Math.floor((value - low) / width)] += 1;
    const most = Math.max(...bins);
    const step = WIDTH / bins.length;
    const bar = (count, i) =>
      count > 0 &&
      s("rect", {
        x: i * step + 1,
        y: HEIGHT - (HEIGHT * count) / most,
        width: Math.max(1, step - 2),
        height: (HEIGHT * count) / most,
      });
    return s(
      "svg",
      { class: "histogram", viewBox: `0 0 ${WIDTH} ${HEIGHT + 16}`, role: "img", "aria-label": label },
      bins.map(bar),
      s("line", { class: "curve-axis", x1: 0, x2: WIDTH, y1: HEIGHT, y2: HEIGHT }),
      s("text", { x: 0, y: HEIGHT + 13 }, numberText(low)),
      s("text", { x: WIDTH, y: HEIGHT + 13, "text-anchor": "end" }, numberText(high)),
    );
  }
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
