// A game at a real table: people enter what happens there, and the page keeps score and knows the rules.

import { parseSvg } from "../board/svg-sanitizer.js";
import { EntryList } from "../companion/entry-list.js";
import { EntryPad } from "../companion/entry-pad.js";
import { CompanionStart } from "../companion/start-form.js";
import { ALONE, openPage } from "../lib/address.js";
import { h, s, setChildren } from "../lib/dom.js";
import { get, post } from "../lib/http.js";
import { ruleName, t } from "../lib/words.js";
import { scoreSheet } from "../panels/score-sheet.js";
import { delayText } from "../widgets/delay-text.js";
import { askConfirmation } from "../widgets/dialog.js";
import { icon, iconButton } from "../widgets/icons.js";
import { announce } from "../widgets/live-region.js";
import { hideMessage, showMessage } from "../widgets/toast.js";
import { PrivateBoard } from "./private-board.js";

/** @import { PageContext } from "../main.js" */
/** @import { Broadcast, CompanionPosition, CorrectionRequest, ErrorBody, HistoryEntry } from "../types.d.ts" */

const REPORT = "report"; // the choice that opens the report of a game that is over
const TAKE_BACK = "take-back"; // the choice that deletes the last entries, which cannot be shown

/**
 * Open a game, or the page where one begins.
 * @param {HTMLElement} main
 * @param {PageContext} context
 */
export async function open(main, { table, game }) {
  if (table) return new CompanionPage(main, table, game).load();
  document.title = `${t("companion")} – Perihelion`;
  const query = new URLSearchParams(location.search);
  const wish = { game: query.get("game") ?? undefined, options: JSON.parse(query.get("options") ?? "{}") };
  return new CompanionStart(main, await get("/api/games"), wish);
}

class CompanionPage {
  constructor(main, id, game) {
    this.path = `/api/companions/${id}`;
    this.link = `/companion/${id}`;
    /** The earlier entry that is being corrected. @type {HistoryEntry | null} */
    this.correcting = null;
    /** How others can watch the game. @type {Broadcast | null} */
    this.broadcast = null;
    this.watched = h("p", { class: "small watched", hidden: true });
    this.seats = h("ul", { class: "seats companion-seats" });
    this.known = h("p", { class: "quiet small" });
    this.sheet = h("div");
    this.entryList = new EntryList({
      correct: (entry) => this.startCorrection(entry),
      showAll: () => this.board.attempt(async () => this.arrive(await get(`${this.path}?whole=true`))),
    });
    this.deeds = h("div", { class: "row tight" });
    this.pad = new EntryPad((text) => this.enter(text), parseSvg);
    const log = h(
      "div",
      { class: "log-view companion-view" },
      this.watched,
      this.known,
      this.entryList.node,
      this.sheet,
      this.deeds,
    );
    this.cancel = iconButton("close", t("companion-correct-cancel"), () => this.stopCorrection());
    const tools = [this.cancel, iconButton("keyboard", t("companion-type"), () => this.pad.toggleTyping())];
    const beside = [h("div", { class: "seats-area" }, this.seats)];
    this.board = new PrivateBoard(
      main,
      game,
      { name: "companion-page", tools, beside, log },
      {
        play: (action) => this.choose(action),
        undo: () => this.undo(),
        hint: () => {},
        explain: (touch) => post(`${this.path}/why`, { touch, at: this.position.at }),
      },
    );
    this.board.dock.append(this.pad.node);
  }

  async load() {
    this.arrive(await get(this.path));
    if (!ALONE && !this.broadcast) this.setBroadcast(await get(`${this.path}/broadcast`));
  }

  /** Say on the page whether others can watch. @param {Broadcast} broadcast */
  setBroadcast(broadcast) {
    this.broadcast = broadcast;
    this.watched.hidden = !broadcast.link;
    setChildren(this.watched, icon("eye"), ` ${t("broadcast-on")} (${delayText(broadcast.delay)})`);
  }

  async letOthersWatch() {
    const { openBroadcastDialog } = await import("../companion/broadcast-dialog.js");
    openBroadcastDialog(this.path, this.broadcast, (changed) => this.setBroadcast(changed));
  }

  choose(action) {
    if (action === REPORT) return openPage(`${this.link}/report`);
    return action === TAKE_BACK ? this.takeBack() : this.enter(action);
  }

  /** Enter what was touched or typed; while correcting, it replaces the earlier entry. @param {string} entry */
  enter(entry) {
    if (this.busy) return;
    const { count } = this.position;
    const request = this.correcting
      ? () => this.correct({ at: this.correcting.at, entry, count })
      : async () => this.arrive(await post(`${this.path}/enter`, { entry, count }));
    return this.send(request);
  }

  undo() {
    if (this.correcting) return this.stopCorrection();
    return this.send(async () => this.arrive(await post(`${this.path}/undo`, { count: this.position.count })));
  }

  /** Delete the last entries, which cannot be shown. */
  async takeBack() {
    const entries = this.position.unshown.join(", ");
    const sure = t("companion-take-back-sure", { entries });
    if (await askConfirmation(t("companion-take-back"), sure, t("companion-take-back"))) return this.undo();
    this.board.offerChoices();
  }

