// What is special about choosing a move of a game: a description, all of which may be left out.
//
// - `entries(entry)`: the moves to choose from that a legal move stands for, if it is more than one;
// - `read(entry)`: the values of a legal move by the names of steps, and as `pick` what is picked first (table-steps.js);
// - `pick(button)`: the pick that a `.pick` on the page stands for, by its `data-move`, which may be a whole move. Picks
//   without a button are listed in the panel;
// - `steps(pick)`: what is chosen after it, in order (below);
// - `better(a, b)`: sorts legal moves, the best first, to say which of several ways is proposed;
// - `preselected()`: the button that is picked as soon as there is something to decide, and `planned(button)` the values
//   that are chosen with it; `played(values)` hears what was confirmed;
// - `title(button)`, `detail(button, values, told)`, `verb(move)`: what the panel says, and its button;
// - `why(button)`: why something cannot be had now; `canPlan(button)`: whether it is worth planning, then,
//   and `planAt(values)` where it would go, if the move does not say it; `once` if there is each tile only once;
// - `worth(preview)`: how good a cell is by one number, so that the best are marked by it;
// - `query(values)`: what else the server is asked about a preview; `lead(button)`: what the panel says before it;
// - `isTold(move)`: whether the server tells what a move would change; the panel shows the text of the tile if not;
// - `explains`: whether the other tiles of the town show what each of them gives;
// - `keys`: keys that answer a step: `{ l: { step: "as", values: ["lake"] } }` with the first of the values that can be had,
//   `{ ".": { step: "turn", by: 1 } }` with the next one.
//
// A step has a `name` and, if need be:
//
// - `on: "map"`: its values are cells, which light up, or `SEAT:CELL` for somebody else's; `many` if several are chosen,
//   `ghost(button, values)` the tile on trial (`null` for a marker, `undefined` for nothing), `hint` the word that asks for
//   it, or `hint(values, options)`; `lists` if the panel lists them as well;
// - `optional`: the move is complete without it;
// - `asks`: it waits for an answer in the panel. Steps without `on` and `asks` begin with what is best;
// - `toggle(button, options)`: `[{ value, text, price }]`, all it has to switch between, legal or not;
// - `turns`: its values are turned through, one after the other;
// - `word` what it is called, if that is not its name; `text(value)` what a value is called, `none` the word for an empty one.

import { article } from "./table-details.js";
import { word } from "./table-look.js";
import { read } from "./table-steps.js";

/** The words of something on offer that say what it would bring, or what is against it. */
const sum = (button) => button?.querySelector(".sum")?.textContent;

/** What holds for a game that describes nothing. */
const PLAIN = {
  entries: (entry) => [entry],
  read,
  pick: (button) => button.dataset.move?.split(" @ ")[0],
  steps: () => [{ name: "at", on: "map" }],
  better: () => 0,
  preselected: () => null,
  planned: () => undefined,
  played: () => {},
  worth: null,
  query: () => "",
  lead: () => null,
  title: (button) =>
    article(button.dataset.tile)?.querySelector("h3").textContent ?? (button.querySelector("strong, b") ?? button).textContent,
  detail: (button, values, told) => told?.headline ?? sum(button),
  verb: (move) => word(move.split(" ")[0]) || word("play"),
  why: (button) => sum(button) || word("none-legal"),
  canPlan: () => true,
  planAt: () => undefined,
  once: false,
  isTold: () => true,
  explains: false,
  keys: {},
};

/** A description with what it leaves out. */
export const described = (game) => ({ ...PLAIN, ...game });
