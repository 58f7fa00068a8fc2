// The first turn, led by the board itself: a bubble beside what to touch says what, why, and what happened.
//
// Knows no game: its words come from the server (the game's own), what to touch from the choices and the hint.

import { h, put } from "./dom.js";
import { get } from "./http.js";
import { icon } from "./icons.js";
import { say } from "./say.js";
import { t } from "./words.js";

const AWAY = 18; // pixels between a thing and its bubble
const EDGE = 6;
const NEWS = 3; // what happened: the last lines are enough
const TOLD = new Set(["action", "chance", "event"]);

export class Tour {
  /**
   * `on` has choices() and count() of the table as it is shown, hint(), which answers what a bot would do,
   * hinted(action), which marks its button, and left(held), where `held` tells that the focus was in the bubble.
   */
  constructor(table, stage, on) {
    this.path = `/api/tables/${table}/tour`;
    this.stage = stage;
    this.on = on;
    this.running = false;
    this.bubble = h("section", { class: "bubble card", "aria-label": t("tour"), hidden: true });
    stage.node.append(this.bubble);
    const place = () => this.place();
    stage.frame.addEventListener("scroll", place, { passive: true });
    stage.board.svg.addEventListener("zoomed", place);
    new ResizeObserver(place).observe(stage.node);
  }

  /** Begin, or begin again. */
  async begin(now) {
    if (this.running || !(await this.ask())) return;
    Object.assign(this, { running: true, welcomed: false, moment: "", told: now.log.length, from: now.log.length });
    this.stage.node.classList.add("led");
    this.show(
      t("tour-begin"),
      [this.words.welcome],
      this.button(t("tour-show"), () => this.welcome()),
    );
  }

  async ask() {
    this.words = await get(this.path).catch(() => null);
    return this.words !== null;
  }

  welcome() {
    this.welcomed = true;
    this.turn(this.now);
  }

  /** The table has changed, or only something beside the game. */
  async turn(now) {
    this.now = now;
    if (!this.running || !this.welcomed) return;
    const moment = `${now.count} ${now.yours} ${now.confirm}`;
    if (moment === this.moment) {
      this.narrowed();
      return;
    }
    this.moment = moment;
    this.bubble.ariaBusy = "true";
    this.suggested = this.target = null;
    if (now.over) this.leave();
    else if (!now.yours) this.show("", [t("tour-wait")]);
    else if (this.turnIsOver) await this.end();
    else if (now.confirm) this.show("", [this.news(), t("tour-confirm")]);
    else await this.decide();
  }

  /** I have acted since the beginning, and so has somebody else after me. */
  get turnIsOver() {
    const since = this.now.log.slice(this.from).filter((entry) => entry.kind === "action" && !entry.undone);
    const mine = since.findIndex((entry) => this.now.mine.includes(entry.seat));
    return mine >= 0 && since.slice(mine).some((entry) => !this.now.mine.includes(entry.seat));
  }

  async end() {
    const news = this.news();
    await this.ask();
    this.show(
      t("tour-over"),
      [news, this.words?.end ?? ""],
      this.button(t("tour-alone"), () => this.leave()),
    );
  }

  /** A decision of mine: what happened, what it is about, what to touch. */
  async decide() {
    const { count } = this.now;
    const current = () => this.running && this.now.count === count;
    const hint = this.now.settings.hints ? this.on.hint() : null;
    this.happened = this.news();
    await this.ask();
    if (!current()) return;
    this.show("", [this.happened, this.words?.says ?? "", t("loading")]);
    this.bubble.ariaBusy = "true";
    const suggested = this.simple(await hint);
    if (!current()) return;
    this.suggested = suggested;
    this.narrowed();
  }

  /** What a bot would do, or else something a newcomer understands. */
  simple(hint) {
    const later = ({ action }) => this.words?.skip.some((start) => action.startsWith(start));
    return hint && later(hint) ? (this.now.choices.find((choice) => !later(choice)) ?? hint) : hint;
  }

