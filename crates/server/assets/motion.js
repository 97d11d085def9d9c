// Plies as they are seen. The page shows what is: what some plies did is taken back and played forward again, one ply after
// the other. Whatever is put away here comes back by `finish`, so the page stays what the server sent.

import { drawn } from "./frames.js";
import * as draw from "./motion-draw.js";
import { plan } from "./motion-plan.js";
import * as sound from "./sound.js";

/** The plies still to be seen, with their times; the first may be seen just now. */
let queue = [];
/** Whether the first is, or is about to be. */
let isUnderWay = false;
/** How long a millisecond at normal speed takes, from the next ply on. */
let pace = 1;
/** When the page shows all that the plies led to. */
let isReady = Promise.resolve();
let timers = [];
/** Counts endings, so that whoever waited for something knows that nobody wants it any more. */
let ended = 0;
/** What brings back what was put away, one for each place. */
let restore = new Map();
let over = Promise.resolve();
let isOver = () => {};

/** Resolves when there is nothing left to see. */
export const played = () => over;

export const plays = () => queue.length > 0;

/**
 * Shows plies that led to what the page shows as soon as it is `ready`, after those that are still to be seen. `speed` is how
 * long everything takes, `most` how many milliseconds all of it may, `worded` whether every change is put into words.
 */
export function play(motions, { speed = 1, most = 6000, worded = false, ready = Promise.resolve() } = {}) {
  if (!motions.length) return over;
  if (!queue.length) over = new Promise((done) => (isOver = done));
  draw.measure(motions);
  around(() => queue.push(...motions.map((motion) => ({ ...plan(motion), worded }))));
  const length = queue.reduce((sum, { lasts }) => sum + lasts, 0);
  pace = Math.min(speed, most / Math.max(length, 1));
  isReady = ready;
  if (!isUnderWay) next();
  return over;
}

/** Ends all motion at once: the page shows what is. */
export function finish() {
  queue = [];
  isUnderWay = false;
  ended += 1;
  timers.forEach(clearTimeout);
  timers = [];
  draw.clear();
  putBack();
  isOver();
}

/** Does something with the page as it is, and takes back again what is still to be seen. */
export function around(run) {
  putBack();
  run();
  draw.moved();
  rewind();
}

/** Shows the page as it is. */
function putBack() {
  for (const back of restore.values()) back();
  restore = new Map();
}

/** Begins with the first ply of the queue. */
async function next() {
  if (!queue.length) return finish();
  isUnderWay = true;
  const before = ended;
  await isReady;
  // What moves is measured when the page, and what is said of the ply, has just been laid out anyway.
  await drawn();
  if (before !== ended) return;
  const [ply, speed] = [queue[0], pace];
  draw.say(ply, speed);
  await drawn();
  if (before !== ended) return;
  draw.begin(ply);
  ply.isSeen = true;
  document.querySelectorAll(`#log .ply[data-ply="${ply.ply}"]`).forEach(see);
  const when = (after, run) => timers.push(setTimeout(run, after * speed));
  for (const { at, heading } of ply.headings) when(at, () => draw.heading(heading));
  for (const beat of ply.beats) {
    when(beat.starts, () => draw.beat(beat, speed));
    when(beat.arrives, () => arrive(beat, ply, speed));
  }
  when(ply.lasts, () => {
    queue.shift();
    next();
  });
}

// Taking back

const townsOf = (seat) => [...document.querySelectorAll(draw.towns(seat))];
const tilesAt = ({ seat, cell }) => townsOf(seat).flatMap((town) => [...town.querySelectorAll(`.tile[data-at="${cell}"]`)]);
const ringsAt = ({ seat, cell }) =>
  townsOf(seat).flatMap((town) => [...town.querySelectorAll(`:is(.newest, .newest-edge)[data-at="${cell}"]`)]);
const walkers = (seat) => [...document.querySelectorAll(`svg.population .meeple[data-seat="${seat}"]`)];

/** Puts something away until it is seen. */
function hide(node) {
  node.dataset.unseen = "";
  restore.set(node, () => see(node));
}

function see(node) {
  delete node.dataset.unseen;
}

/** Takes back what is still to be seen of the plies of the queue, beginning with the last. */
function rewind() {
  for (const ply of queue.toReversed()) {
    if (!ply.isSeen) document.querySelectorAll(`#log .ply[data-ply="${ply.ply}"]`).forEach(hide);
    for (const beat of ply.beats.toReversed()) if (!beat.isThere) back(beat);
  }
}

function back(beat) {
  const { place } = beat;
  if (beat.beat === "lands") {
    // What lies there in the end; what came and went in between is drawn again.
    beat.lies = !lying.get(place.key);
    if (beat.lies) [...tilesAt(place), ...ringsAt(place)].forEach(hide);
    else lying.get(place.key).remove();
    lying.delete(place.key);
  } else if (beat.beat === "leaves") {
    const old = draw.lay(place, beat.symbol);
    if (!old) return;
    lying.set(place.key, old);
    restore.set(place.key, () => {
      lying.get(place.key)?.remove();
      lying.delete(place.key);
    });
  } else if (beat.beat === "marks") {
    tilesAt(place).flatMap((tile) => [...tile.querySelectorAll(".marker")]).forEach(hide);
  } else if (beat.beat === "slides") {
    const node = draw.slid(beat);
    if (node) restore.set(node, () => draw.stay(node));
  } else if (beat.beat === "shifts") {
    count(beat, beat.to - beat.by);
    if (beat.what === "population") walk(beat.seat, beat.to - beat.by);
  }
}

/** What lies on maps just now and is not on the page: tiles that have left since. */
const lying = new Map();

/** The currency before a number, if there is one. */
const marks = new WeakMap();

/** Shows a number as it was. */
function count({ seat, what }, value) {
  const node = document.getElementById(`n${seat}-${what}`);
  if (!node) return null;
  if (!restore.has(node)) {
    const last = node.textContent;
    restore.set(node, () => (node.textContent = last));
    marks.set(node, last.replace(/[−\d]/g, ""));
  }
  node.textContent = `${value < 0 ? "−" : ""}${marks.get(node)}${Math.abs(value)}`;
  return node;
}

/** Stands a meeple where it stood with so many people. */
function walk(seat, people) {
  for (const meeple of walkers(seat)) {
    meeple.style.transform = draw.shifted(meeple, people);
    restore.set(meeple, () => draw.stay(meeple));
  }
}

// Playing forward

/** A beat has come where it goes. */
function arrive(beat, ply, speed) {
  const { place } = beat;
  beat.isThere = true;
  sound.beat(beat);
  if (beat.beat === "lands") {
    if (beat.lies) [...tilesAt(place), ...ringsAt(place)].forEach(see);
    else {
      const tile = draw.lay(place, beat.symbol);
      if (tile) lying.set(place.key, tile);
    }
  } else if (beat.beat === "leaves") {
    lying.get(place.key)?.remove();
    lying.delete(place.key);
  } else if (beat.beat === "marks") {
    tilesAt(place).flatMap((tile) => [...tile.querySelectorAll(".marker")]).forEach(see);
  } else if (beat.beat === "slides") {
    draw.stay(document.getElementById(beat.to));
  } else if (beat.beat === "shifts") {
    const node = count(beat, beat.to);
    if (node) draw.bump(node, speed);
    if (ply.worded && beat.text) draw.reason(beat);
    if (beat.what === "population") {
      walkers(beat.seat).forEach((meeple) => draw.walk(meeple, beat, speed));
      walk(beat.seat, beat.to);
    }
  }
}
