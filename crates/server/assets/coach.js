// The coach of a first game: a card beside the map, one thing after the other. What can be tried it waits for: it goes on
// by itself once that was done. Where one is stays in this browser: `GAME:3` at a table, `left:3` after leaving, `done`.

import { memory } from "./app.js";
import { announce, el, page, state, svg } from "./table-look.js";

const source = document.getElementById("first-steps");
const texts = source.dataset;
const key = `coach-${texts.game}`;
// A table has only some of the parts: what it lacks is left out.
const lacks = ({ dataset: { at } }) => at && at !== "#panel" && !document.querySelector(at);
const all = [...source.content.children];
const steps = all.filter((step) => !lacks(step));
const [table, from] = (memory.get(key) ?? "").split(":");

// Remembered is the place among all: what there is to tell may differ when one comes back.
let index = Math.max(0, steps.findIndex((step) => all.indexOf(step) >= (Number(from) || 0)));
let card;
let ring;
/** The furthest step so far: those before it wait no more. */
let furthest = index;

document.addEventListener("click", (event) => {
  if (!event.target.closest("#help [data-coach]")) return;
  document.querySelectorAll("dialog[open]").forEach((dialog) => dialog.close());
  if (memory.get(key) === "done") index = furthest = 0;
  go(index);
});

const waits = () => index === furthest && steps[index].dataset.until;

function go(to) {
  index = to;
  furthest = Math.max(furthest, index);
  memory.set(key, `${state().game}:${all.indexOf(steps[index])}`);
  card ?? open();
  draw();
  fold(false);
  // On a small screen the part may be behind a tab.
  const { at, tab: name } = steps[index].dataset;
  const tab = document.querySelector(`#tabs [data-tab="${name}"]`);
  if (tab?.offsetParent && tab.getAttribute("aria-pressed") !== "true") tab.click();
  if (at) document.querySelector(at)?.scrollIntoView?.({ block: "nearest", inline: "nearest", behavior: "instant" });
  mark();
  announce(`${steps[index].querySelector("h2").textContent}. ${[...steps[index].children].slice(1).map((one) => one.textContent).join(" ")}`);
}

function draw() {
  const step = steps[index];
  const last = index === steps.length - 1;
  const count = texts.progress.replace("{step}", index + 1).replace("{all}", steps.length);
  const words = [...step.children].slice(1).map((child) => document.importNode(child, true));
  const onward = () => (last ? close("done") : go(index + 1));
  const next = waits()
    ? [el("p.wait", { role: "status" }, texts.wait), el("button.button.quiet", { type: "button", id: "coach-next", onclick: onward }, texts.skip)]
    : [el("button.button.primary", { type: "button", id: "coach-next", onclick: onward }, last ? texts.done : texts.next)];
  const back = index > 0 && el("button.button.quiet", { type: "button", id: "coach-back", onclick: () => go(index - 1) }, texts.back);
  const leave = el("button.button.quiet.icon.leave", { type: "button", id: "coach-leave", "aria-label": texts.leave, onclick: () => close(`left:${all.indexOf(steps[index])}`) }, "×");
  const folds = { type: "button", "aria-label": texts.fold, "aria-controls": "lesson-body", onclick: () => fold(!("folded" in page.dataset)) };
  const arrow = svg("svg", { class: "glyph", viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: "m6 15 6-6 6 6", fill: "none", stroke: "currentColor", "stroke-width": 2.4, "stroke-linecap": "round" }));
  card.replaceChildren(
    el("header", {}, el("p.soft", {}, `${texts.name} · ${count}`), el("h2", { id: "lesson-title", tabindex: "-1" }, step.querySelector("h2").textContent), el("button.button.quiet.icon.fold", folds, arrow), leave),
    el("div", { id: "lesson-body" }, words),
    el("footer.buttons", {}, next, back),
  );
}

/** On a phone the card can make room. */
function fold(folded) {
  if (folded) page.dataset.folded = "1";
  else delete page.dataset.folded;
  card.querySelector(".fold").setAttribute("aria-expanded", String(!folded));
  mark();
}

function open() {
  if (!document.querySelector(`link[href="${texts.style}"]`)) document.head.append(el("link", { rel: "stylesheet", href: texts.style }));
  card = el("section.panel", { "aria-labelledby": "lesson-title" });
  card.id = "lesson";
  card.dataset.coach = "1";
  ring = el("div", { "aria-hidden": "true" });
  ring.id = "coach-ring";
  document.querySelector(".side.left").prepend(card);
  document.body.append(ring);
  addEventListener("resize", mark);
  document.addEventListener("table-moved", moved);
  changes.observe(page, { childList: true, subtree: true, attributes: true, attributeFilter: ["class", "hidden", "data-stage", "aria-pressed", "open", "data-phase"] });
}

function close(how) {
  memory.set(key, how);
  changes.disconnect();
  removeEventListener("resize", mark);
  document.removeEventListener("table-moved", moved);
  card.remove();
  ring.remove();
  card = undefined;
  delete page.dataset.folded;
  document.querySelector("#menu summary")?.focus();
}

function moved() {
  if (waits() === "moved") tried();
}

function tried() {
  if (index < steps.length - 1) go(index + 1);
  else draw();
}

// The table changes while one plays: the ring follows, and what was waited for is noticed, once a frame.
let due = 0;
const changes = new MutationObserver(() => {
  cancelAnimationFrame(due);
  due = requestAnimationFrame(() => {
    if (!card) return;
    const until = waits();
    if (until && until !== "moved" && document.querySelector(until)) tried();
    mark();
  });
});

/** A ring around what the step is about. */
function mark() {
  if (!card) return;
  const { at } = steps[index].dataset;
  const box = at ? document.querySelector(at)?.getBoundingClientRect() : null;
  ring.hidden = !box?.width || !box?.height;
  if (ring.hidden) return;
  for (const side of ["left", "top", "width", "height"]) ring.style[side] = `${box[side]}px`;
}

if (table === state().game) go(index);
