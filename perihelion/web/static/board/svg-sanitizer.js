// Parses SVG from the server and keeps only known elements and attributes, none of which runs a script or loads a file.

const SVG = "http://www.w3.org/2000/svg";

const ELEMENTS = words(`
  svg g defs title desc path rect circle ellipse line polyline polygon text tspan
  clipPath linearGradient radialGradient stop
`);

const ATTRIBUTES = words(`
  id class transform role aria-label aria-hidden data-key data-layer data-mark
  x y x1 y1 x2 y2 dx dy cx cy fx fy r rx ry width height d points viewBox preserveAspectRatio overflow
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-dasharray
  stroke-dashoffset stroke-miterlimit opacity paint-order vector-effect clip-path clip-rule
  font-size font-weight font-family font-style text-anchor dominant-baseline letter-spacing textLength lengthAdjust
  offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod clipPathUnits
`);

/** @param {string} text */
function words(text) {
  return new Set(text.trim().split(/\s+/));
}

/**
 * Whether a value refers to anything but a part of this page, `url(#id)`. A backslash could hide such a reference.
 * @param {string} value
 */
const refersElsewhere = (value) => /\\|url\((?!#[\w-]+\))/i.test(value);

/** The root of a document that is not shown, so that nothing in it runs or loads. One for all: each new one would stay in memory for long. */
const root = document.implementation.createDocument(SVG, "svg").documentElement;

/**
 * Return the sanitized elements of an SVG fragment, ready to be inserted; an empty list if it cannot be parsed.
 * @param {string} markup
 */
export function parseSvg(markup) {
  try {
    root.innerHTML = markup;
  } catch {
    root.replaceChildren();
    return [];
  }
  sanitize(root);
  return [...root.childNodes].map((node) => document.adoptNode(node));
}

/**
 * Return the first element of each of these fragments, which are parsed together; undefined for one that cannot be parsed.
 * @param {string[]} fragments
 * @returns {(SVGGraphicsElement | undefined)[]}
 */
export function parseEach(fragments) {
  const found = parseSvg(fragments.map((markup) => `<g>${markup}</g>`).join(""));
  const parsed = found.length === fragments.length ? found : fragments.map((markup) => parseSvg(`<g>${markup}</g>`)[0]);
  return parsed.map((node) => /** @type {any} */ (node)?.firstElementChild ?? undefined);
}

/** @param {Element} node */
function sanitize(node) {
  for (const { name, value } of [...node.attributes]) {
    if (!ATTRIBUTES.has(name) || refersElsewhere(value)) node.removeAttribute(name);
  }
  for (const child of [...node.children]) {
    if (child.namespaceURI === SVG && ELEMENTS.has(child.nodeName)) sanitize(child);
    else child.remove();
  }
}
