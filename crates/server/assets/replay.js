// A game ply by ply: fetches positions, keeps the neighbours at hand, and gives every ply its address. A step forward is
// seen as it was at the table.

import { word } from "./app.js";
import { become, remember } from "./morph.js";
import * as speeds from "./motion-speed.js";
import * as motion from "./motion.js";

const root = document.getElementById("replay");
const place = document.getElementById("position");
const slider = root.querySelector("[data-slider]");
const counter = root.querySelector("output[data-counter]");
const player = root.querySelector("[data-play-pause]");
const entries = new Map([...root.querySelectorAll("[data-to]")].map((entry) => [Number(entry.dataset.to), entry]));
const last = Number(root.dataset.last);
/** How long a position is looked at when all goes by itself; and one that was seen to come about. */
const PACE = 1300;
const AFTER = 400;

let ply = Number(root.dataset.ply);
let wanted = ply;
let timer = 0;
/** Counts how often it was made to play, or to stop. */
let turns = 0;

const positions = new Map([[ply, Promise.resolve(place.innerHTML)]]);
remember(place);
const clamp = (to) => Math.min(Math.max(to, 0), last);

/** The HTML of a position; fetched once. */
function position(at) {
  if (!positions.has(at)) {
    const asked = fetch(`/games/${root.dataset.game}/replay/${at}?part`).then((answer) => {
      if (!answer.ok) throw new Error(answer.statusText);
      return answer.text();
    });
    asked.catch(() => positions.delete(at));
    positions.set(at, asked);
  }
  return positions.get(at);
}

async function go(to) {
  const target = clamp(to);
  wanted = target;
  mark(target);
  const html = await position(target).catch(() => null);
  // Somebody who drags the slider is further on by now.
  if (target !== wanted) return;
  root.querySelector("[data-problem]").textContent = html === null ? word("offline") : "";
  if (html === null) {
    stop();
    return;
  }
  if (ply !== target) {
    show(html, target === ply + 1);
    ply = target;
    root.querySelector("[data-live]").textContent = place.querySelector(".story h2").textContent;
    history.replaceState(null, "", `/games/${root.dataset.game}/replay/${ply}`);
  }
  for (const near of [ply + 1, ply - 1, ply + 2]) if (near === clamp(near)) position(near).catch(() => {});
}

/** Puts a position in; where it follows from the one before, one sees how. */
function show(html, follows) {
  const fresh = place.cloneNode(false);
  fresh.innerHTML = html;
  const plies = fresh.querySelector("#news-motion");
  plies?.remove();
  motion.finish();
  const speed = follows && plies ? speeds.speed() : 0;
  if (speed) motion.play(JSON.parse(plies.content.textContent), { speed });
  motion.around(() => become(place, fresh));
}

/** Everything around the position that tells where one is. */
function mark(at) {
  slider.value = at;
  counter.textContent = root.dataset.counter.replace("{ply}", at).replace("{last}", last);
  root.querySelector('[aria-current="step"]')?.removeAttribute("aria-current");
  const entry = entries.get(at);
  entry?.setAttribute("aria-current", "step");
  const list = entry?.closest("[data-log]");
  if (list) {
    const top = entry.offsetTop - list.offsetTop;
    if (top < list.scrollTop || top + entry.offsetHeight > list.scrollTop + list.clientHeight) {
      list.scrollTop = top - list.clientHeight / 2;
    }
  }
  for (const [name, to] of Object.entries({ first: 0, back: at - 1, on: at + 1, last })) {
    const button = root.querySelector(`[data-go="${name}"]`);
    const off = name === "first" || name === "back" ? at === 0 : at === last;
    button.href = `/games/${root.dataset.game}/replay/${clamp(to)}`;
    if (off) button.setAttribute("aria-disabled", "true");
    else button.removeAttribute("aria-disabled");
  }
}

const roundOf = (at) => Number(entries.get(at)?.dataset.round ?? 0);
const first = (round) => [...entries.keys()].find((at) => roundOf(at) === round);

/** The first ply of the next round, or of this one, or of the one before. */
function byRound(step) {
  const here = roundOf(wanted);
  if (step > 0) return first(here + 1) ?? last;
  const start = first(here) ?? 0;
  return wanted > start ? start : (first(here - 1) ?? 0);
}

// Playing by itself

function stop() {
  turns += 1;
  clearTimeout(timer);
  timer = 0;
  name("play");
}

function play() {
  if (wanted === last) go(0);
  const mine = (turns += 1);
  const next = async () => {
    await go(wanted + 1);
    const moves = motion.plays();
    await motion.played();
    if (mine !== turns) return;
    if (wanted < last) timer = setTimeout(next, moves ? AFTER : PACE);
    else stop();
  };
  timer = setTimeout(next, PACE / 3);
  name("pause");
}

function name(what) {
  player.setAttribute("aria-label", root.dataset[what]);
  player.title = root.dataset[what];
  player.classList.toggle("plays", what === "pause");
}

player.addEventListener("click", () => (timer ? stop() : play()));
slider.addEventListener("input", () => {
  stop();
  go(Number(slider.value));
});

root.addEventListener("click", (event) => {
  const link = event.target.closest("[data-to], [data-go]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  stop();
  const { to, go: where } = link.dataset;
  go(to !== undefined ? Number(to) : { first: 0, back: wanted - 1, on: wanted + 1, last }[where]);
});

const KEYS = {
  ArrowLeft: () => wanted - 1,
  ArrowRight: () => wanted + 1,
  Home: () => 0,
  End: () => last,
  PageUp: () => byRound(-1),
  PageDown: () => byRound(1),
};

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === " " && !event.target.closest("button, a, input, summary")) {
    event.preventDefault();
    timer ? stop() : play();
  } else if (KEYS[event.key]) {
    event.preventDefault();
    stop();
    go(KEYS[event.key]());
  }
});

speeds.start();
mark(ply);
go(ply);
