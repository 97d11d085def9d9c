// Choosing a move of any game: something is picked, then step after step is answered, and only confirming plays the move.
// Every step can be taken back. What is special about a game is a description, all of which may be left out:
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
//   and `planAt(values)` where it would go, if the move does not say it;
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

import * as cells from "./table-cells.js";
import * as foresee from "./table-foresee.js";
import { article } from "./table-details.js";
import { announce, ask, el, seatQuery, state, toast, word } from "./table-look.js";
import * as panel from "./table-panel.js";
import * as plan from "./table-plan.js";
import { Legal, acts, play, position, refused } from "./table-play.js";
import * as sheet from "./table-sheet.js";
import { Choice, cellsOf, read } from "./table-steps.js";

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
  isTold: () => true,
  explains: false,
  keys: {},
};

/** So long something is looked at before it is asked about, in milliseconds. */
const PAUSE = 70;

/** The values of a step that is turned through, in their order. */
const order = ({ options }) => [...options.keys()].sort((a, b) => Number(a) - Number(b));

/** The value that comes after turning. */
function turned(entry, by) {
  const all = order(entry);
  return all.at((all.indexOf(entry.value) + by) % all.length);
}

const town = () => document.querySelector("#town svg.town");
const buttons = () => [...document.querySelectorAll(".pick")];

export class Chooser {
  #game;
  /** What is legal now, by what is picked first. */
  #legal = new Legal((moves) => this.#grouped(moves));
  /** What is picked: its name, its button if it has one, whether by keyboard, the choice, and what its move would do. */
  #picked = null;
  /** The question that is under way. */
  #asked = 0;
  /** What moves would do, as far as somebody asked; and the cell that is looked at. */
  #told = new Map();
  #peeked = null;
  #hooks = {};

  constructor(game = {}) {
    this.#game = { ...PLAIN, ...game };
  }

