// The cells of a town while a move is chosen: those that are legal with what they give, the tile on trial, and what
// the others add to it.

import { TRACKS, page, signed, state, svg, symbol, use, word } from "./table-look.js";
import { centre } from "./table-map.js";

/** What stands for a cell, or for `SEAT:CELL` in somebody's town. A spot is a cell that only a border can lie on. */
function at(map, value) {
  const [seat, cell] = value.includes(":") ? value.split(":") : [state().seat, value];
  const of = seat === state().seat ? map : document.getElementById(`m${seat}`);
  const one = (kind) => of?.querySelector(`${kind}[data-at="${cell}"]`);
  return one(".tile") ?? one(".cell") ?? one(".spot");
}

/** As if nothing were chosen. */
function clear(map) {
  for (const old of document.querySelectorAll(".town .legal")) dim(old);
  for (const old of map.querySelectorAll(".ghost, .why, .crossed")) old.remove();
}

/** As if no cell were looked at. */
export function unpeek(map) {
  for (const old of map?.querySelectorAll(".ghost.peek, .ghost.drawn, .why") ?? []) old.remove();
}

function dim(node) {
  node.classList.remove("legal", "chosen", "best");
  for (const name of ["tabindex", "role", "aria-label", "aria-pressed"]) node.removeAttribute(name);
  if (node.dataset.name) {
    node.setAttribute("aria-label", node.dataset.name);
    node.setAttribute("role", "img");
  }
  const net = node.querySelector(":scope > .net");
  if (node.classList.contains("tile")) net?.remove();
  else net?.replaceChildren();
}

/**
 * Shows what can be chosen: the button that is pressed, the cells (cell → what it gives), and which of them are chosen. The
 * focus stays where it is. `worth` says how good a cell is by one number, if there is such a thing.
 */
export function choosing(map, button, open, chosen, worth) {
  for (const pick of document.querySelectorAll(".pick[aria-pressed]")) {
    pick.setAttribute("aria-pressed", String(pick === button));
  }
  if (!map) return;
  const focused = map.contains(document.activeElement) ? document.activeElement.dataset.at : null;
  clear(map);
  map.classList.toggle("choosing", Boolean(button) || open.size > 0);
  const entry = [...chosen, focused].find((cell) => open.has(cell)) ?? open.keys().next().value;
  const same = sameEverywhere([...open.values()]);
  const best = worth ? bestBy(open, worth) : bestOf(open);
  for (const [cell, preview] of open) {
    const isBest = best.has(cell);
    const node = light(map, cell, preview, { isEntry: cell === entry, isChosen: chosen.includes(cell), isBest, same });
    if (node && cell === focused) node.focus({ preventScroll: true });
  }
}

/** The names of the tiles that touch a cell: what is heard of it instead of where it lies. */
function neighbours(node) {
  const half = Number(node.closest("svg").dataset.half ?? 0);
  const here = centre(node);
  const near = (tile) => Math.hypot(centre(tile).x - here.x, centre(tile).y - here.y) < 2.2 * half;
  const named = [...node.closest("svg").querySelectorAll(".tile[aria-label]")].filter((tile) => tile !== node && near(tile));
  return [...new Set(named.map((tile) => tile.dataset.name || tile.getAttribute("aria-label")))].join(", ");
}

/** The tracks that change by the same on every cell: what a tile costs is said once, in the panel. */
function sameEverywhere(previews) {
  const known = previews.filter(Boolean);
  if (known.length < 2) return [];
  return TRACKS.filter((track) => track === "money" && known.every((one) => one[track] === known[0][track]));
}

/** The cells than which no other gives more of anything and less of nothing, if they are few. */
function bestOf(open) {
  const known = [...open].filter(([, preview]) => preview);
  const of = (preview, track) => preview[track] ?? 0;
  const beats = (a, b) => TRACKS.every((track) => of(a, track) >= of(b, track)) && TRACKS.some((track) => of(a, track) > of(b, track));
  const best = known.filter(([, one]) => !known.some(([, other]) => beats(other, one)));
  return new Set(best.length * 3 <= known.length ? best.map(([cell]) => cell) : []);
}

/** The cells that are worth most, unless all are worth the same. */
function bestBy(open, worth) {
  const all = [...open].filter(([, preview]) => preview).map(([cell, preview]) => [cell, worth(preview)]);
  const most = Math.max(...all.map(([, value]) => value));
  const best = all.filter(([, value]) => value === most).map(([cell]) => cell);
  return new Set(best.length < all.length ? best : []);
}

