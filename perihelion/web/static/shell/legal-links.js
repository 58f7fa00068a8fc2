// The links of the page's footer (imprint, privacy) for other places; none if the operator has set none.

/** Return copies of the links; with a `name`, only of that one. @param {string} [name] */
export function legalLinks(name = "") {
  const links = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll("#legal a")]);
  const wanted = links.filter((link) => !name || link.pathname.endsWith(`/${name}`));
  return wanted.map((link) => link.cloneNode(true));
}
