// Choosing a move of any game: something is picked, then step after step is answered, and only confirming plays the move.
// Every step can be taken back. What is special about a game is its description (table-description.js), what is chosen is
// shown by table-chosen.js, what it would do by table-previews.js.

import { about, answers, hint, light, onMap, town, turned, unlight, valueAt, valuesOf } from "./table-chosen.js";
import { described } from "./table-description.js";
import { article } from "./table-details.js";
import * as foresee from "./table-foresee.js";
import { announce, state, toast, word } from "./table-look.js";
import * as panel from "./table-panel.js";
import * as plan from "./table-plan.js";
import { Legal, acts, play, position, refused } from "./table-play.js";
import { Previews } from "./table-previews.js";
import * as sheet from "./table-sheet.js";
import { Choice } from "./table-steps.js";

const buttons = () => [...document.querySelectorAll(".pick")];

export class Chooser {
  #game;
  /** What is legal now, by what is picked first. */
  #legal = new Legal((moves) => this.#grouped(moves));
  /** What is picked: its name, its button if it has one, whether by keyboard, the choice, and what its move would do. */
  #picked = null;
  /** The question that is under way. */
  #asked = 0;
  #previews;
  #hooks = {};

  constructor(game = {}) {
    this.#game = described(game);
    this.#previews = new Previews(this.#game);
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
      if (event.pointerType === "mouse") this.#peek(event.target);
    });
    document.addEventListener("focusin", (event) => this.#peek(event.target));
  }

  /** Makes the choice fit the game as it is now. */
  async update() {
    const known = await this.#legal.update(() => this.update());
    await plan.update((move) => this.#isLegal(move));
    if (this.#picked?.isPlanned) await this.#replan();
    else if (known === "none" && (this.#picked || panel.stage() === "list")) this.#drop();
    if (!["fresh", "same"].includes(known)) return;
    const isFresh = known === "fresh";
    if (isFresh) this.#previews.clear();
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
    this.#previews.clear();
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
    const reason = moves && (await plan.whyNot(button.dataset.move, button.dataset.tile));
    if (reason || acts()) return toast(reason || this.#game.why(button));
    if (button.dataset.tile) this.#hooks.info(button.dataset.tile);
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
    const on = this.#picked && onMap(this.#picked.choice.state());
    const at = on && valueAt(on, cell);
    if (!on || (!on.step.many && at === undefined)) return;
    this.#picked.byKey = byKey;
    if (on.step.many) this.#picked.choice.toggle(on, at);
    else this.#picked.choice.decide(on.step, on.step.optional && on.value === at ? "" : at);
    this.#go({ stays: on.step.many });
  }

  /** Looks at what somebody points at, without choosing it. */
  #peek(target) {
    const mine = this.#asked;
    this.#previews.peek(target.closest?.("#town .legal") ?? null, this.#picked, () => mine === this.#asked);
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
    const on = this.#picked && onMap(this.#picked.choice.state());
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
    const { tile } = this.#picked?.button?.dataset ?? {};
    const goes = this.#game.planAt(values);
    this.#game.played(values);
    // What is only picked is placed as it was planned; what is done need not be planned any more.
    if (goes) plan.keep({ move, tile, at: goes });
    else plan.played(move, this.#game.once && tile);
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
      const said = about(this.#game, picked, values);
      panel.confirm({ ...said, ...confirm, content: words, outcome: [] });
      return land(said.title);
    }
    try {
      const told = await this.#previews.of(picked, { move, values });
      if (mine !== this.#asked) return;
      picked.told = { move, told };
      const lead = this.#game.lead(picked.button);
      panel.preview({ ...about(this.#game, picked, values, told), ...confirm, told, lead, extra: this.#answers() });
      this.#explain(move);
      const cell = this.#cell(onMap(picked.choice.state())?.value);
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
    if (told?.move === move) this.#previews.show(told.told, onMap(choice.state())?.value);
  }

  /** Shows the choice: pressed buttons, cells that light up, the tile on trial, the panel. */
  #draw() {
    foresee.clear();
    if (!this.#picked) {
      unlight();
      this.#hooks.restore();
      return this.#list();
    }
    const now = this.#picked.choice.state();
    if (light(this.#picked, this.#game.worth)) this.#hooks.include(this.targets());
    if (now.move) return this.#explain(now.move.move);
    const values = valuesOf(now);
    const asks = { extra: this.#answers(), hint: hint(now.asked, values) };
    panel.picked({ ...about(this.#game, this.#picked, values), ...asks, onBack: () => this.back() });
  }

  #answers() {
    const answer = (step, value, byKey) => this.#answer(step, value, byKey);
    return answers(this.#picked, { decide: (step, value) => this.#decide(step, value), answer });
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