/** Lights a cell or a tile, and writes on it what it gives, if that is known. The entry is where Tab leads. */
function light(map, cell, preview, { isEntry, isChosen, isBest, same }) {
  const node = cell && at(map, cell);
  if (!node) return null;
  node.classList.add("legal");
  node.classList.toggle("chosen", isChosen);
  node.classList.toggle("best", isBest);
  node.dataset.name ??= node.getAttribute("aria-label") ?? "";
  node.setAttribute("tabindex", isEntry ? "0" : "-1");
  node.setAttribute("role", "button");
  const said = preview ? TRACKS.filter((track) => track in preview).map((track) => `${word(track)} ${preview[track] ? signed(preview[track], track) : 0}`) : [];
  for (const [good, sign] of goods(preview)) said.push(`${sign === "gained" ? "+" : "−"}${word(good)}`);
  if (isBest) said.push(word("best-cell"));
  if (preview?.roads?.warns) said.push(word("warn-roads"));
  const beside = neighbours(node);
  const where = node.classList.contains("tile") ? "" : beside ? word("cell-beside", { beside }) : word("cell-free");
  const what = `${where}: ${said.join(", ")}`.replace(/:\s*$/, "").replace(/^: /, "");
  node.setAttribute("aria-label", `${node.dataset.name} ${what}`.trim());
  node.setAttribute("aria-pressed", String(isChosen));
  let net = node.querySelector(":scope > .net");
  if (!net) node.append((net = svg("g", { class: "net" })));
  const shown = preview && { ...preview, ...Object.fromEntries(same.map((track) => [track, 0])) };
  const told = shown ? chips(shown) : [];
  const marks = [isBest && bestMark(told.length), preview?.roads?.warns && warnMark()];
  net.replaceChildren(...told, ...marks.filter(Boolean));
  return node;
}

/** A small star at the edge of a cell: above what it gives, and at its side where that fills the cell. */
const bestMark = (rows) => svg("path", { class: "best-mark", transform: rows > 3 ? "translate(-50 37)" : "", d: "M0-45l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z" });

/** A barrier in the corner of a cell where roads would be closed. */
function warnMark() {
  const corner = Number(page.dataset.box.split(" ")[2]) / 2 - 15;
  const group = svg("g", { class: "warn-mark", transform: `translate(${corner} ${corner})` });
  group.append(svg("circle", { r: 11 }), use("sign-closed", { x: -8, y: -8, width: 16, height: 16 }));
  return group;
}

const HEIGHT = 23;

/** Goods that come and go. */
const goods = (changes) => [
  ...(changes?.goods?.gained ?? []).map((good) => [good, "gained"]),
  ...(changes?.goods?.lost ?? []).map((good) => [good, "lost"]),
];

/** What changes, as chips, one below the other; goods that come and go in a row below them. */
function chips(changes) {
  const moved = TRACKS.filter((track) => changes[track]);
  const moving = goods(changes);
  const rows = moved.length + Math.sign(moving.length);
  if (!rows) {
    const nothing = svg("text", { class: "nothing", y: 7, "text-anchor": "middle" });
    nothing.textContent = "±0";
    return [nothing];
  }
  const tokens = moving.length ? [row(moving, ((rows - 1) / 2) * (HEIGHT + 2))] : [];
  const drawn = moved.map((track, index) => {
    const text = signed(changes[track], track);
    const isPlain = ["money", "expected"].includes(track); // its text says what it is
    const width = 15 + text.length * 11 + (isPlain ? 0 : 17);
    const y = (index - (rows - 1) / 2) * (HEIGHT + 2);
    const sense = changes[track] < 0 ? "loss" : "gain";
    const chip = svg("g", { class: `chip ${track} ${sense}`, transform: `translate(${-width / 2} ${y})` });
    chip.append(svg("rect", { y: -HEIGHT / 2, width, height: HEIGHT, rx: 7 }));
    if (!isPlain) chip.append(use(`sign-${track}`, { x: 5, y: -7.5, width: 15, height: 15 }));
    const label = svg("text", { x: isPlain ? width / 2 : width / 2 + 9, y: 6.4, "text-anchor": "middle" });
    label.textContent = text;
    chip.append(label);
    return chip;
  });
  return [...drawn, ...tokens];
}

