// The tutorial of the first turn: a bubble beside the piece to touch says what happened, what the decision is about and
// what to do.
//
// It contains nothing about any game. The texts come from the game (tour.<lang>.ftl, by way of the server); what to
// touch comes from the hint and the choices.

import { h, setChildren } from "../lib/dom.js";
import { get } from "../lib/http.js";
import { t } from "../lib/words.js";
import { icon } from "../widgets/icons.js";
import { announce } from "../widgets/live-region.js";

const BUBBLE_GAP = 18; // pixels between the piece and the bubble
const EDGE_GAP = 6;
const MAX_EVENTS = 3; // the bubble repeats only the last events
const EVENT_KINDS = new Set(["action", "chance", "event"]);

export class Tutorial {
  /**
   * `on` has choices() and count() of the table as it is shown, hint(), which resolves to what a bot would do,
   * markButton(action), which marks the button of an action (null: none), and left(hadFocus), called when the tutorial
   * ends; `hadFocus` is true if the focus was in the bubble.
   */
  constructor(table, boardView, on) {
    this.path = `/api/tables/${table}/tour`;
    this.boardView = boardView;
    this.on = on;
    this.running = false;
    this.bubble = h("section", { class: "bubble card", "aria-label": t("tour"), hidden: true });
    boardView.node.append(this.bubble);
    const place = () => this.placeBubble();
    boardView.frame.addEventListener("scroll", place, { passive: true });
    boardView.board.svg.addEventListener("zoomed", place);
    new ResizeObserver(place).observe(boardView.node);
  }

  /** Start with the welcome; does nothing if it is running or the game has no tutorial. */
  async start(snapshot) {
    if (this.running || !(await this.fetchTexts())) return;
    this.running = true;
    this.welcomed = false;
    this.lastMoment = "";
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
    this.texts = await get(this.path).catch(() => null);
    return this.texts !== null;
  }

  endWelcome() {
    this.welcomed = true;
    this.update(this.snapshot);
  }

  /** The table has changed. Changes that do not concern the game (seats, chat) leave the bubble as it is. */
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
      [news, this.texts?.end ?? ""],
      this.actionButton(t("tour-alone"), () => this.leave()),
    );
  }

  /** Explain a decision of mine: first with the texts alone, then with the suggested action. */
  async explainDecision() {
    const { count } = this.snapshot;
    const current = () => this.running && this.snapshot.count === count;
    const hint = this.snapshot.settings.hints ? this.on.hint() : null;
    this.happened = this.newEvents();
    await this.fetchTexts();
    if (!current()) return;
    this.showBubble("", [this.happened, this.texts?.says ?? "", t("loading")]);
    this.bubble.ariaBusy = "true";
    const suggested = this.simplify(await hint);
    if (!current()) return;
    this.suggested = suggested;
    this.showNextStep();
  }

  /** Return the hint, or another choice if the hint is an action that the game's tutorial leaves out (`skip`). */
  simplify(hint) {
    const leftOut = ({ action }) => this.texts?.skip.some((start) => action.startsWith(start));
    return hint && leftOut(hint) ? (this.snapshot.choices.find((choice) => !leftOut(choice)) ?? hint) : hint;
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
    this.showBubble("", [
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

  /** Place the bubble below or above its piece. Without a piece it goes where it covers the fewest touchable pieces. */
  placeBubble() {
    if (this.bubble.hidden) return;
    const { style, classList } = this.bubble;
    const area = this.boardView.node.getBoundingClientRect();
    const box = this.bubble.getBoundingClientRect();
    const piece = this.target && this.boardView.board.node(this.target)?.getBoundingClientRect();
    const seen = piece && piece.bottom > area.top && piece.top < area.bottom;
    classList.toggle("pointing", Boolean(seen));
    const middle = seen ? piece.left + piece.width / 2 : area.left + area.width / 2;
    const left = Math.max(EDGE_GAP, Math.min(area.width - box.width - EDGE_GAP, middle - area.left - box.width / 2));
    const below = seen && area.bottom - piece.bottom > box.height + BUBBLE_GAP;
    const above = seen && !below;
    classList.toggle("above", above);
    const top = below
      ? piece.bottom - area.top + BUBBLE_GAP
      : above
        ? Math.max(EDGE_GAP, piece.top - area.top - box.height - BUBBLE_GAP)
        : this.leastCoveringTop(left, box, area);
    style.left = `${left}px`;
    style.top = `${top}px`;
    style.setProperty("--tip", `${Math.max(18, Math.min(box.width - 18, middle - area.left - left))}px`);
  }

  /** Return the top at the bottom, top or middle of the board where the bubble covers the fewest touchable pieces. */
  leastCoveringTop(left, box, area) {
    const { board } = this.boardView;
    const pieces = [...(board.marks.get("touch") ?? [])].map((key) => board.node(key)?.getBoundingClientRect());
    const hidden = (top) =>
      pieces.filter(
        (piece) =>
          piece &&
          piece.left - area.left < left + box.width &&
          piece.right - area.left > left &&
          piece.top - area.top < top + box.height &&
          piece.bottom - area.top > top,
      ).length;
    const tops = [area.height - box.height - EDGE_GAP, EDGE_GAP, (area.height - box.height) / 2];
    return tops.reduce((a, b) => (hidden(b) < hidden(a) ? b : a));
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
