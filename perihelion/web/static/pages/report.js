// The report about a finished game. It is shown as far as it is made, and follows the server while it becomes better.

import { OwnReport } from "../analysis/own-report.js";
import { ReportCurveView } from "../analysis/report-curve.js";
import { Board } from "../board/board.js";
import { fullAddress, pagePath } from "../lib/address.js";
import { h, s, setChildren } from "../lib/dom.js";
import { get, NetworkError } from "../lib/http.js";
import { t } from "../lib/words.js";
import { parseDocument } from "../panels/document-loader.js";
import { deviceNote } from "../widgets/device-note.js";
import { icon } from "../widgets/icons.js";
import { loadingIllustration } from "../widgets/illustrations.js";
import { announce } from "../widgets/live-region.js";

/** @import { PageContext } from "../main.js" */
/** @import { CompanionPosition, MistakeList, ReportState, Snapshot } from "../types.d.ts" */

const POLL_MS = 1000;

/**
 * Open the report of a table.
 * @param {HTMLElement} main
 * @param {PageContext} context
 */
export function open(main, { table, game }) {
  return new ReportPage(main, table, game, pagePath().startsWith("/companion/")).follow();
}

class ReportPage {
  /** `entered`: the game was played at a real table. */
  constructor(main, table, game, entered) {
    this.path = entered ? `/api/companions/${table}` : `/api/tables/${table}`;
    this.entered = entered;
    this.game = game;
    this.number = 0;
    this.boards = new Map();
    this.own = entered ? null : new OwnReport(this.path);
    this.origin = h("div", { class: "row", hidden: true });
    this.status = h("p", { class: "quiet", role: "status" }, t("loading"));
    this.progress = h("progress", { "aria-label": t("report-page-progress"), max: 1 });
    this.fileLink = h(
      "a",
      {
        class: "button",
        href: `${this.path}/report/file`,
        download: "",
        hidden: true,
        onclick: (event) => this.saveOwnFile(event),
      },
      icon("download"),
      t("report-page-file"),
    );
    this.mistakeLinks = h("span", { class: "row tight", hidden: true });
    this.beginning = h("div", {}, loadingIllustration());
    this.curve = new ReportCurveView((n) =>
      fullAddress(entered ? `/analysis?companion=${table}#${n}` : `/t/${table}/replay#${n}`),
    );
    this.content = h("div");
    this.assumed = h("p", { class: "notice", hidden: true });
    if (entered) this.tellAssumed();
    else this.tellResult();
    this.visible = new IntersectionObserver((entries) => this.drawVisible(entries), { rootMargin: "900px" });
    setChildren(
      main,
      h(
        "div",
        { class: "book report" },
        h("h1", {}, t("labelled", { label: document.title.split(" – ")[0], text: t("report") })),
        h(
          "p",
          { class: "row" },
          entered
            ? h("a", { class: "button", href: `/companion/${table}` }, t("companion"))
            : [
                h("a", { class: "button", href: `/t/${table}` }, t("table")),
                h("a", { class: "button", href: `/t/${table}/replay` }, icon("play"), t("replay")),
              ],
          h(
            "a",
            { class: "button", href: `/analysis?${entered ? "companion" : "table"}=${table}` },
            icon("eye"),
            t("analysis-analyse"),
          ),
          this.fileLink,
          this.mistakeLinks,
        ),
        this.assumed,
        this.status,
        this.origin,
        this.progress,
        this.beginning,
        this.curve.node,
        this.content,
      ),
    );
  }

  /** Say that the report cannot know what nobody entered. */
  async tellAssumed() {
    const { unseen } = /** @type {Pick<CompanionPosition, "unseen">} */ (
      await get(this.path).catch(() => ({ unseen: 0 }))
    );
    this.assumed.hidden = unseen === 0;
    setChildren(this.assumed, t("companion-report", { n: unseen }));
  }

  /** Say how the game ended; the report knows more a few seconds later. */
  async tellResult() {
    const { over } = /** @type {Pick<Snapshot, "over">} */ (await get(this.path).catch(() => ({ over: null })));
    if (over && this.number === 0) this.beginning.prepend(h("p", { class: "report-headline" }, h("b", {}, over.says)));
  }

  /** Ask for the report until it is complete. */
  async follow() {
    const report = await this.fetchReport();
    if (report) this.show(report);
    if (report?.state === "done" || report?.state === "failed") return;
    setTimeout(() => this.follow().catch((error) => this.fail(error)), POLL_MS);
  }

  /**
   * Return the report as far as this device or the server has made it, or null while the server cannot be reached.
   * @returns {Promise<(ReportState & {device?: boolean}) | null>}
   */
  async fetchReport() {
    const own = await this.own?.ask(this.number);
    if (own) return own;
    if (!this.origin.hidden) this.leaveDevice();
    try {
      return await get(`${this.path}/report?seen=${this.number}`);
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error;
      setChildren(this.status, t("no-answer"));
      return null;
    }
  }

  /** From here on the server makes the report, with its own count. */
  leaveDevice() {
    this.origin.hidden = true;
    this.number = 0;
  }