/** Tokens side by side; those that are lost are struck out. */
function row(goods, y) {
  const group = svg("g", { class: "goods-row", transform: `translate(${-13 * (goods.length - 1)} ${y})` });
  goods.forEach(([good, how], index) => {
    const x = 26 * index;
    group.append(use(`good-${good}`, { x: x - 13, y: -13, width: 26, height: 26 }));
    if (how === "lost") group.append(svg("path", { class: "struck", d: `M${x - 11} 11L${x + 11}-11` }));
  });
  return group;
}

/** The tile on trial, or a marker if it is `null`. */
export function ghost(map, cell, tile, how = "") {
  const node = tile !== undefined && at(map, cell);
  if (!node || node.closest("svg") !== map) return;
  const group = svg("g", { class: `ghost ${how}`.trim(), transform: node.getAttribute("transform"), "aria-hidden": "true" });
  if (tile) {
    const [x, y, width, height] = page.dataset.box.split(" ").map(Number);
    group.append(use(symbol(tile), { x, y, width, height }));
  } else {
    group.classList.add(`seat-${state().seat}`);
    group.append(use("marker", { x: -40, y: -60, width: 36, height: 37 }));
  }
  map.append(group);
}

/** What is planned, each a pale tile with its number; `opened` are the cells that come with it, as the server drew them. */
export function planned(map, steps, opened) {
  for (const old of map?.querySelectorAll(".planned, .planned-cells") ?? []) old.remove();
  if (!map || !steps.length) return;
  if (opened) map.querySelector(".tile, .newest")?.before(group(opened, { class: "planned-cells" }));
  steps.forEach((step, index) => {
    const node = step.at && !step.preview?.drawn && at(map, step.at);
    const box = page.dataset.box.split(" ").map(Number);
    const layer = svg("g", { class: "planned", "aria-hidden": "true" });
    if (step.preview?.drawn) layer.append(group(step.preview.drawn, { class: "trial" }));
    else if (node) {
      layer.setAttribute("transform", node.getAttribute("transform"));
      const [x, y, width, height] = box;
      if (step.shows) layer.append(svg("g", { class: "trial" }, use(symbol(step.shows), { x, y, width, height })));
      else layer.append(svg("g", { class: `trial seat-${state().seat}` }, use("marker", { x: -40, y: -60, width: 36, height: 37 })));
      const edge = node.querySelector(".cell-edge")?.getAttribute("d");
      if (edge) layer.append(svg("path", { class: "edge", d: edge }));
      const badge = svg("g", { class: "badge", transform: `translate(0 ${y * 0.62})` }, svg("circle", { r: 14 }));
      const label = svg("text", { y: 6.5, "text-anchor": "middle" });
      label.textContent = index + 1;
      badge.append(label);
      layer.append(badge);
    }
    if (layer.childNodes.length) map.append(layer);
  });
}

function group(markup, props) {
  const box = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`, "image/svg+xml");
  return svg("g", props, ...document.importNode(box.documentElement, true).children);
}

/** Something on trial that the server drew. */
export function drawn(map, markup) {
  map.querySelector(".ghost.drawn")?.remove();
  map.append(group(markup, { class: "ghost drawn", "aria-hidden": "true" }));
}

/** Crosses a tile out that would go. */
export function cross(map, cell) {
  const group = svg("g", { class: "crossed", transform: at(map, cell)?.getAttribute("transform"), "aria-hidden": "true" });
  const d = "M-34-34L34 34M34-34L-34 34";
  group.append(svg("path", { d }), svg("path", { d }));
  map.append(group);
}

/** Writes on the other tiles of the town what each of them gives by the move. */
export function explain(map, told, chosen) {
  const given = new Map();
  for (const { seat, track, delta, cause } of told.events) {
    if (cause?.kind !== "tile" || seat !== Number(state().seat) || cause.owner !== seat) continue;
    const cell = cause.at.join(",");
    if (cell === chosen?.split(":").at(-1)) continue;
    if (!given.has(cell)) given.set(cell, {});
    given.get(cell)[track] = (given.get(cell)[track] ?? 0) + delta;
  }
  for (const [cell, gains] of given) {
    const tile = map.querySelector(`.tile[data-at="${cell}"]`);
    if (!tile || !TRACKS.some((track) => gains[track])) continue;
    const why = svg("g", { class: "why", transform: `${tile.getAttribute("transform")} translate(0 -34)` });
    why.append(...chips(gains));
    map.append(why);
  }
}
