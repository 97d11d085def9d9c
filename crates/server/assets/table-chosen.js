// Shows what is chosen of a move: the cells that light up, the tiles on trial, and what the panel says and lets one answer. What
// is `picked` is its name, its button if it has one, and the choice; how it came to that is table-chooser.js.

import * as cells from "./table-cells.js";
import { el, word } from "./table-look.js";
import * as panel from "./table-panel.js";
import { cellsOf } from "./table-steps.js";

/** The town that cells are chosen in. */
export const town = () => document.querySelector("#town svg.town");

/** The step whose cells light up: the last on the map, unless something else is asked. */
export function onMap({ passed, asked }) {
  if (asked && asked.step.on !== "map") return null;
  return passed.findLast(({ step, options }) => step.on === "map" && !(options.size === 1 && options.has("")));
}

/** The value that a cell or tile stands for. */
export function valueAt({ step, options }, cell) {
  const { at } = cell.dataset;
  if (step.many) return at;
  const of = `${cell.closest("svg").dataset.seat}:${at}`;
  return [of, at].find((value) => options.has(value));
}

/** The values of a step that is turned through, in their order. */
const order = ({ options }) => [...options.keys()].sort((a, b) => Number(a) - Number(b));

/** The value that comes after turning. */
export function turned(entry, by) {
  const all = order(entry);
  return all.at((all.indexOf(entry.value) + by) % all.length);
}

/** What was answered so far, by the names of steps. */
export const valuesOf = ({ passed }) => Object.fromEntries(passed.map(({ step, value }) => [step.name, value]));

/** The tile that lies on trial for a step. */
export const trial = (step, button, values) => (step.ghost ? step.ghost(button, values) : button?.dataset.tile);

/** Lights up the cells that can be chosen, with the tiles on trial; says whether there are any. */
export function light({ button, choice }, worth) {
  const map = town();
  const now = choice.state();
  const on = onMap(now);
  const lit = on ? litOf(on) : new Map(Object.entries(now.move?.preview.cells ?? {}));
  const chosen = !on ? [] : on.step.many ? choice.several(on) : [on.value];
  cells.choosing(map, button, lit, chosen, worth);
  if (map) onTrial(map, button, choice, now);
  return Boolean(on);
}

/** Nothing is chosen: nothing lights up. */
export const unlight = () => cells.choosing(town(), null, new Map(), []);

/** What would be new on the map, and what would go. */
function onTrial(map, button, choice, now) {
  const values = valuesOf(now);
  for (const entry of now.passed.filter(({ step }) => step.on === "map")) {
    const { step, value } = entry;
    if (step.many) choice.several(entry).forEach((cell) => cells.cross(map, cell));
    else if (value) cells.ghost(map, value, trial(step, button, values));
  }
}

/** The cells that light up, each with what it would bring. */
function litOf({ step, options }) {
  const all = step.many ? new Set([...options.keys()].flatMap(cellsOf)) : options.keys();
  return new Map([...all].filter(Boolean).map((cell) => [cell, options.get(cell)?.preview]));
}

/** What the panel says about what is picked. */
export function about(game, { pick, button, isPlanned }, values, told) {
  const title = button && game.title(button);
  const said = { title: title ?? pick, detail: game.detail(button, values, told), isPlanned };
  if (!isPlanned) return said;
  const short = told?.lacks && el("span.short", {}, ` · ${told.lacks}`);
  return { ...said, detail: [el("span.planned-tag", {}, word("planned")), " ", said.detail, short].flat() };
}

/** What is asked next, in the words of the step. */
export function hint({ step, options }, values) {
  const asks = typeof step.hint === "function" ? step.hint(values, options) : (step.hint ?? "pick-cell");
  return step.on === "map" && word(asks);
}

/**
 * What the panel lets one choose: switches and ways, which `decide(step, value)` what had an answer already, and the answers to
 * what is asked, `answer(step, value, byKey)`.
 */
export function answers({ button, choice }, { decide, answer }) {
  const { passed, asked } = choice.state();
  const offered = passed.map((entry) => {
    const { step, options, value } = entry;
    const onChoose = (value) => decide(step, value);
    const switched = step.toggle?.(button, options)?.map((one) => ({ ...one, isLegal: options.has(one.value) }));
    if (switched) return panel.toggle(step.name, switched, value, onChoose);
    if (step.turns) return options.size > 1 && panel.turner(order(entry), value, (by) => onChoose(turned(entry, by)));
    const text = (value) => (value && (step.text?.(value) || value)) || word(step.none);
    const all = [...options].map(([value, { preview }]) => ({ value, text: text(value), preview }));
    const name = { id: step.name, word: step.word ?? step.name };
    if (entry === asked) {
      const listed = step.on === "map" && !step.lists ? all.filter(({ value }) => !value) : all;
      // Free cells have no name: those are chosen on the map.
      const named = listed.filter(({ value }) => !value || step.on !== "map" || step.text?.(value));
      return named.length && panel.answers(name, named, (value, byKey) => answer(step, value, byKey));
    }
    return !step.on && !step.asks && all.length > 1 && panel.ways(name, all, value, onChoose);
  });
  return offered.filter(Boolean);
}
