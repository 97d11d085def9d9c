// Playing a move: what is legal is asked for, only what was foreseen is sent, and what is refused is said where one looks.

import { post } from "./app.js";
import { ask, seatQuery, state, toast, word } from "./table-look.js";
import * as panel from "./table-panel.js";

/** Whether whoever looks has something to decide. */
export const acts = () => state().acts === "1";

/** The legal moves of whoever looks, grouped by what is picked first. */
export class Legal {
  #grouped = new Map();
  #version = "";
  #group;

  /** `group` makes a map of the moves that are told. */
  constructor(group) {
    this.#group = group;
  }

  has = (key) => this.#grouped.has(key);
  get = (key) => this.#grouped.get(key);
  [Symbol.iterator] = () => this.#grouped.entries();

  /**
   * Makes them those of now: `fresh` where the game has gone on, `same` where it has not, `none` where there is nothing to
   * decide. Nothing where they cannot be had; `later()` is called when it is time to try again.
   */
  async update(later) {
    const { version, seat } = state();
    if (!acts()) {
      this.#grouped = new Map();
      this.#version = "";
      return "none";
    }
    if (this.#version === version) return "same";
    try {
      const moves = await ask(`/moves${seatQuery("?")}`);
      if (state().version !== version || state().seat !== seat) return null;
      this.#grouped = this.#group(moves);
      this.#version = version;
      return "fresh";
    } catch (problem) {
      if (problem.status) toast(problem.message);
      else setTimeout(later, 2000);
      return null;
    }
  }
}

/** The position a move is chosen in; it is confirmed for that one. */
export const position = () => ({ ply: Number(state().ply), version: Number(state().version) });

let underway = Promise.resolve();

/** Resolves when no move is on its way: what it changed is on the page then. */
export const settled = () => underway;

/** Sends a move; its answer brings the parts that it changed, which `refresh` puts in. */
export function send(move, at, refresh) {
  const { game, seat, shown } = state();
  const sent = post(`/games/${game}/moves?since=${shown}`, { ...at, move, seat: Number(seat) }, { accept: "text/html" });
  const done = sent.then((html) => {
    document.dispatchEvent(new Event("table-moved"));
    return refresh({ html, since: shown });
  });
  underway = done.catch(() => {}); // whoever sent it says what went wrong
  return done;
}

/** Plays a move that was chosen `at` a position. `drop()` forgets the choice, `refresh()` makes the page current. */
export async function play(move, at, { drop, refresh }) {
  panel.busy(true);
  try {
    await send(move, at, (parts) => {
      drop();
      return refresh(parts);
    });
    // The button that had the focus is gone: one goes on from where it is told what comes now.
    if (document.activeElement === document.body) document.getElementById("turn")?.focus({ preventScroll: true });
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
    return;
  }
  const message = withoutCells(problem.message);
  if (document.getElementById("panel").hidden) toast(message);
  else panel.complain(message);
}

/** The same without `1,-2`: programs read coordinates, people see which cell they chose. */
const withoutCells = (message) => message.replace(/(?<![\d,])-?\d\d?,-?\d\d?(,\d)?(?![\d,])/g, word("that-cell"));
