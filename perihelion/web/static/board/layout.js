// Decides how a board is laid out in the space there is: as drawn, with its areas rearranged, or scrolled.

/** @import { Arrangement, Board as Drawing } from "../types.d.ts" */

/**
 * @typedef {Pick<Drawing, "width" | "height"> & Partial<Pick<Drawing, "parts" | "arrangements">>} BoardSize
 * @typedef {{width: number, height: number}} Space
 */

const MIN_TOUCH_SCALE = 0.4; // with a finger, a board is scrolled below this scale
const MIN_MOUSE_SCALE = 0.34; // with a mouse and enough width, below this one
const NARROW_WIDTH = 700; // pixels; a narrower space counts as a phone
const MIN_SCROLL_GAIN = 1.18; // scrolling must enlarge the board at least by this factor
const MIN_GAIN = 1.05; // an arrangement must enlarge the areas at least by this factor

const MIN_SHRINK = 0.68; // what needs room for a while may make the board smaller by this factor
const MAX_SCROLLED_WIDTH = 880; // pixels

// Pixels of a wide page that the board does not have, as styles/table-layouts.css lays them out.
const SIDE_WIDTH = 372; // the side with seats, log and choices
const LEAST_SIDE = 324; // of these
const SLACK = 1.04; // a prompt of one line leaves the board a little more
const MAX_MORE_SIDE = 156; // longer lines are hard to read
const COLUMN_WIDTH = 448; // a column with everything, the prompt, too
const EDGE_HEIGHT = 10; // below the board
const PROMPT_HEIGHT = 60; // the prompt above the board
const LEAST_SCALE = 0.43; // of the smallest area of a high board, whose letters must be read
const COLUMN_TOLERANCE = 0.88; // the column may make the board smaller by this factor

/**
 * Return the height that a board is fitted to: the free one, if that shows the whole board in the same arrangement and
 * makes it only a little smaller than the full one; otherwise the full one, and the board is scrolled.
 * @param {BoardSize} board
 * @param {number} width
 * @param {{free: number, full: number}} heights
 */
export function heightToFit(board, width, { free, full }) {
  if (free >= full) return full;
  const [tight, resting] = [free, full].map((height) => fitBoard(board, { width, height }));
  if (tight.scroll || resting.scroll || tight.arrangement !== resting.arrangement) return full;
  return tight.scale > resting.scale * MIN_SHRINK ? free : full;
}

/**
 * Return {arrangement, scroll, width, height, scale} for a board and the space ({width, height}) it has: `arrangement` is null
 * for a board that is shown as it was drawn, `width` and `height` are its size in pixels.
 * @param {BoardSize} board
 * @param {Space} space
 */
export function fitBoard(board, space) {
  const { arrangement, scale } = bestArrangement(board, space);
  const touch = space.width < NARROW_WIDTH || matchMedia("(pointer: coarse)").matches;
  const least = touch ? MIN_TOUCH_SCALE : MIN_MOUSE_SCALE;
  const scroll = scale < least && board.parts?.length > 1 && space.width / board.width > scale * MIN_SCROLL_GAIN;
  if (scroll) {
    const width = Math.min(space.width, MAX_SCROLLED_WIDTH);
    return { arrangement: null, scroll, width, height: (width * board.height) / board.width, scale };
  }
  const shown = arrangement ?? board;
  const fit = Math.min(space.width / shown.width, space.height / shown.height);
  return { arrangement, scroll, width: shown.width * fit, height: shown.height * fit, scale };
}

/**
 * Return the width of a high board on a wide page if it has the full height there, and a column beside it has everything
 * else; 0 if the board would be larger below the prompt. A high arrangement is used if it shows the areas larger.
 * @param {BoardSize} board
 * @param {Space} page
 */
export function widthAtFullHeight(board, page) {
  const height = page.height - EDGE_HEIGHT;
  const fit = (shown) => Math.min((page.width - COLUMN_WIDTH) / shown.width, height / shown.height);
  const below = bestArrangement(board, { width: page.width - SIDE_WIDTH, height: height - PROMPT_HEIGHT }).scale;
  const arranged = (board.arrangements ?? [])
    .filter((each) => each.height > each.width && fit(each) * smallestScale(each) > LEAST_SCALE)
    .map((each) => ({
      width: each.width * fit(each),
      scale: meanScale(each, { width: each.width * fit(each), height }),
    }))
    .find(({ scale }) => scale > Math.max(below, fit(board)));
  if (arranged) return Math.floor(arranged.width);
  return board.height > board.width && fit(board) > below * COLUMN_TOLERANCE ? Math.floor(board.width * fit(board)) : 0;
}

