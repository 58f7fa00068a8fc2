// Connects input, choices and board: marks what can be touched, narrows the choices down and sends the chosen one.

import { t } from "../lib/words.js";
import { askConfirmation } from "../widgets/dialog.js";
import { announce } from "../widgets/live-region.js";
import { accessibleName } from "./accessible-name.js";
import { BoardInput } from "./board-input.js";
import { Choices } from "./choices.js";
import { Explanations } from "./explanations.js";
import { PreviewRequest } from "./preview-request.js";

/** @import { Choice, Explanation, Preview } from "../types.d.ts" */

/**
 * @typedef {{
 *   send: (choice: Choice) => unknown,
 *   open: (key: string) => boolean,
 *   ask: (keys: string[]) => Promise<Partial<Explanation>>,
 *   showRule: (anchor: string) => unknown,
 *   preview: (text: string) => unknown,
 *   imagine?: {ask: (action: string) => Promise<Preview | null>, show: (preview: Preview | null) => void},
 *   changed: () => void,
 *   skip: () => boolean,
 *   focusFallback: HTMLElement,
 *   dock: HTMLElement,
 * }} ChoiceListener
 */

const MOST_SPOKEN = 8; // as many of the things that can be touched next are spoken at once

export class ChoiceController {
  /**
   * `on.open(key)` returns whether a touch opened something else than a choice, `on.skip()` whether it skipped the steps
   * being shown. `on.focusFallback` gets the focus if the focused group is gone. Explanations are shown in `on.dock`.
   * `on.imagine` asks what an action would do and shows it on the board; a finger then looks first and plays with the
   * second touch.
   * @param {any} board the Board
   * @param {any} zoom its Zoom
   * @param {ChoiceListener} on
   */
  constructor(board, zoom, on) {
    this.board = board;
    this.on = on;
    this.choices = new Choices();
    this.yours = false;
    this.explanations = new Explanations(board, on.dock, on);
    /** The choice of the button under the pointer or with the focus. @type {Choice | null} */
    this.pointed = null;
    /** What the action in question would bring, in words. */
    this.results = "";
    /** The only choice left when it was considered last, and what it would bring. */
    this.told = { action: "", results: "" };
    this.request = new PreviewRequest({
      ask: async (action) => on.imagine?.ask(action) ?? null,
      show: (preview) => this.showPreview(preview),
    });
    this.input = new BoardInput(board, zoom, {
      touch: (key, finger) => this.touchKey(key, finger && Boolean(on.imagine)),
      startDrag: (key) => this.startDrag(key),
      drop: (key, onto) => this.drop(key, onto),
      hover: (key) => this.hover(key),
      rest: (find) => this.explanations.rest(find, (key) => this.pathTo(key)),
      leave: () => this.explanations.leave(),
      explain: (key, point) => this.explanations.show(key, this.pathTo(key), point ? "held" : "key"),
      deselect: () => this.deselect(),
      skip: () => this.on.skip(),
      focusFallback: this.on.focusFallback,
    });
  }

  /**
   * Set the choices. What is picked stays picked if the choices are the same as before.
   * @param {Choice[]} list
   * @param {boolean} yours
   */
  setChoices(list, yours) {
    const picked = this.choices.picked;
    const same = JSON.stringify(list) === this.lastList;
    this.lastList = JSON.stringify(list);
    this.yours = yours;
    if (!same) {
      this.explanations.close(); // nobody asked about what now lies under the pointer
      this.pointed = null;
    }
    this.request.reset();
    this.choices = new Choices(list, (key) => this.board.has(key));
    if (same) this.choices.picked = picked;
    else this.hovered = this.board.visiblyFocusedKey; // things have moved: what lies under the pointer is not known
    this.render();
  }

  /**
   * Touch a key; if `look` is true and one choice is left, show it before it is played.
   * @param {string} key
   * @param {boolean} look
   */
  touchKey(key, look = false) {
    const path = this.pathTo(key);
    if (!this.yours) {
      this.refuse(key, path);
      return;
    }
    const answer = this.choices.touch(key, look);
    if (answer === "forbidden") this.refuse(key, path);
    else if (typeof answer === "object") this.send(answer);
    else {
      if (look) this.hovered = null; // a finger does not stay: the preview is of what it picked
      this.render();
      announce(this.describePicked());
    }
  }

  /** Say for a screen reader what can follow what is picked, or that nothing is picked any more. */
  describePicked() {
    const { choices } = this;
    if (!choices.picked.length) return t("choices-let-go");
    if (choices.single) return this.describeChoice(choices.single);
    const label = t("choices-here", { n: choices.matches.length });
    const next = [...choices.next].slice(0, MOST_SPOKEN).map((key) => this.describe(key));
    return next.length ? t("labelled", { label, text: next.join("; ") }) : label;
  }

  /**
   * Pick a key that is being dragged. Return the keys it may be dropped on; nothing is sent before the drop.
   * @param {string} key
   */
  startDrag(key) {
    if (this.choices.next.has(key)) this.choices.picked = [...this.choices.picked, key];
    else this.choices.picked = [key];
    this.markTouchable(this.choices);
    return this.choices.next;
  }

  /**
   * @param {string} key
   * @param {string | null} onto
   */
  drop(key, onto) {
    const left = this.choices.matches;
    if (onto === key) this.deselect();
    else if (onto && this.choices.next.has(onto)) this.touchKey(onto);
    else if (left.length === 1 && left[0].touch.length <= this.choices.picked.length) this.send(left[0]);
    else {
      const keys = [...this.choices.picked, onto];
      this.deselect();
      if (onto) this.refuse(onto, keys);
    }
  }

