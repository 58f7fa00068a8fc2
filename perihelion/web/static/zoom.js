// A closer look: pinch, wheel with Ctrl, buttons; one finger moves the board where it is larger than its place.

const CLOSEST = 5;

export class Zoom {
  constructor(board) {
    this.board = board;
    this.view = null;
    board.svg.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
  }

  get factor() {
    return this.view ? this.board.full[0] / this.view[2] : 1;
  }

  get closer() {
    return this.factor > 1.01;
  }

  /** Show all of the board. */
  fit() {
    this.view = null;
    this.apply();
  }

  /** Zoom by a factor around a point of the screen; without one around the middle. */
  by(factor, x, y) {
    const [width, height] = this.board.full;
    const [left, top, w, h] = this.view ?? [0, 0, width, height];
    const size = Math.min(1, Math.max(1 / CLOSEST, w / width / factor));
    const [px, py] = x === undefined ? [left + w / 2, top + h / 2] : this.point(x, y);
    const [a, b] = [(px - left) / w, (py - top) / h];
    this.view = [px - a * width * size, py - b * height * size, width * size, height * size];
    this.apply();
  }

  /** Move by so many pixels of the screen. */
  move(dx, dy) {
    if (!this.view) return;
    const scale = this.board.svg.getScreenCTM().a;
    this.view = [this.view[0] - dx / scale, this.view[1] - dy / scale, this.view[2], this.view[3]];
    this.apply();
  }

  /** A point of the screen in the board's own measure. */
  point(x, y) {
    const place = new DOMPoint(x, y).matrixTransform(this.board.svg.getScreenCTM().inverse());
    return [place.x, place.y];
  }

  wheel(event) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.by(Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
  }

  apply() {
    const { svg } = this.board;
    const [width, height] = this.board.full;
    if (this.view && this.view[2] >= width) this.view = null;
    if (this.view) {
      this.view[0] = Math.min(width - this.view[2], Math.max(0, this.view[0]));
      this.view[1] = Math.min(height - this.view[3], Math.max(0, this.view[1]));
    }
    svg.setAttribute("viewBox", (this.view ?? [0, 0, width, height]).join(" "));
    svg.dispatchEvent(new Event("zoomed"));
  }
}
