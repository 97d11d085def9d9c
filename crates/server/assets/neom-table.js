// Choosing a move of NEOM: a tile of the hand; a cell, and how it is paid; an answer to a Disaster. Only confirming
// plays it.

import { run } from "./table.js";
import * as cells from "./table-cells.js";
import { announce, ask, el, seatQuery, state, toast, word } from "./table-look.js";
import { sorted, steps } from "./neom-terms.js";
import * as panel from "./table-panel.js";
import { Legal, acts, play, position, refused } from "./table-play.js";

/** What is legal now: `place` → cell → ways; `select slums` → the way; sacrifices are under `sacrifice`, by cells. */
const legal = new Legal(grouped);
/** What is picked: the button, its key, and whether by keyboard. */
let picked = null;
/** The cell, or the cells that are given up. */
let at = null;
/** The way that would be played. */
let way = null;
let asked = 0;
let hooks = {};

const city = () => document.querySelector("#town svg.town");
const again = () => ({ drop, refresh: hooks.refresh });
/** Where a tile goes: these are chosen on the map. */
const onMap = () => picked && ["place", "cornerstone", "sacrifice"].includes(picked.key.split(" ")[0]);

function start(given) {
  hooks = given;
  document.addEventListener("click", (event) => {
    const pick = event.target.closest(".pick");
    if (pick) return choose(pick, event.detail === 0);
    const cell = event.target.closest("#town .legal");
    if (cell) place(cell, false);
  });
}

/** Makes the choice fit the game as it is now. */
async function update() {
  const known = await legal.update(update);
  if (known === "none" && picked) drop();
  if (!["fresh", "same"].includes(known)) return;
  const fresh = known === "fresh";
  if (picked) {
    const button = document.getElementById(picked.button.id);
    if (!button || button.dataset.move !== picked.key || !legal.has(picked.key)) drop();
    else picked.button = button;
  }
  // Whoever has to place sees at once where.
  const pick = document.getElementById("pick");
  if (!picked && fresh && state().phase === "act" && pick && legal.has("place")) picked = { button: pick, key: "place" };
  draw();
  if (fresh && at && picked) show();
}

/** `place @ 2,1 buy=coal:1` belongs to `place`, on `2,1`. */
function grouped(moves) {
  const all = new Map();
  for (const { move, preview } of moves) {
    const [key, rest = ""] = move.split(/\s*@\s*/);
    const cell = key === "sacrifice" ? rest : rest.split(" ")[0];
    if (!all.has(key)) all.set(key, new Map());
    const cells = all.get(key);
    if (!cells.has(cell)) cells.set(cell, []);
    cells.get(cell).push({ move, preview });
  }
  for (const cells of all.values()) for (const [cell, ways] of cells) cells.set(cell, sorted(ways));
  return all;
}

/** A tile, the sale, an answer. */
function choose(button, byKey) {
  const key = button.dataset.move;
  if (!acts() || !key) {
    if (button.dataset.tile) hooks.info(button.dataset.tile);
    return;
  }
  if (picked?.button === button && !at) return drop();
  toast("");
  if (!legal.has(key)) {
    drop();
    return toast(button.querySelector(".sum")?.textContent || word("none-legal"));
  }
  picked = { button, key, byKey };
  at = way = null;
  asked += 1;
  if (key === "sacrifice") return giveUp(cheapest());
  draw();
  if (onMap()) {
    if (byKey) targets()[0]?.focus({ preventScroll: true });
    return;
  }
  way = legal.get(key).get("")[0];
  show();
}

/** A cell that lights up was chosen. */
function place(cell, byKey) {
  if (!picked) return;
  picked.byKey = byKey;
  if (picked.key === "sacrifice") return giveUp(toggled(cell.dataset.at));
  if (!legal.get(picked.key)?.has(cell.dataset.at)) return; // what could be placed once it is picked
  at = cell.dataset.at;
  way = legal.get(picked.key).get(at)[0];
  show();
}

/** Chooses a whole move, with how it is paid; says whether it can be had. */
function prepare(move, byKey) {
  const [key, rest = ""] = move.split(/\s*@\s*/);
  const cell = key === "sacrifice" ? rest : rest.split(" ")[0];
  const found = legal.get(key)?.get(cell)?.find((one) => one.move === move);
  const button = [...document.querySelectorAll(".pick")].find((pick) => pick.dataset.move === key);
  if (!found || !button) return false;
  button.scrollIntoView({ block: "nearest", inline: "nearest" });
  picked = { button, key, byKey };
  at = key === "sacrifice" ? cell.split(" ").filter(Boolean) : cell || null;
  way = found;
  show();
  return true;
}

// Giving up tiles.

const sets = () => [...legal.get("sacrifice").keys()].map((cells) => cells.split(" ").filter(Boolean));

/** What would cost least. */
function cheapest() {
  const all = [...legal.get("sacrifice")].sort(([, [a]], [, [b]]) => b.preview.score - a.preview.score);
  return all[0][0].split(" ").filter(Boolean);
}