  /**
   * Say what a thing is and why it cannot be played, unless a touch on it opens something else.
   * @param {string} key
   * @param {string[]} keys
   */
  refuse(key, keys) {
    if (!this.on.open(key)) this.explanations.show(key, keys, "refused");
  }

  /** Return what is picked, then this key. @param {string} key */
  pathTo(key) {
    return [...this.choices.picked.filter((picked) => picked !== key), key];
  }

  /** Send a choice. If it would lose something for nothing, the player is asked first. @param {Choice} choice */
  async send(choice) {
    if (choice.warning && !(await askConfirmation(choice.says, choice.warning, t("warning-go-on")))) {
      this.render();
      return;
    }
    this.yours = false; // until the server has answered
    this.point(null);
    this.request.want(null);
    this.choices.clear();
    this.markTouchable(this.choices, false);
    this.board.mark("picked", choice.touch);
    this.on.send(choice);
  }

  /** Deselect what is picked. Return whether something was. */
  deselect() {
    if (!this.choices.picked.length) return false;
    this.choices.clear();
    this.render();
    return true;
  }

  /** @param {string | null} key */
  hover(key) {
    this.hovered = key;
    if (key) this.explanations.follow(key, this.pathTo(key));
    this.request.want(this.considered?.action ?? null);
    this.describeHovered();
  }

  /**
   * The pointer or the focus is on the button of a choice: light what it concerns, say what it does, and explain the thing
   * that one would touch instead.
   * @param {Choice | null} choice
   */
  point(choice) {
    if (choice?.action === this.pointed?.action) return;
    this.pointed = choice;
    this.markPointed();
    this.request.want(this.considered?.action ?? null);
    this.describeHovered();
    const key = choice?.touch.at(-1);
    if (key)
      this.explanations.rest(
        () => (this.pointed === choice ? key : null),
        () => choice.touch,
      );
    else this.explanations.leave();
  }

  markPointed() {
    this.board.mark("pointed", this.yours ? (this.pointed?.touch ?? []) : []);
  }

  /** The choice that the player considers: at its button, under the pointer or the only one left; null if there is none. */
  get considered() {
    return this.yours ? (this.pointed ?? this.choices.leadingTo(this.hovered ?? null)) : null;
  }

  /** Say what is under the pointer, or what the only choice left would do and bring. */
  describeHovered() {
    const { considered, hovered } = this;
    if (considered) this.on.preview(this.describeChoice(considered));
    else this.on.preview(hovered && this.yours ? this.describe(hovered) : hovered ? this.board.title(hovered) : "");
  }

  /** @param {Choice} choice */
  describeChoice({ says }) {
    const told = this.results ? t("preview-results", { says, results: this.results }) : says;
    return this.choices.single ? `${told}. ${t("preview-again")}` : told;
  }

  /** What the only choice left would bring. It stays while another button is pointed at, so that no button moves. */
  get singleResults() {
    return this.told.action === this.choices.single?.action ? this.told.results : "";
  }

  /** @param {Preview | null} preview */
  showPreview(preview) {
    const { single } = this.choices;
    this.results = preview?.results ?? "";
    if (single && this.considered?.action === single.action)
      this.told = { action: single.action, results: this.results };
    this.on.imagine?.show(preview);
    if (preview) this.describeHovered();
  }

  /** Return what touching this key would do, in words. @param {string} key */
  describe(key) {
    const title = this.board.title(key);
    const deed = this.deed(key);
    if (!deed) return title;
    return title && !this.choices.leadingTo(key) ? `${title} – ${deed}` : deed;
  }

  /** Return what touching this key would do, without what it is; empty if it does nothing. @param {string} key */
  deed(key) {
    const only = this.choices.leadingTo(key);
    if (only) return only.says;
    if (!this.choices.next.has(key) && !this.choices.nextKeys([]).has(key)) return "";
    const left = this.choices.matchesAfter(key);
    return t("choices-here", { n: left.length });
  }

  /** @param {string} key */
  accessibleName(key) {
    const title = this.board.title(key);
    const join = (label, text) => t("labelled", { label, text });
    return accessibleName(title, this.deed(key) || title, this.board.writtenTexts(key), join);
  }

  /**
   * Mark what can be touched: strongly what is free, less what costs something, least what can wait.
   * @param {Choices} choices
   * @param {boolean} on
   */
  markTouchable(choices, on = true) {
    this.board.mark("touch", on ? choices.next : []);
    this.board.mark("priced", on ? choices.priced : []);
    this.board.mark("quiet", on ? choices.quiet : []);
  }

  render() {
    const next = this.yours ? this.choices.next : new Set();
    this.markTouchable(this.choices, this.yours);
    this.board.mark("picked", this.yours ? this.choices.picked : []);
    this.markPointed();
    const free = [...next].filter((key) => !this.choices.priced.has(key) && !this.choices.quiet.has(key));
    const offered = new Set([...free, ...next, ...(this.yours ? this.choices.picked : [])]); // Tab leads to the first
    this.input.setTouchable(offered, (key) => this.accessibleName(key));
    this.hover(this.board.has(this.hovered) ? this.hovered : null); // the preview describes the present choices
    this.on.changed();
  }
}
