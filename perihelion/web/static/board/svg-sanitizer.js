// Parses SVG from the server and removes everything that could run a script or load another file.

const SVG = "http://www.w3.org/2000/svg";
const FORBIDDEN_ELEMENTS = new Set([
  "script",
  "foreignObject",
  "iframe",
  "style",
  "image",
  "a",
  "animate",
  "set",
  "use",
]);
const parser = new DOMParser();

/** Return the sanitized elements of an SVG fragment, ready to be inserted; an empty list if it cannot be parsed. */
export function parseSvg(markup) {
  const parsed = parser.parseFromString(`<svg xmlns="${SVG}">${markup}</svg>`, "image/svg+xml");
  if (parsed.querySelector("parsererror")) return [];
  sanitize(parsed.documentElement);
  return [...parsed.documentElement.childNodes].map((node) => document.importNode(node, true));
}

function sanitize(node) {
  for (const child of [...node.children]) {
    if (FORBIDDEN_ELEMENTS.has(child.localName) || child.namespaceURI !== SVG) child.remove();
    else sanitize(child);
  }
  for (const { name, value } of [...node.attributes]) {
    const foreign = /url\(\s*['"]?(?!['"]?#)/i.test(value);
    if (/^on/i.test(name) || name === "style" || /href$/i.test(name) || foreign) node.removeAttribute(name);
  }
}
