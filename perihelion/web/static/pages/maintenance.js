// The page during maintenance: it says what is going on and comes back by itself.

import { h, setChildren } from "../lib/dom.js";
import { get } from "../lib/http.js";
import { t } from "../lib/words.js";
import { errorIllustration } from "../widgets/illustrations.js";

/** @import { Profile } from "../types.d.ts" */

const INTERVAL_MS = 15000;

/**
 * Say what is going on, and open the page that was asked for when the maintenance is over.
 * @param {HTMLElement} main
 */
export function open(main) {
  document.title = `${t("maintenance-title")} – Perihelion`;
  setChildren(
    main,
    h(
      "div",
      { class: "card alone" },
      errorIllustration(),
      h("h1", {}, t("maintenance-title")),
      h("p", {}, t("maintenance-about")),
    ),
  );
  setInterval(async () => {
    const me = /** @type {Profile | null} */ (await get("/api/me").catch(() => null));
    if (me && !me.maintenance) location.reload();
  }, INTERVAL_MS);
}
