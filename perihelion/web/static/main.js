// The beginning of every page: words, who I am, the head of the page, then the page's own module.

import { h, put } from "./dom.js";
import { header } from "./header.js";
import { Lost, get } from "./http.js";
import { clouds } from "./vignettes.js";
import { load, t } from "./words.js";

// The language of the page is that of the live table, too.
if (!/(^|; )lang=/.test(document.cookie))
  document.cookie = `lang=${document.documentElement.lang}; path=/; samesite=lax`;

const PAGES = {
  lobby: () => import("./lobby.js"),
  start: () => import("./start.js"),
  table: () => import("./table.js"),
  replay: () => import("./replay.js"),
  book: () => import("./book.js"),
  fair: () => import("./fair-page.js"),
  luck: () => import("./luck.js"),
};

async function begin() {
  const main = document.getElementById("main");
  const { page, table, game } = document.body.dataset;
  try {
    const [me, module] = await Promise.all([get("/api/me"), PAGES[page](), load()]);
    header(document.getElementById("top"), me);
    await module.open(main, { table, game, me });
  } catch (error) {
    failed(main, error);
  }
}

/** Something went wrong before the page stood: say so, and offer to try again. */
function failed(main, error) {
  const lost = error instanceof Lost;
  if (!lost) console.error(error);
  const again = h(
    "button",
    { class: "warm", type: "button", onclick: () => location.reload() },
    "↻ ",
    known("try-again", "Try again"),
  );
  const sentence = lost ? known("no-answer", "The table does not answer.") : error.message;
  put(
    main,
    h(
      "div",
      { class: "card alone", role: "alert" },
      clouds(),
      h("h1", {}, known("error-heading", "Clouds before the sun")),
      h("p", {}, sentence),
      h("p", { class: "row" }, again, h("a", { class: "button", href: "/" }, "Perihelion")),
    ),
  );
}

/** A word, or the English one where the words themselves did not arrive. */
function known(id, otherwise) {
  const text = t(id);
  return text.startsWith("‹") ? otherwise : text;
}

begin();
