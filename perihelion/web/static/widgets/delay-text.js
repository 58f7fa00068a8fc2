// How late spectators see a table, in words.

import { t } from "../lib/words.js";

/** Return a delay ("turns:2", "minutes:5") in words. @param {string} delay */
export function delayText(delay) {
  const [kind, n] = delay.split(":");
  return kind ? t(`delay-${kind}`, { n: Number(n) }) : t("delay-none");
}
