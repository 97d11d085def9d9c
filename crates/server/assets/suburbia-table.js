// Choosing a move of Suburbia: something to build or to discard, as a building, as a lake, in the place of a Planner; a
// cell; for a border how it is turned; and what special tiles ask for.

import { Chooser } from "./table-chooser.js";
import { article } from "./table-details.js";
import { state, word } from "./table-look.js";
import { read } from "./table-steps.js";
import * as swipe from "./table-swipe.js";
import { run } from "./table.js";

const discards = () => state().phase === "discard" && state().acts === "1";

/** A move has no more choices than this. */
const MOST_CHOICES = 5;

const AS = { name: "as", toggle };
const AT = {
  name: "at",
  on: "map",
  hint: ({ as }) => (as === "replace" ? "pick-planner" : "pick-cell"),
  ghost: ({ dataset }, { as }) => (as === "lake" ? "lake" : (dataset.tile ?? null)),
};
const BORDER = [{ name: "as", toggle: sides }, { name: "spot", on: "map", hint: "pick-spot", ghost: () => undefined }, { name: "turn", turns: true }];
const INVEST = [{ name: "at", on: "map", hint: "pick-tile", ghost: () => null }];

/** What special tiles ask for, one after the other: a tile for nothing, then a cell; a tile to turn over or to mark. */
const CHOICES = Array.from({ length: MOST_CHOICES }, (_, index) => [
  { name: `slot${index}`, word: "choice-slot", asks: true, none: "choice-none", text: inSlot },
  {
    name: `on${index}`,
    on: "map",
    lists: true,
    hint: (values, options) => `pick-${kindOf([...options.values()][0], index)}`,
    text: standing,
    ghost: (_, values) => onTrial(values, index),
  },
]).flat();

/** What a move's choice answers: `flip`, `marker`, `free`. */
const kindOf = ({ move }, index) => choicesOf(move)[index]?.split("=")[0] ?? "free";

const choicesOf = (move) => move.split(" ").filter((part) => part.includes("="));

/** What lies on the map while a choice is tried: a tile taken for nothing, a marker, a lake. */
function onTrial(values, index) {
  const slot = values[`slot${index}`];
  if (slot) return document.querySelector(`[data-slot="${slot}"]`)?.dataset.tile ?? null;
  return values[`on${index}`]?.includes(":") ? "lake" : null;
}

const nameOf = (tile) => article(tile)?.querySelector("h3").textContent ?? "";

/** The name of what lies in a slot. */
function inSlot(slot) {
  return nameOf(document.querySelector(`[data-slot="${slot}"]`)?.dataset.tile);
}

/** The name of what stands somewhere, with its owner where that is somebody else. */
function standing(value) {
  const [seat, at] = value.includes(":") ? value.split(":") : [state().seat, value];
  const tile = nameOf(document.querySelector(`:is(#b${seat}, #m${seat}) .tile[data-at="${at}"]`)?.dataset.tile);
  const owner = document.querySelector(`#seat-${seat} .name`)?.textContent;
  return seat === state().seat || !tile ? tile : word("tile-of", { tile, name: owner });
}

/** What lies in the market is built for its whole price, or as a lake or for a Planner for what its slot asks. */
function toggle({ dataset: { slot, price, fee } }, options) {
  if (!slot || discards()) return null;
  return [
    { value: "buy", text: word("building"), price },
    { value: "lake", text: word("lake"), price: fee },
    options.has("replace") && { value: "replace", text: word("instead"), price: fee },
  ].filter(Boolean);
}

/** A border lies face up for its price, or face down for nothing. */
function sides({ dataset: { price, fee } }) {
  if (discards()) return null;
  return [
    { value: "border", text: word("as-border"), price },
    { value: "border-lake", text: word("border-lake"), price: fee },
  ];
}

/** What a choice is about: `free=7@2,1` is slot 7 and cell 2,1; `flip=1:0,3` and `marker=0,2` are tiles. */
function choice(text, index) {
  const [kind, value] = text.split("=");
  if (kind !== "free") return { [`on${index}`]: value };
  const [slot, at] = value.split("@");
  return { [`slot${index}`]: slot, [`on${index}`]: at };
}

const chooser = new Chooser({
  /** `buy 3`, `lake 3`, `replace 3` and `discard 3` are what can be done with what lies in slot 3. */
  read(entry) {
    const { pick, at, ...more } = read(entry);
    const [as, what = as] = pick.split(" ");
    const chosen = choicesOf(entry.move).map(choice);
    return Object.assign({ ...more, at: at.split(" ")[0], pick: as.startsWith("border") ? `border ${what}` : what, as }, ...chosen);
  },

  pick: ({ dataset: { slot, basic, border } }) => slot ?? basic ?? (border ? `border ${border}` : "invest"),
  steps: (pick) => (pick.startsWith("border ") ? BORDER : [...(pick === "invest" ? INVEST : [AS, AT]), ...CHOICES]),
  keys: {
    b: { step: "as", values: ["buy", "border"] },
    l: { step: "as", values: ["lake", "border-lake"] },
    r: { step: "as", values: ["replace"] },
    ",": { step: "turn", by: -1 },
    ".": { step: "turn", by: 1 },
  },
  explains: true,
  /** Of the ways to turn a border the one that gives most, as a rule of thumb. */
  better: (a, b) => (a.values.turn === undefined || a.values.as !== b.values.as ? 0 : gains(b.preview) - gains(a.preview)),

  detail({ dataset: { price, fee } }, { as }) {
    const pays = as === "buy" || as === "border" || as === undefined ? price : fee;
    return pays === undefined ? "" : word("price", { price: pays });
  },

  verb: (move) => word(["discard", "invest", "replace"].find((verb) => move.startsWith(verb)) ?? "build"),

  /** Who has to discard does that first. */
  canPlan: ({ dataset }) => !discards() && !dataset.barred,

  why(button) {
    const { price, fee, slot, barred } = button.dataset;
    if (discards() && !slot) return state().turn;
    if (button.closest("[data-gone]")) return word("gone");
    if (barred) return word("barred");
    const money = Number(document.getElementById(`n${state().seat}-money`)?.dataset.count ?? 0);
    const lacks = Number(discards() ? fee : (price ?? 0)) - money;
    return lacks > 0 ? word("too-dear", { amount: lacks }) : word("none-legal");
  },
});

run(chooser);
swipe.start(chooser, canBePicked);

/** What is too dear can still be a lake. */
function canBePicked(button) {
  if (discards()) return Boolean(button.dataset.slot);
  const offer = button.closest("li");
  return !offer.dataset.gone && (!offer.dataset.dear || Boolean(offer.querySelector(".as-lake")) || Boolean(button.dataset.border));
}

function gains({ money, income, reputation, population, stars = 0 }) {
  return money + 4 * income + 4 * reputation + population + stars;
}
