// What is seen of new plies at the table: as fast as one likes, ended by any input, told in words where nothing is to move;
// and what happened while one was away, for whoever asks.

import { memory } from "./app.js";
import { idle } from "./frames.js";
import * as speeds from "./motion-speed.js";
import * as player from "./motion.js";
import { el, seatQuery, state, svg, toast, word } from "./table-look.js";

const { speed } = speeds;

/** How long all plies that wait may take, in milliseconds; and those one asks for. */
const LIVE = 6000;
const PAST = 12_000;
/** Of so many games it is known how far they were seen. */
const GAMES = 40;

/** The ply up to which this game was seen when something happened unseen; `null` if nothing did. */
let missed = null;
let ply = 0;

const known = () => {
  try {
    return new Map(JSON.parse(memory.get("motion-seen") ?? "[]"));
  } catch {
    return new Map();
  }
};

/** Remembers that this game was seen as far as it is now. */
function saw() {
  const all = known();
  all.delete(state().game);
  all.set(state().game, ply);
  memory.set("motion-seen", JSON.stringify([...all].slice(-GAMES)));
}

/** Does something with the page as it is, not as it is seen just now. */
export const around = (run) => player.around(run);

/** Shows new plies as soon as the page is `ready`, after those that are still to be seen; says whether there are any. */
export function begins(motions, ready) {
  if (!speed()) player.finish();
  else player.play(motions, { speed: speed(), most: LIVE, ready });
  return player.plays();
}

/** Notes that the page shows new plies; resolves when they have been seen. */
export function seen(motions) {
  const before = ply;
  ply = Number(state().ply);
  if (document.hidden) missed ??= before;
  else saw();
  if (ply < before || motions.some(({ seat }) => seat === Number(state().seat))) missed = null;
  update();
  return player.played();
}

/** What new plies were, in words: everybody's moves, and what those of others did to whoever looks. */
export function told(motions) {
  const own = Number(state().seat);
  const mine = ({ seat, steps }) =>
    seat === own ? [] : steps.flatMap(({ beats }) => beats.filter((beat) => beat.seat === own && beat.text).map(({ text }) => text));
  return motions.flatMap((motion) => [motion.caption, ...mine(motion)]);
}

/** Plays what happened since one looked last, or since one's last turn; or tells it. */
async function look() {
  const after = missed ?? document.getElementById("since")?.dataset.since ?? ply;
  let motions;
  try {
    const answer = await fetch(`/games/${state().game}/motion?after=${after}${seatQuery("&")}`);
    if (!answer.ok) throw new Error(answer.status);
    motions = await answer.json();
  } catch {
    return toast(word("offline"));
  }
  missed = null;
  saw();
  update();
  if (!motions.length) return;
  if (!speed()) return tell(motions);
  player.finish();
  player.play(motions, { speed: 1.25 * speed(), most: PAST, worded: true });
}

function tell(motions) {
  const dialog = document.getElementById("away");
  const line = ({ text }) => text && el("li", {}, text);
  const lines = ({ steps }) =>
    steps.flatMap(({ heading, beats }) => [heading && el("li.moment", {}, heading), ...beats.map(line)]).filter(Boolean);
  const turns = motions.map((motion) => el("li", {}, el("strong", {}, motion.caption), el("ul", {}, lines(motion))));
  dialog.querySelector("ol").replaceChildren(...turns);
  dialog.showModal();
}

/** Buttons show what is chosen, and whether there is something to look at. */
export function update() {
  speeds.update();
  const offer = document.getElementById("show-me");
  if (!offer) return;
  offer.hidden = missed === null && !document.getElementById("since");
  offer.toggleAttribute("data-missed", missed !== null);
}

/** Lets the browser read the drawings of tiles that come later before they do, one file at a time: it takes a while. */
async function readAhead() {
  const holder = svg("svg", { display: "none", "aria-hidden": "true" });
  document.body.append(holder);
  for (const { href } of document.querySelectorAll('link[rel="prefetch"][href*="/tiles/"]')) {
    await player.played();
    await idle();
    holder.append(svg("use", { href: `${new URL(href).pathname}#none` }));
  }
}

/** Begins. */
export function start() {
  ply = Number(state().ply);
  const last = known().get(state().game);
  if (last !== undefined && last < ply) missed = last;
  if (!document.hidden) saw();
  update();
  speeds.start();
  document.addEventListener("click", (event) => event.target.closest("#show-me") && look());
  document.addEventListener("visibilitychange", () => document.hidden || saw());
  if (document.readyState === "complete") readAhead();
  else addEventListener("load", readAhead, { once: true });
}
