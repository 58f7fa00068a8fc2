// Drawings from the server: parsed as XML, and taken over without anything that could run or load.

const SVG = "http://www.w3.org/2000/svg";
const FORBIDDEN = new Set(["script", "foreignObject", "iframe", "style", "image", "a", "animate", "set", "use"]);
const parser = new DOMParser();

/** The elements of a piece of SVG, ready to be put into the page. */
export function elements(markup) {
  const parsed = parser.parseFromString(`<svg xmlns="${SVG}">${markup}</svg>`, "image/svg+xml");
  if (parsed.querySelector("parsererror")) return [];
  clean(parsed.documentElement);
  return [...parsed.documentElement.childNodes].map((node) => document.importNode(node, true));
}

function clean(node) {
  for (const child of [...node.children]) {
    if (FORBIDDEN.has(child.localName) || child.namespaceURI !== SVG) child.remove();
    else clean(child);
  }
  for (const { name, value } of [...node.attributes]) {
    const foreign = /url\(\s*['"]?(?!['"]?#)/i.test(value);
    if (/^on/i.test(name) || name === "style" || /href$/i.test(name) || foreign) node.removeAttribute(name);
  }
}
