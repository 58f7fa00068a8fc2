// Finds a place for a bubble: beside the piece it is about, off the hand and off what can be touched.

const GAP = 18; // pixels between the piece and the bubble
const EDGE = 6;
const TARGET_WEIGHT = 60; // covering the piece itself is worst
const DISTANCE_WEIGHT = 0.004; // for each pixel between the piece and the bubble

/**
 * Return {left, top, side} relative to `area` for a bubble of the size of `box`. `piece` is the box of what it is
 * about, or null; `things` are {box, weight} that should stay visible. All boxes are in pixels of the window.
 */
export function bestPlace(box, area, piece, things) {
  const seen = piece ? [...things, { box: piece, weight: TARGET_WEIGHT }] : things;
  const cost = (place) => coveredWeight(place, box, area, seen) + (piece ? distance(place, box, area, piece) : 0);
  return candidates(box, area, piece).reduce((a, b) => (cost(b) < cost(a) ? b : a));
}

/** Return the possible places: around the piece, then along the edges of the area. */
function candidates(box, area, piece) {
  const right = Math.max(EDGE, area.width - box.width - EDGE);
  const bottom = Math.max(EDGE, area.height - box.height - EDGE);
  const inside = (left, top, side) => ({
    left: Math.max(EDGE, Math.min(right, left)),
    top: Math.max(EDGE, Math.min(bottom, top)),
    side,
  });
  const edges = [EDGE, right / 2, right].flatMap((left) =>
    [bottom, EDGE, bottom / 2, bottom / 4, (bottom * 3) / 4].map((top) => inside(left, top, "")),
  );
  if (!piece) return edges;
  const x = piece.left - area.left;
  const y = piece.top - area.top;
  const middle = x + piece.width / 2 - box.width / 2;
  const beside = y + piece.height / 2 - box.height / 2;
  const around = [
    inside(middle, y + piece.height + GAP, "below"),
    inside(middle, y - box.height - GAP, "above"),
    inside(x + piece.width + GAP, beside, "beside"),
    inside(x - box.width - GAP, beside, "beside"),
  ];
  const clear = (place) => !coveredShare(place, box, area, piece);
  return [...around.map((place) => (clear(place) ? place : { ...place, side: "" })), ...edges];
}

/** Return how much of the things a bubble covers, by their weights. */
function coveredWeight(place, box, area, things) {
  return things.reduce((sum, thing) => sum + thing.weight * coveredShare(place, box, area, thing.box), 0);
}

/** Return the share of a thing that a bubble covers. */
function coveredShare(place, box, area, thing) {
  const left = area.left + place.left;
  const top = area.top + place.top;
  const width = Math.min(left + box.width, thing.right) - Math.max(left, thing.left);
  const height = Math.min(top + box.height, thing.bottom) - Math.max(top, thing.top);
  return width > 0 && height > 0 ? (width * height) / (thing.width * thing.height) : 0;
}

function distance(place, box, area, piece) {
  const x = area.left + place.left + box.width / 2 - piece.left - piece.width / 2;
  const y = area.top + place.top + box.height / 2 - piece.top - piece.height / 2;
  return Math.hypot(x, y) * DISTANCE_WEIGHT;
}