  /** Send a request. If something was entered on another device meanwhile, show that first. */
  async send(request) {
    this.busy = true;
    this.pad.node.inert = true;
    try {
      await this.board.attempt(async () => {
        try {
          await request();
        } catch (error) {
          /** @type {Partial<ErrorBody> | undefined} */
          const refused = error.body;
          if (refused?.error !== "stale") throw error;
          this.arrive(await get(this.path));
          showMessage(error.message);
        }
      });
    } finally {
      this.busy = false;
      this.pad.node.inert = false;
    }
  }

  /** Show the moment of an entry, so that another one can be chosen there. @param {HistoryEntry} entry */
  startCorrection(entry) {
    return this.board.attempt(async () => {
      /** @type {CompanionPosition} */
      const position = await get(`${this.path}?at=${entry.at}`);
      this.correcting = entry;
      this.arrive(position);
      this.board.sidePanel.close();
    });
  }

  stopCorrection() {
    this.correcting = null;
    return this.board.attempt(() => this.load());
  }

  /** @param {CorrectionRequest} order */
  async correct(order) {
    /** @type {CompanionPosition} */
    const position = await post(`${this.path}/correct`, order);
    if (position.correction) {
      const { kept, of, says, sentence, rule } = position.correction;
      const question = t("companion-correct-lost", { kept, of, says, sentence, rule: ruleName(rule) });
      if (!(await askConfirmation(t("companion-correct"), question, t("companion-correct-yes"))))
        return this.board.offerChoices();
      return this.correct({ ...order, force: true });
    }
    this.correcting = null;
    this.arrive(position);
  }

  /** @param {CompanionPosition} position */
  arrive(position) {
    this.position = position;
    const { correcting } = this;
    const name = `${position.gameName} – ${t("companion")}`;
    const done = (position.over || position.ended) && !correcting;
    const button = (action, word) => ({ action, touch: [], says: t(word) });
    document.title = name;
    this.cancel.hidden = !correcting;
    const prompt = correcting ? t("companion-correcting", { says: correcting.says }) : position.prompt;
    this.board.page.classList.toggle("entered-all", done);
    this.board.show(
      { ...position, prompt },
      {
        heading: name,
        choices: position.unshown
          ? [button(TAKE_BACK, "companion-take-back")]
          : done
            ? [button(REPORT, "report")]
            : position.choices,
        count: position.count,
        mayUndo: position.entered > 0 && !position.unshown,
        hints: false,
      },
    );
    this.board.page.classList.toggle("yours", position.pad.length > 0 || position.choices.length > 0);
    this.pad.show(position.pad);
    this.renderSeats();
    this.renderKnown();
    this.entryList.render(position);
    setChildren(
      this.sheet,
      scoreSheet(position.sheet, position.seats, { points: position.seats.map((one) => one.points) }),
    );
    this.renderDeeds();
    announce(prompt);
  }

  renderSeats() {
    const { seats, actor } = this.position;
    const dot = (colour) =>
      s(
        "svg",
        { class: "dot-seat", viewBox: "0 0 20 20", width: 16, height: 16, "aria-hidden": "true" },
        s("circle", { cx: 10, cy: 10, r: 8, fill: colour }),
      );
    setChildren(
      this.seats,
      seats.map(({ name, title, colour, points }, seat) =>
        h(
          "li",
          { class: `seat${seat === actor ? " active" : ""}`, title, "aria-current": seat === actor && "true" },
          h(
            "div",
            { class: "seat-card" },
            colour && dot(colour),
            h("span", { class: "seat-name" }, name),
            h("b", { class: "seat-points" }, String(points)),
          ),
        ),
      ),
    );
  }

  /** Say what the page knows, and what only the people at the table know. */
  renderKnown() {
    const { secrets, unseen, unshown } = this.position;
    const known = secrets ? t("companion-unseen", { n: unseen }) : t("companion-open");
    setChildren(this.known, unshown ? t("companion-unshown-about", { entries: unshown.join(", ") }) : known);
  }

  renderDeeds() {
    const { over, ended } = this.position;
    setChildren(
      this.deeds,
      h("a", { class: "button", href: `${this.path}/export`, download: "" }, icon("download"), t("export")),
      h(
        "a",
        { class: "button", href: `/analysis?companion=${this.position.id}` },
        icon("curve"),
        t("analysis-analyse"),
      ),
      over || ended
        ? h("a", { class: "button", href: `${this.link}/report` }, t("report"))
        : h("button", { type: "button", data: { id: "end" }, onclick: () => this.end() }, t("companion-end")),
      !ALONE &&
        h(
          "button",
          { type: "button", data: { id: "broadcast" }, onclick: () => this.letOthersWatch() },
          icon("eye"),
          t("broadcast-share"),
        ),
      h("a", { class: "button", href: "/companion" }, t("companion-mine")),
    );
  }

  async end() {
    if (!(await askConfirmation(t("companion-end"), t("companion-end-sure"), t("companion-end")))) return;
    hideMessage();
    await this.board.attempt(async () => {
      await post(`${this.path}/end`);
      await this.load();
      this.board.sidePanel.close();
    });
  }
}
