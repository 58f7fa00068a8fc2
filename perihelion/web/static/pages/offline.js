// Without a network: one of my tables as it was, or the list of those that are kept on this device.

import { BoardView } from "../board/board-view.js";
import { fullAddress, pagePath } from "../lib/address.js";
import { h, setChildren } from "../lib/dom.js";
import { timeAgoText } from "../lib/durations.js";
import { numberText, t } from "../lib/words.js";
import { loadTable, loadTables } from "../live/saved-tables.js";
import { icon } from "../widgets/icons.js";
import { errorIllustration } from "../widgets/illustrations.js";
import { renderOutline } from "../widgets/outline.js";

/** @import { SavedTable } from "../live/saved-tables.js" */

const RETRY_MS = 4000;
const ICON = new URL("../icon.svg", import.meta.url).href;

/** Show what this device knows, and come back by itself as soon as there is a network. @param {HTMLElement} main */
export async function open(main) {
  if (pagePath() !== "/offline") awaitServer();
  const table = pagePath().match(/^\/t\/([\w-]+)/)?.[1];
  const known = table && (await loadTable(table));
  if (known) showTable(main, known);
  else showList(main, await loadTables());
}

/** Load the page again as soon as the server answers: the network may be back, or the server. */
function awaitServer() {
  const ask = async () => {
    const answer = await fetch(fullAddress("/health"), { cache: "no-store" }).catch(() => null);
    if (answer?.ok) location.reload();
  };
  setInterval(ask, RETRY_MS);
  addEventListener("online", ask);
}

/**
 * @param {HTMLElement} main
 * @param {SavedTable} table
 */
function showTable(main, { saved, snapshot }) {
  const board = new BoardView(t("board"));
  const seats = snapshot.seats.map((seat) =>
    h(
      "li",
      {},
      h("b", {}, seat.name),
      seat.points === null ? " " : ` ${numberText(seat.points)} `,
      seat.active && h("span", { class: "quiet" }, ` · ${t("seat-turn")}`),
    ),
  );
  document.title = `${snapshot.gameName} – Perihelion`;
  setChildren(
    main,
    h(
      "div",
      { class: "offline-table" },
      offlineNotice(t("offline-table", { ago: timeAgoText(Date.now() / 1000 - saved) })),
      h("h1", {}, snapshot.gameName),
      h("p", {}, snapshot.over?.says ?? snapshot.prompt),
      h("ul", { class: "facts" }, seats),
      board.node,
      snapshot.outline &&
        h(
          "details",
          { class: "fold" },
          h("summary", {}, t("tab-read")),
          h("div", { class: "prose" }, renderOutline(snapshot.outline)),
        ),
    ),
  );
  board.show(snapshot);
}

/**
 * @param {HTMLElement} main
 * @param {SavedTable[]} tables
 */
function showList(main, tables) {
  setChildren(
    main,
    h(
      "div",
      { class: "card alone" },
      errorIllustration(),
      h("h1", {}, t("offline-title")),
      h("p", {}, t(tables.length ? "offline-list" : "offline-empty")),
      h(
        "ul",
        { class: "tables" },
        tables.map(({ saved, snapshot }) =>
          h(
            "li",
            {},
            h(
              "a",
              { class: "table-line", href: snapshot.link },
              h("img", { src: ICON, alt: "", width: 40, height: 40 }),
              h(
                "span",
                { class: "table-names" },
                h("b", {}, snapshot.gameName),
                h("span", { class: "quiet small" }, snapshot.seats.map((seat) => seat.name).join(" · ")),
              ),
              h("span", { class: "quiet small" }, timeAgoText(Date.now() / 1000 - saved)),
            ),
          ),
        ),
      ),
      h(
        "p",
        {},
        h(
          "button",
          { class: "warm", type: "button", onclick: () => location.reload() },
          icon("repeat"),
          t("try-again"),
        ),
      ),
    ),
  );
}

function offlineNotice(sentence) {
  const retry = h("button", { type: "button", onclick: () => location.reload() }, t("try-again"));
  return h(
    "div",
    { class: "notice lost", role: "status" },
    h("span", { class: "eclipse" }),
    h("p", {}, sentence),
    retry,
  );
}
