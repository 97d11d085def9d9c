// Playing a move: only what was foreseen is sent, and what is refused is said where one looks.

import { ask, state, toast, word } from "./table-look.js";
import * as panel from "./table-panel.js";

/** The position a move is chosen in; it is confirmed for that one. */
export const position = () => ({ ply: Number(state().ply), version: Number(state().version) });

/** Plays a move that was chosen `at` a position. `drop()` forgets the choice, `refresh()` makes the page current. */
export async function play(move, at, { drop, refresh }) {
  panel.busy(true);
  try {
    await ask("/moves", { ...at, move, seat: Number(state().seat) });
    drop();
    await refresh();
  } catch (problem) {
    panel.busy(false);
    refused(problem, { drop, refresh });
  }
}

/** Says why something did not work. */
export function refused(problem, { drop, refresh }) {
  if (problem.status === 409) {
    toast(word("gone-on"));
    drop();
    refresh();
  } else if (document.getElementById("panel").hidden) {
    toast(problem.message);
  } else {
    panel.complain(problem.message);
  }
}
