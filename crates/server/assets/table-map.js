// A town that can be moved and zoomed: wheel, drag, two fingers, buttons, keys.

const NEAREST = 0.22;
const FARTHEST = 1.8;
/** The width in pixels up to which a tile is shown. */
const LARGEST = 150;
/** What is left of the board above the cells, in halves of a tile's height; and the space around all. */
const EDGE = 0.4;
const PAD = 10;

/**
 * One town in a box. What one looks at is `view`; `null` shows all. `size` is that of the box, if it is known already. Others
 * may lie in the same land: `beside()` is how much of the width they have, in pixels, `follow(base, view, size)` moves them.
 */
export class TownMap {
  constructor(box, view = null, size = null, { beside = () => 0, follow = () => {} } = {}) {
    this.box = box;
    this.beside = beside;
    this.follow = follow;
    this.svg = box.querySelector("svg.town");
    this.served = whole(this.svg);
    this.view = view;
    this.size = size;
    this.pointers = new Map();
    this.listen();
    this.show();
    // A box may get its size only after what is around it was laid out.
    const sized = new ResizeObserver(() => (box.isConnected ? this.resized() : sized.disconnect()));
    sized.observe(box);
  }

  /**
   * All cells and tiles, and of the board above them, where there is one, only its lower edge: whose it is stands beside
   * the map. Few tiles are not shown larger than is pleasant.
   */
  whole() {
    const box = (this.size ??= this.box.getBoundingClientRect());
    const cells = [...this.svg.querySelectorAll(".cell, .tile")];
    if (!cells.length || !box.width || !box.height) return this.served;
    if (!this.svg.dataset.crop) return this.beside() ? this.within(this.served, 0.5) : this.served;
    const [half, size] = [Number(this.svg.dataset.half), Number(this.svg.dataset.size)];
    const reach = (cell) => (cell.matches(".strip") ? 3.6 * size : size);
    const at = cells.map((cell) => ({ ...centre(cell), reach: reach(cell) }));
    const [left, right] = [Math.min(...at.map((p) => p.x - p.reach)), Math.max(...at.map((p) => p.x + p.reach))];
    const bottom = Math.max(...at.map((p) => p.y + Math.min(p.reach, 3.2 * half)));
    const top = Math.min(...at.map((p) => p.y)) - half - EDGE * half;
    const view = { x: left - PAD, y: top, w: right - left + 2 * PAD, h: bottom + PAD - top };
    // What is left over lies below: above there is only the rest of the board.
    return this.within(view, 0, LARGEST / (2 * size));
  }

  /** A view of the whole box that has another one in the part which others leave free, at most so large. */
  within({ x, y, w, h }, above, largest = Infinity) {
    const { width, height } = this.size;
    const free = width - this.beside();
    const scale = Math.min(free / w, height / h, largest);
    return { x: x - (free / scale - w) / 2, y: y - (height / scale - h) * above, w: width / scale, h: height / scale };
  }

  /** The drawing is another one; what one looks at stays. */
  redrawn() {
    if (this.before) [this.view, this.before] = [this.before.view, null];
    if (this.svg.getAttribute("viewBox") !== this.shown) this.served = whole(this.svg);
    this.show();
  }

  /** The box has another size than was thought. */
  resized(isOther = false) {
    const { width, height } = this.box.getBoundingClientRect();
    if (!isOther && width === this.size?.width && height === this.size?.height) return;
    this.size = null;
    this.show();
  }

  show() {
    const base = this.whole();
    const view = this.view ?? base;
    const { x, y, w, h } = view;
    this.shown = `${x} ${y} ${w} ${h}`;
    this.svg.setAttribute("viewBox", this.shown);
    this.follow(base, view, this.size);
    this.box.toggleAttribute("data-zoomed", Boolean(this.view));
  }

  /** Zooms by a factor (below 1: nearer) around a point of the screen, or the middle. */
  zoom(factor, clientX, clientY) {
    const now = this.view ?? this.whole();
    const whole = this.whole();
    this.before = null;
    const k = clamp(factor, (whole.w * NEAREST) / now.w, (whole.w * FARTHEST) / now.w);
    const p = clientX === undefined ? { x: now.x + now.w / 2, y: now.y + now.h / 2 } : this.point(clientX, clientY);
    this.view = { x: p.x - (p.x - now.x) * k, y: p.y - (p.y - now.y) * k, w: now.w * k, h: now.h * k };
    this.keep();
  }

  /** Moves what one sees by pixels of the screen. */
  pan(dx, dy) {
    const now = this.view ?? this.whole();
    const scale = this.svg.getScreenCTM()?.a || 1;
    this.view = { ...now, x: now.x - dx / scale, y: now.y - dy / scale };
    this.keep();
  }

