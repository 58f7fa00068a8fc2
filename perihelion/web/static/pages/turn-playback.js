// Shows what happens at a table: the steps of the others one after the other, what scored, trails of their
// last turns, and all of it again when somebody asks.

import { Effects } from "../board/effects.js";
import { Trails } from "../board/trails.js";
import { ALONE } from "../lib/address.js";
import { h, setChildren } from "../lib/dom.js";
import { get } from "../lib/http.js";
import { t } from "../lib/words.js";
import { countSeen, rememberSeen } from "../live/last-seen.js";
import { choosePace, currentPace, PACES } from "../live/playback-speed.js";
import { saveTable } from "../live/saved-tables.js";
import { StepQueue } from "../live/step-queue.js";
import { openRecap, recapTitle } from "../panels/recap.js";
import { turnsSince } from "../panels/turn-groups.js";
import { vibrate } from "../widgets/haptics.js";
import { showMessage } from "../widgets/toast.js";

/** @import { BoardView } from "../board/board-view.js" */
/** @import { DrawnStep, RecapMessage } from "../live/step-queue.js" */
/** @import { TableState } from "../live/table-state.js" */
/** @import { Recap, ServerMessage, Snapshot, StepView } from "../types.d.ts" */

export class TurnPlayback {
  /**
   * `on.redraw()` draws the present again after a recap.
   * @param {{
   *   table: string,
   *   state: TableState,
   *   boardView: BoardView,
   *   heading: HTMLElement,
   *   on: {stepBegins: () => void, apply: (message: ServerMessage, more: boolean) => void, redraw: () => void},
   * }} parts
   */
  constructor({ table, state, boardView, heading, on }) {
    this.table = table;
    this.state = state;
    this.boardView = boardView;
    this.heading = heading;
    this.on = on;
    this.seen = countSeen(table); // up to where this visitor knew the table, until they act themselves
    this.trails = new Trails();
    this.effects = new Effects(boardView.board);
    this.recapping = false; // whether steps are shown again
    /** The board as of the step that was last recorded. @type {Map<string, string | null>} */
    this.markup = new Map();
    this.queue = new StepQueue({
      record: (step) => this.recordStep(step),
      show: (step, ms) => this.showStep(step, ms),
      apply: (message, more) => this.apply(message, more),
      rewind: (recap) => this.rewind(recap),
      isMine: (seat) => state.snapshot?.mine.includes(seat) ?? false,
      isNew: () => !this.hasActed,
      isPlayer: () => Boolean(state.snapshot?.mine.length),
    });
  }

  /** @param {ServerMessage | RecapMessage} message */
  enqueue(message) {
    this.queue.enqueue(message);
  }

  skip() {
    return this.queue.skip();
  }

  /** Whether this visitor has played a move at this table. */
  get hasActed() {
    const { log, mine } = this.state.snapshot ?? { log: [], mine: [] };
    return !mine.length || log.some(({ kind, seat, auto }) => kind === "action" && mine.includes(seat) && !auto);
  }

  /** Return the turns of the others since the last one of this seat. */
  turns() {
    const { snapshot } = this.state;
    return snapshot?.started ? turnsSince(snapshot.log, snapshot.seat, snapshot.seats.length, this.seen) : [];
  }

  /**
   * @param {ServerMessage | RecapMessage} message
   * @param {boolean} more
   */
  apply(message, more) {
    if (message.type === "recap") {
      this.recapping = false;
      this.on.redraw();
      this.drawTrails();
      return;
    }
    const before = this.state.snapshot;
    if (before?.yours && message.type === "update" && message.log?.length) this.seen = Infinity;
    this.on.apply(message, more);
    const { snapshot } = this.state;
    if (message.type === "snapshot" || message.type === "update")
      this.markup = new Map(Object.entries(snapshot.board?.groups ?? {}));
    if (message.type === "snapshot") this.snapshotShown(before?.count ?? this.seen, message);
    else this.drawTrails();
    if (snapshot && !document.hidden) rememberSeen(this.table, snapshot.count);
    if (!more && !ALONE) saveTable(snapshot); // the tables of this device are always there
  }

  /**
   * A whole board was shown: after coming back, or because another seat at this screen is to act. `seen`: until when.
   * @param {number} seen
   * @param {Snapshot} snapshot
   */
  snapshotShown(seen, { steps = [] }) {
    const { snapshot } = this.state;
    this.trails.clear();
    this.drawTrails();
    for (const step of steps) this.showScore(step);
    const turns = this.turns();
    if (!turns.length || snapshot.over || !snapshot.board) return;
    this.loadRecap().then((recap) => recap && this.recordRecap(recap));
    const missed = turns.filter(({ lines }) => lines.at(-1).n > seen);
    if (missed.length && snapshot.mine.length === 1) this.offerRecap(missed.length);
  }

