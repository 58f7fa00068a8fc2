// Choices, narrowed down by what was touched. Knows no page: lists in, answers out.
//
//   const choices = new Choices([{action: "1E3", touch: ["u1", "c45"], says: "…"}, …], (key) => board.has(key));
//   choices.next            // keys to touch now
//   choices.touch("u1")     // "more", "let go", "forbidden", or the choice to send

export class Choices {
  constructor(list = [], present = () => true) {
    this.list = list.map((choice) => ({ ...choice, touch: choice.touch.filter(present) }));
    this.picked = [];
  }

  /** The choices that begin with what was touched. */
  get left() {
    return this.fitting(this.picked);
  }

  /** The keys that can be touched next. */
  get next() {
    return this.following(this.picked);
  }

  /** The choices that need no further touch although others are left: they become buttons. */
  get buttons() {
    const plain = this.list.filter((choice) => choice.touch.length === 0);
    if (!this.picked.length) return plain;
    return [...this.left.filter((choice) => choice.touch.length <= this.picked.length), ...plain];
  }

  /** All that can be chosen now, as a list. */
  get open() {
    return this.picked.length ? this.left : this.list;
  }

  /** Touch a thing. */
  touch(key) {
    if (!this.next.has(key)) {
      if (this.picked.includes(key)) {
        this.picked = this.picked.slice(0, this.picked.indexOf(key));
        return "let go";
      }
      if (this.following([]).has(key)) this.picked = [];
      else if (!this.fitting([...this.picked, key]).length) return "forbidden";
    }
    this.picked = [...this.picked, key];
    return this.left.length === 1 ? this.left[0] : "more";
  }

  letGo() {
    this.picked = [];
  }

  /** What touching this key would come to: one choice, or several. */
  after(key) {
    const base = this.next.has(key) ? this.picked : [];
    return this.fitting([...base, key]);
  }

  /** Choices whose things begin with these; where there is none, those that contain them in another order. */
  fitting(picked) {
    if (!picked.length) return this.list.filter((choice) => choice.touch.length > 0);
    const ordered = this.list.filter((choice) => picked.every((key, i) => choice.touch[i] === key));
    if (ordered.length) return ordered;
    return this.list.filter((choice) => picked.every((key) => choice.touch.includes(key)));
  }

  following(picked) {
    const keys = new Set();
    for (const choice of this.fitting(picked)) {
      const ordered = picked.every((key, i) => choice.touch[i] === key);
      const rest = ordered ? choice.touch.slice(picked.length, picked.length + 1) : choice.touch;
      for (const key of rest) if (ordered || !picked.includes(key)) keys.add(key);
    }
    return keys;
  }
}
