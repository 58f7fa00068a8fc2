// Decides how a board is laid out in the space there is: as drawn, with its areas rearranged, or scrolled.

/** @import { Arrangement, Board as Drawing } from "../types.d.ts" */

/**
 * @typedef {Pick<Drawing, "width" | "height"> & Partial<Pick<Drawing, "parts" | "arrangements">>} BoardSize
 * @typedef {{width: number, height: number}} Space
 */

const MIN_TOUCH_SCALE = 0.4; // with a finger, a board is scrolled below this scale
const MIN_MOUSE_SCALE = 0.34; // with a mouse and enough width, below this one
const NARROW_WIDTH = 700; // pixels; a narrower space counts as a phone
const MIN_SCROLL_GAIN = 1.25; // scrolling must enlarge the board at least by this factor
const MIN_GAIN = 1.05; // an arrangement must enlarge the areas at least by this factor

// Pixels around the board on a wide screen, as styles/table.css lays them out.
const SIDE_WIDTH = 388; // seats and log
const SIDE_AND_CHOICES_WIDTH = 680; // seats, log, and the choices beside the board
const PROMPT_HEIGHT = 150;
const CHOICES_HEIGHT = 66; // choices below the board
const BESIDE_TOLERANCE = 0.88; // preferred to arrangements down to this share of their scale

/**
 * Return {arrangement, scroll} for a board and the space ({width, height}) it has. `arrangement` is null for a board
 * that is shown as it was drawn.
 * @param {BoardSize} board
 * @param {Space} space
 */
export function fitBoard(board, space) {
  const { arrangement, scale } = bestArrangement(board, space);
  const touch = space.width < NARROW_WIDTH || matchMedia("(pointer: coarse)").matches;
  const least = touch ? MIN_TOUCH_SCALE : MIN_MOUSE_SCALE;
  const scroll = scale < least && board.parts?.length > 1 && space.width / board.width > scale * MIN_SCROLL_GAIN;
  return { arrangement: scroll ? null : arrangement, scroll };
}

/**
 * Return whether the choices belong beside the board on a wide screen: it is high, and hardly larger otherwise.
 * @param {BoardSize} board
 */
export function choicesFitBeside(board) {
  const beside = bestArrangement(board, {
    width: innerWidth - SIDE_AND_CHOICES_WIDTH,
    height: innerHeight - PROMPT_HEIGHT,
  });
  const below = bestArrangement(board, {
    width: innerWidth - SIDE_WIDTH,
    height: innerHeight - PROMPT_HEIGHT - CHOICES_HEIGHT,
  });
  return board.height > board.width && beside.arrangement === null && beside.scale > below.scale * BESIDE_TOLERANCE;
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
