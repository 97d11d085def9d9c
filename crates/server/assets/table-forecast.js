// What may come of the plan, round by round: what is certain as a line, what is not as a band around what usually happens.

import { ask, el, shown, sign, state, svg, word } from "./table-look.js";
import * as panel from "./table-panel.js";

/** Whether it is what the panel shows; what was told, and for what. */
let open = false;
let asked = "";
let seen = 0;

const percent = new Intl.NumberFormat(document.documentElement.lang, { style: "percent" });
const key = (steps) => `${state().version} ${state().seat} ${JSON.stringify(steps)}`;

export function start() {
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !isOpen()) return;
    event.stopPropagation();
    close();
  }, true);
}

const isOpen = () => (open &&= panel.stage() === "forecast");

function close() {
  open = false;
  panel.close();
  document.getElementById("plan-forecast")?.focus({ preventScroll: true });
}

/** Opens it, or puts it away. */
export function toggle(steps) {
  if (isOpen()) return close();
  open = true;
  asked = "";
  return show(steps);
}

/** Makes it fit the plan as it is now. */
export function update(steps) {
  if (!isOpen()) return;
  if (!steps.length) return close();
  if (asked !== key(steps)) show(steps);
}

async function show(steps) {
  asked = key(steps);
  const mine = ++seen;
  const frame = { title: word("plan-forecast"), onBack: close };
  if (panel.stage() !== "forecast") panel.forecast({ ...frame, detail: word("plan-thinking"), content: el("p.soft.thinking", { role: "status" }, word("plan-thinking")) });
  try {
    const told = await ask("/plan/forecast", { seat: Number(state().seat), steps: steps.map(({ move, tile, at }) => ({ move, tile: tile ?? null, at: at ?? null })) });
    if (mine !== seen || !open) return;
    panel.forecast({ ...frame, detail: word("plan-worlds", { count: told.worlds }), content: content(told) });
  } catch (problem) {
    if (mine === seen && open) panel.forecast({ ...frame, detail: "", content: el("p.complaint", { role: "alert" }, problem.message) });
  }
}

const content = (told) => [steps(told), ...charts(told), goals(told), table(told)].filter(Boolean);

/** How often each step could be carried out, and when. */
function steps(told) {
  const names = [...document.querySelectorAll("#plan .steps .what > b")].map((node) => node.textContent);
  const line = ({ share, name }, index) =>
    el("li", {}, el("b", {}, names[index] ?? ""), " ", el("span", {}, name ? word("plan-odds", { share: percent.format(share), round: name }) : word("plan-never")));
  return told.steps.length > 0 && el("section", {}, el("h3", {}, word("plan-steps")), el("ol.odds", {}, told.steps.map(line)));
}

/** `3…9`; one number where both ends are the same. */
const between = ({ low, high }) => (low === high ? shown(low) : `${shown(low)}…${shown(high)}`);

const of = (round, what) => round.values.find((value) => value.what === what);

/** A small chart for each number. */
function charts(told) {
  const measures = told.rounds[0]?.values.map(({ what }) => what) ?? [];
  return measures.map((what) => {
    const last = of(told.rounds.at(-1), what);
    const ends = last.band ? between(last.band) : shown(last.plain, what);
    return el(
      "section.spark",
      { "data-track": what },
      el("h3", {}, sign(`sign-${what}`), " ", word(what)),
      chart(told, what),
      el("span.ends", {}, ends),
    );
  });
}

const [WIDE, HIGH, PAD] = [150, 44, 5];

function chart(told, what) {
  const all = told.rounds.map((round) => of(round, what));
  const numbers = all.flatMap(({ plain, band }) => (band ? [plain, band.low, band.high] : [plain]));
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const x = (index) => PAD + (index * (WIDE - 2 * PAD)) / Math.max(1, all.length - 1);
  const y = (value) => HIGH - PAD - ((value - least) * (HIGH - 2 * PAD)) / Math.max(1, most - least);
  const path = (pick) => all.map((one, index) => `${index ? "L" : "M"}${x(index).toFixed(1)} ${y(pick(one)).toFixed(1)}`).join("");
  const back = (pick) => all.map((one, index) => `L${x(index).toFixed(1)} ${y(pick(one)).toFixed(1)}`).reverse().join("");
  const picture = svg("svg", { class: "chart", viewBox: `0 0 ${WIDE} ${HIGH}`, "aria-hidden": "true", preserveAspectRatio: "none" });
  if (what === "population") {
    for (const line of told.lines.filter((line) => line >= least && line < most)) picture.append(svg("path", { class: "red", d: `M0 ${y(line + 0.5).toFixed(1)}H${WIDE}` }));
  }
  const low = ({ plain, band }) => band?.low ?? plain;
  const high = ({ plain, band }) => band?.high ?? plain;
  picture.append(svg("path", { class: "band", d: `${path(low)}${back(high)}Z` }));
  picture.append(svg("path", { class: "middle", d: path(({ plain, band }) => band?.middle ?? plain) }));
  picture.append(svg("path", { class: "plain", d: path(({ plain }) => plain) }));
  return picture;
}

/** How often one was ahead in each goal, and the points at the end. */
function goals(told) {
  if (!told.goals.length && !told.score) return null;
  const category = ({ name, band }) => band && el("li", {}, el("span", {}, name), el("b", {}, between(band)));
  const line = ({ name, secret, ahead, share }) =>
    el("li", { "data-sense": ahead ? "gain" : null }, el("span", {}, name, secret ? el("span.tag", {}, word("plan-secret")) : ""), el("b", {}, percent.format(share)));
  const score = told.score && el("li", {}, el("span", {}, word("plan-score")), el("b", {}, between(told.score)));
  return el("section", {}, el("h3", {}, word("plan-goals")), el("ul.odds.wide", {}, told.goals.map(line), told.categories.map(category), score));
}

/** All numbers, for those who want them exactly and those who listen. */
function table(told) {
  const measures = told.rounds[0]?.values.map(({ what }) => what) ?? [];
  const range = ({ plain, band }) => (band && (band.low !== plain || band.high !== plain) ? el("span.range", {}, between(band)) : null);
  const cell = (round, what) => {
    const value = of(round, what);
    const red = what === "population" && round.lines > 0 ? el("span.red-lines", { title: word("plan-lines", { count: round.lines }) }, "▮".repeat(round.lines), el("span.visually-hidden", {}, word("plan-lines", { count: round.lines }))) : null;
    return el("td", {}, el("b", {}, shown(value.plain, what)), red, range(value));
  };
  const row = (round) =>
    el("tr", {}, el("th", { scope: "row" }, round.name, round.built.map((step) => el("span.number", { title: word("plan-built", { number: step + 1 }) }, step + 1))), measures.map((what) => cell(round, what)));
  return el(
    "section",
    {},
    el(
      "table.rounds",
      {},
      el("caption.visually-hidden", {}, word("plan-table")),
      el("thead", {}, el("tr", {}, el("th", { scope: "col" }, word("plan-round")), measures.map((what) => el("th", { scope: "col", title: word(what) }, sign(`sign-${what}`), el("span.visually-hidden", {}, word(what)))))),
      el("tbody", {}, told.rounds.map(row)),
    ),
    el("p.soft.legend", {}, word("plan-legend")),
  );
}