/** What is given up once a tile was clicked: it comes or goes, and others go where they do not fit any more. */
function toggled(cell) {
  const now = at ?? [];
  if (now.includes(cell)) return now.filter((other) => other !== cell);
  let wanted = [...now, cell];
  const fits = (some) => sets().some((set) => some.every((one) => set.includes(one)));
  while (!fits(wanted)) wanted = wanted.slice(1);
  return wanted;
}

function giveUp(cells) {
  at = cells;
  const exact = sets().find((set) => set.length === cells.length && cells.every((cell) => set.includes(cell)));
  way = exact ? legal.get("sacrifice").get(exact.join(" "))[0] : null;
  draw();
  if (way) show();
}

// Showing.

/** One step back; says whether there was one. */
function back() {
  if (!picked) return false;
  const { button, key } = picked;
  if (at && key !== "sacrifice") {
    const cell = targets().find((target) => target.dataset.at === at);
    at = way = null;
    asked += 1;
    draw();
    cell?.focus({ preventScroll: true });
  } else {
    drop();
    button.focus({ preventScroll: true });
  }
  return true;
}

function drop() {
  picked = at = way = null;
  asked += 1;
  draw();
}

/** Asks what the chosen way would do and shows it. `step` is the choice that was changed, if it was one of those in the panel. */
async function show(step) {
  draw();
  const mine = (asked += 1);
  const here = position(); // what is confirmed is what was foreseen here
  const { move } = way;
  const verb = move.split(" ")[0];
  const confirm = {
    title: title(),
    verb: word(verb === "cornerstone" ? "place" : verb),
    onConfirm: () => play(move, here, again()),
    onBack: back,
  };
  if (verb === "draft" || verb === "select") {
    panel.confirm({ ...confirm, detail: picked.button.querySelector(".sum")?.textContent, content: text(), outcome: [] });
    if (picked.byKey) panel.confirmButton()?.focus({ preventScroll: true });
    return announce(title());
  }
  try {
    const told = await ask(`/preview?move=${encodeURIComponent(move)}${seatQuery("&")}`);
    if (mine !== asked) return;
    const ways = picked.key === "sacrifice" ? [way] : (legal.get(picked.key).get(at ?? "") ?? [way]);
    // Whoever goes through the choices with keys stays where they are.
    const other = (chosen, step) => {
      way = chosen;
      show(step);
    };
    const detail = told.headline;
    panel.preview({ ...confirm, detail, told, extra: steps(ways, way, other) });
    const cell = typeof at === "string" && targets().find((target) => target.dataset.at === at);
    if (cell) hooks.reveal(cell);
    const changed = step && document.querySelector(`#panel [data-step="${step}"] :is(select, input:checked)`);
    if (changed) changed.focus({ preventScroll: true });
    else if (picked.byKey) panel.confirmButton()?.focus({ preventScroll: true });
    announce(told.changes.map((change) => change.text).join("; "));
  } catch (problem) {
    if (mine === asked) refused(problem, again());
  }
}

const article = () =>
  document.getElementById("tile-texts").content.querySelector(`[data-tile="${CSS.escape(picked.button.dataset.tile ?? "")}"]`);

/** What the panel is about. */
const title = () => article()?.querySelector("h3").textContent ?? picked.button.querySelector("strong, b").textContent;

/** What the tile does, in words. */
function text() {
  const words = article()?.querySelector(".words ul");
  return words ? [document.importNode(words, true)] : [];
}

/** Shows the choice: pressed buttons, cells that light up, the tile on trial, the panel. */
function draw() {
  const map = city();
  const isChosen = (cell) => (Array.isArray(at) ? at.includes(cell) : cell === at);
  cells.choosing(map, picked?.button, picked ? lit() : new Map(), isChosen);
  if (!map) return;
  if (!picked) {
    hooks.restore();
    return panel.close();
  }
  if (typeof at === "string") cells.ghost(map, at, picked.button.dataset.tile);
  else for (const cell of at ?? []) cells.cross(map, cell);
  if (onMap() && !way) {
    const hint = word(picked.key === "sacrifice" ? "pick-tiles" : "pick-cell");
    panel.picked({ title: title(), detail: picked.button.querySelector(".sum")?.textContent, hint, onBack: back });
  }
}

/** The cells that light up, each with what it would bring. */
function lit() {
  const ways = legal.get(picked.key) ?? new Map();
  if (picked.key === "sacrifice") {
    const open = new Map();
    for (const cell of new Set(sets().flat())) open.set(cell, ways.get(cell)?.[0].preview);
    return open;
  }
  if (onMap()) return new Map([...ways].map(([cell, [best]]) => [cell, best.preview]));
  return new Map(Object.entries(ways.get("")?.[0].preview.cells ?? {}));
}

/** The cells that can be chosen. */
const targets = () => (onMap() ? [...(city()?.querySelectorAll(".legal") ?? [])] : []);

run({ start, update, choose, place, prepare, back, targets, key: () => false });
