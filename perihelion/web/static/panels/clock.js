// The clock of the seat to act. It counts down in the browser between two messages.

import { h, setChildren } from "../lib/dom.js";
import { t } from "../lib/words.js";

export class Clock {
  constructor(host) {
    this.host = host;
    this.until = null;
    setInterval(() => this.tick(), 1000);
  }

  /** Set the clock of a snapshot, or hide it with null. */
  set(clock) {
    this.until = clock ? performance.now() + clock.left * 1000 : null;
    this.tick();
  }

  tick() {
    this.host.hidden = this.until === null;
    if (this.until === null) return;
    const left = Math.max(0, Math.round((this.until - performance.now()) / 1000));
    this.host.classList.toggle("short", left <= 30);
    setChildren(this.host, h("span", { class: "unseen" }, t("clock"), " "), formatTime(left));
  }
}

function formatTime(seconds) {
  const two = (n) => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours >= 48) return t("days", { n: Math.floor(hours / 24) });
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