  /** Something was touched or let go: the next thing to touch. */
  narrowed() {
    const deciding = this.running && this.welcomed && this.now.yours && !this.now.confirm && !this.turnIsOver;
    if (!deciding || this.now.count !== this.on.count()) return;
    const { picked } = this.on.choices();
    const touch = (this.suggested?.touch ?? []).filter((key) => this.stage.board.has(key));
    const follows = picked.every((key, i) => touch[i] === key);
    const next = follows ? touch[picked.length] : undefined;
    const press = this.suggested && follows && !next;
    this.on.hinted(press ? this.suggested.action : null);
    this.stage.board.mark("hint", next ? [next] : []);
    this.stage.reveal(next ? [next] : []);
    this.target = next ?? null;
    this.show("", [this.happened, this.words?.says ?? "", this.step(next, press, picked.length > 0, follows)]);
  }

  /** What to do, in a sentence. */
  step(next, press, more, follows) {
    if (press) return t("tour-press", { says: this.suggested.says });
    if (!follows) return t("tour-own");
    if (!next) return t("tour-any");
    const thing = this.stage.board.title(next);
    if (!thing) return t(more ? "tour-then-this" : "tour-touch-this");
    return t(more ? "tour-then" : "tour-touch", { thing });
  }

  /** What happened since the bubble last spoke. */
  news() {
    const lines = this.now.log.slice(this.told).filter((entry) => TOLD.has(entry.kind) && !entry.undone);
    this.told = this.now.log.length;
    return lines
      .slice(-NEWS)
      .map((entry) => entry.says)
      .join(" ");
  }

  // showing

  button(label, press) {
    return h("button", { class: "warm", type: "button", onclick: press }, label);
  }

  /** Lines in the bubble: what happened, why, what to do; the last one is the one to follow. */
  show(heading, lines, button = null) {
    const held = this.bubble.contains(document.activeElement);
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
    put(
      this.bubble,
      leave,
      heading && h("h3", {}, heading),
      lines.map((line, i) => line && h("p", { class: kinds[i] }, line)),
      button,
    );
    this.bubble.hidden = false;
    this.bubble.ariaBusy = "false";
    this.place();
    if (held) (button ?? leave).focus({ preventScroll: true });
    say([heading, ...lines].filter(Boolean).join(" "));
  }

  /** Put the bubble beside its thing, never upon it; without a thing where it hides least of what can be touched. */
  place() {
    if (this.bubble.hidden) return;
    const { style, classList } = this.bubble;
    const room = this.stage.node.getBoundingClientRect();
    const box = this.bubble.getBoundingClientRect();
    const thing = this.target && this.stage.board.node(this.target)?.getBoundingClientRect();
    const seen = thing && thing.bottom > room.top && thing.top < room.bottom;
    classList.toggle("pointing", Boolean(seen));
    const middle = seen ? thing.left + thing.width / 2 : room.left + room.width / 2;
    const left = Math.max(EDGE, Math.min(room.width - box.width - EDGE, middle - room.left - box.width / 2));
    const below = seen && room.bottom - thing.bottom > box.height + AWAY;
    const above = seen && !below;
    classList.toggle("above", above);
    const top = below
      ? thing.bottom - room.top + AWAY
      : above
        ? Math.max(EDGE, thing.top - room.top - box.height - AWAY)
        : this.clearest(left, box, room);
    style.left = `${left}px`;
    style.top = `${top}px`;
    style.setProperty("--tip", `${Math.max(18, Math.min(box.width - 18, middle - room.left - left))}px`);
  }

  /** The foot, the head or the middle of the board: where the bubble hides the fewest things that can be touched. */
  clearest(left, box, room) {
    const { board } = this.stage;
    const things = [...(board.marks.get("touch") ?? [])].map((key) => board.node(key)?.getBoundingClientRect());
    const hidden = (top) =>
      things.filter(
        (thing) =>
          thing &&
          thing.left - room.left < left + box.width &&
          thing.right - room.left > left &&
          thing.top - room.top < top + box.height &&
          thing.bottom - room.top > top,
      ).length;
    const tops = [room.height - box.height - EDGE, EDGE, (room.height - box.height) / 2];
    return tops.reduce((a, b) => (hidden(b) < hidden(a) ? b : a));
  }

  /** Leave it; true where it was running. */
  leave() {
    if (!this.running) return false;
    const held = this.bubble.contains(document.activeElement);
    this.running = false;
    this.bubble.hidden = true;
    this.stage.node.classList.remove("led");
    this.stage.board.mark("hint", []);
    this.on.hinted(null);
    this.on.left(held);
    return true;
  }
}
