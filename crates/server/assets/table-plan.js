// The plan: up to three moves for the turns that come, laid as ghosts, off turn and whether or not one can pay for them yet.
// The browser keeps them for this tab; the server says what each would do, where its tile lies by now, and what is gone. For
// any game: a move, the tile it is about, where it goes.

import { call } from "./app.js";
import * as cells from "./table-cells.js";
import * as forecast from "./table-forecast.js";
import { TRACKS, announce, ask, el, page, sign, signed, state, svg, symbol, toast, use, word } from "./table-look.js";

const MOST = 3;

/** What is planned: `{ move, tile, at }`, the next turn's first; `at` where the move does not say it. */
let steps = [];
/** What the server said about it last, and for what. */
let told = null;
let toldFor = "";
/** Whose plan this is. */
let owner = "";
/** Whether what is picked is planned, though it could be played. */
let isOn = false;
/** The move that is on its way. */
let building = "";
let hooks = {};

/** Whether there is something to plan for. */
export const can = () => page.dataset.plans === "1" && state().status === "running" && state().seat !== undefined;

/** Whether whoever could play plans instead. */
export const isPlanning = () => isOn && can();

export const isFull = () => steps.length >= MOST;

const place = () => `plan:${state().game}:${state().seat}`;

function load() {
  if (owner === place()) return;
  owner = place();
  told = null;
  try {
    steps = JSON.parse(sessionStorage.getItem(owner) ?? "[]").slice(0, MOST);
  } catch {
    steps = [];
  }
}

function save() {
  try {
    sessionStorage.setItem(owner, JSON.stringify(steps));
  } catch {
    // Then it is gone with the page.
  }
}

const sent = ({ move, tile, at }) => ({ move, tile: tile ?? null, at: at ?? null });
const seat = () => Number(state().seat);
const request = (some, list) => ask("/plan", { seat: seat(), steps: some.map(sent), list });

/** What can be planned after what is planned, as moves with what each changes. */
export async function moves() {
  await evaluate(true);
  return told?.moves ?? [];
}

/** What one more move would do, after what is planned. */
export async function preview(move, tile, at) {
  const { steps: all } = await request([...steps, { move, tile, at }], false);
  const last = all.at(-1);
  if (last.gone) throw new Error(last.gone);
  return { ...last.preview, lacks: last.lacks };
}

/** Why a tile cannot be planned after what is planned, if somebody can say it. */
export async function whyNot(move, tile) {
  if (!move || !tile) return "";
  const { steps: all } = await request([...steps, { move, tile }], false).catch(() => ({ steps: [] }));
  return all.at(-1)?.gone ?? "";
}

/** Asks what the plan leads to, unless that is known. */
async function evaluate(list = false) {
  load();
  const key = () => `${owner} ${state().version} ${JSON.stringify(steps)}`;
  if (told && toldFor === key() && (told.moves.length || !list)) return;
  const asked = key();
  const fresh = await request(steps, list);
  if (asked !== key()) return;
  told = fresh;
  const gone = fresh.steps.filter((step) => step.gone && !isBuilt(step));
  if (gone.length) toast(word("plan-dropped", { what: gone.map(({ title, gone }) => `${title} (${gone})`).join(", ") }));
  told.steps = fresh.steps.filter((step) => !step.gone);
  // Of a move that says where it goes that is known already.
  steps = told.steps.map(({ move, tile, at }) => ({ move, tile, at: move.includes(" @ ") ? undefined : at }));
  toldFor = key();
  save();
}

/** Whether what was planned is done by now: it is being built, or stands there. */
function isBuilt({ move, tile, at: planned }) {
  if (move === building) return true;
  const at = CSS.escape(move.split(" @ ")[1]?.split(" ")[0] ?? planned ?? "");
  const stands = document.querySelector(`#town .tile[data-at="${at}"]`)?.dataset.tile === tile;
  return stands || Boolean(document.querySelector(`#town .newest-edge[data-at="${at}"]`));
}

/** Makes the plan fit the game as it is now. `legal(move)` says whether a move can be played. */
export async function update(legal) {
  if (!can()) {
    steps = [];
    told = null;
    return draw();
  }
  load();
  hooks.legal = legal;
  if (state().acts !== "1") isOn = false;
  if (steps.length) {
    try {
      await evaluate();
    } catch {
      // What is shown stays until somebody answers again.
    }
  }
  draw();
  forecast.update(steps);
}

/** A move is planned for the next turn that is free. */
export async function add(move, tile, at) {
  if (isFull()) return toast(word("plan-full"));
  steps.push({ move, tile, at });
  await change(word("plan-added", { number: steps.length }));
}

/** Something was picked with a place for it: that is the next step now. */
export function keep(step) {
  if (!can()) return;
  load();
  steps = [step, ...steps.filter(({ tile }) => tile !== step.tile)].slice(0, MOST);
  told = null;
  save();
}

/** A move was played, and its tile is used if there is no other: it need not be planned any more. */
export function played(move, tile) {
  const rest = steps.filter((step) => step.move !== move && !(tile && step.tile === tile));
  if (rest.length === steps.length) return;
  steps = rest;
  told = null;
  save();
}

async function change(said) {
  told = null;
  save();
  await update(hooks.legal);
  hooks.changed?.();
  if (said) announce(said);
}

