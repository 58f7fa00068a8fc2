// Choosing on the board: marks what can be touched, narrows down, sends, and asks why not.

import { Choices } from "./choices.js";
import { Touch } from "./touch.js";
import { t } from "./words.js";

export class Choose {
  /**
   * `on` has send(choice), forbidden(keys), idle(key) for a touch while others are to act, says(text), changed(),
   * skip(), which is true where a touch skipped steps instead, and home, where the focus goes when its thing is gone.
   */
  constructor(board, zoom, on) {
    this.board = board;
    this.on = on;
    this.choices = new Choices();
    this.yours = false;
    this.touch = new Touch(board, zoom, {
      touch: (key) => this.touched(key),
      lift: (key) => this.lift(key),
      drop: (key, onto) => this.drop(key, onto),
      hover: (key) => this.hover(key),
      letGo: () => this.letGo(),
      skip: () => this.on.skip(),
      home: this.on.home,
    });
  }

  /** New choices; what is held stays held where it still begins a choice. */
  offer(list, yours) {
    const held = this.choices.picked;
    const same = JSON.stringify(list) === this.given;
    this.given = JSON.stringify(list);
    this.yours = yours;
    this.choices = new Choices(list, (key) => this.board.has(key));
    if (same) this.choices.picked = held;
    this.show();
  }

  touched(key) {
    if (!this.yours) {
      this.on.idle(key);
      return;
    }
    const held = this.choices.picked;
    const answer = this.choices.touch(key);
    if (answer === "forbidden") this.on.forbidden(key, [...held, key]);
    else if (typeof answer === "object") this.send(answer);
    else this.show();
  }

  /** A thing is picked up to be carried: show where to, but send nothing yet. */
  lift(key) {
    if (this.choices.next.has(key)) this.choices.picked = [...this.choices.picked, key];
    else this.choices.picked = [key];
    this.board.mark("touch", this.choices.next);
    return this.choices.next;
  }

  drop(key, onto) {
    const left = this.choices.left;
    if (onto === key) this.letGo();
    else if (onto && this.choices.next.has(onto)) this.touched(onto);
    else if (left.length === 1 && left[0].touch.length <= this.choices.picked.length) this.send(left[0]);
    else {
      const keys = [...this.choices.picked, onto];
      this.letGo();
      if (onto) this.on.forbidden(onto, keys);
    }
  }

  send(choice) {
    this.yours = false; // until the answer
    this.choices.letGo();
    this.board.mark("touch", []);
    this.board.mark("picked", choice.touch);
    this.on.send(choice);
  }

  /** Let go of what is held; true where something was. */
  letGo() {
    if (!this.choices.picked.length) return false;
    this.choices.letGo();
    this.show();
    return true;
  }

  hover(key) {
    this.on.says(key && this.yours ? this.name(key) : key ? this.board.title(key) : "");
  }

  /** What touching this would do, in words. */
  name(key) {
    const title = this.board.title(key);
    if (!this.choices.next.has(key) && !this.choices.following([]).has(key)) return title;
    const left = this.choices.after(key);
    if (left.length === 1) return left[0].says;
    const several = t("choices-here", { n: left.length });
    return title ? `${title} – ${several}` : several;
  }

  /** The name of a thing for those who do not see it; whoever speaks to the page says what is written on it. */
  label(key) {
    const name = this.name(key);
    const written = this.board.written(key);
    return name.toLowerCase().includes(written.toLowerCase()) ? name : `${name} (${written})`;
  }

  show() {
    const next = this.yours ? this.choices.next : new Set();
    this.board.mark("touch", next);
    this.board.mark("picked", this.yours ? this.choices.picked : []);
    const offered = new Set([...next, ...(this.yours ? this.choices.picked : [])]);
    this.touch.offer(offered, (key) => this.label(key));
    this.on.changed();
  }
}
