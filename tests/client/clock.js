// A clock that only moves when a test says so. It replaces timers and Date.now.

const START = 1_800_000_000_000;

export class FakeClock {
  #timers = new Map(); // id -> {at, every, run}
  #next = 1;
  now = START;

  constructor() {
    globalThis.setTimeout = (run, ms = 0) => this.#add(run, ms, 0);
    globalThis.setInterval = (run, ms) => this.#add(run, ms, ms);
    globalThis.clearTimeout = (id) => this.#timers.delete(id);
    globalThis.clearInterval = globalThis.clearTimeout;
    Date.now = () => this.now;
  }

  #add(run, ms, every) {
    this.#timers.set(this.#next, { at: this.now + ms, every, run });
    return this.#next++;
  }

  /** Let this time pass; what is due runs in its order. */
  tick(ms) {
    const end = this.now + ms;
    for (;;) {
      const due = [...this.#timers].filter(([, timer]) => timer.at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
      if (!due) break;
      const [id, { at, every, run }] = due;
      this.now = at;
      if (every) this.#timers.set(id, { at: at + every, every, run });
      else this.#timers.delete(id);
      run();
    }
    this.now = end;
  }
}
