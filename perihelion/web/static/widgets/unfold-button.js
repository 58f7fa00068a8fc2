// The button of a card that says only what to do now on a small screen: it shows the explanation, too.

import { h } from "../lib/dom.js";
import { t } from "../lib/words.js";

/** Return the button that shows or folds the explanation of this card. @param {HTMLElement} card */
export function unfoldButton(card) {
  const press = ({ currentTarget }) => {
    currentTarget.ariaExpanded = String(card.classList.toggle("unfolded"));
  };
  return h(
    "button",
    {
      class: "plain unfold",
      type: "button",
      "aria-expanded": String(card.classList.contains("unfolded")),
      onclick: press,
    },
    t("unfold"),
  );
}
