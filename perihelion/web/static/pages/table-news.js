// Tells what is new at a table: to screen readers, by a sound, and to whoever asked for an undo or an early end.

import { announce } from "../widgets/live-region.js";
import { playSound } from "../widgets/sound.js";
import { showMessage } from "../widgets/toast.js";

/** Tell what a message has brought. The prompt and the sound follow only if no other message waits. */
export function tellNews(before, message, snapshot, more) {
  const news = message.type === "update" ? (message.log ?? []) : snapshot.log.filter((entry) => entry.n > before.count);
  announce(news.map((entry) => entry.says).join(" "));
  tellAnswer(before.asked, snapshot.asked, "undo", before.mine, news);
  tellAnswer(before.offered, snapshot.offered, "end", before.mine, news);
  if (more) return;
  playSoundFor(before, snapshot, news);
  if (snapshot.yours && (!before.yours || before.prompt !== snapshot.prompt)) announce(snapshot.prompt);
}

/** Tell the player who asked the others for something how they answered. */
function tellAnswer(asked, stillAsked, kind, mine, news) {
  if (!asked || stillAsked || !mine.includes(asked.seat)) return;
  const answer = news.findLast((entry) => entry.kind === kind);
  if (answer) showMessage(answer.says);
}

function playSoundFor(before, snapshot, news) {
  const acted = news.findLast((entry) => entry.kind === "action");
  if (snapshot.over && !before.over) playSound("over");
  else if (snapshot.yours && !before.yours) playSound("turn");
  else if (acted) playSound(snapshot.mine.includes(acted.seat) ? "mine" : "other");
}
