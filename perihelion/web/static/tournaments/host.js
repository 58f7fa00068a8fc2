// What the host of a tournament can do: begin, end, let bots in, take people out, put substitutes in, give time.

import { h } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { askConfirmation } from "../widgets/dialog.js";
import { begins } from "./list.js";

/** @import { TournamentPage } from "../types.d.ts" */

const ADJOURN_HOURS = 24;

/**
 * @param {TournamentPage} tournament
 * @param {(what: string, body?: Record<string, any>) => Promise<void>} change
 */
export function hostSection(tournament, change) {
  const { state } = tournament;
  if (state !== "open" && state !== "running") return null;
  return h(
    "section",
    { class: "card tournament-host", "aria-labelledby": "tournament-hosting" },
    h("h2", { id: "tournament-hosting" }, t("tournament-hosting")),
    state === "open" && openControls(tournament, change),
    state === "running" && runningControls(tournament, change),
    h("p", { class: "quiet small" }, t("tournament-blocked")),
    h("p", { class: "row" }, endButton(state, change)),
  );
}

function openControls(tournament, change) {
  const { entrants, fewest, bots, waiting } = tournament;
  const level =
    bots.length > 0 &&
    picker(
      "tournament-bot",
      bots.map(({ name, label }) => ({ value: name, label })),
    );
  return [
    h(
      "p",
      { class: "row" },
      h(
        "button",
        {
          type: "button",
          class: "warm",
          data: { id: "start" },
          disabled: entrants < fewest || begins(tournament),
          onclick: () => change("start"),
        },
        t("tournament-begin"),
      ),
      entrants < fewest && h("span", { class: "quiet" }, t("tournament-fewest", { n: fewest })),
    ),
    level &&
      h(
        "p",
        { class: "row" },
        level,
        h(
          "button",
          {
            type: "button",
            data: { id: "bot" },
            onclick: () => change("bots", { level: level.querySelector("select").value }),
          },
          t("tournament-add-bot"),
        ),
      ),
    waiting.length > 0 && removing(waiting, change),
  ];
}

function runningControls({ standings, waiting, rounds, format }, change) {
  const active = standings.filter((one) => one.active);
  const playing = rounds.flatMap(({ n, tables }) =>
    tables.filter(({ over }) => !over).map((table) => ({ ...table, n })),
  );
  return [
    active.length > 0 && removing(active, change),
    waiting.length > 0 && standings.length > 0 && substituting(standings, waiting, change),
    playing.length > 0 && format !== "duplicate" && adjourning(playing, change),
  ];
}

/** Return a list to choose from, with its label. */
function picker(word, values) {
  return h(
    "label",
    { class: "tournament-pick" },
    h("span", {}, t(word)),
    h(
      "select",
      { data: { id: word } },
      values.map(({ value, label }) => h("option", { value: String(value) }, label)),
    ),
  );
}

function removing(people, change) {
  const who = picker(
    "tournament-who",
    people.map(({ entrant, name }) => ({ value: entrant, label: name })),
  );
  const withdraw = async () => {
    const entrant = Number(who.querySelector("select").value);
    const { name } = people.find((one) => one.entrant === entrant);
    const label = t("tournament-remove", { name });
    if (await askConfirmation(label, t("tournament-remove-about"), label)) await change("withdraw", { entrant });
  };
  return h(
    "p",
    { class: "row" },
    who,
    h("button", { type: "button", data: { id: "withdraw" }, onclick: withdraw }, t("tournament-take-out")),
  );
}

function substituting(standings, waiting, change) {
  const old = picker(
    "tournament-instead",
    standings.map(({ entrant, name }) => ({ value: entrant, label: name })),
  );
  const by = picker(
    "tournament-plays-now",
    waiting.map(({ entrant, name }) => ({ value: entrant, label: name })),
  );
  const put = () =>
    change("replace", {
      entrant: Number(old.querySelector("select").value),
      by: Number(by.querySelector("select").value),
    });
  return h(
    "p",
    { class: "row" },
    old,
    by,
    h("button", { type: "button", data: { id: "replace" }, onclick: put }, t("tournament-put-in")),
  );
}

function adjourning(playing, change) {
  const name = ({ n, number, seats }) =>
    t("labelled", { label: `${n}.${number}`, text: seats.map((seat) => seat.name).join(" – ") });
  const table = picker(
    "tournament-slow-table",
    playing.map((one) => ({ value: one.table, label: name(one) })),
  );
  const adjourn = () => change("adjourn", { table: table.querySelector("select").value, hours: ADJOURN_HOURS });
  return h(
    "p",
    { class: "row" },
    table,
    h(
      "button",
      { type: "button", data: { id: "adjourn" }, onclick: adjourn },
      t("tournament-adjourn", { n: ADJOURN_HOURS }),
    ),
  );
}

function endButton(state, change) {
  const word = state === "open" ? "tournament-cancel" : "tournament-stop";
  const end = async () => {
    if (await askConfirmation(t(word), t(`${word}-about`), t(word))) await change("cancel");
  };
  return h("button", { type: "button", class: "danger", data: { id: "cancel" }, onclick: end }, t(word));
}
