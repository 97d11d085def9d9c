// Playing by keys alone.

import { hideCard } from "./table-details.js";
import * as hint from "./table-hint.js";
import * as plan from "./table-plan.js";
import { centre } from "./table-map.js";
import * as panorama from "./table-panorama.js";

const STEP = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

let choose;

/** `map()` is the town in the middle, if it is drawn, `chooser` how a move is chosen. */
export function start(map, chooser) {
  choose = chooser;
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input, textarea, select")) return;
    if (document.querySelector("dialog[open]")) return;
    if (handle(event, map)) event.preventDefault();
  });
}

function handle({ key, target }, map) {
  if (key === "Escape") {
    hideCard();
    const menu = document.getElementById("menu");
    if (menu?.open) return !(menu.open = false);
    return hint.back() || choose.back();
  }
  if (key in STEP) return arrow(STEP[key], target, map());
  if ((key === "Enter" || key === " ") && target.matches?.("#town .legal")) {
    choose.place(target, true);
    return true;
  }
  if (key === "+" || key === "=") return act(() => map()?.zoom(0.8));
  if (key === "-") return act(() => map()?.zoom(1.25));
  if (key === "0") return act(() => map()?.fit());
  if (key === "v") return act(panorama.show);
  if (key === "?") return act(() => document.getElementById("keys").showModal());
  if (key === "a" && plan.can() && document.getElementById("plan-on")) return act(plan.toggle);
  if (key === "h") return act(() => hint.show(true));
  if (choose.key(key)) return true;
  const button = [...document.querySelectorAll(".pick[data-key]")].find((pick) => pick.dataset.key === key);
  return Boolean(button) && act(() => choose.choose(button, true));
}

function act(run) {
  run();
  return true;
}

/** From cell to cell while one is to be chosen, else over the map. */
function arrow([dx, dy], target, map) {
  const cells = choose.targets();
  if (!cells.length) {
    if (!map || !target.matches?.("body, .map, .map *")) return false;
    map.pan(-dx * 60, -dy * 60);
    return true;
  }
  const from = cells.includes(target) ? target : cells.find((cell) => cell.getAttribute("tabindex") === "0");
  if (!cells.includes(target)) return act(() => focus(from ?? cells[0], cells, map));
  const next = nearest(from, cells, [dx, dy]);
  if (next) focus(next, cells, map);
  return true;
}

function focus(cell, cells, map) {
  for (const other of cells) other.setAttribute("tabindex", other === cell ? "0" : "-1");
  map.reveal(cell);
  cell.focus({ preventScroll: true });
}

/** The nearest cell in a direction; what lies aside counts double. */
function nearest(from, cells, [dx, dy]) {
  const here = centre(from);
  let best = null;
  for (const cell of cells) {
    const there = centre(cell);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    const far = along + 2 * aside;
    if (along > 1 && (!best || far < best.far)) best = { cell, far };
  }
  return best?.cell;
}