  fit() {
    this.before = null;
    this.view = null;
    this.show();
  }

  /** Something of the town always stays in sight. */
  keep() {
    const { x, y, w, h } = this.served;
    const v = this.view;
    v.x = clamp(v.x, x - v.w * 0.6, x + w - v.w * 0.4);
    v.y = clamp(v.y, y - v.h * 0.6, y + h - v.h * 0.4);
    this.show();
  }

  /** Brings a cell into sight if it is outside, or under something that covers the lower part. */
  reveal(cell, cover = Infinity) {
    const [box, at] = [this.box.getBoundingClientRect(), cell.getBoundingClientRect()];
    const bottom = Math.min(box.bottom, cover);
    const dx = Math.max(box.left - at.left + 12, 0) - Math.max(at.right - box.right + 12, 0);
    const dy = Math.max(box.top - at.top + 12, 0) - Math.max(at.bottom - bottom + 12, 0);
    if (!dx && !dy) return;
    this.before ??= { view: this.view };
    this.pan(dx, dy);
  }

  /** Shows all of these: where some lie outside, what one sees grows by as much. */
  include(cells) {
    if (!cells.length) return;
    const now = this.view ?? this.whole();
    const size = Number(this.svg.dataset.size ?? 0);
    const at = cells.map(centre);
    const left = Math.min(now.x, ...at.map((p) => p.x - size));
    const top = Math.min(now.y, ...at.map((p) => p.y - size));
    const right = Math.max(now.x + now.w, ...at.map((p) => p.x + size));
    const bottom = Math.max(now.y + now.h, ...at.map((p) => p.y + size));
    if (left === now.x && top === now.y && right === now.x + now.w && bottom === now.y + now.h) return;
    this.before ??= { view: this.view };
    this.view = { x: left, y: top, w: right - left, h: bottom - top };
    this.show();
  }

  /** Back to what one looked at before something was brought into sight. */
  restore() {
    if (this.before) this.view = this.before.view;
    this.before = null;
    this.show();
  }

  point(clientX, clientY) {
    const matrix = this.svg.getScreenCTM();
    return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : { x: 0, y: 0 };
  }

  /** Zooms as a wheel is turned. */
  turn({ deltaMode, deltaY, clientX, clientY }) {
    const lines = deltaMode === 1 ? 30 : 1;
    this.zoom(Math.exp(clamp(deltaY * lines, -120, 120) * 0.0016), clientX, clientY);
  }

  listen() {
    const { box, pointers } = this;
    box.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        this.turn(event);
      },
      { passive: false },
    );
    let moved = false;
    let gap = 0;
    box.addEventListener("pointerdown", (event) => {
      if (event.button > 0) return;
      if (!pointers.size) moved = false;
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY, from: [event.clientX, event.clientY] });
      gap = 0;
    });
    box.addEventListener("pointermove", (event) => {
      const last = pointers.get(event.pointerId);
      if (!last) return;
      const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
      const far = Math.hypot(event.clientX - last.from[0], event.clientY - last.from[1]) > 6;
      if (!moved && !far && pointers.size < 2) return;
      if (!moved) {
        moved = true;
        this.before = null;
        box.setPointerCapture(event.pointerId);
        box.dataset.moving = "1";
      }
      Object.assign(last, { x: event.clientX, y: event.clientY });
      if (pointers.size === 1) return this.pan(dx, dy);
      const [a, b] = [...pointers.values()];
      const apart = Math.hypot(a.x - b.x, a.y - b.y);
      if (gap) this.zoom(gap / apart, (a.x + b.x) / 2, (a.y + b.y) / 2);
      this.pan(dx / 2, dy / 2);
      gap = apart;
    });
    const up = (event) => {
      pointers.delete(event.pointerId);
      gap = 0;
      if (!pointers.size) delete box.dataset.moving;
    };
    box.addEventListener("pointerup", up);
    box.addEventListener("pointercancel", up);
    // The end of a drag is no click.
    box.addEventListener(
      "click",
      (event) => {
        if (moved) event.stopPropagation();
        moved = false;
      },
      true,
    );
  }
}

/** The centre of a cell or tile, in the units of the drawing. */
export function centre(cell) {
  const [x, y] = cell.getAttribute("transform").match(/-?[\d.]+/g).map(Number);
  return { x, y };
}

/** All that a drawing was sent with. */
function whole(svg) {
  const [x, y, w, h] = svg.getAttribute("viewBox").split(" ").map(Number);
  return { x, y, w, h };
}

const clamp = (value, least, most) => Math.min(Math.max(value, least), most);
