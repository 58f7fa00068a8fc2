// What happened since my last turn: a list of the others' turns that can be shown again on the board. Each is one
// sentence, which unfolds into its steps.

import { h } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { openDialog } from "../widgets/dialog.js";
import { icon } from "../widgets/icons.js";
import { scoreText, turnHeading } from "./turn-groups.js";

/** @import { TurnGroup } from "./turn-groups.js" */
/** @import { LogLine, Snapshot } from "../types.d.ts" */

/** @typedef {{current: string, all: string[], choose: (pace: string) => void}} Pace */

/**
 * Open the list. `play()` shows the turns on the board; `pace` has {current, all, choose(name)}.
 * @param {TurnGroup[]} turns
 * @param {Snapshot} snapshot
 * @param {{play: () => void, pace: Pace}} on
 */
export function openRecap(turns, snapshot, { play, pace }) {
  const again = h(
    "button",
    { class: "warm", type: "button", data: { id: "show-again" } },
    icon("repeat"),
    t("show-again"),
  );
  const box = openDialog(
    recapTitle(snapshot),
    h("div", { class: "row between" }, again, paceSelect(pace)),
    h(
      "ol",
      { class: "recap" },
      turns.map((group) => h("li", {}, recapTurn(group, snapshot))),
    ),
  );
  again.addEventListener("click", () => {
    box.close();
    play();
  });
  return box;
}

/**
 * Return the heading: what happened since my last turn, or the last turns for a spectator.
 * @param {Snapshot} snapshot
 */
export function recapTitle(snapshot) {
  return t(snapshot.seat < 0 ? "recap-watching" : "recap");
}

/**
 * Return a turn: its player, its story, and its steps, which are folded if there is a story.
 * @param {TurnGroup} group
 * @param {Snapshot} snapshot
 */
function recapTurn(group, snapshot) {
  const heading = h("h3", { class: "turn-head" }, turnHeading(group, snapshot));
  const lines = group.lines.map((line) => recapLine(line, snapshot));
  const steps = h("ul", { class: "log" }, lines);
  const story = snapshot.stories?.[group.turn];
  if (!story) return [heading, steps];
  return [
    heading,
    h("p", { class: "story" }, story),
    h("details", { class: "recap-steps" }, h("summary", { class: "small quiet" }, t("recap-steps")), steps),
  ];
}

/**
 * @param {LogLine} line
 * @param {Snapshot} snapshot
 */
function recapLine(line, snapshot) {
  const score = line.score && h("span", { class: "score gained" }, scoreText(line.score, snapshot));
  return h("li", { class: line.kind }, line.says, score);
}

/** Return the select list of paces. @param {Pace} pace */
export function paceSelect({ current, all, choose }) {
  const select = h(
    "select",
    { data: { id: "pace" }, onchange: () => choose(select.value) },
    all.map((name) => h("option", { value: name, selected: name === current }, t(`pace-${name}`))),
  );
  return h("label", { class: "pace" }, h("span", { class: "small quiet" }, t("pace")), select);
}
