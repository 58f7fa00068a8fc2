// Tells what is new at a table: to screen readers, by a sound, and to the player who asked for an undo or an early end.

import { vibrate } from "../widgets/haptics.js";
import { announce } from "../widgets/live-region.js";
import { playSound } from "../widgets/sound.js";
import { showMessage } from "../widgets/toast.js";

/** @import { EndOfferView, LogLine, Snapshot, UndoRequestView, Update } from "../types.d.ts" */

/**
 * Tell what a message has brought, without what was dealt in the set-up. The prompt and the sound follow only if no other message waits.
 * @param {Snapshot} before
 * @param {Snapshot | Update} message
 * @param {Snapshot} snapshot
 * @param {boolean} more
 */
export function tellNews(before, message, snapshot, more) {
  const news = message.type === "update" ? (message.log ?? []) : snapshot.log.filter((entry) => entry.n > before.count);
  announce(
    news
      .filter((entry) => entry.turn > 0 || entry.kind !== "chance")
      .map(({ says }) => (/[.!?…]$/.test(says) ? says : `${says}.`)) // a pause between two lines
      .join(" "),
  );
  tellAnswer(before.asked, snapshot.asked, "undo", before.mine, news);
  tellAnswer(before.offered, snapshot.offered, "end", before.mine, news);
  if (more) return;
  playSoundFor(before, snapshot, news);
  if (snapshot.over && !before.over) announce(snapshot.over.says);
  if (snapshot.yours && (!before.yours || before.prompt !== snapshot.prompt)) announce(snapshot.prompt);
}

/**
 * Tell the player who asked the others for something how they answered.
 * @param {UndoRequestView | EndOfferView | null} asked
 * @param {UndoRequestView | EndOfferView | null} stillAsked
 * @param {LogLine["kind"]} kind
 * @param {number[]} mine
 * @param {LogLine[]} news
 */
function tellAnswer(asked, stillAsked, kind, mine, news) {
  if (!asked || stillAsked || !mine.includes(asked.seat)) return;
  const answer = news.findLast((entry) => entry.kind === kind);
  if (answer) showMessage(answer.says);
}

/**
 * @param {Snapshot} before
 * @param {Snapshot} snapshot
 * @param {LogLine[]} news
 */
function playSoundFor(before, snapshot, news) {
  const acted = news.findLast((entry) => entry.kind === "action");
  if (snapshot.over && !before.over) playSound("over");
  else if (snapshot.yours && !before.yours) {
    playSound("turn");
    vibrate("turn");
  } else if (acted) playSound(snapshot.mine.includes(acted.seat) ? "mine" : "other");
}
