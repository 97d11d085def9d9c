// The ways to place a tile on one cell: how it is paid, what it produces, which Cornerstones are swapped. Each is a step
// with what is cheapest chosen beforehand.

import { el, word } from "./table-look.js";

const STEPS = ["payment", "produce", "swap"];
/** More choices than these are a list to open. */
const SIDE_BY_SIDE = 6;

/** What a move would swap, in number: none is the usual. */
const swaps = (move) => move.match(/swap=(\S+)/)?.[1].split(",").length ?? 0;

/** The cheapest first, without a swap; of equal prices what is worth most. */
export const sorted = (ways) =>
  [...ways].sort(
    (a, b) =>
      swaps(a.move) - swaps(b.move) || b.preview.money - a.preview.money || b.preview.score - a.preview.score,
  );

const choice = (way, step) => way.preview.how?.[step] ?? "";

/** The first way that makes each choice of a step, among those that agree with `way` in the steps before. */
function options(ways, way, step) {
  const before = STEPS.slice(0, STEPS.indexOf(step));
  const seen = new Map();
  for (const other of ways) {
    if (before.some((name) => choice(other, name) !== choice(way, name))) continue;
    const made = choice(other, step);
    if (!seen.has(made)) seen.set(made, other);
  }
  return [...seen.values()];
}

/** The steps that leave a choice, for the panel. `onChange(way, step)` is called with another way. */
export function steps(ways, way, onChange) {
  const parts = STEPS.map((step) => {
    const all = options(ways, way, step);
    if (all.length < 2) return null;
    const current = choice(way, step);
    const body = all.length > SIDE_BY_SIDE ? list(step, all, current, onChange) : cards(step, all, current, onChange);
    return el("fieldset.step-choice", { "data-step": step }, el("legend", {}, word(step)), body);
  });
  return parts.filter(Boolean).length ? el("div.step-choices", {}, parts) : null;
}

const name = (way, step) => choice(way, step) || word(step === "payment" ? "free" : "no-swap");

function cards(step, all, current, onChange) {
  return all.map((way) =>
    el(
      "label.way",
      {},
      el("input", {
        type: "radio",
        name: `way-${step}`,
        checked: choice(way, step) === current,
        onchange: () => onChange(way, step),
      }),
      el("span", {}, name(way, step)),
    ),
  );
}

function list(step, all, current, onChange) {
  const options = all.map((way, index) =>
    el("option", { value: index, selected: choice(way, step) === current }, name(way, step)),
  );
  return el("select.input", { onchange: (event) => onChange(all[Number(event.target.value)], step) }, options);
}
