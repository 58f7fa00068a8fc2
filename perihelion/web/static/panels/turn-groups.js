// The lines of a log as turns. Turn 0 is the set-up.

import { h } from "../lib/dom.js";
import { t } from "../lib/words.js";

/** @import { LogLine, ScoreChange, Snapshot } from "../types.d.ts" */

/**
 * The lines of a turn; `seat` is -1 for the set-up and for what belongs to nobody.
 * @typedef {{turn: number, seat: number, lines: LogLine[]}} TurnGroup
 */

/**
 * Return the lines as turns.
 * @param {LogLine[]} log
 * @returns {TurnGroup[]}
 */
export function groupByTurn(log) {
  /** @type {TurnGroup[]} */
  const groups = [];
  for (const line of log) {
    if (groups.at(-1)?.turn !== line.turn) groups.push({ turn: line.turn, seat: -1, lines: [] });
    const group = groups.at(-1);
    group.lines.push(line);
    if (group.seat < 0 && line.kind === "action") group.seat = line.seat;
  }
  return groups;
}

/**
 * Return the turns of others since this seat's last one that was seen (its lines go up to the count `seen`), without what was undone; before its own turn if it has begun.
 * A spectator (seat -1) gets the last `most`: one of each player.
 * @param {LogLine[]} log
 * @param {number} seat
 * @param {number} most
 * @param {number} seen
 */
export function turnsSince(log, seat, most, seen = Infinity) {
  const groups = groupByTurn(log.filter((line) => !line.undone)).filter((group) => group.turn > 0);
  while (groups.length && groups.at(-1).seat === seat) groups.pop();
  const own = groups.findLastIndex((group) => group.seat === seat && group.lines.at(-1).n <= seen);
  const since = groups.slice(own + 1).filter((group) => group.lines.some((line) => line.kind === "action"));
  return seat < 0 ? since.slice(-most) : since;
}

/**
 * Return the colour and name of the player of a turn. A turn in which nobody has acted is that of the seat to act.
 * @param {TurnGroup} group
 * @param {Pick<Snapshot, "seats">} snapshot
 */
export function turnHeading(group, snapshot) {
  const seat = snapshot.seats[group.seat] ?? (group.turn > 0 && snapshot.seats.find((other) => other.active));
  if (!seat) return t(group.turn ? "log-between" : "log-setup");
  const mark = h("span", { class: "seat-colour", "aria-hidden": "true" });
  if (seat.colour) mark.style.setProperty("--seat", seat.colour);
  return [mark, seat.name || seat.title];
}

/**
 * Return the points that a line gave or took, as text.
 * @param {ScoreChange[]} changes
 * @param {Pick<Snapshot, "seats">} snapshot
 */
export function scoreText(changes, snapshot) {
  const ofSeat = (seat, i) => {
    const gains = changes.map(({ says }) => says[i]).filter(Boolean);
    return gains.length > 0 && t("labelled", { label: seat.name || seat.title, text: gains.join(", ") });
  };
  return snapshot.seats.map(ofSeat).filter(Boolean).join(" · ");
}