function remove(index) {
  const [gone] = told?.steps.splice(index, 1) ?? [];
  steps.splice(index, 1);
  return change(gone && word("plan-removed", { title: gone.title }));
}

function earlier(index) {
  steps.splice(index - 1, 2, steps[index], steps[index - 1]);
  return change();
}

/** Listens to the lane. `play(move)` plays one, `refresh()` makes the page current, `changed()` hears of another plan. */
export function start(more) {
  hooks = more;
  forecast.start();
  document.addEventListener("click", async (event) => {
    const button = event.target.closest("#plan [data-plan]");
    if (!button) return;
    const does = {
      remove,
      earlier,
      build,
      promise: () => promise(steps[0]),
      forget: () => promise(null),
      on: toggle,
      forecast: () => forecast.toggle(steps),
    };
    try {
      await does[button.dataset.plan](Number(button.dataset.step));
    } catch (problem) {
      toast(problem.message);
    }
  });
}

/** Plans though one could play, or not any more. */
export function toggle() {
  if (!can()) return;
  isOn = !isOn;
  draw();
  hooks.changed?.();
  announce(word(isOn ? "plan-on" : "plan-off"));
}

async function build() {
  building = told.steps[0].move;
  try {
    await hooks.play(building);
  } finally {
    building = "";
  }
}

/** The first step is to be played as soon as its turn comes, or not any more. */
async function promise(step) {
  const path = `/games/${state().game}/conditional`;
  if (step) await call(path, { method: "PUT", body: { seat: seat(), ...sent(step) } });
  else await call(`${path}?seat=${seat()}`, { method: "DELETE" });
  await hooks.refresh();
}

/** Shows ghosts and lane. */
function draw() {
  const map = document.querySelector("#town svg.town");
  cells.planned(map, told?.steps ?? [], told?.drawn);
  const lane = document.querySelector("#plan .lane");
  if (!lane) return;
  const focused = lane.contains(document.activeElement) ? document.activeElement.id : "";
  lane.replaceChildren(...content());
  if (focused) (document.getElementById(focused) ?? lane.querySelector("button"))?.focus({ preventScroll: true });
  document.getElementById("plan").dataset.steps = steps.length;
}

function content() {
  const all = told?.steps ?? [];
  const acts = state().acts === "1";
  const onMode = acts && el("button.button.quiet", { type: "button", id: "plan-on", "data-plan": "on", "aria-pressed": String(isOn), title: word("plan-on-about") }, word("plan-ahead"), el("kbd", {}, "a"));
  if (!all.length) return [el("p.soft.empty", {}, word("plan-empty")), onMode].filter(Boolean);
  const [first] = all;
  const promised = document.querySelector("#plan .conditional[data-move]")?.dataset.move;
  const buttons = [
    acts && hooks.legal?.(first.move) && el("button.button.primary", { type: "button", id: "plan-build", "data-plan": "build" }, word("plan-build")),
    !acts && !promised && first.due && !first.lacks && el("button.button", { type: "button", id: "plan-promise", "data-plan": "promise", title: word("plan-promise-about") }, word("plan-promise")),
    page.dataset.forecasts === "1" && el("button.button", { type: "button", id: "plan-forecast", "data-plan": "forecast" }, word("plan-forecast")),
    onMode,
  ];
  return [el("ol.steps", {}, all.map(one)), el("div.buttons", {}, buttons)];
}

/** A step of the lane: its tile, what it brings, what is short. */
function one(step, index) {
  const [x, y, width, height] = page.dataset.box.split(" ").map(Number);
  const picture = svg("svg", { class: "face", viewBox: `${x} ${y} ${width} ${height}`, "aria-hidden": "true" });
  if (step.shows) picture.append(use(symbol(step.shows), { x, y, width, height }));
  else picture.append(use("marker", { x: x / 2, y: y / 2, width: width / 2, height: height / 2 }));
  const sums = sumsOf(step);
  const small = (name, text) =>
    el("button.button.quiet.icon", { type: "button", id: `plan-${name}-${index}`, "data-plan": name, "data-step": index, "aria-label": word(`plan-${name}`, { title: step.title }) }, text);
  return el(
    "li",
    { "data-at": step.at },
    el("span.number", { "aria-hidden": "true" }, index + 1),
    picture,
    el(
      "div.what",
      {},
      el("b", {}, step.title),
      step.when && el("span.when", {}, step.when),
      step.lacks && el("span.short", {}, step.lacks),
      el("span.net", {}, sums),
    ),
    el("span.does", {}, small("remove", "×"), index > 0 && small("earlier", "↑")),
  );
}

/** What a step changes for its owner by itself. */
function sumsOf({ preview }) {
  const sum = (track) =>
    (preview?.changes ?? []).filter((change) => change.part === "move" && change.seat === seat() && change.what === track).reduce((all, { delta }) => all + delta, 0);
  return TRACKS.map((track) => [track, sum(track)])
    .filter(([, by]) => by)
    .map(([track, by]) => el("b.delta", { "data-track": track, "data-sense": by < 0 ? "loss" : "gain" }, sign(`sign-${track}`), signed(by, track), el("span.visually-hidden", {}, ` ${word(track)}`)));
}
