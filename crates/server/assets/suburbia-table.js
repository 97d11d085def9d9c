// Choosing a move of Suburbia: something to build, a cell, confirm. Only confirming plays it.

import { run } from "./table.js";
import * as cells from "./table-cells.js";
import { announce, ask, seatQuery, state, toast, word } from "./table-look.js";
import * as panel from "./table-panel.js";
import { Legal, acts, play, position, refused, send } from "./table-play.js";

/** What is legal now: `buy 3` → cell → move. */
const legal = new Legal(grouped);
/** What is picked: the button, what it is called, and how it would be built. */
let picked = null;
/** The cell, once it is chosen. */
let at = null;
let asked = 0;
let hooks = {};

const borough = () => document.querySelector("#town svg.town");

/** `hooks`: `refresh()` makes the page current, `reveal(cell)` brings a cell into sight, `info(tile)` shows a tile. */
function start(given) {
  hooks = given;
  document.addEventListener("click", (event) => {
    const pick = event.target.closest(".pick");
    if (pick) return choose(pick, event.detail === 0);
    const goal = event.target.closest(".goal-card");
    if (goal) return prefer(goal);
    if (event.target.closest("#keep")) return keep();
    const cell = event.target.closest("#town .legal");
    if (cell) place(cell, false);
  });
  // Goals are chosen like any list of which one holds: by arrows.
  document.addEventListener("keydown", (event) => {
    const at = cards().indexOf(event.target);
    if (at < 0 || !event.key.startsWith("Arrow")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const forwards = ["ArrowRight", "ArrowDown"].includes(event.key);
    const next = cards().at((at + (forwards ? 1 : -1)) % cards().length);
    next.focus();
    prefer(next);
  });
  if (document.activeElement === document.body) document.querySelector(".choice-sheet h2")?.focus({ preventScroll: true });
}

/** Makes the choice fit the game as it is now. */
async function update() {
  const known = await legal.update(update);
  if (known === "none" && picked) drop();
  if (!["fresh", "same"].includes(known)) return;
  if (picked) {
    const again = document.getElementById(picked.button.id);
    if (!again || !keys(again).some((key) => legal.has(key))) return drop();
    picked.button = again;
    if (!legal.has(picked.key)) picked.key = keys(again).find((key) => legal.has(key));
    if (at && !legal.get(picked.key).has(at)) at = null;
  }
  const shows = picked && (at || picked.key.startsWith("discard"));
  draw();
  if (known === "fresh" && shows) foresee(at ?? "");
}

function grouped(moves) {
  const all = new Map();
  for (const { move, preview } of moves) {
    const [key, cell = ""] = move.split(/\s*@\s*/);
    if (!all.has(key)) all.set(key, new Map());
    all.get(key).set(cell, { move, preview });
  }
  return all;
}

/** The moves a button stands for. */
function keys(button) {
  const { slot, basic, invest } = button.dataset;
  if (invest) return ["invest"];
  if (basic) return [`basic ${basic}`];
  return state().phase === "discard" ? [`discard ${slot}`] : [`buy ${slot}`, `lake ${slot}`];
}

/** Something to build, or to discard. */
function choose(button, byKey) {
  if (!acts() || !["build", "discard"].includes(state().phase)) {
    if (button.dataset.tile) hooks.info(button.dataset.tile);
    return;
  }
  if (picked?.button === button && !at) return drop();
  const wanted = keys(button);
  toast("");
  if (!wanted.some((key) => legal.has(key))) return tooDear(button);
  picked = { button, key: wanted.find((key) => legal.has(key)), byKey };
  at = null;
  draw();
  if (picked.key.startsWith("discard")) return foresee("");
  if (byKey) targets()[0]?.focus({ preventScroll: true });
}

/** Says why something cannot be had now. */
function tooDear(button) {
  const { price, fee, slot } = button.dataset;
  const discards = state().phase === "discard";
  if (discards && !slot) return toast(state().turn);
  const money = Number(document.getElementById(`n${state().seat}-money`)?.dataset.count ?? 0);
  const lacks = Number(discards ? fee : (price ?? 0)) - money;
  drop();
  if (button.closest("[data-gone]")) toast(word("gone"));
  else toast(lacks > 0 ? word("too-dear", { amount: lacks }) : word("none-legal"));
}

/** As a building or as a lake. */
function mode(name) {
  if (!picked?.button.dataset.slot) return;
  const key = `${name} ${picked.button.dataset.slot}`;
  if (!legal.has(key)) return;
  picked.key = key;
  draw();
  if (at) foresee(at);
}

/** A cell that lights up was chosen. */
function place(cell, byKey) {
  if (!picked) return;
  picked.byKey = byKey;
  foresee(cell.dataset.at);
}

/** Chooses a whole move, as if tile and cell had been clicked; says whether it can be had. */
function prepare(move, byKey) {
  const [key, cell = ""] = move.split(/\s*@\s*/);
  if (key.startsWith("keep ")) {
    const card = document.querySelector(`.goal-card[data-goal="${CSS.escape(key.slice(5))}"]`);
    panel.close();
    if (card) prefer(card);
    if (card && byKey) document.getElementById("keep").focus();
    return Boolean(card);
  }
  const button = [...document.querySelectorAll(".pick")].find((pick) => keys(pick).includes(key));
  if (!button || !legal.get(key)?.has(cell)) return false;
  button.scrollIntoView({ block: "nearest", inline: "nearest" });
  picked = { button, key, byKey };
  foresee(cell);
  return true;
}

/** One step back; says whether there was one. */
function back() {
  if (!picked) return false;
  if (at) {
    const cell = targets().find((target) => target.dataset.at === at);
    at = null;
    draw();
    cell?.focus({ preventScroll: true });
  } else {
    const button = picked.button;
    drop();
    button.focus({ preventScroll: true });
  }
  return true;
}

function drop() {
  picked = null;
  at = null;
  asked += 1;
  draw();
}

/** Asks what the move would do and shows it. */
async function foresee(cell) {
  const move = legal.get(picked.key)?.get(cell)?.move;
  if (!move) return;
  at = cell || null;
  draw();
  const mine = (asked += 1);
  const here = position(); // what is confirmed is what was foreseen here
  try {
    const told = await ask(`/preview?move=${encodeURIComponent(move)}${seatQuery("&")}`);
    if (mine !== asked) return;
    const verb = move.startsWith("discard") ? "discard" : move.startsWith("invest") ? "invest" : "build";
    panel.preview({
      ...about(),
      told,
      verb: word(verb),
      onConfirm: () => play(move, here, { drop, refresh: hooks.refresh }),
      onBack: back,
    });
    cells.explain(borough(), told, at);
    const cell = at && targets().find((target) => target.dataset.at === at);
    if (cell) hooks.reveal(cell);
    if (picked.byKey) panel.confirmButton()?.focus({ preventScroll: true });
    announce(told.changes.map((change) => change.text).join("; "));
  } catch (problem) {
    if (mine === asked) refused(problem, { drop, refresh: hooks.refresh });
  }
}

/** What the panel says about what is picked. */
function about() {
  const { slot, tile, price, fee } = picked.button.dataset;
  const texts = document.getElementById("tile-texts").content;
  const name = (id) => texts.querySelector(`[data-tile="${CSS.escape(id)}"] h3`)?.textContent ?? id;
  const lake = picked.key.startsWith("lake");
  const modes = slot && state().phase === "build" && [
    { name: "buy", text: word("building"), price, legal: legal.has(`buy ${slot}`) },
    { name: "lake", text: word("lake"), price: fee, legal: legal.has(`lake ${slot}`) },
  ];
  const pays = state().phase === "discard" ? fee : lake ? fee : price;
  return {
    title: tile ? name(tile) : word("invest"),
    detail: pays === undefined ? "" : word("price", { price: pays }),
    extra: modes && panel.toggle(modes, lake ? "lake" : "buy", mode),
  };
}

/** The tile that would be built. */
const onTrial = () => (picked.key.startsWith("lake") ? "lake" : picked.button.dataset.tile);

/** Shows the choice: pressed buttons, cells that light up, the tile on trial, the panel. */
function draw() {
  const map = borough();
  const open = new Map([...(legal.get(picked?.key) ?? [])].map(([cell, { preview }]) => [cell, preview]));
  cells.choosing(map, picked?.button, open, (cell) => cell === at);
  if (!map) return;
  if (!picked) {
    hooks.restore();
    return panel.close();
  }
  if (at) cells.ghost(map, at, picked.key === "invest" ? null : onTrial());
  else if (!picked.key.startsWith("discard")) {
    const hint = picked.key === "invest" ? "pick-tile" : "pick-cell";
    panel.picked({ ...about(), hint: word(hint), onBack: back });
  }
}

/** The cells that can be chosen. */
const targets = () => [...(borough()?.querySelectorAll(".legal") ?? [])];

// Goals at the start.

const cards = () => [...document.querySelectorAll(".goal-card")];

function prefer(card) {
  for (const other of cards()) {
    other.setAttribute("aria-checked", String(other === card));
    other.setAttribute("tabindex", other === card ? "0" : "-1");
  }
  document.getElementById("keep").disabled = false;
}

async function keep() {
  const card = document.querySelector('.goal-card[aria-checked="true"]');
  if (!card) return;
  const button = document.getElementById("keep");
  button.disabled = true;
  try {
    await send(`keep ${card.dataset.goal}`, position(), hooks.refresh);
  } catch (problem) {
    button.disabled = false;
    toast(problem.message);
    if (problem.status === 409) hooks.refresh();
  }
}

/** Keys besides those of `.pick`. */
function key(name) {
  const card = cards()[Number(name) - 1];
  if (card) {
    card.focus();
    prefer(card);
    return true;
  }
  if (name !== "b" && name !== "l") return false;
  mode(name === "b" ? "buy" : "lake");
  return true;
}

run({ start, update, choose, place, prepare, back, targets, key });