  /** `hooks`: `refresh()` makes the page current, `reveal(cell)` and `restore()` move the map, `info(tile)` shows a tile. */
  start(hooks) {
    this.#hooks = hooks;
    sheet.start((move) => this.#play(move, position()));
    plan.start({ refresh: hooks.refresh, changed: () => this.#replan(), play: (move) => this.#play(move, position()) });
    document.addEventListener(
      "click",
      (event) => {
        const button = event.target.closest(".pick");
        if (button) return this.choose(button, event.detail === 0);
        const cell = event.target.closest(".town .legal");
        if (!cell) return;
        // A tile of somebody else's lies on a button that shows their town.
        if (!cell.closest("#town")) event.stopImmediatePropagation();
        this.place(cell, false);
      },
      true,
    );
    document.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse") this.#peek(event.target.closest?.("#town .legal") ?? null);
    });
    document.addEventListener("focusin", (event) => this.#peek(event.target.closest?.("#town .legal") ?? null));
  }

  /** Makes the choice fit the game as it is now. */
  async update() {
    const known = await this.#legal.update(() => this.update());
    await plan.update((move) => this.#isLegal(move));
    if (this.#picked?.isPlanned) await this.#replan();
    else if (known === "none" && (this.#picked || panel.stage() === "list")) this.#drop();
    if (!["fresh", "same"].includes(known)) return;
    const isFresh = known === "fresh";
    if (isFresh) this.#told.clear();
    this.#renew();
    const first = this.#game.preselected();
    const pick = first && this.#game.pick(first);
    if (isFresh && !this.#picked && this.#legal.has(pick)) this.#picked = this.#start(pick, first, false, this.#game.planned(first));
    if (isFresh && this.#picked) this.#go({ stays: true });
    else this.#draw();
  }

  /** What is picked is now somewhere else, or among other moves, or gone. */
  #renew() {
    if (!this.#picked || this.#picked.isPlanned) return;
    const { pick, button, choice } = this.#picked;
    const again = button && document.getElementById(button.id);
    if (!this.#legal.has(pick) || (button && (!again || this.#game.pick(again) !== pick))) this.#picked = null;
    else this.#picked = { ...this.#picked, button: again, choice: choice.among(this.#legal.get(pick)) };
  }

  #grouped(moves) {
    const entries = moves.flatMap(this.#game.entries).map((entry) => ({ values: this.#game.read(entry), ...entry }));
    return Map.groupBy(entries, ({ values }) => values.pick);
  }

  /** What is picked only to be planned, among the moves that can be planned now; what can be played now is picked for that. */
  async #replan() {
    const { pick, button, isPlanned } = this.#picked ?? {};
    if (!isPlanned) return plan.isPlanning() && this.#picked && this.#drop();
    const again = button && document.getElementById(button.id);
    const same = again && this.#game.pick(again) === pick;
    if (same && !this.#plans(again, pick)) {
      this.#picked = { ...this.#start(pick, again, false), isPlanned: false };
      return this.#go({ stays: true });
    }
    const moves = same && (await this.#plannable());
    if (this.#picked?.pick !== pick) return;
    if (!moves?.has(pick)) return this.#drop();
    this.#told.clear();
    this.#picked = { ...this.#picked, button: again, choice: this.#picked.choice.among(moves.get(pick)) };
    this.#go({ stays: true });
  }

  /** What can be planned, by what is picked first; nothing if nobody answers. */
  async #plannable() {
    try {
      return this.#grouped(await plan.moves());
    } catch (problem) {
      toast(problem.message);
      return null;
    }
  }

  /** Whether picking something plans it: off turn, if one wants to, and where it cannot be played. */
  #plans(button, pick) {
    const isPlayed = acts() && !plan.isPlanning() && this.#legal.has(pick);
    return Boolean(pick) && !isPlayed && plan.can() && this.#game.canPlan(button);
  }

  #isLegal = (move) => [...this.#legal].some(([, moves]) => moves.some((one) => one.move === move));

  /** Something is picked that can only be planned. */
  async #lay(pick, button, byKey) {
    if (this.#picked?.button === button && !this.#picked.choice.isBegun()) return this.#drop();
    toast("");
    const mine = (this.#asked += 1);
    const moves = await this.#plannable();
    if (mine !== this.#asked) return;
    if (moves?.has(pick)) {
      this.#picked = { ...this.#start(pick, button, byKey, undefined, moves.get(pick)), isPlanned: true };
      return this.#go();
    }
    this.#drop();
    if (acts()) toast(this.#game.why(button));
    else if (button.dataset.tile) this.#hooks.info(button.dataset.tile);
  }

  #start(pick, button, byKey, values, moves = this.#legal.get(pick)) {
    const { steps, better } = this.#game;
    // Without a map its cells are answers like all others.
    const inPanel = (step) => (step.on === "map" ? { name: step.name, none: step.none, asks: true } : step);
    const all = town() ? steps(pick) : steps(pick).map(inPanel);
    return { pick, button, byKey, choice: new Choice(moves, all, better, values) };
  }

  /** Something was picked: a tile, an answer. */
  choose(button, byKey) {
    const pick = this.#game.pick(button);
    const isOffered = (other) => this.#legal.has(this.#game.pick(other));
    // Where nothing on the page can be picked, it is only looked at.
    const isIdle = [...this.#legal].length > 0 && !buttons().some(isOffered);
    if (!isIdle && this.#plans(button, pick)) return this.#lay(pick, button, byKey);
    if (!acts() || !pick || isIdle) {
      if (button.dataset.tile) this.#hooks.info(button.dataset.tile);
      return;
    }
    toast("");
    if (this.#picked?.button === button && !this.#picked.choice.isBegun()) return this.#drop();
    if (!this.#legal.has(pick)) {
      this.#drop();
      return toast(this.#game.why(button));
    }
    const whole = this.#legal.get(pick).find(({ move }) => move === button.dataset.move);
    this.#pick(pick, button, byKey, whole?.values);
  }

  #pick(pick, button, byKey, values) {
    this.#picked = this.#start(pick, button, byKey, values);
    this.#go();
  }

  /** A cell that lights up was chosen. */
  place(cell, byKey) {
    const on = this.#picked && this.#onMap(this.#picked.choice.state());
    const at = on && this.#valueAt(on, cell);
    if (!on || (!on.step.many && at === undefined)) return;
    this.#picked.byKey = byKey;
    if (on.step.many) this.#picked.choice.toggle(on, at);
    else this.#picked.choice.decide(on.step, on.step.optional && on.value === at ? "" : at);
    this.#go({ stays: on.step.many });
  }

  /** The value that a cell or tile stands for. */
  #valueAt({ step, options }, cell) {
    const { at } = cell.dataset;
    if (step.many) return at;
    const of = `${cell.closest("svg").dataset.seat}:${at}`;
    return [of, at].find((value) => options.has(value));
  }

  /** Looks at a cell without choosing it: what lies there on trial, and what it would do. */
  async #peek(cell) {
    if (this.#peeked === cell) return;
    this.#peeked = cell;
    const now = this.#picked?.choice.state();
    if (!now?.asked || now.asked.step.on !== "map" || now.asked.step.many) return;
    cells.unpeek(town());
    panel.peek(null);
    foresee.clear();
    const value = cell && this.#valueAt(now.asked, cell);
    if (value === undefined || value === null) return;
    const { choice, button } = this.#picked;
    const then = choice.with(now.asked.step, value).state();
    const values = Object.fromEntries(then.passed.map(({ step, value }) => [step.name, value]));
    const ghost = now.asked.step.ghost ? now.asked.step.ghost(button, values) : button?.dataset.tile;
    cells.ghost(town(), value, ghost, "peek");
    if (!then.move || !this.#game.isTold(then.move.move)) return;
    const mine = this.#asked;
    await new Promise((done) => setTimeout(done, PAUSE));
    if (this.#peeked !== cell || mine !== this.#asked) return;
    try {
      const told = await this.#ask(then.move);
      if (this.#peeked !== cell || mine !== this.#asked) return;
      this.#foresee(told, value);
      panel.peek(told);
    } catch {
      // Whoever chooses the cell is told why.
    }
  }

  /** What a move would do; asked once. */
  #ask({ move, values }) {
    const isPlanned = this.#picked?.isPlanned;
    const query = `${isPlanned ? "plan&" : ""}move=${encodeURIComponent(move)}${this.#game.query(values)}`;
    if (!this.#told.has(query)) {
      const tile = this.#picked?.button?.dataset.tile;
      this.#told.set(query, isPlanned ? plan.preview(move, tile, this.#game.planAt(values)) : ask(`/preview?${query}${seatQuery("&")}`));
      this.#told.get(query).catch(() => this.#told.delete(query));
    }
    return this.#told.get(query);
  }

  /** Shows on the table what would change. */
  #foresee(told, at) {
    if (told.drawn) cells.drawn(town(), told.drawn);
    if (this.#game.explains) cells.explain(town(), told, at);
    foresee.show(told);
  }

  /** Chooses a whole move, as if all its steps had been answered; says whether it can be had. */
  prepare(move, byKey) {
    if (sheet.prepare(move, byKey)) {
      panel.close();
      return true;
    }
    for (const [pick, moves] of this.#legal) {
      const found = moves.find((one) => one.move === move);
      if (!found) continue;
      const button = buttons().find((button) => button.dataset.move === move) ?? this.#button(pick);
      button?.scrollIntoView({ block: "nearest", inline: "nearest" });
      this.#pick(pick, button, byKey, found.values);
      return true;
    }
    return false;
  }

  /** One step back; says whether there was one. */
  back() {
    if (!this.#picked) return false;
    const { pick, button, choice } = this.#picked;
    const taken = choice.back();
    if (!taken) {
      this.#drop();
      if (button) button.focus({ preventScroll: true });
      else panel.focusOn("list", pick);
      return true;
    }
    this.#go({ stays: true });
    if (taken.step.on === "map") this.#cell(taken.value)?.focus({ preventScroll: true });
    else panel.focusOn(taken.step.name, taken.value);
    return true;
  }

  /** Shows what is chosen, after the panel was used for something else. */
  show() {
    if (this.#picked) this.#go({ stays: true });
    else this.#draw();
  }

  /** The cells that can be chosen. */
  targets() {
    const on = this.#picked && this.#onMap(this.#picked.choice.state());
    return on ? [...(town()?.querySelectorAll(".legal") ?? [])] : [];
  }

  /** A key besides those of `.pick`; says whether it meant something. */
  key(name) {
    if (sheet.key(name)) return true;
    const meant = this.#game.keys[name];
    if (!meant) return !buttons().some(({ dataset }) => dataset.key === name) && panel.press("list", Number(name) - 1);
    const entry = this.#picked?.choice.state().passed.find((entry) => entry.step.name === meant.step);
    if (!entry) return true;
    const value = meant.by ? turned(entry, meant.by) : meant.values.find((value) => entry.options.has(value));
    if (value !== undefined) this.#decide(entry.step, value);
    return true;
  }

  #button(pick) {
    return buttons().find((button) => this.#game.pick(button) === pick);
  }

  #cell(value) {
    return value && this.targets().find((target) => target.dataset.at === value.split(":").at(-1));
  }

  /** Something in the panel was switched: whoever does that with keys stays where they are. */
  #decide(step, value) {
    this.#picked.choice.decide(step, value);
    this.#go({ stays: true });
  }

  #drop() {
    this.#picked = null;
    this.#asked += 1;
    this.#draw();
  }

  #confirm(move, at, values) {
    this.#game.played(values);
    plan.played(move);
    return this.#play(move, at);
  }

  #play(move, at) {
    return play(move, at, this.#after());
  }

  /** What is to be done once a move was played, or refused. What was legal before is not listed again. */
  #after() {
    const drop = () => {
      this.#drop();
      panel.close();
    };
    return { drop, refresh: this.#hooks.refresh };
  }

  /** Goes on to what is asked next, or to what the move would do. With keys the focus goes there, too, unless it `stays`. */
  #go({ stays } = {}) {
    this.#asked += 1;
    this.#draw();
    const { asked, move } = this.#picked.choice.state();
    const leads = this.#picked.byKey && !stays;
    if (move) return this.#preview(move, leads);
    if (!leads) return;
    if (asked.step.on === "map") this.targets()[0]?.focus({ preventScroll: true });
    else panel.focusOn(asked.step.name);
  }

  /** Asks what the move would do and shows it. */
  async #preview({ move, values }, leads) {
    const mine = this.#asked;
    const here = position(); // what is confirmed is what was previewed here
    const picked = this.#picked;
    const confirm = { ...this.#way(move, here, values), onBack: () => this.back() };
    const land = (text) => {
      if (leads) panel.confirmButton()?.focus({ preventScroll: true });
      announce(text);
    };
    if (!this.#game.isTold(move)) {
      const words = article(picked.button?.dataset.tile)?.querySelector(".words ul");
      panel.confirm({ ...this.#about(values), ...confirm, content: words, outcome: [] });
      return land(this.#about(values).title);
    }
    try {
      const told = await this.#ask({ move, values });
      if (mine !== this.#asked) return;
      picked.told = { move, told };
      const lead = this.#game.lead(picked.button);
      panel.preview({ ...this.#about(values, told), ...confirm, told, lead, extra: this.#answers(picked.choice.state()) });
      this.#explain(move);
      const cell = this.#cell(this.#onMap(picked.choice.state())?.value);
      if (cell) this.#hooks.reveal(cell);
      land(told.changes.map((change) => change.text).join("; "));
    } catch (problem) {
      if (mine === this.#asked) refused(problem, this.#after());
    }
  }

  /** What confirming does: the move is played, or planned; what can be played can be planned as well. */
  #way(move, at, values) {
    const { isPlanned, button } = this.#picked;
    const onPlan = () => {
      this.#drop();
      panel.close();
      plan.add(move, button?.dataset.tile, this.#game.planAt(values));
    };
    if (isPlanned) return { isPlanned, verb: word("plan-add"), onConfirm: onPlan };
    const plans = plan.can() && this.#game.canPlan(button) && !plan.isFull();
    return { verb: this.#game.verb(move), onConfirm: () => this.#confirm(move, at, values), onPlan: plans && onPlan };
  }

  #explain(move) {
    const { told, choice } = this.#picked;
    if (told?.move === move) this.#foresee(told.told, this.#onMap(choice.state())?.value);
  }

  /** What the panel says about what is picked. */
  #about(values, told) {
    const { pick, button, isPlanned } = this.#picked;
    const title = button && this.#game.title(button);
    const about = { title: title ?? pick, detail: this.#game.detail(button, values, told), isPlanned };
    if (!isPlanned) return about;
    const short = told?.short > 0 && el("span.short", {}, ` · ${word("plan-short", { amount: told.short })}`);
    return { ...about, detail: [el("span.planned-tag", {}, word("planned")), " ", about.detail, short].flat() };
  }

  /** The step whose cells light up: the last on the map, unless something else is asked. */
  #onMap({ passed, asked }) {
    if (asked && asked.step.on !== "map") return null;
    return passed.findLast(({ step, options }) => step.on === "map" && !(options.size === 1 && options.has("")));
  }

  /** Shows the choice: pressed buttons, cells that light up, the tile on trial, the panel. */
  #draw() {
    const map = town();
    foresee.clear();
    if (!this.#picked) {
      cells.choosing(map, null, new Map(), []);
      this.#hooks.restore();
      return this.#list();
    }
    const { button, choice } = this.#picked;
    const now = choice.state();
    const on = this.#onMap(now);
    const lit = on ? this.#lit(on) : new Map(Object.entries(now.move?.preview.cells ?? {}));
    const chosen = !on ? [] : on.step.many ? choice.several(on) : [on.value];
    cells.choosing(map, button, lit, chosen, this.#game.worth);
    if (on) this.#hooks.include(this.targets());
    const values = Object.fromEntries(now.passed.map(({ step, value }) => [step.name, value]));
    if (map) this.#onTrial(map, now.passed, values);
    if (now.move) return this.#explain(now.move.move);
    const { step, options } = now.asked;
    const asks = typeof step.hint === "function" ? step.hint(values, options) : (step.hint ?? "pick-cell");
    const hint = step.on === "map" && word(asks);
    panel.picked({ ...this.#about(values), extra: this.#answers(now), hint, onBack: () => this.back() });
  }

  /** What would be new on the map, and what would go. */
  #onTrial(map, passed, values) {
    const { button, choice } = this.#picked;
    for (const entry of passed.filter(({ step }) => step.on === "map")) {
      const { step, value } = entry;
      if (step.many) choice.several(entry).forEach((cell) => cells.cross(map, cell));
      else if (value) cells.ghost(map, value, step.ghost ? step.ghost(button, values) : button?.dataset.tile);
    }
  }

  /** The cells that light up, each with what it would bring. */
  #lit({ step, options }) {
    const all = step.many ? new Set([...options.keys()].flatMap(cellsOf)) : options.keys();
    return new Map([...all].filter(Boolean).map((cell) => [cell, options.get(cell)?.preview]));
  }

  /** What the panel lets one choose: switches, ways, and the answers to what is asked. */
  #answers({ passed, asked }) {
    const answers = passed.map((entry) => {
      const { step, options, value } = entry;
      const onChoose = (value) => this.#decide(step, value);
      const switched = step.toggle?.(this.#picked.button, options)?.map((one) => ({ ...one, isLegal: options.has(one.value) }));
      if (switched) return panel.toggle(step.name, switched, value, onChoose);
      if (step.turns) return options.size > 1 && panel.turner(order(entry), value, (by) => onChoose(turned(entry, by)));
      const text = (value) => (value && (step.text?.(value) || value)) || word(step.none);
      const all = [...options].map(([value, { preview }]) => ({ value, text: text(value), preview }));
      const name = { id: step.name, word: step.word ?? step.name };
      if (entry === asked) {
        const listed = step.on === "map" && !step.lists ? all.filter(({ value }) => !value) : all;
        // Free cells have no name: those are chosen on the map.
        const answers = listed.filter(({ value }) => !value || step.on !== "map" || step.text?.(value));
        return answers.length && panel.answers(name, answers, (value, byKey) => this.#answer(step, value, byKey));
      }
      return !step.on && !step.asks && all.length > 1 && panel.ways(name, all, value, onChoose);
    });
    return answers.filter(Boolean);
  }

  #answer(step, value, byKey) {
    this.#picked.byKey = byKey;
    this.#picked.choice.decide(step, value);
    this.#go();
  }

  /** With nothing picked: what has no button on the page is listed; else there is nothing to show, unless it is a hint. */
  #list() {
    if (["hint", "forecast"].includes(panel.stage())) return;
    const rest = [...this.#legal].filter(([pick, moves]) => !this.#button(pick) && !sheet.has(moves[0].move));
    if (!rest.length) return panel.close();
    const all = rest.map(([pick, moves]) => ({ value: pick, text: pick, preview: moves.length === 1 && moves[0].preview }));
    const onPick = (pick, byKey) => this.#pick(pick, null, byKey);
    panel.list({ title: word("list"), detail: state().turn, content: panel.answers({ id: "list", word: "list" }, all, onPick) });
  }
}
