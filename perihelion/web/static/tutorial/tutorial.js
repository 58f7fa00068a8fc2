// The tutorial of the first turn: a bubble beside the piece to touch says what happened, what the decision is about and
// what to do.
//
// It contains nothing about any game. The texts come from the game (tour.<lang>.ftl, by way of the server); what to
// touch comes from the server and the choices.

import { bestPlace } from "../lib/bubble-place.js";
import { h, setChildren } from "../lib/dom.js";
import { get } from "../lib/http.js";
import { t } from "../lib/words.js";
import { icon } from "../widgets/icons.js";
import { announce } from "../widgets/live-region.js";

/** @import { Snapshot, Suggestion, TutorialStep } from "../types.d.ts" */

const CARD_AREA = 1200; // square pixels
const HINTED_WEIGHT = 60; // covering the button to press is as bad as covering the piece to touch
const MAX_EVENTS = 3; // the bubble repeats only the last events
const EVENT_KINDS = new Set(["action", "chance", "event"]);

export class Tutorial {
  /**
   * `on` has choices() and count() of the table as it is shown,
   * markButton(action), which marks the button of an action (null: none), and left(hadFocus), called when the tutorial
   * ends; `hadFocus` is true if the focus was in the bubble.
   */
  constructor(table, boardView, on) {
    this.path = `/api/tables/${table}/tour`;
    this.boardView = boardView;
    this.on = on;
    /** @type {TutorialStep | null} */
    this.texts = null;
    /** @type {Snapshot | null} */
    this.snapshot = null;
    /** @type {Suggestion | null} */
    this.suggested = null;
    this.running = false;
    this.bubble = h("section", { class: "bubble card", "aria-label": t("tour"), hidden: true });
    boardView.node.append(this.bubble);
    const place = () => this.placeBubble();
    boardView.frame.addEventListener("scroll", place, { passive: true });
    boardView.board.svg.addEventListener("zoomed", place);
    new ResizeObserver(place).observe(boardView.node);
  }

  /** Start with the welcome; does nothing if it is running or the game has no tutorial. @param {Snapshot} snapshot */
  async start(snapshot) {
    this.snapshot = snapshot;
    if (this.running || !(await this.fetchTexts())) return;
    this.running = true;
    this.welcomed = false;
    this.lastMoment = "";
    this.since = snapshot.count; // the count at which the server was last asked for news
    this.logStart = snapshot.log.length; // entries before the tutorial
    this.logRead = snapshot.log.length; // entries that the bubble has already told
    this.boardView.node.classList.add("led");
    this.showBubble(
      t("tour-begin"),
      [this.texts.welcome],
      this.actionButton(t("tour-show"), () => this.endWelcome()),
    );
  }

  /** Load the texts for the present decision. Return false if the game has none. */
  async fetchTexts() {
    const { count } = this.snapshot;
    const answer = await get(`${this.path}?since=${this.since ?? count}`).catch(() => null);
    this.texts = /** @type {TutorialStep | null} */ (answer);
    this.since = count;
    return this.texts !== null;
  }

  endWelcome() {
    this.welcomed = true;
    this.update(this.snapshot);
  }

  /**
   * The table has changed. Changes that do not concern the game (seats, chat) leave the bubble as it is.
   * @param {Snapshot} snapshot
   */
  async update(snapshot) {
    this.snapshot = snapshot;
    if (!this.running || !this.welcomed) return;
    const moment = `${snapshot.count} ${snapshot.yours} ${snapshot.confirm}`;
    if (moment === this.lastMoment) {
      this.showNextStep();
      return;
    }
    this.lastMoment = moment;
    this.bubble.ariaBusy = "true";
    this.suggested = this.target = null;
    if (snapshot.over) this.leave();
    else if (!snapshot.yours) this.showBubble("", [t("tour-wait")]);
    else if (this.firstTurnIsOver) await this.showEnd();
    else if (snapshot.confirm) this.showBubble("", [this.newEvents(), t("tour-confirm")]);
    else await this.explainDecision();
  }

  /** Whether I have acted since the start, and somebody else after me. */
  get firstTurnIsOver() {
    const since = this.snapshot.log.slice(this.logStart).filter((entry) => entry.kind === "action" && !entry.undone);
    const mine = since.findIndex((entry) => this.snapshot.mine.includes(entry.seat));
    return mine >= 0 && since.slice(mine).some((entry) => !this.snapshot.mine.includes(entry.seat));
  }

  async showEnd() {
    const news = this.newEvents();
    await this.fetchTexts();
    this.showBubble(
      t("tour-over"),
      [[...(this.texts?.news ?? []), news].join(" "), this.texts?.end ?? ""],
      this.actionButton(t("tour-alone"), () => this.leave()),
    );
  }

  /** Explain a decision of mine, and suggest an action. */
  async explainDecision() {
    const { count } = this.snapshot;
    this.happened = this.newEvents();
    await this.fetchTexts();
    if (!this.running || this.snapshot.count !== count) return;
    this.suggested = this.texts?.suggest;
    this.news = (this.texts?.news ?? []).join(" ");
    this.showNextStep();
  }

