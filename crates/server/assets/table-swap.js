// Puts fresh parts into the page: only those that changed, keeping what one looked at. The log is only added to.

import { shown, signed, still } from "./table-look.js";

/** The parts as the server sent them; the page adds to them. */
const served = new Map();

/** Remembers the parts of the page as it came. To be called before anything is added to them. */
export function remember() {
  for (const part of document.querySelectorAll(".part")) served.set(part.id, part.outerHTML);
}

const SCROLLERS = ["", ".slots", ".choice-row", ".plies", ".maps"];

/** Puts in what changed; returns the ids of the parts that did. */
export function swap(html) {
  const fresh = new DOMParser().parseFromString(html, "text/html");
  const before = snapshot();
  const changed = [];
  for (const part of fresh.querySelectorAll(".part")) {
    const text = part.outerHTML;
    const old = document.getElementById(part.id);
    if (!old || served.get(part.id) === text) continue;
    served.set(part.id, text);
    changed.push(part.id);
    replace(old, document.importNode(part, true));
  }
  const news = fresh.getElementById("log-news");
  if (news && tell(news)) changed.push("log");
  for (const ply of fresh.querySelectorAll("#log-anew > .ply")) document.getElementById(ply.id)?.replaceWith(ply);
  if (changed.length) celebrate(before);
  return changed;
}

/** Puts new plies on top of the log, and takes away those that were taken back; says whether there were any. */
function tell(news) {
  const log = document.getElementById("log");
  const list = log.querySelector(".plies");
  const gone = [...list.querySelectorAll(".ply")].filter((ply) => Number(ply.dataset.ply) > Number(news.dataset.kept));
  if (!gone.length && !news.children.length) return false;
  list.querySelector(".since-line")?.remove();
  for (const ply of gone) ply.remove();
  list.prepend(...news.children);
  // A round is named above the latest of its plies, and only there.
  for (const line of list.querySelectorAll(".round-line")) {
    const [above, below] = [line.previousElementSibling, line.nextElementSibling];
    if (!below?.matches(".ply") || above?.dataset.period === line.dataset.period) line.remove();
  }
  log.querySelector(".empty").hidden = Boolean(list.querySelector(".ply"));
  served.delete("log");
  return true;
}

function replace(old, part) {
  const open = [...old.querySelectorAll("details[open][id]")].map((details) => details.id);
  const focused = old.contains(document.activeElement) ? document.activeElement.id : "";
  const scrolled = SCROLLERS.map((name) => {
    const from = name ? old.querySelector(name) : old;
    return from && [name, from.scrollLeft, from.scrollTop];
  });
  old.replaceWith(part);
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  for (const [name, left, top] of scrolled.filter(Boolean)) {
    (name ? part.querySelector(name) : part)?.scrollTo({ left, top, behavior: "instant" });
  }
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}

/** What changes are measured against. */
function snapshot() {
  const ids = (selector) => new Set([...document.querySelectorAll(selector)].map((node) => node.id));
  const counts = [...document.querySelectorAll("#table-page [data-count]")];
  return {
    counts: new Map(counts.map((node) => [node.id, Number(node.dataset.count)])),
    tiles: ids(".town .tile"),
    towns: ids(".town"),
    plies: ids(".ply"),
  };
}

/** Tiles settle, numbers count and float, log entries come one after the other. */
function celebrate(before) {
  if (still.matches) return;
  for (const tile of document.querySelectorAll(".town .tile")) {
    if (before.towns.has(tile.closest("svg").id) && !before.tiles.has(tile.id)) tile.classList.add("settle");
  }
  const plies = [...document.querySelectorAll(".ply")].filter((ply) => !before.plies.has(ply.id)).reverse();
  if (plies.length < 12) {
    plies.forEach((ply, index) => {
      ply.classList.add("arrive");
      ply.style.animationDelay = `${index * 200}ms`;
    });
  }
  for (const node of document.querySelectorAll("#table-page [data-count]")) {
    const was = before.counts.get(node.id);
    const is = Number(node.dataset.count);
    if (was !== undefined && was !== is) count(node, was, is);
  }
}

function count(node, was, is) {
  const track = node.closest("[data-track]")?.dataset.track;
  const float = document.createElement("span");
  float.className = `float ${is > was ? "gain" : "loss"}`;
  float.textContent = signed(is - was, track);
  float.setAttribute("aria-hidden", "true");
  node.parentElement.append(float);
  float.addEventListener("animationend", () => float.remove());
  const [begin, last] = [performance.now(), node.textContent];
  const step = (now) => {
    const part = Math.min((now - begin) / 700, 1);
    node.textContent = part < 1 ? shown(Math.round(was + (is - was) * part), track) : last;
    if (part < 1 && node.isConnected) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