  /** @param {number} n */
  offerRecap(n) {
    const open = h("button", { class: "plain link", type: "button", onclick: () => this.openRecap() }, t("recap-open"));
    showMessage(t("recap-missed", { n }), open);
  }

  openRecap() {
    const pace = { current: currentPace(), all: PACES, choose: choosePace };
    openRecap(this.turns(), this.state.snapshot, { play: () => this.showAgain(), pace });
  }

  /** Show the turns of the others again on the board. */
  async showAgain() {
    const recap = await this.loadRecap();
    if (recap?.steps.length) this.enqueue({ ...recap, type: "recap" });
  }

  /** Return what happened since my last turn; null if the table has gone on meanwhile, or without a connection. */
  async loadRecap() {
    const { seat } = this.state.snapshot;
    const seen = this.seen === Infinity ? "" : `&seen=${this.seen}`;
    const answer = await get(`/api/tables/${this.table}/recap?seat=${seat}${seen}`).catch(() => null);
    const recap = /** @type {Recap | null} */ (answer);
    const { snapshot } = this.state;
    return recap && recap.count === snapshot.count && seat === snapshot.seat ? recap : null;
  }

  /** Find the trails of a recap without showing it. @param {Recap} recap */
  recordRecap(recap) {
    this.rewindMarkup(recap);
    for (const step of recap.steps) this.recordStep(/** @type {DrawnStep} */ (step));
    this.drawTrails();
  }

  /** @param {Recap} recap */
  rewindMarkup({ groups }) {
    this.trails.clear();
    this.markup = new Map(Object.entries({ ...this.state.snapshot.board.groups, ...groups }));
  }

  /** Draw the board as it was before a recap. @param {Recap} recap */
  rewind(recap) {
    this.recapping = true;
    this.on.stepBegins();
    this.rewindMarkup(recap);
    this.boardView.board.updateGroups(recap.groups);
    this.boardView.board.mark("happened", []);
    this.drawTrails();
    setChildren(this.heading, recapTitle(this.state.snapshot));
  }

  /**
   * Take a step into account, whether it is shown or skipped. The own first step ends the trails of the others.
   * @param {DrawnStep} step
   */
  recordStep(step) {
    const { snapshot } = this.state;
    if (step.seat >= 0 && step.seat === snapshot?.seat) this.trails.clear();
    else this.trails.addStep(this.markup, step);
    for (const [key, markup] of Object.entries(step.groups)) this.markup.set(key, markup);
  }

  /**
   * Draw one step, and say what it is if it stays for a while.
   * @param {DrawnStep} step
   * @param {number} ms
   */
  showStep(step, ms) {
    const { board } = this.boardView;
    if (ms) this.on.stepBegins();
    board.updateGroups(step.groups);
    if (step.seat < 0) board.rollDice(Object.keys(step.groups));
    if (ms) this.tellStep(step);
    this.showScore(step);
  }

  /** @param {DrawnStep} step */
  tellStep(step) {
    this.boardView.board.mark("happened", step.happened);
    this.boardView.reveal(step.scored.length ? step.scored : step.happened);
    const says = this.recapping ? step.says : this.playingNow(step.seat);
    if (says) setChildren(this.heading, says);
    this.drawTrails();
  }

  /** Say which other player is playing; nothing for a draw or a step of my own. @param {number} seat */
  playingNow(seat) {
    const { seats, mine } = this.state.snapshot ?? { seats: [], mine: [] };
    const player = seats[seat]?.name || seats[seat]?.title;
    return player && !mine.includes(seat) ? t("playing-now", { player }) : "";
  }

  /** @param {StepView} step */
  showScore({ points, scored, seat }) {
    if (!points || !scored.length) return;
    const { seats } = this.state.snapshot;
    vibrate("scored");
    const changed = points.map((value, i) => ({ points: value, seat: i })).filter(({ points: value }) => value);
    const alone = changed.length === 1 && (seat < 0 || changed[0].seat === seat);
    if (changed.length)
      this.effects.showScore(
        scored,
        changed.map((gain) => ({
          points: gain.points,
          name: alone ? "" : seats[gain.seat]?.name || seats[gain.seat]?.title,
        })),
      );
  }

  drawTrails() {
    const seats = this.state.snapshot?.seats ?? [];
    this.effects.showTrails(this.trails.list().map((trail) => ({ ...trail, colour: seats[trail.seat]?.colour })));
  }
}
