// What opens on top of the table: tiles in words, large towns, dialogs, the menu, tabs.

import { el, narrow, page, texts, toast, word } from "./table-look.js";
import { TownMap } from "./table-map.js";

const card = document.getElementById("hover-card");
let opened = null;
let waiting;
/** Whether a finger rested on a tile until it was shown. */
let held = false;

/** What a tile does, as an article; nothing if it is none. `account`: what the one that is meant gave and took so far. */
export function article(tile, account) {
  const found = tile && texts.querySelector(`[data-tile="${CSS.escape(tile)}"]`);
  if (!found) return found;
  const text = document.importNode(found, true);
  if (account) text.querySelector(".words").append(el("p.account", {}, account));
  return text;
}

/** Shows a tile large. */
export function info(tile, account) {
  const text = article(tile, account);
  if (!text) return;
  hideCard();
  const dialog = document.getElementById("tile-dialog");
  dialog.querySelector(".body").replaceChildren(text);
  dialog.showModal();
}

/** The tile that something on the screen is, or stands for. */
const tileOf = (node) => node.closest?.("[data-tile]")?.dataset.tile;

function hover(node) {
  const tile = tileOf(node);
  clearTimeout(waiting);
  // On a narrow screen it would lie on the cells one chooses from.
  if (!tile || (narrow.matches && document.body.dataset.choosing)) return hideCard();
  waiting = setTimeout(() => showCard(tile, node.closest("[data-tile]")), 320);
}

function showCard(tile, by) {
  const text = article(tile, by.dataset.account);
  if (!text || !by.isConnected || document.querySelector("dialog[open]")?.contains(by) === false) return;
  card.replaceChildren(text);
  card.hidden = false;
  const [at, size] = [by.getBoundingClientRect(), card.getBoundingClientRect()];
  const room = document.documentElement;
  if (by.closest(".choice-row")) {
    const middle = at.left + at.width / 2 - size.width / 2;
    card.style.left = `${Math.max(8, Math.min(middle, room.clientWidth - size.width - 8))}px`;
    card.style.top = `${Math.max(8, at.top - size.height - 12)}px`;
    return;
  }
  let left = at.right + 10;
  if (left + size.width > room.clientWidth - 8) left = at.left - size.width - 10;
  if (left < 8) left = Math.max(8, Math.min(at.left, room.clientWidth - size.width - 8));
  const top = Math.max(8, Math.min(at.top + at.height / 2 - size.height / 2, room.clientHeight - size.height - 8));
  card.style.left = `${left}px`;
  card.style.top = `${top}px`;
}

/** Puts the card away. */
export function hideCard() {
  clearTimeout(waiting);
  card.hidden = true;
}

/** Shows somebody's town large. */
function large(seat) {
  const dialog = document.getElementById("town-dialog");
  opened = seat;
  fill(dialog);
  dialog.showModal();
  const box = dialog.querySelector(".map:has(svg.town)");
  if (box) new TownMap(box);
}

function fill(dialog) {
  const template = document.getElementById(`large-${opened}`);
  if (template) dialog.querySelector(".body").replaceChildren(document.importNode(template.content, true));
}

/** What is open shows the game as it is now. */
export function update() {
  const dialog = document.getElementById("town-dialog");
  if (dialog.open) {
    const view = dialog.querySelector("svg")?.getAttribute("viewBox");
    fill(dialog);
    if (view) dialog.querySelector("svg")?.setAttribute("viewBox", view);
  }
}

/** Takes away the browser's tooltips of tiles, also in parts that are still to be put in: our own card says more. */
export function hush(place = document) {
  for (const title of place.querySelectorAll("svg.town .tile > title")) {
    title.parentElement.setAttribute("aria-label", title.textContent);
    title.parentElement.setAttribute("role", "img");
    title.remove();
  }
}

