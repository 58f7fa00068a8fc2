// The clock of the seat to act. It counts down in the browser between two messages.

import { h, setChildren } from "../lib/dom.js";
import { timeLeftText } from "../lib/durations.js";
import { t } from "../lib/words.js";
import { icon } from "../widgets/icons.js";

/** @import { ClockView } from "../types.d.ts" */

export class Clock {
  constructor(host) {
    this.host = host;
    /** @type {number | null} */
    this.until = null;
    this.soon = 0;
    this.paused = false;
    setInterval(() => this.tick(), 1000);
  }

  /** Set the clock of a snapshot, or hide it with null. @param {ClockView | null} clock */
  set(clock) {
    this.until = clock ? performance.now() + clock.left * 1000 : null;
    this.left = clock?.left;
    this.soon = clock?.soon;
    this.paused = clock?.paused ?? false;
    this.host.hidden = !clock;
    this.tick();
  }

  tick() {
    if (this.until === null) return;
    const left = this.paused ? Math.round(this.left) : Math.max(0, Math.round((this.until - performance.now()) / 1000));
    this.host.classList.toggle("short", left <= this.soon && !this.paused);
    this.host.title = this.paused ? t("clock-paused") : "";
    const label = h("span", { class: "unseen" }, t(this.paused ? "clock-paused" : "clock"), " ");
    setChildren(this.host, label, this.paused && icon("pause"), formatTime(left));
  }
}

function formatTime(seconds) {
  const two = (n) => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours >= 48) return timeLeftText(seconds);
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
