// The puzzles of a game: the one of today, the next one for my rating, my own mistakes that come again, and all as pictures.

import { h } from "../lib/dom.js";
import { dayText } from "../lib/durations.js";
import { growList } from "../lib/growing-list.js";
import { get } from "../lib/http.js";
import { t } from "../lib/words.js";
import { currentTheme } from "../shell/theme.js";
import { icon } from "../widgets/icons.js";
import { showStudyList } from "./study-list.js";

/** @import { PageContext } from "../main.js" */
/** @import { GameInfo, PracticeInfo, PuzzleInfo, PuzzleList, SolverRecord } from "../types.d.ts" */

/**
 * Show the list.
 * @param {HTMLElement} main
 * @param {PageContext} context
 */
export async function open(main, { game }) {
  const [{ gameName, daily, puzzles, record, practice }, games] = await Promise.all([
    /** @type {Promise<PuzzleList>} */ (get(`/api/games/${game}/puzzles`)),
    /** @type {Promise<GameInfo[]>} */ (get("/api/games")),
  ]);
  showStudyList(
    main,
    { list: "puzzles", game, games },
    t("puzzles-heading", { game: gameName }),
    h("p", {}, t(puzzles.length ? "puzzles-about" : "puzzles-none")),
    puzzles.length > 0 && recordLine(record, puzzles.length),
    puzzles.length > 0 && links(game, daily, nextPuzzle(puzzles, record)),
    practice.of > 0 && practiceCard(game, practice),
    filteredList(game, puzzles, record),
  );
}

/**
 * Return all puzzles, with the choice of a theme above them if there are several. The list grows as one scrolls; a
 * reload keeps the choice and the length.
 * @param {string} game
 * @param {PuzzleInfo[]} puzzles
 * @param {SolverRecord} record
 */
function filteredList(game, puzzles, record) {
  const list = h("ol", { class: "puzzle-list" });
  const counts = new Map();
  for (const { theme } of puzzles) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  const themes = [...counts].sort((a, b) => b[1] - a[1]);
  const numbered = puzzles.map((puzzle, i) => ({ puzzle, number: i + 1 }));
  const keep = (values) => history.replaceState({ ...history.state, ...values }, "");
  let stop = () => {};
  const show = (chosen, first = 0) => {
    stop();
    const wanted = numbered.filter(({ puzzle }) => !chosen || puzzle.theme === chosen);
    const tile = ({ puzzle, number }) => puzzleTile(game, puzzle, number, record);
    stop = growList(list, wanted, tile, { first, onGrow: (shown) => keep({ shown }) });
  };
  const select = h(
    "select",
    {
      onchange: () => {
        keep({ theme: select.value });
        show(select.value);
      },
    },
    h("option", { value: "" }, t("puzzles-theme-all", { n: puzzles.length })),
    themes.map(([theme, n]) => h("option", { value: theme }, t("puzzles-theme-counted", { theme, n }))),
  );
  const kept = history.state?.theme;
  select.value = counts.has(kept) ? kept : "";
  show(select.value, history.state?.shown);
  return [counts.size > 1 && h("label", { class: "puzzle-theme" }, t("puzzles-theme"), select), list];
}

/**
 * @param {SolverRecord} record
 * @param {number} of
 */
function recordLine({ rating, streak, longest, solved, days }, of) {
  const facts = [
    t("puzzles-rating", { rating }),
    t("puzzles-streak", { n: streak, longest }),
    t("puzzles-solved", { n: solved.length, of }),
    days > 0 && t("puzzles-days", { n: days }),
  ];
  return h("p", { class: "quiet" }, facts.filter(Boolean).join(" · "));
}

/**
 * @param {string} game
 * @param {string | null} daily
 * @param {PuzzleInfo | undefined} next
 */
function links(game, daily, next) {
  return h(
    "p",
    { class: "row" },
    h("a", { class: "button warm", href: `/puzzles/${game}/${daily}` }, icon("sun"), t("puzzles-daily")),
    next && h("a", { class: "button", href: `/puzzles/${game}/${next.key}` }, icon("play"), t("puzzles-next")),
    h("a", { href: `/learn/${game}` }, t("lessons")),
  );
}

/**
 * My own mistakes: how many come again today, or when the next one does.
 * @param {string} game
 * @param {PracticeInfo} practice
 */
function practiceCard(game, { of, due, next }) {
  return h(
    "section",
    { class: "card practice" },
    h("h2", {}, t("practice")),
    h("p", {}, t("practice-about", { n: of })),
    due.length > 0
      ? h(
          "a",
          { class: "button warm", href: `/puzzles/${game}/mine/${due[0]}` },
          icon("repeat"),
          t("practice-due", { n: due.length }),
        )
      : h("p", { class: "quiet" }, t("practice-next", { day: dayText(Date.now() / 1000 + next) })),
  );
}

/**
 * Return the puzzle not tried yet whose rating is nearest to the solver's.
 * @param {PuzzleInfo[]} puzzles
 * @param {SolverRecord} record
 */
function nextPuzzle(puzzles, { rating, tried }) {
  const fresh = puzzles.filter(({ key }) => !tried.includes(key));
  const distance = (puzzle) => Math.abs(puzzle.rating - rating);
  return fresh.sort((a, b) => distance(a) - distance(b))[0];
}

/**
 * @param {string} game
 * @param {PuzzleInfo} puzzle
 * @param {number} number
 * @param {SolverRecord} record
 */
function puzzleTile(game, { key, rating, level }, number, record) {
  const solved = record.solved.includes(key);
  const state = solved ? t("lesson-solved") : record.tried.includes(key) ? t("puzzle-tried") : t("puzzle-new");
  return h(
    "li",
    {},
    h(
      "a",
      { class: `card puzzle-tile${solved ? " done" : ""}`, href: `/puzzles/${game}/${key}` },
      h("img", {
        src: `/api/games/${game}/puzzles/${key}/board.svg?theme=${currentTheme()}`,
        alt: "",
        loading: "lazy",
        decoding: "async",
      }),
      h("span", { class: "lesson-mark", "aria-hidden": "true" }, solved ? icon("check") : String(number)),
      h("b", {}, t("puzzle-of-rating", { rating })),
      h("span", { class: "quiet small" }, t("puzzle-level", { level })),
      h("span", { class: "quiet small" }, state),
    ),
  );
}
