// Small tools of the table: words, elements, signs, messages.

import { call, post } from "./app.js";

export { still } from "./motion-speed.js";

export const page = document.getElementById("table-page");
const NS = "http://www.w3.org/2000/svg";
const sprite = page.dataset.sprite;
/** What every tile does, one article each. */
export const texts = document.getElementById("tile-texts").content;
const words = new Map(
  [...document.getElementById("words").content.children].map((word) => [word.dataset.word, word.textContent]),
);

/** The numbers of a seat, as previews show them. */
export const TRACKS = page.dataset.tracks.split(" ").filter(Boolean);
const CURRENCY = page.dataset.currency;
export const narrow = matchMedia("(max-width: 47.5em), (max-width: 60em) and (orientation: portrait)");

/** A text of the server, with what stands in braces filled in. */
export const word = (name, values = {}) =>
  (words.get(name) ?? "").replace(/\{(\w+)\}/g, (_, key) => values[key] ?? "");

/** What the server said about the game. */
export const state = () => document.getElementById("state").dataset;

/** `el("p.soft", {title}, "text", child)`. */
export function el(name, props = {}, ...children) {
  const [tag, ...classes] = name.split(".");
  const node = document.createElement(tag);
  if (classes.length) node.className = classes.join(" ");
  for (const [key, value] of Object.entries(props)) {
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (value === true) node.setAttribute(key, "");
    else if (value !== false && value != null) node.setAttribute(key, value);
  }
  node.append(...children.flat().filter((child) => child != null && child !== false));
  return node;
}

/** An element of a drawing. */
export function svg(tag, props = {}, ...children) {
  const node = document.createElementNS(NS, tag);
  for (const [key, value] of Object.entries(props)) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

/** Something of the sprite, as a part of a drawing. Tiles are in several files: their texts know in which. */
export const use = (id, box) => {
  const known = id.startsWith("tile-") && texts.querySelector(`use[href$="#${id}"]`);
  return svg("use", { href: known ? known.getAttribute("href") : `${sprite}#${id}`, ...box });
};

/** A sign of the sprite, in the colour of the text around it. */
export const sign = (id) =>
  svg("svg", { class: "sign", viewBox: "0 0 16 16", "aria-hidden": "true" }, use(id, { width: 16, height: 16 }));

/** The symbol of a tile. */
export const symbol = (tile) => `tile-${tile.replace(/[^a-zA-Z0-9]/g, "-")}`;

/** `+3`, `−2`, `−$11`; what is only expected is marked: `≈ +9`. */
export function signed(value, track) {
  const mark = `${track === "expected" ? "≈\u202f" : ""}${value < 0 ? "−" : value > 0 ? "+" : "±"}`;
  return `${mark}${track === "money" ? CURRENCY : ""}${Math.abs(value)}`;
}

/** A number as a track shows it. */
export const shown = (value, track) =>
  `${value < 0 ? "−" : ""}${track === "money" ? CURRENCY : ""}${Math.abs(value)}`;

let fading;

/** Says something for a moment; nothing takes it away. */
export function toast(text) {
  const box = document.getElementById("toast");
  box.textContent = text;
  box.hidden = !text;
  clearTimeout(fading);
  fading = setTimeout(() => (box.hidden = true), 5000);
}

/** Says something until it is taken back by `banner("")`. */
export function banner(text) {
  const box = document.getElementById("banner");
  box.textContent = text;
  box.hidden = !text;
}

/** Tells those who listen instead of looking. */
export function announce(text) {
  document.getElementById("live").textContent = text;
}

/** Asks the API about this game; throws a `Problem` with a sentence for people. Status 0: nobody answered. */
export const ask = (path, body) =>
  body ? post(`/games/${state().game}${path}`, body) : call(`/games/${state().game}${path}`);

/** `?seat=1`, or `&seat=1`, or nothing. */
export const seatQuery = (mark) => (state().seat === undefined ? "" : `${mark}seat=${state().seat}`);
