// What just happened: moments that matter are called out in the bar for a while, the log shows where one's last turn was,
// and the line about what happened since leads there.

import { el, narrow, still, word } from "./table-look.js";

/** The latest ply and round that were shown. */
let seen = null;
let period = null;
/** What is still to be called out; the first is shown just now. */
const waiting = [];
let fading = null;

/** How long something is called out, in milliseconds. */
const SHOWN = 3600;
/** So much waits to be called out at most. */
const MOST = 3;

const latest = (nodes, name) => Math.max(0, ...nodes.map((node) => Number(node.dataset[name])));

/**
 * Makes all of it fit the log as it is now; returns what is new, for those who listen instead of looking. It is called out
 * when what led to it has been `shown`.
 */
export function update(shown = Promise.resolve()) {
  mark();
  const plies = [...document.querySelectorAll("#log .ply")];
  const rounds = [...document.querySelectorAll("#log .round-line")];
  const isNew = (ply) => seen !== null && Number(ply.dataset.ply) > seen;
  const fresh = plies.filter((ply) => isNew(ply) && ply.dataset.banner).map((ply) => ply.dataset.banner);
  fresh.reverse();
  const now = latest(rounds, "period");
  if (period !== null && now > period && rounds[0].dataset.called) fresh.push(rounds[0].textContent.trim());
  [seen, period] = [latest(plies, "ply"), now];
  show();
  shown.then(() => {
    waiting.push(...fresh);
    waiting.splice(1, Math.max(0, waiting.length - MOST)); // what is long past is in the log
    show();
  });
  return fresh;
}

/** What happened since one's last turn, in words. */
export const since = () => document.getElementById("since")?.textContent.trim() ?? "";

/** Calls out the first that waits. The bar may have been put in anew meanwhile. */
function show() {
  const box = document.querySelector("#bar .happened");
  if (!box) return;
  box.textContent = waiting[0] ?? "";
  if (!waiting.length || fading) return;
  box.classList.toggle("arrives", !still.matches);
  fading = setTimeout(() => {
    fading = null;
    waiting.shift();
    show();
  }, SHOWN);
}

/** Draws the line below which one knows everything already. */
function mark() {
  const list = document.querySelector("#log .plies");
  list?.querySelector(".since-line")?.remove();
  const own = document.getElementById("since")?.dataset.since;
  if (!list || own === undefined) return;
  const known = [...list.querySelectorAll(".ply")].find((ply) => Number(ply.dataset.ply) <= Number(own));
  if (!known) return;
  const above = known.previousElementSibling;
  (above?.matches(".round-line") ? above : known).before(el("li.since-line", {}, el("span", {}, word("your-turn"))));
}

/** Begins. */
export function start() {
  document.addEventListener("click", (event) => {
    if (!event.target.closest("#since")) return;
    const log = document.getElementById("log");
    if (narrow.matches) document.querySelector("#tabs [data-tab=log]")?.click();
    log.querySelector(".since-line")?.scrollIntoView({ block: "end" });
    log.focus({ preventScroll: true });
  });
}
