// Friendly phrases for the chat. They are sent as `:name:`, so that every reader sees them in their own language.

import { h } from "../lib/dom.js";
import { t } from "../lib/words.js";

const PHRASES = ["hello", "luck", "nice", "thanks", "think", "moment", "sorry", "played", "again", "bye"];
const CODE = /^:([a-z]+):$/;

/** Return the text of a chat line in the reader's language. */
export function chatText(text) {
  const name = text.match(CODE)?.[1];
  return PHRASES.includes(name) ? t(`phrase-${name}`) : text;
}

/** Return the row of phrases; `send(text)` sends one. */
export function phraseButtons(send) {
  return h(
    "ul",
    { class: "phrases", "aria-label": t("phrases") },
    PHRASES.map((name) =>
      h(
        "li",
        {},
        h(
          "button",
          { type: "button", data: { id: `phrase-${name}` }, onclick: () => send(`:${name}:`) },
          t(`phrase-${name}`),
        ),
      ),
    ),
  );
}
