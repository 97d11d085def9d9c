// Much room: all towns lie in one land. The land is that of the town in the middle, which has the left of it; the others lie
// on meadows to the right, roads lead from town to town, and all of it is moved and zoomed as one. Everybody's numbers
// stand on the signs of their towns. What is drawn here is scenery: towns are the parts that the server sends.

import { el, page, svg } from "./table-look.js";

const wide = matchMedia("(min-width: 100em) and (min-height: 47em)");
/** How far meadows reach round what is built, in halves of a tile's width. */
const MEADOW = 3;
/** Room for roads between one's own town and the others, in pixels. */
const GAP = 44;
/** The layers of a road, from its edges to the line in its middle. */
const ROAD = ["verge", "kerb", "street", "line"];

const box = () => document.querySelector("#towns .maps");
const others = () => [...document.querySelectorAll("#towns svg.town.small")];

/** Whether the towns lie in one land: there are others, and there is room for them. */
export const isOne = () => wide.matches && others().length > 0;

/** How much of a map's width is left to the others, in pixels. */
export function beside() {
  const [first] = isOne() ? document.querySelectorAll("#towns .small-map") : [];
  return first ? box().offsetWidth - first.offsetLeft + GAP : 0;
}

/** Lays a drawing with this `view` into a box as a browser does: how large a unit is, and where its origin is. */
function laid(view, { left = 0, top = 0, width, height }) {
  const scale = Math.min(width / view.w, height / view.h);
  return { scale, x: left + (width - view.w * scale) / 2 - view.x * scale, y: top + (height - view.h * scale) / 2 - view.y * scale };
}

const onto = ({ scale, x, y }, point) => ({ x: x + point.x * scale, y: y + point.y * scale });

/** The others move with the land: `base` is what one sees of it at first, `view` what one sees now. */
export function follow(base, view, size) {
  const maps = box();
  if (!maps) return;
  if (!isOne() || base === view) return maps.style.removeProperty("transform");
  const { width, height } = size;
  const [then, now] = [base, view].map((one) => laid(one, { width, height }));
  const by = now.scale / then.scale;
  maps.style.transform = `matrix(${by}, 0, 0, ${by}, ${now.x - then.x * by}, ${now.y - then.y * by})`;
}

/** Where a town's streets lead away, in the west and in the east, in its own units. */
function gates(town) {
  const [west, east] = town.dataset.gates.split(" ").map((gate) => gate.split(",").map(Number));
  return { west: { x: west[0], y: west[1] }, east: { x: east[0], y: east[1] } };
}

function viewOf(town) {
  const [x, y, w, h] = town.getAttribute("viewBox").split(" ").map(Number);
  return { x, y, w, h };
}

/** The places of the others, as if nothing were zoomed. */
function placed(maps) {
  const around = maps.getBoundingClientRect();
  const by = around.width / maps.offsetWidth || 1;
  return others().map((town) => {
    const { left, top, width, height } = town.getBoundingClientRect();
    const at = { left: (left - around.left) / by, top: (top - around.top) / by, width: width / by, height: height / by };
    const fit = laid(viewOf(town), at);
    const { west, east } = gates(town);
    return { town, fit, at, west: onto(fit, west), east: onto(fit, east) };
  });
}

/** Draws meadows and roads under the others' towns, as they lie now; `map` is the town in the middle. */
export function update(map) {
  const maps = box();
  maps?.querySelector(":scope > .ways")?.remove();
  if (!maps || !map || !isOne()) return;
  signs();
  const all = placed(maps);
  const base = map.whole();
  const own = laid(base, { width: map.size.width, height: map.size.height });
  const start = { east: onto(own, gates(map.svg).east), edge: maps.offsetWidth - beside() };
  const meadows = svg("path", { class: "meadow", d: all.map(meadow).join("") });
  const roads = all.map((one) => road(before(one, all) ?? start, one)).join("");
  const layers = ROAD.map((name) => svg("path", { class: `way ${name}`, d: roads }));
  const ways = svg("svg", { class: "ways", "aria-hidden": "true" }, meadows, ...layers);
  if (map.svg.dataset.season) ways.dataset.season = map.svg.dataset.season;
  maps.prepend(ways);
}

/** The town to the left in the same row. */
function before({ at }, all) {
  const isLeft = (other) => other.at.left + other.at.width / 2 < at.left && Math.abs(other.at.top - at.top) < at.height / 2;
  return all.filter(({ at }) => at).filter(isLeft).at(-1);
}

/** From a town's east to another's west; from one's own only where that is left. */
function road({ east, edge = 0 }, { west }) {
  const turn = Math.min(Math.max(east.x + 12, edge), west.x - 24);
  const half = (west.x - turn) / 2;
  const n = (value) => Math.round(value * 10) / 10;
  return `M${n(east.x)} ${n(east.y)}H${n(turn)}C${n(turn + half)} ${n(east.y)} ${n(west.x - half)} ${n(west.y)} ${n(west.x)} ${n(west.y)}`;
}

/** Circles round all that is built. */
function meadow({ town, fit }) {
  const radius = MEADOW * Number(town.dataset.size) * fit.scale;
  const circle = (tile) => {
    const [x, y] = tile.getAttribute("transform").match(/-?[\d.]+/g).map(Number);
    const at = onto(fit, { x, y });
    return `M${Math.round(at.x - radius)} ${Math.round(at.y)}a${radius} ${radius} 0 1 1 0 .1z`;
  };
  return [...town.querySelectorAll(":scope > .tile")].map(circle).join("");
}

/** Everybody's numbers, as they stand beside their names, on the signs of their towns. */
function signs() {
  for (const sign of document.querySelectorAll("#towns .small-map")) {
    const values = document.querySelectorAll(`#seat-${sign.dataset.large} .tracks > .value[data-track]`);
    const one = (value) => {
      const text = value.querySelector("dd")?.textContent ?? "";
      return el("span.value", { "data-track": value.dataset.track }, value.querySelector("svg")?.cloneNode(true), text);
    };
    const figures = el("span.figures", { "aria-hidden": "true" }, [...values].map(one));
    const old = sign.querySelector(".figures");
    if (old) old.replaceWith(figures);
    else sign.querySelector(".name").append(figures);
  }
}

/** Keeps the signs up to date while numbers count, and the land while the window changes. */
export function start(map) {
  const seats = () => document.getElementById("seats");
  const watch = new MutationObserver(() => isOne() && signs());
  const observe = () => seats() && watch.observe(seats(), { childList: true, characterData: true, subtree: true });
  observe();
  document.addEventListener("table-settled", () => {
    watch.disconnect();
    observe();
    update(map());
  });
  wide.addEventListener("change", () => map()?.resized(true));
  page.addEventListener(
    "wheel",
    (event) => {
      // Over somebody's town the land is zoomed as beside it.
      if (!isOne() || !event.target.closest?.("#towns")) return;
      event.preventDefault();
      map()?.turn(event);
    },
    { passive: false },
  );
}
