// Hints: asks the search bot for its best moves and lists them; choosing one prepares it on the table, as if one had
// chosen tile and cell. For any game: a move is its sentence, its tile, its places on the maps, and its reasons.

import { announce, ask, el, page, seatQuery, state, svg, symbol, toast, use, word } from "./table-look.js";
import * as panel from "./table-panel.js";
import { point, unpoint } from "./table-point.js";

let choose;
/** What was advised, if it was yet. */
let advice = null;
/** The version of the game that it is about. */
let version;
/** The question that is under way. */
let asked = 0;
/** Whether the list, or the wait for it, is what the panel shows. */
let open = false;

const number = (digits) =>
  new Intl.NumberFormat(document.documentElement.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });
const [whole, tenths] = [number(0), number(1)];
const percent = new Intl.NumberFormat(document.documentElement.lang, { style: "percent" });

/** `chooser` is how a move is chosen; it can also `prepare(move, byKey)` one. */
export function start(chooser) {
  choose = chooser;
  document.addEventListener("click", (event) => {
    if (event.target.closest("#hint")) show(event.detail === 0);
  });
}

/** The panel is one for all: whoever has chosen a tile or a cell since has left the list. */
function left() {
  open &&= panel.stage() === "hint";
  return !open;
}

/** Makes what is shown fit the game as it is now. */
export function update() {
  left();
  const isOld = version !== state().version || state().acts !== "1";
  if (isOld) advice = null;
  if (open && isOld) close();
  else if (open && advice) list(advice, false);
}

/** One step back; says whether there was one. */
export function back() {
  if (left()) return false;
  close();
  document.getElementById("hint")?.focus({ preventScroll: true });
  return true;
}

function close() {
  open = false;
  asked += 1;
  unpoint();
  panel.close();
  choose.show();
}

/** Asks, and shows what is answered; a second call takes it away. */
export async function show(byKey) {
  if (state().acts !== "1") return;
  if (open && panel.stage() === "hint") return back();
  while (choose.back());
  const mine = (asked += 1);
  open = true;
  if (advice) return list(advice, byKey);
  version = state().version;
  panel.hint({ title: word("hint"), content: el("p.thinking", { role: "status" }, word("hint-thinking")), onBack: back });
  try {
    const told = await ask(`/hint${seatQuery("?")}`);
    // Whoever has gone on choosing meanwhile is not disturbed, and finds the answer on asking again.
    if (state().version === version && Number(version) === told.version) advice = told;
    if (mine !== asked || !open || panel.stage() !== "hint" || !advice) return;
    list(advice, byKey);
    announce([word(`sure-${advice.confidence}`), ...advice.moves.map((move, index) => `${index + 1}: ${move.advice}`)].join("; "));
  } catch (problem) {
    if (mine !== asked) return;
    if (panel.stage() === "hint") close();
    toast(problem.status === 409 ? word("gone-on") : problem.message);
  }
}

function list(told, byKey) {
  const sure = [el("b", {}, word(`sure-${told.confidence}`)), " ", told.games > 0 && word("hint-about", { games: whole.format(told.games) })];
  const moves = el("ol.hints", {}, told.moves.map((move, index) => el("li", {}, one(told, move, index))));
  panel.hint({ title: word("hint-title"), detail: sure, content: moves, onBack: back });
  if (byKey) moves.querySelector("button")?.focus({ preventScroll: true });
}

function one(told, move, index) {
  const prepare = (event) => {
    open = false;
    asked += 1;
    unpoint();
    if (!choose.prepare(move.move, event.detail === 0)) {
      close();
      toast(word("gone-on"));
    }
  };
  const show = () => point(move.places);
  return el(
    "button.hinted",
    {
      type: "button",
      id: `hinted-${index}`,
      "data-move": move.move,
      onclick: prepare,
      onpointerenter: show,
      onfocus: show,
      onpointerleave: unpoint,
      onblur: unpoint,
    },
    el("span.picture", { "aria-hidden": "true" }, move.tile && face(move.tile), el("span.place", {}, String(index + 1))),
    el("span.what", {}, move.advice),
    el("span.numbers", {}, told.games > 0 && expected(move), panel.net(move.preview)),
    move.reasons.length > 0 && el("span.reasons", {}, move.reasons.map((reason) => el("span", {}, reason))),
  );
}

/** The tile as it lies on the table. */
function face(tile) {
  const [x, y, width, height] = page.dataset.box.split(" ");
  return svg("svg", { class: "face", viewBox: page.dataset.box }, use(symbol(tile), { x, y, width, height }));
}

/** What the bot expects of a move; what it dropped early cannot be compared. */
function expected({ points, wins, comparable }) {
  if (!comparable) return el("span.expected", {}, word("hint-dropped"));
  const kind = wins === undefined ? "hint-score" : points < 0 ? "hint-trail" : "hint-lead";
  const by = wins === undefined ? points : Math.abs(points);
  return el(
    "span.expected",
    {},
    el("span.points", {}, el("b", {}, tenths.format(by)), " ", word(kind)),
    wins !== undefined && el("span", {}, word("hint-wins", { wins: percent.format(wins) })),
  );
}
