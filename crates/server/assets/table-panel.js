// The panel beside the town (a sheet from below on a phone): what is picked, what it would do, confirm.

import { TRACKS, el, shown, sign, signed, state, word } from "./table-look.js";

const panel = document.getElementById("panel");

/** Closes it. */
export function close() {
  panel.hidden = true;
  panel.replaceChildren();
  document.body.removeAttribute("data-choosing");
}

function open(stage, ...content) {
  panel.replaceChildren(...content.flat().filter(Boolean));
  panel.dataset.stage = stage;
  panel.hidden = false;
  document.body.dataset.choosing = stage;
}

/** What is picked, before a cell is chosen. */
export function picked({ title, detail, hint, extra, onBack }) {
  open("cell", head(title, detail, onBack), extra, el("p.hint", {}, hint));
}

/** All that a move would do, and the way to do it. */
export function preview({ told, ...more }) {
  const owed = told.owed && el("p.owed", {}, word("owed", { what: told.owed }));
  confirm({ ...more, content: groups(told), outcome: [stands(told), owed] });
}

/** Something to confirm. */
export function confirm({ title, detail, extra, content, outcome, verb, onConfirm, onBack }) {
  open(
    "confirm",
    head(title, detail, onBack),
    extra,
    el("div.foreseen", {}, content),
    el("div.outcome", {}, outcome),
    el(
      "div.buttons",
      {},
      el("button.button.primary", { type: "button", id: "confirm", onclick: onConfirm }, verb),
      el("button.button", { type: "button", id: "back", onclick: onBack }, word("back")),
    ),
  );
}

/** A list to choose from, or the wait for it. */
export function hint({ title, detail, content, onBack }) {
  open("hint", head(title, detail, onBack), el("div.foreseen", {}, content));
}

/** What is shown: `cell`, `confirm`, `hint`, or nothing. */
export const stage = () => (panel.hidden ? "" : panel.dataset.stage);

/** Something is on its way. */
export function busy(on) {
  const button = document.getElementById("confirm");
  if (button) button.disabled = on;
}

/** Puts a sentence where one looks just now. */
export function complain(text) {
  panel.querySelector(".complaint")?.remove();
  panel.querySelector(".buttons, .hint")?.before(el("p.complaint", { role: "alert" }, text));
}

/** The button that plays the move. */
export const confirmButton = () => document.getElementById("confirm");

function head(title, detail, onBack) {
  return el(
    "header",
    {},
    el("div", {}, el("h2", {}, title), detail && el("p.soft", {}, detail)),
    el("button.button.quiet.icon", { type: "button", onclick: onBack, "aria-label": word("back") }, "×"),
  );
}

/** A switch between ways to do the same. */
export function toggle(modes, mode, onMode) {
  const one = ({ name, text, price, legal }) =>
    el(
      "button",
      { type: "button", "aria-pressed": String(name === mode), disabled: !legal, onclick: () => onMode(name) },
      text,
      el("b", {}, `$${price}`),
    );
  return el("div.toggle", { role: "group" }, modes.map(one));
}

/** The changes, sorted: the move itself, others, and what follows from it. */
function groups(told) {
  const own = Number(state().seat);
  const later = [...new Set(told.changes.map((change) => change.part))].filter((part) => part !== "move");
  const parts = [
    ["own", (change) => change.part === "move" && change.seat === own],
    ["others", (change) => change.part === "move" && change.seat !== own],
    ...later.map((name) => [`${name}-step`, (change) => change.part === name]),
  ];
  const shownParts = parts.map(([name, belongs]) => {
    const changes = told.changes.filter(belongs);
    return changes.length && el("section", {}, el("h3", {}, word(name)), el("ul.changes", {}, changes.map(one)));
  });
  return shownParts.some(Boolean) ? shownParts.filter(Boolean) : el("p.soft", {}, word("no-change"));
}

function one(change) {
  const by = change.delta ? signed(change.delta, change.what) : "";
  const delta = el("b.delta", { "data-track": change.what }, change.what && sign(`sign-${change.what}`), by);
  // The sentence names cause and change; the change stands in front already.
  return el("li", { "data-sense": change.delta < 0 ? "loss" : "gain" }, delta, el("span", {}, change.text));
}

/** Where one stands afterwards. */
function stands(told) {
  const seat = state().seat;
  const now = (track) => Number(document.getElementById(`n${seat}-${track}`)?.dataset.count ?? 0);
  const one = (track) =>
    el(
      "div.value",
      { "data-track": track, "data-sense": Math.sign(told.after[track] - now(track)) },
      el("dt", {}, sign(`sign-${track}`), el("span", {}, word(track))),
      el("dd", {}, el("span", {}, shown(now(track), track)), " → ", el("b", {}, shown(told.after[track], track))),
    );
  const known = TRACKS.filter((track) => told.after[track] !== undefined);
  return known.length && el("section", {}, el("h3", {}, word("after")), el("dl.after", {}, known.map(one)));
}