/** @param {Arrangement} arrangement */
function smallestScale({ places }) {
  return Math.min(...places.map((place) => place.scale));
}

/**
 * Return the width of the side of a wide page: with what a board, which needs all the height, leaves beside itself.
 * @param {BoardSize} board
 * @param {Space} page
 */
export function sideWidth(board, page) {
  const space = { width: page.width - SIDE_WIDTH, height: page.height - EDGE_HEIGHT - PROMPT_HEIGHT };
  return (
    LEAST_SIDE + Math.floor(Math.max(0, Math.min(MAX_MORE_SIDE, space.width - SLACK * fitBoard(board, space).width)))
  );
}

const MARGIN = 12; // pixels that stay visible above and below what is scrolled into view

/**
 * Return the scroll position at which most of these spans ({top, bottom}) are visible: the present one if no other shows
 * more of them, otherwise one that has them in the middle.
 * @param {{top: number, bottom: number}[]} spans
 * @param {number} now the present scroll position
 * @param {number} height of what is visible
 * @param {number} whole the height of everything
 */
export function scrollToSee(spans, now, height, whole) {
  const last = Math.max(0, whole - height);
  const inside = (top) => Math.max(0, Math.min(last, top));
  const share = (at, { top, bottom }) => {
    const visible = Math.min(bottom, at + height) - Math.max(top, at);
    return Math.max(0, visible) / Math.min(bottom - top, height);
  };
  const seen = (at) => Math.round(spans.reduce((sum, span) => sum + share(at, span), 0) * 20);
  const places = spans.flatMap(({ top, bottom }) => [inside(top - MARGIN), inside(bottom + MARGIN - height)]);
  const better = (a, b) => seen(b) - seen(a) || Math.abs(a - now) - Math.abs(b - now);
  const best = [now, ...places].sort(better)[0];
  if (best === now) return now;
  const visible = spans.filter((span) => span.bottom > best && span.top < best + height);
  const first = Math.min(...visible.map((span) => span.top));
  const middle = inside((first + Math.max(...visible.map((span) => span.bottom)) - height) / 2);
  return seen(middle) < seen(best) ? best : middle;
}

/**
 * Return the arrangement in which the areas of the board are largest (null: as drawn), and their mean scale.
 * @param {BoardSize} board
 * @param {Space} space
 * @returns {{arrangement: Arrangement | null, scale: number}}
 */
function bestArrangement(board, space) {
  const drawn = { arrangement: null, scale: Math.min(space.width / board.width, space.height / board.height) };
  return arrangementsOf(board)
    .map((arrangement) => ({ arrangement, scale: meanScale(arrangement, space) }))
    .reduce((a, b) => (b.scale > a.scale * MIN_GAIN ? b : a), drawn);
}

/**
 * Return the scale of the areas on the screen, each weighted by its size.
 * @param {Arrangement} arrangement
 * @param {Space} space
 */
function meanScale({ width, height, places }, space) {
  const area = (scaleOf) => places.reduce((sum, place) => sum + place.width * place.height * scaleOf(place) ** 2, 0);
  const fit = Math.min(space.width / width, space.height / height);
  return fit * Math.sqrt(area((place) => place.scale) / area(() => 1));
}

const splits = new WeakMap(); // arrangements made from the parts of a board

/**
 * Return the arrangements a board brings along; a board with parts and no arrangements is split into columns there.
 * @param {BoardSize} board
 * @returns {Arrangement[]}
 */
function arrangementsOf(board) {
  if (board.arrangements?.length) return board.arrangements;
  if (!splits.has(board)) {
    const tops = (board.parts ?? []).map((part) => part.top).filter((top) => top > 0);
    splits.set(
      board,
      [...tops.map((top) => [top]), ...pairs(tops)].map((cuts) => splitAt(board, cuts)),
    );
  }
  return splits.get(board);
}

/**
 * Return the arrangement with the spans between these tops side by side.
 * @param {BoardSize} board
 * @param {number[]} tops
 * @returns {Arrangement}
 */
function splitAt({ width, height }, tops) {
  const edges = [0, ...tops, height];
  const places = edges.slice(1).map((edge, i) => {
    return { left: 0, top: edges[i], width, height: edge - edges[i], x: i * width, y: 0, scale: 1 };
  });
  return { width: width * places.length, height: Math.max(...places.map((place) => place.height)), places };
}

/** @param {number[]} tops */
function pairs(tops) {
  return tops.flatMap((a, i) => tops.slice(i + 1).map((b) => [a, b]));
}
