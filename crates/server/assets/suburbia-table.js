// Choosing a move of Suburbia: something to build or to discard, as a building or as a lake, and a cell.

import { Chooser } from "./table-chooser.js";
import { state, word } from "./table-look.js";
import { read } from "./table-steps.js";
import { run } from "./table.js";

const discards = () => state().phase === "discard";

const STEPS = [
  { name: "as", toggle },
  {
    name: "at",
    on: "map",
    ghost: ({ dataset }, { as }) => (as === "lake" ? "lake" : (dataset.tile ?? null)),
  },
];
const INVEST = [{ ...STEPS[1], hint: "pick-tile" }];

/** What lies in the market is built for its whole price, or as a lake for what its slot asks. */
function toggle({ dataset: { slot, price, fee } }) {
  if (!slot || discards()) return null;
  return [
    { value: "buy", text: word("building"), price },
    { value: "lake", text: word("lake"), price: fee },
  ];
}

run(
  new Chooser({
    /** `buy 3`, `lake 3` and `discard 3` are what can be done with what lies in slot 3. */
    read(entry) {
      const { pick, ...values } = read(entry);
      const [as, what = as] = pick.split(" ");
      return { ...values, pick: what, as };
    },

    pick: ({ dataset: { slot, basic } }) => slot ?? basic ?? "invest",
    steps: (pick) => (pick === "invest" ? INVEST : STEPS),
    keys: { b: ["as", "buy"], l: ["as", "lake"] },
    explains: true,

    detail({ dataset: { price, fee } }, { as }) {
      const pays = as === "lake" || as === "discard" ? fee : price;
      return pays === undefined ? "" : word("price", { price: pays });
    },

    verb: (move) => word(["discard", "invest"].find((verb) => move.startsWith(verb)) ?? "build"),

    why(button) {
      const { price, fee, slot } = button.dataset;
      if (discards() && !slot) return state().turn;
      if (button.closest("[data-gone]")) return word("gone");
      const money = Number(document.getElementById(`n${state().seat}-money`)?.dataset.count ?? 0);
      const lacks = Number(discards() ? fee : (price ?? 0)) - money;
      return lacks > 0 ? word("too-dear", { amount: lacks }) : word("none-legal");
    },
  }),
);
