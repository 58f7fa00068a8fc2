// Zooms and pans the board by its viewBox. Dispatches "zoomed" on the SVG after every change.

const MAX_FACTOR = 5;

export class Zoom {
  constructor(board) {
    this.board = board;
    this.view = null;
    board.svg.addEventListener("wheel", (event) => this.handleWheel(event), { passive: false });
  }

  get factor() {
    return this.view ? this.board.fullSize[0] / this.view[2] : 1;
  }

  get isZoomedIn() {
    return this.factor > 1.01;
  }

  /** Show the whole board. */
  showAll() {
    this.view = null;
    this.apply();
  }

  /** Zoom by a factor around a point of the screen, or around the middle. */
  zoomBy(factor, x, y) {
    const [width, height] = this.board.fullSize;
    const [left, top, w, h] = this.view ?? [0, 0, width, height];
    const size = Math.min(1, Math.max(1 / MAX_FACTOR, w / width / factor));
    const [px, py] = x === undefined ? [left + w / 2, top + h / 2] : this.toBoardPoint(x, y);
    const [a, b] = [(px - left) / w, (py - top) / h];
    this.view = [px - a * width * size, py - b * height * size, width * size, height * size];
    this.apply();
  }

  /** Pan by this many pixels of the screen. */
  panBy(dx, dy) {
    if (!this.view) return;
    const scale = this.board.svg.getScreenCTM().a;
    this.view = [this.view[0] - dx / scale, this.view[1] - dy / scale, this.view[2], this.view[3]];
    this.apply();
  }

  /** Convert a point of the screen to the board's coordinates. */
  toBoardPoint(x, y) {
    const place = new DOMPoint(x, y).matrixTransform(this.board.svg.getScreenCTM().inverse());
    return [place.x, place.y];
  }

  handleWheel(event) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.zoomBy(Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
  }

  /** Keep the view inside the board and write it to the SVG. */
  apply() {
    const { svg } = this.board;
    const [width, height] = this.board.fullSize;
    if (this.view && this.view[2] >= width) this.view = null;
    if (this.view) {
      this.view[0] = Math.min(width - this.view[2], Math.max(0, this.view[0]));
      this.view[1] = Math.min(height - this.view[3], Math.max(0, this.view[1]));
    }
    svg.setAttribute("viewBox", (this.view ?? [0, 0, width, height]).join(" "));
    svg.dispatchEvent(new Event("zoomed"));
  }
}
