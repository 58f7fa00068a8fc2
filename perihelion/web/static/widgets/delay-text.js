// How late spectators see a table, in words.

import { t } from "../lib/words.js";

/** The delays that a host can choose; "" is none. */
export const DELAYS = [
  "",
  "turns:1",
  "turns:2",
  "turns:3",
  "turns:5",
  "minutes:1",
  "minutes:5",
  "minutes:15",
  "minutes:60",
];

/** Return a delay ("turns:2", "minutes:5") in words. @param {string} delay */
export function delayText(delay) {
  const [kind, n] = delay.split(":");
  return kind ? t(`delay-${kind}`, { n: Number(n) }) : t("delay-none");
}
