// The panel beside the town (a sheet from below on a phone): what is picked, what it would do, confirm.

import { TRACKS, el, shown, sign, signed, state, word } from "./table-look.js";

const panel = document.getElementById("panel");

/** Closes it. */
export function close() {
  panel.hidden = true;
  delete panel.dataset.plan;
  panel.replaceChildren();
  document.body.removeAttribute("data-choosing");
}

/** Shows something else in it. The focus stays where it was in it, if that is still there. */
function open(stage, ...content) {
  delete panel.dataset.plan;
  const focused = panel.contains(document.activeElement) && document.activeElement.id;
  panel.replaceChildren(...content.flat(2).filter(Boolean));
  panel.dataset.stage = stage;
  panel.hidden = false;
  document.body.dataset.choosing = stage;
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}

/** What is picked, while a step is to be answered. */
export function picked({ title, detail, hint, extra, onBack, isPlanned }) {
  open("cell", head(title, detail, onBack), together(extra), hint && el("p.hint", {}, hint), el("div.foreseen.peeked", { hidden: true }));
  if (isPlanned) panel.dataset.plan = "1";
}

/** What a cell that is looked at would do, below what is picked; nothing takes it away. */
export function peek(told) {
  const box = panel.querySelector(".peeked");
  if (!box) return;
  box.hidden = !told;
  box.replaceChildren(...(told ? [groups(told), ...foreseen(told)].flat() : []));
}

/** All that a move would do, and the way to do it. */
export function preview({ told, lead, ...more }) {
  const owed = told.owed && el("p.owed", {}, word("owed", { what: told.owed }));
  const content = [lead, groups(told), standings(told)].flat().filter(Boolean);
  confirm({ ...more, content, outcome: [stands(told), owed].filter(Boolean) });
}

/** What else is told about a cell that is only looked at. */
const foreseen = (told) => [standings(told), stands(told)].filter(Boolean);

/** Whose standing in what is compared would change, each in a line: what everybody has then, and who is ahead. */
function standings(told) {
  const own = Number(state().seat);
  const same = (a, b) => String(a) === String(b);
  const moved = (told.standings ?? []).filter((one) => !same(one.before, one.after) || !same(one.ahead_before, one.ahead_after));
  if (!moved.length) return [];
  const line = ({ name, before, after, ahead_before: was, ahead_after: is }) => {
    const gains = is.includes(own) && !was.includes(own);
    const loses = was.includes(own) && !is.includes(own);
    const by = after[own] - before[own];
    return el(
      "li",
      { "data-sense": loses ? "loss" : gains ? "gain" : null },
      el("span", {}, name),
      by !== 0 && el("b", {}, `${before[own]} → ${after[own]}`),
      gains ? el("span.tag", {}, word("ahead-now")) : loses && el("span.tag", {}, word("ahead-no-more")),
    );
  };
  return el("section", {}, el("h3", {}, word("standings")), el("ul.standings", {}, moved.map(line)));
}

/** Something to confirm. */
/** `onPlan` keeps it for later; what is only planned is `isPlanned`. */
export function confirm({ title, detail, extra, content, outcome, verb, onConfirm, onPlan, onBack, isPlanned }) {
  open(
    "confirm",
    head(title, detail, onBack),
    together(extra),
    el("div.foreseen", { tabindex: "0" }, content ?? []), // scrolled with keys, too
    el("div.outcome", {}, outcome),
    el(
      "div.buttons",
      {},
      el("button.button.primary", { type: "button", id: isPlanned ? "plan-add" : "confirm", onclick: onConfirm }, verb),
      onPlan && el("button.button", { type: "button", id: "plan-it", onclick: onPlan }, word("plan-it")),
      el("button.button", { type: "button", id: "back", onclick: onBack }, word("back")),
    ),
  );
  if (isPlanned) panel.dataset.plan = "1";
}

/** The search bot's advice, or the wait for it. */
export function hint({ title, detail, content, onBack }) {
  open("hint", head(title, detail, onBack), el("div.foreseen", {}, content));
}

/** What may come of a plan. */
export function forecast({ title, detail, content, onBack }) {
  open("forecast", head(title, detail, onBack), el("div.foreseen", { tabindex: "0" }, content));
}

/** What can be picked, for what has no button on the page. */
export function list({ title, detail, content }) {
  open("list", head(title, detail), el("div.foreseen", {}, content));
}

/** What is shown: `cell`, `confirm`, `hint`, `forecast`, `list`, or nothing. */
export const stage = () => (panel.hidden ? "" : panel.dataset.stage);

/** Something is on its way. */
export function busy(on) {
  const button = document.getElementById("confirm");
  if (button) button.disabled = on;
}

/** Puts a sentence where one looks just now. */
export function complain(text) {
  panel.querySelector(".complaint")?.remove();
  const below = panel.querySelector(".buttons, .hint");
  panel.insertBefore(el("p.complaint", { role: "alert" }, text), below);
}

/** The button that plays the move. */
export const confirmButton = () => panel.querySelector(".buttons .primary");

function head(title, detail, onBack) {
  return el(
    "header",
    {},
    el("div", {}, el("h2", {}, title), detail && el("p.soft", {}, detail)),
    onBack && el("button.button.quiet.icon", { type: "button", id: "close-panel", onclick: onBack, "aria-label": word("back") }, "×"),
  );
}

/** What can be switched or answered: switches stand beside the title where there is little room. */
function together(extra = []) {
  const steps = extra.filter((one) => !one.matches(".toggle"));
  return [...extra.filter((one) => one.matches(".toggle")), steps.length > 0 && el("div.step-choices", {}, steps)];
}