  /** Point to the next piece to touch, or to the button to press. */
  showNextStep() {
    const deciding =
      this.running && this.welcomed && this.snapshot.yours && !this.snapshot.confirm && !this.firstTurnIsOver;
    if (!deciding || this.snapshot.count !== this.on.count()) return;
    const { picked } = this.on.choices();
    const touch = (this.suggested?.touch ?? []).filter((key) => this.boardView.board.has(key));
    const follows = picked.every((key, i) => touch[i] === key);
    const next = follows ? touch[picked.length] : undefined;
    const press = this.suggested && follows && !next;
    this.on.markButton(press ? this.suggested.action : null);
    this.boardView.board.mark("hint", next ? [next] : []);
    this.boardView.reveal(next ? [next] : []);
    this.target = next ?? null;
    this.showBubble(this.news, [
      this.happened,
      this.texts?.says ?? "",
      this.instruction(next, press, picked.length > 0, follows),
    ]);
  }

  /** Return the sentence that says what to do. */
  instruction(next, press, more, follows) {
    if (press) return t("tour-press", { says: this.suggested.says });
    if (!follows) return t("tour-own");
    if (!next) return t("tour-any");
    const thing = this.boardView.board.title(next);
    if (!thing) return t(more ? "tour-then-this" : "tour-touch-this");
    return t(more ? "tour-then" : "tour-touch", { thing });
  }

  /** Return what happened since the last call, in sentences. */
  newEvents() {
    const lines = this.snapshot.log.slice(this.logRead).filter((entry) => EVENT_KINDS.has(entry.kind) && !entry.undone);
    this.logRead = this.snapshot.log.length;
    return lines
      .slice(-MAX_EVENTS)
      .map((entry) => entry.says)
      .join(" ");
  }

  actionButton(label, press) {
    return h("button", { class: "warm", type: "button", onclick: press }, label);
  }

  /** Show a heading, one to three lines (what happened, why, what to do) and a button in the bubble. */
  showBubble(heading, lines, button = null) {
    const hadFocus = this.bubble.contains(document.activeElement);
    const kinds = lines.length === 3 ? ["happened", "why", "do"] : lines.length === 2 ? ["happened", "why"] : ["why"];
    const leave = h(
      "button",
      {
        class: "plain leave",
        type: "button",
        "aria-label": t("tour-leave"),
        title: t("tour-leave"),
        onclick: () => this.leave(),
      },
      icon("close"),
    );
    setChildren(
      this.bubble,
      leave,
      heading && h("h3", {}, heading),
      lines.map((line, i) => line && h("p", { class: kinds[i] }, line)),
      button,
    );
    this.bubble.hidden = false;
    this.bubble.ariaBusy = "false";
    this.placeBubble();
    if (hadFocus) (button ?? leave).focus({ preventScroll: true });
    announce([heading, ...lines].filter(Boolean).join(" "));
  }

  /** Place the bubble where it covers the least, close to its piece; what can be touched counts most. */
  placeBubble() {
    if (this.bubble.hidden) return;
    const { board, node } = this.boardView;
    const area = node.getBoundingClientRect();
    const box = this.bubble.getBoundingClientRect();
    const found = this.target && board.node(this.target)?.getBoundingClientRect();
    const piece = found && found.bottom > area.top && found.top < area.bottom ? found : null;
    const { left, top, side } = bestPlace(box, area, piece, this.thingsToSee());
    this.bubble.classList.toggle("pointing", side === "above" || side === "below");
    this.bubble.classList.toggle("above", side === "above");
    this.bubble.style.left = `${left}px`;
    this.bubble.style.top = `${top}px`;
    const tip = piece ? piece.left + piece.width / 2 - area.left - left : 0;
    this.bubble.style.setProperty("--tip", `${Math.max(18, Math.min(box.width - 18, tip))}px`);
  }

  /** Return the boxes of pieces and buttons that should stay visible, each with its weight: a card counts more than a token. */
  thingsToSee() {
    const { board } = this.boardView;
    const touchable = board.marks.get("touch") ?? new Set();
    const boxOf = (node) => {
      const box = node.getBoundingClientRect();
      const size = Math.min(1, (box.width * box.height) / CARD_AREA);
      return { box, weight: size * (touchable.has(node.dataset.key) ? 4 : 1) };
    };
    const buttons = [...document.querySelectorAll(".choice")].map((node) => ({
      box: node.getBoundingClientRect(),
      weight: node.classList.contains("hinted") ? HINTED_WEIGHT : 4,
    }));
    const pieces = [...board.svg.querySelectorAll("[data-key]")].map(boxOf);
    return [...pieces, ...buttons].filter(({ box }) => box.width && box.height);
  }

  /** End the tutorial. Return whether it was running. */
  leave() {
    if (!this.running) return false;
    const hadFocus = this.bubble.contains(document.activeElement);
    this.running = false;
    this.bubble.hidden = true;
    this.boardView.node.classList.remove("led");
    this.boardView.board.mark("hint", []);
    this.on.markButton(null);
    this.on.left(hadFocus);
    return true;
  }
}
