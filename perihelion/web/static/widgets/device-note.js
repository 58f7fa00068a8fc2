// Says that a result was computed on this device.

import { h } from "../lib/dom.js";
import { t } from "../lib/words.js";

/** Return the sentence, or nothing if the server has computed the answer. @param {{device?: boolean}} answer */
export function deviceNote({ device = false }) {
  return device && h("p", { class: "small quiet on-device" }, t("device-computed"));
}