/** More ways than these are a list to open. */
const SIDE_BY_SIDE = 6;

/** What answers a step has an id, so that the focus finds it again. */
const idOf = (step, index) => `${step}-answer-${index}`;

/** Lets one switch between all there is, whether legal now or not. */
export function toggle(step, all, current, onChoose) {
  const one = ({ value, text, price, isLegal }, index) => {
    const props = { type: "button", id: idOf(step, index), "aria-pressed": String(value === current), disabled: !isLegal };
    return el("button", { ...props, onclick: () => onChoose(value) }, text, el("b", {}, `$${price}`));
  };
  return el("div.toggle", { role: "group" }, all.map(one));
}

/** Ways to do the same, one of which is chosen already; each is a value and its text. */
export function ways({ id, word: name }, all, current, onChoose) {
  const body = all.length > SIDE_BY_SIDE ? select(id, name, all, current, onChoose) : radios(id, all, current, onChoose);
  return el("fieldset.step-choice", { "data-step": id }, el("legend", {}, word(name)), body);
}

/** Lets one turn something: to the left, to the right. */
export function turner(all, current, onTurn) {
  const props = (name, by) => ({ type: "button", id: `turn-${name}`, "aria-label": word(`turn-${name}`), onclick: () => onTurn(by) });
  const where = word("turned", { number: all.indexOf(current) + 1, count: all.length });
  return el(
    "div.turner",
    { role: "group" },
    el("button.button", props("left", -1), "↺ ", el("kbd", {}, ",")),
    el("span", { role: "status" }, where),
    el("button.button", props("right", 1), "↻ ", el("kbd", {}, ".")),
  );
}

function radios(step, all, current, onChoose) {
  return all.map(({ value, text }, index) => {
    const props = { type: "radio", name: `way-${step}`, id: idOf(step, index), checked: value === current };
    return el("label.way", {}, el("input", { ...props, onchange: () => onChoose(value) }), el("span", {}, text));
  });
}

function select(step, name, all, current, onChoose) {
  const options = all.map(({ value, text }, index) => el("option", { value: index, selected: value === current }, text));
  const props = { id: idOf(step, 0), "aria-label": word(name) };
  return el("select.input", { ...props, onchange: (event) => onChoose(all[Number(event.target.value)].value) }, options);
}

/** Answers to a step, none of which is chosen yet, each with what it would bring. */
export function answers({ id: step, word: name }, all, onChoose) {
  const one = ({ value, text, preview }, index) =>
    el(
      "button.answer-to",
      { type: "button", id: idOf(step, index), "data-value": value, onclick: (event) => onChoose(value, event.detail === 0) },
      el("span", {}, text),
      preview && net(preview),
    );
  const props = { "data-step": step, onkeydown: walk };
  return el("fieldset.step-choice.answers-to", props, el("legend", {}, word(name)), all.map(one));
}

/** Arrows lead from answer to answer. */
function walk(event) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by) return;
  const all = [...event.currentTarget.querySelectorAll("[data-value]")];
  all.at((all.indexOf(event.target) + by) % all.length)?.focus();
  event.preventDefault();
  event.stopPropagation();
}

/** Moves the focus to an answer to a step, or the first. */
export function focusOn(step, value) {
  const all = [...panel.querySelectorAll(`[data-step="${step}"] [data-value]`)];
  (all.find((one) => one.dataset.value === value) ?? all[0])?.focus({ preventScroll: true });
}

/** Presses an answer to a step by its number; says whether it is there. */
export function press(step, index) {
  const button = document.getElementById(idOf(step, index));
  button?.click();
  return Boolean(button);
}

/** What a move changes at once, as signed numbers. */
export function net(preview) {
  const moved = TRACKS.filter((track) => preview[track]);
  const chip = (track) =>
    el("b.delta", { "data-track": track, "data-sense": preview[track] < 0 ? "loss" : "gain" }, sign(`sign-${track}`), signed(preview[track], track), el("span.visually-hidden", {}, ` ${word(track)}`));
  return moved.length > 0 && el("span.net", {}, moved.map(chip));
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
    return changes.length && el("section", { "data-part": name }, el("h3", {}, word(name)), el("ul.changes", {}, alike(changes).map(one)));
  });
  return shownParts.some(Boolean) ? shownParts.filter(Boolean) : el("p.soft", {}, word("no-change"));
}

/** Two neighbours of a kind that do the same are told once: how many there are. */
function alike(changes) {
  const found = [];
  for (const change of changes) {
    const known = found.find(({ text, seat, what }) => text === change.text && seat === change.seat && what === change.what);
    if (known) known.times += 1;
    else found.push({ ...change, times: 1 });
  }
  return found;
}

function one(change) {
  const by = change.delta ? signed(change.times * change.delta, change.what) : "";
  const delta = el("b.delta", { "data-track": change.what }, change.what && sign(`sign-${change.what}`), by);
  // The sentence names cause and change; the change stands in front already.
  const text = change.text.replace(/−(?=[£$])/g, "−\u2060"); // no line ends after a minus
  const times = change.times > 1 && el("b.times", {}, `${change.times}\u202f× `);
  return el("li", { "data-sense": change.delta < 0 ? "loss" : "gain" }, delta, el("span", {}, times, text));
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
      el("dd", {}, el("span.was", {}, `${shown(now(track), track)} → `), el("b", {}, shown(told.after[track], track))),
    );
  const known = TRACKS.filter((track) => told.after[track] !== undefined);
  return known.length > 0 && el("section", {}, el("h3", {}, word("after")), el("dl.after", {}, known.map(one)));
}
