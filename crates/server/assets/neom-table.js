// Choosing a move of NEOM: a tile of the hand, and where it is planned to go; a cell, and how it is paid; an answer to a
// Disaster.

import { Chooser } from "./table-chooser.js";
import { article } from "./table-details.js";
import { el, signed, state, word } from "./table-look.js";
import { read } from "./table-steps.js";
import * as swipe from "./table-swipe.js";
import { run } from "./table.js";

const PLACE = [
  { name: "at", on: "map" },
  { name: "payment", none: "free" },
  { name: "produce" },
  { name: "swap", none: "no-swap" },
];
const GIVE_UP = [{ name: "at", on: "map", many: true, hint: "pick-tiles" }];
const PLAN = [{ name: "at", on: "map", optional: true }];

/** What a move would swap, in number: none is the usual. */
const swaps = ({ move }) => move.match(/swap=(\S+)/)?.[1].split(",").length ?? 0;

/** A cell that a tile which is only picked is planned for; the pick itself does not say it. */
const plans = ({ move, values }) => (move.startsWith("select ") && values.at ? 1 : 0);

/** What the lines of a preview that are about one thing come to. */
const sum = (told, track) =>
  told.changes.filter(({ what }) => what === track).reduce((sum, { delta }) => sum + delta, 0);

/** Where the tile that was picked is planned to go. */
let plan = null;

const chooser = new Chooser({
  /** A pick can be looked at on every cell where the tile could go. */
  entries(entry) {
    if (!entry.move.startsWith("select ")) return [entry];
    const on = ([at, preview]) => ({ ...entry, preview, values: { pick: entry.move, at } });
    return [{ ...entry, values: { pick: entry.move, at: "" } }, ...Object.entries(entry.preview.cells ?? {}).map(on)];
  },

  read,

  steps(pick) {
    if (pick === "sacrifice") return GIVE_UP;
    return pick.startsWith("select ") ? PLAN : PLACE;
  },

  /** The cheapest first, without a swap; of equal prices what is worth most. */
  better: (a, b) =>
    plans(a) - plans(b) ||
    swaps(a) - swaps(b) ||
    b.preview.money - a.preview.money ||
    b.preview.expected - a.preview.expected ||
    b.preview.score - a.preview.score ||
    0,

  /** Whoever has to place sees at once where; what was planned is chosen already. */
  preselected: () => state().phase === "act" && document.getElementById("pick"),
  planned: ({ dataset }) => (plan?.tile === dataset.tile && plan.game === state().game ? { at: plan.at } : undefined),
  played({ pick, at }) {
    const tile = pick?.startsWith("select ") && at ? pick.slice("select ".length) : null;
    plan = tile && { tile, at, game: state().game };
  },

  worth: ({ expected = 0 }) => expected,
  /** A tile that would be placed; neither a draft nor a sale, nor an answer to a Disaster. */
  canPlan: ({ dataset }) => /^(select|place|cornerstone)\b/.test(dataset.move ?? "") && !dataset.strikes,
  once: true,
  planAt: ({ at, pick }) => (pick?.startsWith("select ") && at ? at : undefined),

  query: ({ at, pick }) => (at && pick?.startsWith("select ") ? `&at=${encodeURIComponent(at)}` : ""),

  /** The two numbers to go by, and of a pick what they rest on. */
  detail(button, { at, pick }, told) {
    const says = button?.querySelector(".sum")?.textContent ?? "";
    if (!told) return says;
    const isPick = pick?.startsWith("select ");
    const isPlaced = isPick && button?.querySelector(".now");
    const sums = ["expected", "score"].map((track) => sum(told, track));
    return [
      el("b.estimate", {}, signed(sums[0], "expected")),
      " ",
      told.after.score !== undefined && el("span.now", {}, word("now", { points: signed(sums[1], "score") }), " "),
      isPlaced && word(at ? "plan-here" : "plan-best"),
      isPick && !isPlaced && (button.closest("[data-dear]") ? `${says}: ${word("plan-none")}` : says),
    ];
  },

  /** What is picked is told in its own words first. */
  lead(button) {
    const isChoice = /^(draft|select) /.test(button?.dataset.move ?? "");
    return isChoice && article(button.dataset.tile)?.querySelector(".words ul");
  },

  verb: (move) => word(move.split(" ")[0].replace("cornerstone", "place")),
});

run(chooser);
swipe.start(chooser, (button) => !button.matches(".later") && (state().phase !== "act" || !button.closest("[data-dear]")));
