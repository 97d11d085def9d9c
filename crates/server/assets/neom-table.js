// Choosing a move of NEOM: a tile of the hand; a cell, and how it is paid; an answer to a Disaster.

import { Chooser } from "./table-chooser.js";
import { state, word } from "./table-look.js";
import { run } from "./table.js";

const PLACE = [
  { name: "at", on: "map" },
  { name: "payment", none: "free" },
  { name: "produce" },
  { name: "swap", none: "no-swap" },
];
const GIVE_UP = [{ name: "at", on: "map", many: true, hint: "pick-tiles" }];

/** What a move would swap, in number: none is the usual. */
const swaps = ({ move }) => move.match(/swap=(\S+)/)?.[1].split(",").length ?? 0;

run(
  new Chooser({
    steps: (pick) => (pick === "sacrifice" ? GIVE_UP : PLACE),

    /** The cheapest first, without a swap; of equal prices what is worth most. */
    better: (a, b) =>
      swaps(a) - swaps(b) || b.preview.money - a.preview.money || b.preview.score - a.preview.score || 0,

    /** Whoever has to place sees at once where. */
    preselected: () => state().phase === "act" && document.getElementById("pick"),

    verb: (move) => word(move.split(" ")[0].replace("cornerstone", "place")),
    isTold: (move) => !/^(draft|select) /.test(move),
  }),
);
