// What moves would do: asked of the server once each, shown on the table, also for a cell that is only looked at.

import * as cells from "./table-cells.js";
import { town, trial, valueAt, valuesOf } from "./table-chosen.js";
import * as foresee from "./table-foresee.js";
import { ask, seatQuery } from "./table-look.js";
import * as panel from "./table-panel.js";
import * as plan from "./table-plan.js";

/** So long something is looked at before it is asked about, in milliseconds. */
const PAUSE = 70;

export class Previews {
  #game;
  /** What was told, or is about to be, by what was asked. */
  #told = new Map();
  /** The cell that is looked at. */
  #peeked = null;

  constructor(game) {
    this.#game = game;
  }

  /** The game has gone on: nothing that was told holds. */
  clear() {
    this.#told.clear();
  }

  /** What a move would do that begins with what is picked; asked once. */
  of({ button, isPlanned }, { move, values }) {
    const query = `${isPlanned ? "plan&" : ""}move=${encodeURIComponent(move)}${this.#game.query(values)}`;
    if (!this.#told.has(query)) {
      const planned = () => plan.preview(move, button?.dataset.tile, this.#game.planAt(values));
      this.#told.set(query, isPlanned ? planned() : ask(`/preview?${query}${seatQuery("&")}`));
      this.#told.get(query).catch(() => this.#told.delete(query));
    }
    return this.#told.get(query);
  }

  /** Shows on the table what would change. */
  show(told, at) {
    if (told.drawn) cells.drawn(town(), told.drawn);
    if (this.#game.explains) cells.explain(town(), told, at);
    foresee.show(told);
  }

  /**
   * Looks at a cell without choosing it: what lies there on trial, and what it would do. `current()` says whether what is
   * picked is still the same.
   */
  async peek(cell, picked, current) {
    if (this.#peeked === cell) return;
    this.#peeked = cell;
    const asked = picked?.choice.state().asked;
    if (!asked || asked.step.on !== "map" || asked.step.many) return;
    cells.unpeek(town());
    panel.peek(null);
    foresee.clear();
    const value = cell && valueAt(asked, cell);
    if (value === undefined || value === null) return;
    const then = picked.choice.with(asked.step, value).state();
    cells.ghost(town(), value, trial(asked.step, picked.button, valuesOf(then)), "peek");
    if (!then.move || !this.#game.isTold(then.move.move)) return;
    const holds = () => this.#peeked === cell && current();
    await new Promise((done) => setTimeout(done, PAUSE));
    if (!holds()) return;
    try {
      const told = await this.of(picked, then.move);
      if (!holds()) return;
      this.show(told, value);
      panel.peek(told);
    } catch {
      // Whoever chooses the cell is told why.
    }
  }
}
