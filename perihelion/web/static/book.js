// Rules and guide as pages of their own.

import { h, put } from "./dom.js";
import { find, load } from "./document.js";
import { t } from "./words.js";

export async function open(main, { game }) {
  const kind = location.pathname.startsWith("/guide") ? "guide" : "rules";
  const { title, nodes } = await load(game, kind);
  const other = kind === "guide" ? ["rules", t("rules-page")] : ["guide", t("how-to-play")];
  document.title = `${title} – Perihelion`;
  const text = h("article", { class: "prose" }, nodes);
  put(
    main,
    h(
      "div",
      { class: "book" },
      h("img", { class: "cover", src: `/pictures/${game}.svg`, alt: "" }),
      h(
        "p",
        { class: "row" },
        h("a", { href: `/${other[0]}/${game}` }, other[1]),
        h("a", { href: `/new/${game}` }, t("start")),
      ),
      text,
    ),
  );
  const show = () => find(text, decodeURIComponent(location.hash.slice(1)));
  addEventListener("hashchange", show);
  show();
}
