// Connects input, choices and board: marks what can be touched, narrows the choices down and sends the chosen one.

import { t } from "../lib/words.js";
import { askConfirmation } from "../widgets/dialog.js";
import { BoardInput } from "./board-input.js";
import { Choices } from "./choices.js";
import { Explanations } from "./explanations.js";

/** @import { Choice, Explanation } from "../types.d.ts" */

/**
 * @typedef {{
 *   send: (choice: Choice) => unknown,
 *   open: (key: string) => boolean,
 *   ask: (keys: string[]) => Promise<Partial<Explanation>>,
 *   showRule: (anchor: string) => unknown,
 *   preview: (text: string) => unknown,
 *   changed: () => void,
 *   skip: () => boolean,
 *   focusFallback: HTMLElement,
 *   dock: HTMLElement,
 * }} ChoiceListener
 */

export class ChoiceController {
  /**
   * `on.open(key)` returns whether a touch opened something else than a choice, `on.skip()` whether it skipped the steps
   * being shown. `on.focusFallback` gets the focus if the focused group is gone. Explanations are shown in `on.dock`.
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
    this.input = new BoardInput(board, zoom, {
      touch: (key) => this.touchKey(key),
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
    if (!same) this.explanations.hide();
    this.choices = new Choices(list, (key) => this.board.has(key));
    if (same) this.choices.picked = picked;
    else this.hovered = this.board.focusedKey; // things have moved: what lies under the pointer is not known
    this.render();
  }

  /** @param {string} key */
  touchKey(key) {
    const path = this.pathTo(key);
    if (!this.yours) {
      this.refuse(key, path);
      return;
    }
    const answer = this.choices.touch(key);
    if (answer === "forbidden") this.refuse(key, path);
    else if (typeof answer === "object") this.send(answer);
    else this.render();
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
    this.on.preview(key && this.yours ? this.describe(key) : key ? this.board.title(key) : "");
  }

  /** Return what touching this key would do, in words. @param {string} key */
  describe(key) {
    const title = this.board.title(key);
    if (!this.choices.next.has(key) && !this.choices.nextKeys([]).has(key)) return title;
    const left = this.choices.matchesAfter(key);
    if (left.length === 1) return left[0].says;
    const several = t("choices-here", { n: left.length });
    return title ? `${title} – ${several}` : several;
  }

  /**
   * Return the accessible name. It contains the text on the group, so that voice control finds the group by it.
   * @param {string} key
   */
  accessibleName(key) {
    const name = this.describe(key);
    const written = this.board.writtenText(key);
    return name.toLowerCase().includes(written.toLowerCase()) ? name : `${name} (${written})`;
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
    const offered = new Set([...next, ...(this.yours ? this.choices.picked : [])]);
    this.input.setTouchable(offered, (key) => this.accessibleName(key));
    this.hover(this.board.has(this.hovered) ? this.hovered : null); // the preview describes the present choices
    this.on.changed();
  }
}
