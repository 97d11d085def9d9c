// What moves: drawn above the page, each thing once, by transform and opacity alone, and taken away when it is there.

import { walking } from "./motion-plan.js";

const NS = "http://www.w3.org/2000/svg";
const root = document.querySelector("[data-sprite]");
const sprite = root?.dataset.sprite;
const [left, top, wide, high] = (root?.dataset.box ?? "0 0 100 100").split(" ").map(Number);
const CURRENCY = root?.dataset.currency ?? "";

/** Where a sign or token is drawn. Tiles are named by where they are. */
const addressOf = (symbol) => (symbol.includes("#") ? symbol : `${sprite}#${symbol}`);
const small = (symbol) => symbol.replace("#tile-", "#mini-");

/** Everything that moves lies in here. */
let layer = null;
let said = null;
let moving = [];

function above() {
  if (layer?.isConnected) return layer;
  layer = document.createElement("div");
  layer.id = "motion";
  layer.setAttribute("aria-hidden", "true");
  document.body.append(layer);
  return layer;
}

/** Takes away everything that moves. */
export function clear() {
  for (const one of moving) one.cancel();
  moving = [];
  layer?.replaceChildren();
  said = null;
}

function animate(node, frames, duration, easing = "ease-out", more = {}) {
  const one = node.animate(frames, { duration: Math.max(duration, 1), easing, fill: "backwards", ...more });
  moving.push(one);
  return one;
}

