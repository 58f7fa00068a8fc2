// How one gets the card that explains a thing on the board.

import { t } from "../lib/words.js";

/** Return the sentence; on a screen that is touched it names neither the mouse nor the keyboard. */
export function tellHow() {
  return t(matchMedia("(hover: none)").matches ? "about-how-touch" : "about-how");
}
