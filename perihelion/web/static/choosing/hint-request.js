// Asks the server for a hint. Meanwhile a sign of work is shown; an answer to a position that is over is dropped.

export class HintRequest {
  /** `on` has ask() → answer or null, position() → what tells positions apart, working(bool), show(answer). */
  constructor(on) {
    this.on = on;
    this.pending = false;
  }

  async send() {
    if (this.pending) return;
    const asked = this.on.position();
    this.setPending(true);
    const answer = await this.on.ask();
    this.setPending(false);
    if (answer && this.on.position() === asked) this.on.show(answer);
  }

  setPending(pending) {
    this.pending = pending;
    this.on.working(pending);
  }
}
