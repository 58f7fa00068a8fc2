// The tutorial of the first turn: a card beside or below the board says what happened, what the decision is about and
// what to do. The piece to touch is marked.
//
// It contains nothing about any game. The texts come from the game (tour.<lang>.ftl, by way of the server); what to
// touch comes from the server and the choices.

import { h, setChildren } from "../lib/dom.js";
import { get } from "../lib/http.js";
import { t } from "../lib/words.js";
import { icon } from "../widgets/icons.js";
import { announce } from "../widgets/live-region.js";
import { unfoldButton } from "../widgets/unfold-button.js";

/** @import { Pointer } from "../choosing/hint-plan.js" */
/** @import { Snapshot, TutorialStep } from "../types.d.ts" */

const DETAILS = /; |\. /; // what follows in the title of a thing: the tour names only the thing
const MAX_EVENTS = 3; // the card repeats only the last events
const EVENT_KINDS = new Set(["action", "chance", "event"]);

export class Tutorial {
  /**
   * The card is shown in `host`. `on` has the HintGuide, which finds a good turn and marks what to touch, count() of the
   * table as it is shown, and left(hadFocus), called when the tutorial ends; `hadFocus` is true if the focus was in the
   * card.
   */
  constructor(table, boardView, host, on) {
    this.path = `/api/tables/${table}/tour`;
    this.boardView = boardView;
    this.on = on;
    /** @type {TutorialStep | null} */
    this.texts = null;
    /** @type {Snapshot | null} */
    this.snapshot = null;
    this.running = false;
    this.bubble = h("section", { class: "bubble tour card", "aria-label": t("tour"), hidden: true });
    host.append(this.bubble);
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
    this.logRead = snapshot.log.length; // entries that the card has already told
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
   * The table has changed. Changes that do not concern the game (seats, chat) leave the card as it is.
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
    this.news = (this.texts?.news ?? []).join(" ");
    const asked = this.snapshot.settings.hints && this.on.hint.send();
    this.showNextStep();
    await asked;
    if (this.running && this.snapshot.count === count) this.showNextStep();
  }

  /** Point to the next piece to touch, or to the button to press. */
  showNextStep() {
    const deciding =
      this.running && this.welcomed && this.snapshot.yours && !this.snapshot.confirm && !this.firstTurnIsOver;
    if (!deciding || this.snapshot.count !== this.on.count()) return;
    this.showBubble(this.news, [this.happened, this.texts?.says ?? "", ...this.instruction()]);
  }

  /** Return the whole turn before its first step, then nothing; and the sentence that says what to do now. */
  instruction() {
    const { hint } = this.on;
    if (hint.request.pending) return ["", t("hint-working")];
    const pointer = hint.point();
    if (!pointer) return ["", t("tour-any")];
    if (!pointer.follows) return ["", t("tour-own")];
    const turn = hint.plan.done ? "" : t("tour-plan", { says: hint.plan.hint.says });
    return [turn, this.touchOrPress(pointer)];
  }

  /** Return what to touch or press next. @param {Pointer} pointer */
  touchOrPress({ key, more }) {
    if (!key) return t("tour-press", { says: this.on.hint.plan.next.says });
    const thing = this.boardView.board.title(key)?.split(DETAILS)[0];
    if (!thing) return t(more ? "tour-then-this" : "tour-touch-this");
    return t(more ? "tour-then" : "tour-touch", { thing });
  }

  /** Return what happened since the last call, in sentences, without what was dealt before the first action. */
  newEvents() {
    const begins = this.snapshot.log.findIndex((entry) => entry.kind === "action");
    const first = begins < 0 ? this.snapshot.log.length : Math.max(this.logRead, begins);
    const lines = this.snapshot.log.slice(first).filter((entry) => EVENT_KINDS.has(entry.kind) && !entry.undone);
    this.logRead = this.snapshot.log.length;
    return lines
      .slice(-MAX_EVENTS)
      .map((entry) => entry.says)
      .join(" ");
  }

  actionButton(label, press) {
    return h("button", { class: "warm", type: "button", onclick: press }, label);
  }

  /** Show a heading, one to four lines (what happened, why, a good turn, what to do) and a button in the card. */
  showBubble(heading, lines, button = null) {
    const hadFocus = this.bubble.contains(document.activeElement);
    const kinds = lines.length > 1 ? ["happened", "why", "plan", "do"] : ["why"];
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
      button ?? unfoldButton(this.bubble),
    );
    this.showCard(true);
    this.bubble.ariaBusy = String(this.on.hint.request.pending);
    if (hadFocus) (button ?? leave).focus({ preventScroll: true });
    announce([heading, ...lines].filter(Boolean).join(" "));
  }

  /** Show or hide the card. The page has no hint button meanwhile, because the card tells the hint. */
  showCard(shown) {
    this.bubble.hidden = !shown;
    this.bubble.closest(".table-page")?.classList.toggle("touring", shown);
  }

  /** End the tutorial. Return whether it was running. */
  leave() {
    if (!this.running) return false;
    const hadFocus = this.bubble.contains(document.activeElement);
    this.running = false;
    this.showCard(false);
    this.boardView.node.classList.remove("led");
    this.on.hint.clear();
    this.on.left(hadFocus);
    return true;
  }
}