  /** Say that this device makes the report, and offer that the server makes it, too. @param {{device?: boolean}} report */
  tellOrigin(report) {
    if (!report.device || !this.origin.hidden) return;
    const give = () => {
      this.own.given = true;
      this.follow().catch((error) => this.fail(error));
    };
    const button = h("button", { type: "button", hidden: true, onclick: give }, t("report-page-at-server"));
    setChildren(this.origin, deviceNote(report), button);
    this.origin.hidden = false;
  }

  /** Save the file of a report that only this device has. @param {Event} event */
  async saveOwnFile(event) {
    if (this.origin.hidden) return;
    event.preventDefault();
    const text = await this.own.writeFile();
    if (text === null) return;
    const href = URL.createObjectURL(new Blob([text], { type: "text/html" }));
    h("a", { href, download: `perihelion-${this.game}.html` }).click();
    setTimeout(() => URL.revokeObjectURL(href), POLL_MS);
  }

  fail(error) {
    setChildren(this.status, error.message);
    this.progress.hidden = true;
  }

  /** @param {ReportState & {device?: boolean}} report */
  show(report) {
    const { state, done, of, number, beginning, html, curve } = report;
    this.tellOrigin(report);
    if (state === "done" && !this.origin.hidden) this.origin.querySelector("button").hidden = false;
    const sentence = t(`report-page-${state}`);
    if (this.status.textContent !== sentence) setChildren(this.status, sentence);
    this.progress.hidden = state === "done" || state === "failed";
    this.progress.value = done / of;
    this.fileLink.hidden = state !== "done";
    if (html === null || number === this.number) return;
    if (this.number === 0) announce(sentence);
    this.number = number;
    const position = scrollY;
    this.visible.disconnect();
    this.showPart(this.beginning, parseDocument(beginning));
    this.curve.show(curve);
    this.showPart(this.content, parseDocument(html));
    if (state === "done" && !this.entered && this.origin.hidden) this.offerMistakes();
    scrollTo(0, position);
  }

  /** Link to the costliest of my mistakes, to be played again; in a game of others, to that of each person. */
  async offerMistakes() {
    const { mistakes, own } = /** @type {MistakeList} */ (
      await get(`${this.path}/mistakes`).catch(() => ({ mistakes: [], own: true }))
    );
    const first = mistakes.filter((each, i) => (own ? !i : mistakes.findIndex(({ seat }) => seat === each.seat) === i));
    const word = ({ seat }) =>
      own ? t("report-page-mistakes") : t("report-page-mistakes-of", { name: this.curve.curve.seats[seat].name });
    setChildren(
      this.mistakeLinks,
      first.map((each) => h("a", { class: "button warm", href: fullAddress(each.link) }, icon("repeat"), word(each))),
    );
    this.mistakeLinks.hidden = !first.length;
  }

  /**
   * Replace a part of the page. Sections that are unfolded stay so, and boards that are drawn are kept.
   * @param {HTMLElement} part
   * @param {Node[]} nodes
   */
  showPart(part, nodes) {
    const unfolded = [...part.querySelectorAll("details")].map((fold) => fold.open);
    setChildren(part, nodes);
    part.querySelectorAll("details").forEach((fold, i) => {
      fold.open = unfolded[i] ?? false;
    });
    /** @type {NodeListOf<HTMLElement>} */
    const figures = part.querySelectorAll("[data-moment]");
    for (const figure of figures) {
      const board = this.boards.get(boardKey(figure));
      if (board) figure.prepend(board);
      else this.visible.observe(figure);
    }
    /** @type {NodeListOf<HTMLElement>} */
    const dots = part.querySelectorAll("[data-colour]");
    for (const dot of dots) dot.append(colourDot(dot.dataset.colour));
  }

  drawVisible(entries) {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      this.visible.unobserve(target);
      this.drawBoard(target);
    }
  }

  /** Draw the moment of a mistake as its player saw it, with the better move and the one that was played. */
  async drawBoard(figure) {
    const host = h("div", { class: "report-board" });
    const key = boardKey(figure);
    const { moment, seat, best, played } = figure.dataset;
    this.boards.set(key, host);
    figure.prepend(host);
    try {
      /** @type {Snapshot} */
      const snapshot = await get(`${this.path}/at/${moment}?seat=${seat}`);
      if (!snapshot.board) return;
      const board = new Board(host, t("board"));
      board.show(snapshot.board, this.game);
      board.mark("touch", best.split(" "));
      board.mark("happened", played.split(" "));
    } catch {
      this.boards.delete(key);
    }
  }
}

/** @param {HTMLElement} figure */
function boardKey({ dataset }) {
  const { moment, seat, best } = dataset;
  return `${moment} ${seat} ${best}`;
}

function colourDot(colour) {
  return s(
    "svg",
    { class: "dot", viewBox: "0 0 20 20", "aria-hidden": "true" },
    s("circle", { cx: 10, cy: 10, r: 8, fill: colour }),
  );
}