function make(tag, props, ...children) {
  const node = document.createElementNS(NS, tag);
  for (const [key, value] of Object.entries(props)) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

function html(className, ...children) {
  const node = document.createElement("div");
  node.className = className;
  node.append(...children);
  return node;
}

// Where things are

const isSeen = ({ width, height }) => width > 0 && height > 0;
const middle = (box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** The first of some elements that is on the screen. */
const first = (nodes) => nodes.find((node) => node && isSeen(node.getBoundingClientRect())) ?? null;
const one = (selector) => first([...document.querySelectorAll(selector)]);

/** All maps of a seat's town: large, small, and the one beside what is said of a ply. */
export const towns = (seat) => `#b${seat}, #m${seat}, #motion [data-town="${seat}"]`;

/** A cell or tile on whichever map of its town is on the screen. */
function cellOf({ seat, cell }) {
  const names = ["tile", "cell", "spot"].map((name) => `.${name}[data-at="${cell}"]`);
  const map = one(towns(seat));
  return map && (names.map((name) => map.querySelector(name)).find(Boolean) ?? null);
}

/** The box of a tile on the screen. A town may be larger than what is shown of it: what is outside is not seen. */
function boxOf(node) {
  const at = node.getScreenCTM();
  if (!at) return null;
  const drawn = node.matches(".strip") ? node.getBBox() : { x: left, y: top, width: wide, height: high };
  const box = new DOMRect(at.e + at.a * drawn.x, at.f + at.d * drawn.y, at.a * drawn.width, at.d * drawn.height);
  const map = node.ownerSVGElement.getBoundingClientRect();
  const { x, y } = middle(box);
  return x < map.left || x > map.right || y < map.top || y > map.bottom ? null : Object.assign(box, { drawn });
}

/** Where things are while a ply is seen: each is measured once, before anything begins to move. */
const known = new Map();

function measured(key, find) {
  if (!known.has(key)) known.set(key, find());
  return known.get(key);
}

const centreOf = (node) => node && middle(node.getBoundingClientRect());
const placeOf = (place) =>
  measured(place.key, () => {
    const node = cellOf(place);
    return { node, box: node && boxOf(node) };
  });
const pointOf = (place) => {
  const box = place && placeOf(place).box;
  return box ? middle(box) : null;
};
const byId = (id) => document.getElementById(id);
const numberPoint = (seat, what) => measured(`n${seat}-${what}`, () => centreOf(first([byId(`n${seat}-${what}`)])));
const seatPoint = (seat) => measured(`seat-${seat}`, () => centreOf(first([byId(`seat-${seat}`), byId(`map-${seat}`)])));
const linePoint = (after) => measured(`line-${after}`, () => centreOf(one(`svg.population .red-line[data-after="${after}"]`)));
const sourceBox = (id) => measured(`from-${id}`, () => first([byId(id)])?.getBoundingClientRect());

/** Things may be somewhere else now. */
export function moved() {
  known.clear();
}

/** Begins with a ply: measures all it needs. */
export function begin(ply) {
  known.clear();
  for (const one of ply.beats) {
    if (one.place) placeOf(one.place);
    if (one.from) sourceBox(one.from);
    one.counts.forEach(pointOf);
    if (one.beat === "shifts") ends(one);
  }
}

// What lies on maps and is not on the page

/** Draws a tile that is not there any more; returns what takes it away again. */
export function lay({ seat, cell }, symbol) {
  const drawn = [];
  for (const town of document.querySelectorAll(towns(seat))) {
    const at = town.querySelector(`:is(.tile, .cell)[data-at="${cell}"]:not(.strip)`)?.getAttribute("transform");
    if (!at) continue;
    const href = town.matches(".small") ? small(symbol) : symbol;
    const tile = make("g", { class: "was", transform: at }, make("use", { href, x: left, y: top, width: wide, height: high }));
    town.append(tile);
    drawn.push(tile);
  }
  return drawn.length ? { remove: () => drawn.forEach((tile) => tile.remove()) } : null;
}

/** A meeple of the population track, moved to where so many people are. */
export function shifted(meeple, people) {
  const step = Number(meeple.ownerSVGElement.dataset.step);
  return `translateX(${(people - Number(meeple.dataset.population)) * step}px)`;
}

/** A meeple walks to where it belongs now, step by step. */
export function walk(meeple, { by, to }, pace) {
  const steps = Math.min(Math.abs(by), 6);
  const frames = [];
  for (let step = 0; step <= steps; step++) {
    const at = shifted(meeple, to - by + (by * step) / steps);
    if (step) frames.push({ transform: `${shifted(meeple, to - by + (by * (step - 0.5)) / steps)} translateY(-5px)` });
    frames.push({ transform: at });
  }
  animate(meeple, frames, walking(by) * pace, "linear");
}

// Beats

/** Begins to show a beat. */
export function beat(one, pace) {
  const lasts = (one.arrives - one.starts) * pace;
  if (one.beat === "lands") land(one, lasts);
  else if (one.beat === "leaves") leave(one, lasts);
  else if (one.beat === "marks") mark(one, lasts);
  else if (one.beat === "goes") go(one, lasts);
  else if (one.beat === "slides") slide(one, lasts);
  else if (one.stage !== "sum") shift(one, lasts, one.runs * pace);
}

/** A tile above the page, as large as one on the map. */
function face(box, content) {
  const node = make("svg", { class: "flying", viewBox: [box.drawn.x, box.drawn.y, box.drawn.width, box.drawn.height].join(" "), width: box.width, height: box.height }, ...content);
  above().append(node);
  return node;
}

/** The face of what lies somewhere, or will. */
function contentOf(node, symbol, isThere) {
  if (isThere) return [...node.cloneNode(true).childNodes].filter((child) => child.tagName !== "title");
  return [make("use", { href: addressOf(symbol), x: left, y: top, width: wide, height: high })];
}

const at = ({ x, y }, scale = 1) => `translate(${x}px, ${y}px) scale(${scale})`;

/** A tile comes from where it lay, or from above, and settles. */
function land({ place, symbol, from, lies }, lasts) {
  const { node, box } = placeOf(place);
  if (!box) return;
  const source = from && sourceBox(from);
  const tile = face(box, contentOf(node, symbol, lies && node.matches(".tile")));
  const to = { x: box.left, y: box.top };
  const begins = source
    ? { transform: at({ x: source.left + (source.width - box.width) / 2, y: source.top + (source.height - box.height) / 2 }, Math.min(source.width / box.width, 2)), opacity: 1 }
    : { transform: at({ x: to.x, y: to.y - box.height * 0.8 }, 1.25), opacity: 0 };
  const frames = [
    begins,
    { transform: at({ x: to.x, y: to.y - box.height * 0.28 }, 1.16), opacity: 1, offset: 0.62, easing: "cubic-bezier(.5, 0, .9, .6)" },
    { transform: at(to), opacity: 1 },
  ];
  animate(tile, frames, lasts, "cubic-bezier(.3, .1, .3, 1)").onfinish = () => {
    tile.remove();
    ring(middle(box), box.width * 0.62);
  };
}

/** A ring goes out from where something landed. */
function ring(point, size) {
  const node = html("landed");
  Object.assign(node.style, { width: `${2 * size}px`, height: `${2 * size}px`, left: `${point.x - size}px`, top: `${point.y - size}px` });
  above().append(node);
  animate(node, [{ transform: "scale(.6)", opacity: 0.9 }, { transform: "scale(1.15)", opacity: 0 }], 380).onfinish = () => node.remove();
}

function leave({ place, symbol }, lasts) {
  const { node, box } = placeOf(place);
  if (!box || node.matches(".strip")) return;
  const tile = face(box, contentOf(node, symbol, false));
  const to = { x: box.left, y: box.top };
  animate(tile, [{ transform: at(to), opacity: 1 }, { transform: at({ x: to.x, y: to.y - 14 }, 0.7), opacity: 0 }], lasts).onfinish = () => tile.remove();
}

function mark({ place, stage }, lasts) {
  const { box } = placeOf(place);
  if (!box) return;
  const point = middle(box);
  const token = html(`token-drop seat-${place.seat}`);
  Object.assign(token.style, { left: `${point.x - 9}px`, top: `${point.y - 9 - box.height * 0.36}px` });
  above().append(token);
  animate(token, [{ transform: "translateY(-60px)", opacity: 0 }, { transform: "none", opacity: 1 }], lasts, "cubic-bezier(.5, 0, .9, .6)").onfinish = () => {
    token.remove();
    if (stage) ring(point, box.width * 0.55);
  };
}

/** A tile that lay open is taken away. */
function go({ symbol, from }, lasts) {
  const source = sourceBox(from);
  if (!source) return;
  const width = Math.min(source.width, 130);
  const box = Object.assign(new DOMRect(0, 0, width, (width * high) / wide), { drawn: { x: left, y: top, width: wide, height: high } });
  const tile = face(box, contentOf(null, symbol, false));
  const begin = { x: source.left + (source.width - width) / 2, y: source.top };
  const frames = [
    { transform: at(begin), opacity: 1 },
    { transform: `${at({ x: begin.x, y: begin.y - 34 }, 0.9)} rotate(5deg)`, opacity: 0.9, offset: 0.4 },
    { transform: `${at({ x: begin.x + 26, y: begin.y + 40 }, 0.7)} rotate(14deg)`, opacity: 0 },
  ];
  animate(tile, frames, lasts).onfinish = () => tile.remove();
}

/** Where everything lies that slides, measured before anything is put in: places stay as they are. */
let lie = new Map();

export function measure(motions) {
  const ids = motions.flatMap(({ steps }) => steps.flatMap(({ beats }) => beats.filter(({ beat }) => beat === "slides").flatMap(({ from, to }) => [from, to])));
  lie = new Map([...new Set(ids)].filter(Boolean).map((id) => [id, byId(id)?.getBoundingClientRect()]));
}

/** Puts something where it lay before it slid there; what is new is not there yet. Returns what was put somewhere else. */
export function slid({ symbol, from, to }) {
  const node = byId(to);
  // It may not be in the page yet.
  if (node?.querySelector("use")?.getAttribute("href") !== symbol) return null;
  const [there, here] = [lie.get(from), lie.get(to)];
  node.dataset.slides = from ? "on" : "new";
  if (there && here) node.style.translate = `${there.left - here.left}px ${there.top - here.top}px`;
  return node;
}

/** Lets something be where the page has it. */
export function stay(node) {
  if (!node) return;
  delete node.dataset.slides;
  node.style.translate = node.style.transform = "";
  if (!node.getAttribute("style")) node.removeAttribute("style");
}

/** Something slides to where it lies now, or comes in from the left. */
function slide({ from, to }, lasts) {
  const node = byId(to);
  if (!node?.dataset.slides) return;
  node.dataset.slides = "on";
  const begins = from ? { translate: node.style.translate } : { translate: "-40px 0", opacity: 0 };
  animate(node, [begins, { translate: "0 0", opacity: 1 }], lasts, "ease-in-out");
}

/** Where something that moves a number begins and ends. */
function ends(one) {
  const number = numberPoint(one.seat, one.what) ?? seatPoint(one.seat);
  const line = one.line === undefined ? null : linePoint(one.line);
  const cause = line ?? pointOf(one.place) ?? (one.of ? numberPoint(one.seat, one.of) : null);
  const payee = one.payee === undefined ? null : seatPoint(one.payee);
  return one.pays ? { from: number, to: payee ?? cause, cause } : { from: cause, to: number, cause };
}

/** Something goes from its cause to a number, or from a number to what it pays. */
function shift(one, lasts, runs) {
  const { from, to, cause } = ends(one);
  if (one.place) one.counts.slice(0, 6).forEach((counted) => run(pointOf(counted), cause, runs));
  const begins = from ?? to;
  if (!begins) return;
  const pulse = html(`pulse ${one.by < 0 ? "loss" : "gain"}`, ...signOf(one));
  pulse.dataset.track = one.what;
  above().append(pulse);
  const inside = ({ x, y }) => ({ x: clamp(x, HALF.x, innerWidth - HALF.x), y: clamp(y, HALF.y, innerHeight - HALF.y) });
  const [start, end] = [inside(begins), inside(from && to ? to : { x: begins.x, y: begins.y - 26 })];
  const rises = { x: start.x, y: start.y - 14 };
  const frames = [
    { transform: at(start, 0.5), opacity: 0 },
    { transform: at(rises, 1.15), opacity: 1, offset: 0.22, easing: "ease-out" },
    { transform: at(rises, 1), opacity: 1, offset: 0.42, easing: "cubic-bezier(.5, 0, .6, 1)" },
    { transform: at(end, 0.85), opacity: from && to ? 1 : 0 },
  ];
  animate(pulse, frames, lasts - runs, "linear", { delay: runs }).onfinish = () => pulse.remove();
}

/** About half of a number that flies. */
const HALF = { x: 34, y: 16 };

const clamp = (value, least, most) => Math.max(least, Math.min(value, most));

/** A light runs from one tile to another. */
function run(from, to, lasts) {
  if (!from || !to || lasts <= 0) return;
  const light = html("spark");
  const line = html("thread");
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  Object.assign(line.style, { left: `${from.x}px`, top: `${from.y - 2}px`, width: `${Math.hypot(dx, dy)}px`, rotate: `${Math.atan2(dy, dx)}rad` });
  Object.assign(light.style, { left: `${from.x - 8}px`, top: `${from.y - 8}px` });
  above().append(line, light);
  animate(line, [{ opacity: 0 }, { opacity: 0.75, offset: 0.4 }, { opacity: 0 }], lasts * 1.6).onfinish = () => line.remove();
  animate(light, [{ transform: "none", opacity: 0.4 }, { transform: `translate(${dx}px, ${dy}px)`, opacity: 1 }], lasts, "ease-in-out").onfinish = () => light.remove();
}

/** `+3` with the sign of its track. */
function signOf({ what, by, symbol }) {
  const [id, box] = symbol ? [symbol, "-12 -12 24 24"] : [`sign-${what}`, "0 0 16 16"];
  const [x, y, width, height] = box.split(" ");
  const sign = make("svg", { class: symbol ? "token" : "sign", viewBox: box }, make("use", { href: addressOf(id), x, y, width, height }));
  const mark = by < 0 ? "−" : "+";
  return [sign, symbol ? mark : `${mark}${what === "money" ? CURRENCY : ""}${Math.abs(by)}`];
}

/** A number has got something. */
export function bump(node, pace) {
  animate(node, [{ transform: "none" }, { transform: "scale(1.35)", offset: 0.3 }, { transform: "none" }], 320 * pace);
}

// Words

/** About how high what is said becomes, and how wide. */
const HIGH = 170;
const WIDE = 340;

/** Says what is done, where it is done: above a little map; in a corner of a large one, away from where something lands. */
export function say({ seat, caption: text, reasons, beats }, pace) {
  known.clear();
  said?.remove();
  const landing = beats.find((one) => ["lands", "marks"].includes(one.beat));
  const { node: cell, box: lands } = landing ? placeOf(landing.place) : {};
  const { box, isLarge } = townBox(seat);
  const why = (reasons ?? []).map((reason) => html("why", reason));
  said = html(`caption seat-${seat}`, html("what", text), ...why);
  // Where its town is not on the screen it lies beside the words, and all that happens there is seen on it.
  const town = landing && !cell && townBeside(landing.place.seat);
  if (town) said.prepend(town);
  else if (landing?.symbol && !cell) said.prepend(make("svg", { class: "tile", viewBox: [left, top, wide, high].join(" ") }, ...contentOf(null, landing.symbol, false)));
  const isInTheWay = lands && lands.bottom > box.bottom - HIGH && lands.left < box.left + WIDE;
  const isLow = isLarge ? !isInTheWay : box.top > HIGH;
  const side = isLarge ? { left: `${Math.max(box.left, 0) + 8}px` } : { right: `${Math.max(innerWidth - box.right, 8)}px` };
  // It grows as more is said.
  const edge = isLow ? { bottom: `${isLarge ? innerHeight - box.bottom + 8 : innerHeight - box.top + 6}px` } : { top: `${isLarge ? box.top + 8 : box.bottom + 6}px` };
  Object.assign(said.style, side, edge);
  above().append(said);
  animate(said, [{ opacity: 0 }, { opacity: 1 }], 180 * Math.min(pace, 1));
}

/** A copy of somebody's little map. */
function townBeside(seat) {
  const map = byId(`m${seat}`)?.cloneNode(true);
  if (!map) return null;
  for (const node of [map, ...map.querySelectorAll("[id]")]) node.removeAttribute("id");
  map.dataset.town = seat;
  return map;
}

/** What happens by itself. */
export function heading(text) {
  said?.append(html("moment", text));
}

/** A change in words. */
export function reason({ text }) {
  const all = said?.querySelectorAll(".reason") ?? [];
  if (all.length >= 6) all[0].remove();
  said?.append(html("reason", text));
}

/** Where a town is on the screen; the middle of the page where it is not. */
function townBox(seat) {
  const large = one(`#b${seat}`);
  const small = large ? null : (one(`#map-${seat}`) ?? one(`#m${seat}`));
  const map = large?.closest(".map, .board-large") ?? small ?? one("#town, .board-large") ?? document.body;
  return { box: map.getBoundingClientRect(), isLarge: !small };
}
