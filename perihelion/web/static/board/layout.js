// Decides how a board is laid out in the space there is: whole, with its parts in columns side by side, or scrolled.

const MIN_TOUCH_SCALE = 0.5; // with a finger, a board is scrolled below this scale
const MIN_MOUSE_SCALE = 0.38; // with a mouse and enough width, below this one
const NARROW_WIDTH = 700; // pixels; a narrower space counts as a phone
const MIN_SCROLL_GAIN = 1.25; // scrolling must enlarge the board at least by this factor
const PHONE_CONTROLS_HEIGHT = 380; // what is above and below the board on a phone, with two rows of choices

// Pixels around the board on a wide screen, as styles/table.css lays them out.
const SIDE_WIDTH = 408; // seats and log
const SIDE_AND_CHOICES_WIDTH = 704; // seats, log, and the choices beside the board
const PROMPT_HEIGHT = 150;
const CHOICES_HEIGHT = 80; // choices below the board
const BESIDE_TOLERANCE = 0.88; // preferred to columns down to this share of their scale

/**
 * Return {columns: [{top, height}], scroll} for a board and the space ({width, height}) it has.
 *
 * Choices come and go below the board. So that the board does not jump with each of them, the height counts as at least
 * what a page of height `page` usually leaves.
 */
export function fitBoard(board, space, page = innerHeight) {
  const usual = { width: space.width, height: Math.max(space.height, page - PHONE_CONTROLS_HEIGHT) };
  const { columns, scale } = bestColumns(board, usual);
  const touch = space.width < NARROW_WIDTH || matchMedia("(pointer: coarse)").matches;
  const least = touch ? MIN_TOUCH_SCALE : MIN_MOUSE_SCALE;
  const scroll = scale < least && board.parts?.length > 1 && space.width / board.width > scale * MIN_SCROLL_GAIN;
  return { columns: scroll ? [{ top: 0, height: board.height }] : columns, scroll };
}

/** Return whether the choices belong beside the board on a wide screen: it is high, and hardly larger in columns. */
export function choicesFitBeside(board) {
  const whole = Math.min(
    (innerWidth - SIDE_AND_CHOICES_WIDTH) / board.width,
    (innerHeight - PROMPT_HEIGHT) / board.height,
  );
  const below = bestColumns(board, {
    width: innerWidth - SIDE_WIDTH,
    height: innerHeight - PROMPT_HEIGHT - CHOICES_HEIGHT,
  }).scale;
  return board.height > board.width && whole > below * BESIDE_TOLERANCE;
}

/** Return the columns with which the board is largest, and its scale. */
function bestColumns({ width, height, parts }, space) {
  const tops = (parts ?? []).map((part) => part.top).filter((top) => top > 0);
  const options = [[], ...tops.map((top) => [top]), ...pairs(tops)].map((cuts) => splitAt(height, cuts));
  const scaleOf = (spans) =>
    Math.min(space.width / (width * spans.length), space.height / Math.max(...spans.map((span) => span.height)));
  const columns = options.reduce((a, b) => (scaleOf(b) > scaleOf(a) * 1.05 ? b : a));
  return { columns, scale: scaleOf(columns) };
}

/** Return the spans {top, height} between these tops. */
function splitAt(height, tops) {
  const edges = [0, ...tops, height];
  return edges.slice(1).map((edge, i) => ({ top: edges[i], height: edge - edges[i] }));
}

function pairs(tops) {
  return tops.flatMap((a, i) => tops.slice(i + 1).map((b) => [a, b]));
}
