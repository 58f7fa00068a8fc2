// Narrows the legal actions down by what was touched. Pure logic without access to the page.
//
//   const choices = new Choices([{action: "1E3", touch: ["u1", "c45"], says: "…"}, …], (key) => board.has(key));
//   choices.next            // the keys that can be touched now
//   choices.touch("u1")     // "more", "let go", "forbidden", or the choice to send
//   choices.single          // the only choice left, which is shown before it is sent

/** @import { Choice } from "../types.d.ts" */

export class Choices {
  /**
   * `list` has every legal action; `present(key)` tells whether a key is on the board.
   * @param {Choice[]} list
   * @param {(key: string) => boolean} present
   */
  constructor(list = [], present = () => true) {
    this.list = list.map((choice) => ({ ...choice, touch: choice.touch.filter(present) }));
    /** @type {string[]} */
    this.picked = [];
  }

  /** The choices that match what was touched so far. */
  get matches() {
    return this.matching(this.picked);
  }

  /** The keys that can be touched next. */
  get next() {
    return this.nextKeys(this.picked);
  }

  /**
   * The choices that need no further touch although others are possible, and those that the game wants as buttons. If
   * several buttons and a single thing on the board are to choose from, that thing is a button, too, so that all are
   * read in one place.
   */
  get buttons() {
    const plain = this.list.filter((choice) => choice.touch.length === 0 || choice.button);
    if (!this.picked.length) return plain.length > 1 && this.list.length - plain.length === 1 ? this.list : plain;
    const left = this.matches;
    const fit = left.length === 1 ? left : left.filter((choice) => choice.touch.length <= this.picked.length);
    return [...fit, ...plain.filter((choice) => !fit.includes(choice))];
  }

  /** The only choice that fits what was touched, or null. */
  get single() {
    const { matches } = this;
    return this.picked.length && matches.length === 1 ? matches[0] : null;
  }

  /**
   * Return the only choice that touching this key leaves, or null. Without a key: the only choice left now.
   * @param {string | null} key
   */
  leadingTo(key) {
    const { single } = this;
    if (key === null || single?.touch.includes(key)) return single;
    const left = this.next.has(key) || this.nextKeys([]).has(key) ? this.matchesAfter(key) : [];
    return left.length === 1 ? left[0] : null;
  }

  /** All choices that are possible now. */
  get available() {
    return this.picked.length ? this.matches : this.list;
  }

  /**
   * Touch a key. Return the choice to send; "more" if several are left, or if the only one left is to be shown first: not
   * everything in it was touched, or `look` is true. The next touch of any of its keys returns it then. Return "let go"
   * if the key was picked and is now deselected, "forbidden" if no choice has it.
   * @param {string} key
   * @param {boolean} look
   * @returns {Choice | "more" | "let go" | "forbidden"}
   */
  touch(key, look = false) {
    if (this.single?.touch.includes(key)) return this.single;
    if (!this.next.has(key)) {
      if (this.picked.includes(key)) {
        this.picked = this.picked.slice(0, this.picked.indexOf(key));
        return "let go";
      }
      if (this.nextKeys([]).has(key)) this.picked = [];
      else if (!this.matching([...this.picked, key]).length) return "forbidden";
    }
    this.picked = [...this.picked, key];
    const { single } = this;
    return single && single.touch.length <= this.picked.length && !look ? single : "more";
  }

  clear() {
    this.picked = [];
  }

  /** The keys that can be touched next and cost something whatever follows. */
  get priced() {
    return this.nextKeysWhere((choice) => choice.price);
  }

  /** The keys that can be touched next and can wait: they are only part of quiet choices. */
  get quiet() {
    return this.nextKeysWhere((choice) => choice.quiet);
  }

  /** The keys that can be touched next and belong to the decision: without what can wait, if there is anything else. */
  get needed() {
    const { next, quiet } = this;
    return next.size > quiet.size ? [...next].filter((key) => !quiet.has(key)) : [...next];
  }

  /** @param {(choice: Choice) => unknown} holds */
  nextKeysWhere(holds) {
    return new Set([...this.next].filter((key) => this.matchesAfter(key).every(holds)));
  }

  /** Return the choices that would match after touching this key. @param {string} key */
  matchesAfter(key) {
    const base = this.next.has(key) ? this.picked : [];
    return this.matching([...base, key]);
  }

  /**
   * Return the choices whose keys begin with these; if there are none, those that contain them in any order.
   * @param {string[]} picked
   */
  matching(picked) {
    if (!picked.length) return this.list.filter((choice) => choice.touch.length > 0);
    const ordered = this.list.filter((choice) => picked.every((key, i) => choice.touch[i] === key));
    if (ordered.length) return ordered;
    return this.list.filter((choice) => picked.every((key) => choice.touch.includes(key)));
  }

  /**
   * Return the keys that can follow these.
   * @param {string[]} picked
   * @returns {Set<string>}
   */
  nextKeys(picked) {
    const keys = new Set();
    for (const choice of this.matching(picked)) {
      const ordered = picked.every((key, i) => choice.touch[i] === key);
      const rest = ordered ? choice.touch.slice(picked.length, picked.length + 1) : choice.touch;
      for (const key of rest) if (ordered || !picked.includes(key)) keys.add(key);
    }
    return keys;
  }
}
