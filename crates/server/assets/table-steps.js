// What is chosen of a move: step after step, each leaving the legal moves that agree with it. Knows neither a game nor the
// page. A move is `{ move, preview, values }`, its values by the names of steps; a step is described in table-description.js.

/**
 * The parts of a move's notation, by name: `place @ 2,1 produce=coal` is `pick` place, `at` 2,1 and `produce` coal. What the
 * server has words for (`preview.how`) is told in these.
 */
export function read({ move, preview }) {
  const [pick, rest = ""] = move.split(" @ ");
  const words = rest.split(" ").filter(Boolean);
  const place = words.filter((word) => !word.includes("="));
  const options = words.filter((word) => word.includes("=")).map((word) => word.split(/=(.*)/).slice(0, 2));
  return { pick, at: place.join(" "), ...Object.fromEntries(options), ...preview.how };
}

/** Several cells as one value, and back. */
export const cellsOf = (value) => (value ?? "").split(" ").filter(Boolean);

/**
 * Whether a step has to be answered where its moves have these values: what is on the map is shown there, even where there is
 * only one; what the panel asks for leaves at least two. All other steps begin with what is best.
 */
function isQuestion(step, options) {
  if (step.on === "map") return !step.many && !step.optional && !(options.size === 1 && options.has(""));
  return Boolean(step.asks) && options.size > 1;
}

export class Choice {
  #moves;
  #steps;
  #better;
  /** What somebody chose, by the names of steps; what does not fit any more is passed over. */
  #chosen;

  /** `better(a, b)` sorts moves that differ only in later steps, the best first. */
  constructor(moves, steps, better, chosen = {}) {
    this.#moves = moves;
    this.#steps = steps;
    this.#better = better;
    this.#chosen = new Map(Object.entries(chosen));
  }

  /** The same choice among other moves. */
  among(moves) {
    return new Choice(moves, this.#steps, this.#better, Object.fromEntries(this.#chosen));
  }

  /** The same choice with one more answer. */
  with(step, value) {
    const then = this.among(this.#moves);
    then.decide(step, value);
    return then;
  }

  /**
   * Where the choice stands: `passed` are the steps so far, each with its `options` (value → the best move with it), its
   * `value`, and whether somebody `decided` it; `asked` is the one among them that has to be answered next, `move` the move
   * where none is left.
   */
  state() {
    const passed = [];
    let left = this.#moves;
    for (const step of this.#steps) {
      const options = this.#options(left, step);
      const value = this.#value(left, step, options);
      passed.push({ step, options, value, decided: this.#chosen.has(step.name) && value === this.#chosen.get(step.name) });
      if (value === undefined) return { passed, asked: passed.at(-1), move: null };
      left = left.filter((move) => valueOf(move, step) === value);
    }
    return { passed, asked: null, move: this.#best(left) };
  }

  /** Answers a step; answers to later ones stay as far as they fit. */
  decide(step, value) {
    this.#chosen.set(step.name, value);
  }

  /** Of a step where several are chosen: one of them comes or goes, and others go where they do not fit any more. */
  toggle({ step, options, value }, one) {
    const now = cellsOf(this.#chosen.get(step.name) ?? value);
    const sets = [...options.keys()].map(cellsOf);
    const fits = (some) => sets.some((set) => some.every((cell) => set.includes(cell)));
    let wanted = now.includes(one) ? now.filter((cell) => cell !== one) : [...now, one];
    while (!fits(wanted)) wanted = wanted.slice(1);
    const exact = sets.find((set) => set.length === wanted.length && wanted.every((cell) => set.includes(cell)));
    this.decide(step, (exact ?? wanted).join(" "));
  }

  /** Several that are chosen so far, whether or not a move has just these. */
  several({ step, value }) {
    return cellsOf(this.#chosen.get(step.name) ?? value);
  }

  /** Whether there is an answer that could be taken back. */
  isBegun() {
    return Boolean(this.#last());
  }

  #last() {
    const isChosen = ({ step, value }) => step.optional && value !== "";
    return this.state().passed.findLast((entry) => entry.decided && (isChosen(entry) || isQuestion(entry.step, entry.options)));
  }

  /** Takes the last answer back that had to be given, with all after it; returns where that was, or nothing. */
  back() {
    const last = this.#last();
    if (!last) return null;
    for (const step of this.#steps.slice(this.#steps.indexOf(last.step))) this.#chosen.delete(step.name);
    return last;
  }

  #best(moves) {
    return moves.reduce((best, move) => (best && this.#better(best, move) <= 0 ? best : move), null);
  }

  /** For each value of a step the best move with it; those of the map as they are listed, others the best first. */
  #options(moves, step) {
    const all = new Map();
    for (const move of moves) {
      const value = valueOf(move, step);
      all.set(value, this.#best([all.get(value), move].filter(Boolean)));
    }
    return step.on === "map" ? all : new Map([...all].sort(([, a], [, b]) => this.#better(a, b)));
  }

  #value(moves, step, options) {
    const chosen = this.#chosen.get(step.name);
    if (options.has(chosen)) return chosen;
    const isOpen = isQuestion(step, options) || (step.many && chosen !== undefined);
    return isOpen ? undefined : valueOf(this.#best(moves), step);
  }
}

const valueOf = (move, step) => move.values[step.name] ?? "";