/** Marks the tabs behind which these parts have changed, and which are not open. */
export function news(parts) {
  const about = { log: "log", aside: "aside", towns: "towns", talk: "talk" };
  for (const part of parts) {
    const name = about[part] ?? (part.startsWith("map-") ? "towns" : "");
    const button = name && page.dataset.tab !== name && document.querySelector(`#tabs [data-tab="${name}"]`);
    if (!button || button.dataset.news) continue;
    button.dataset.news = "1";
    button.append(el("span.visually-hidden", {}, ` (${word("tab-news")})`));
  }
}

/** Opens a part on a narrow screen; `table` closes it. */
function tab(name) {
  const button = document.querySelector(`#tabs [data-tab="${name}"]`);
  button?.removeAttribute("data-news");
  button?.querySelector(".visually-hidden")?.remove();
  page.dataset.tab = name;
  for (const button of document.querySelectorAll("#tabs button")) {
    button.setAttribute("aria-pressed", String(button.dataset.tab === name));
  }
}

async function copy(link) {
  try {
    await navigator.clipboard.writeText(new URL(link, location.href).href);
    toast(word("copied"));
  } catch {
    // No clipboard over plain HTTP: show it, so that it can be copied by hand.
    const field = el("input", { readonly: true, value: new URL(link, location.href).href });
    const box = document.getElementById("toast");
    box.replaceChildren(field);
    box.hidden = false;
    field.select();
  }
}

/** Listens to everything that opens or closes something. */
export function start() {
  hush();
  document.addEventListener("click", (event) => {
    const { target } = event;
    const near = (selector) => target.closest(selector);
    if (near("[data-info]")) return info(near("[data-info]").dataset.info);
    if (near("[data-large]")) return large(near("[data-large]").dataset.large);
    if (near("[data-open]")) document.getElementById(near("[data-open]").dataset.open)?.showModal();
    if (near("[data-switch-lamp]")) document.querySelector("[data-lamp]")?.click();
    if (near("[data-copy]")) copy(near("[data-copy]").dataset.copy);
    if (near("#tabs [data-tab]")) {
      const name = near("[data-tab]").dataset.tab;
      tab(page.dataset.tab === name ? "table" : name);
    }
    const menu = document.getElementById("menu");
    if (menu?.open && !near("#menu > summary")) menu.open = false;
    // A click beside a dialog closes it.
    if (target.tagName === "DIALOG") target.close();
  });
  // The menu that a dialog was opened from has closed: its button is what is left of it.
  const closed = () => document.activeElement === document.body && document.querySelector("#menu > summary")?.focus();
  for (const dialog of document.querySelectorAll("dialog")) dialog.addEventListener("close", closed);
  // A tile on the map that is no target: a tap says what it does.
  document.addEventListener("click", (event) => {
    const tile = event.target.closest(".town:not(.small) .tile:not(.legal)[data-tile]");
    if (tile && (narrow.matches || event.pointerType === "touch")) info(tile.dataset.tile, tile.dataset.account);
  });
  document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && hover(event.target));
  document.addEventListener("pointerdown", (event) => {
    hideCard();
    if (event.pointerType === "mouse" || !tileOf(event.target)) return;
    const { tile, account } = event.target.closest("[data-tile]").dataset;
    held = false;
    waiting = setTimeout(() => {
      held = true;
      info(tile, account);
    }, 450);
  });
  // Letting go is no click.
  document.addEventListener(
    "click",
    (event) => {
      if (held && event.pointerType === "touch") event.stopPropagation();
      held = false;
    },
    true,
  );
  // The menu of a long press would come in between.
  document.addEventListener("contextmenu", (event) => {
    if (event.pointerType !== "mouse" && tileOf(event.target)) event.preventDefault();
  });
  for (const name of ["pointerup", "pointercancel", "pointermove"]) {
    document.addEventListener(name, (event) => event.pointerType !== "mouse" && clearTimeout(waiting));
  }
  document.addEventListener("focusin", (event) => {
    if (event.target.matches(":focus-visible")) hover(event.target);
  });
  document.addEventListener("focusout", hideCard);
  document.addEventListener("scroll", hideCard, true);
}
