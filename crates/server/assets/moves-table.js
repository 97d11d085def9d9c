// Choosing a move of a game that draws nothing: every legal move is a button, and pressing it plays the move.

import { run } from "./table.js";
import { play, position } from "./table-play.js";

let hooks = {};

/** `hooks`: `refresh()` makes the page current. */
function start(given) {
  hooks = given;
  document.addEventListener("click", (event) => {
    const { move } = event.target.closest("[data-move]")?.dataset ?? {};
    if (move) play(move, position(), { drop: () => {}, refresh: hooks.refresh });
  });
}

const nothing = () => false;
const buttons = () => [...document.querySelectorAll("[data-move]")];

/** Brings the button of a move that is advised into sight; it is played by whoever agrees. */
function prepare(move) {
  const button = buttons().find((button) => button.dataset.move === move);
  button?.focus();
  return Boolean(button);
}

run({ start, update: nothing, choose: nothing, place: nothing, prepare, back: nothing, targets: () => [], key: nothing });
