// Which public tables the lobby shows: by game, by speed, and by whom they look for.

import { h } from "../lib/dom.js";
import { t } from "../lib/words.js";

/** @import { GameInfo, ListedTable } from "../types.d.ts" */

const FEWEST = 6; // with fewer tables nobody needs to choose
const DAY = 1440; // in minutes

/** @type {Record<string, (table: ListedTable, value: string) => boolean>} */
const MATCHES = {
  game: (table, game) => table.game === game,
  speed: ({ wanted }, speed) => wanted !== null && wanted.minutes >= DAY === (speed === "days"),
  level: ({ wanted }, level) => wanted !== null && (wanted.level === level || wanted.level === "any"),
};

export class TableFilter {
  /**
   * `games` are those of the lobby; `changed()` is called when something else is chosen.
   * @param {GameInfo[]} games
   * @param {() => void} changed
   */
  constructor(games, changed) {
    this.chosen = { game: "", speed: "", level: "" };
    const field = (name, values) => {
      const select = h(
        "select",
        {
          "aria-label": t(`filter-${name}`),
          onchange: () => {
            this.chosen[name] = select.value;
            changed();
          },
        },
        h("option", { value: "" }, t(`filter-${name}-all`)),
        values.map(([value, label]) => h("option", { value }, label)),
      );
      return select;
    };
    const words = (name, values) => values.map((value) => [value, t(`filter-${name}-${value}`)]);
    this.node = h(
      "div",
      { class: "row tight table-filter", role: "group", "aria-label": t("filter"), hidden: true },
      field(
        "game",
        games.map(({ key, name }) => [key, name]),
      ),
      field("speed", words("speed", ["live", "days"])),
      field("level", words("level", ["learning", "rating"])),
    );
  }

  /** Return the tables to show. @param {ListedTable[]} tables */
  apply(tables) {
    const wishes = Object.entries(this.chosen).filter(([, value]) => value);
    this.node.hidden = tables.length < FEWEST && wishes.length === 0;
    return tables.filter((table) => wishes.every(([name, value]) => MATCHES[name](table, value)));
  }
}
