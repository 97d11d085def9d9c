// Plies as they are seen. The page shows what is: what some plies did is taken back and played forward again, one ply after
// the other. Whatever is put away here comes back by `finish`, so the page stays what the server sent.

import * as draw from "./motion-draw.js";
import { plan } from "./motion-plan.js";
import * as sound from "./sound.js";

/** The plies still to be seen, with their times; the first is seen just now. */
let queue = [];
/** How long a millisecond at normal speed takes, when the first began, and how far into it that was. */
let pace = 1;
let began = 0;
let timers = [];
let frame = 0;
/** What brings back what was put away, one for each place. */
let restore = new Map();
let over = Promise.resolve();
let isOver = () => {};

/** Resolves when there is nothing left to see. */
export const played = () => over;

export const plays = () => queue.length > 0;

/**
 * Shows plies that led to what the page shows, after those that are still to be seen. `speed` is how long everything
 * takes, `most` how many milliseconds all of it may, `worded` whether every change is put into words.
 */
export function play(motions, { speed = 1, most = 6000, worded = false } = {}) {
  const into = queue.length ? (performance.now() - began) / pace : 0;
  if (!queue.length) over = new Promise((done) => (isOver = done));
  clear();
  queue.push(...motions.map((motion) => ({ ...plan(motion), worded })));
  if (!queue.length) return finish();
  const length = queue.reduce((sum, { lasts }) => sum + lasts, 0) - into;
  pace = Math.min(speed, most / Math.max(length, 1));
  rewind();
  // What moves is measured when the page has been laid out anyway.
  began = performance.now() - into * pace;
  inFrames(3, () => next((performance.now() - began) / pace));
  return over;
}

/** Does something after so many frames. */
function inFrames(count, run) {
  frame = requestAnimationFrame(() => (count > 1 ? inFrames(count - 1, run) : run()));
}

/** Ends all motion at once: the page shows what is. */
export function finish() {
  queue = [];
  clear();
  isOver();
}

function clear() {
  cancelAnimationFrame(frame);
  timers.forEach(clearTimeout);
  timers = [];
  draw.clear();
  for (const back of restore.values()) back();
  restore = new Map();
}

/** Begins with the first ply of the queue, as if it had begun a while ago. */
function next(into = 0) {
  if (!queue.length) return finish();
  const [ply] = queue;
  began = performance.now() - into * pace;
  document.querySelectorAll(`#log .ply[data-ply="${ply.ply}"]`).forEach(see);
  draw.begin(ply, pace);
  for (const { at, heading } of ply.headings) when(at - into, () => draw.heading(heading));
  for (const beat of ply.beats) {
    if (beat.arrives >= into) when(beat.starts - into, () => draw.beat(beat, pace, Math.max(into, beat.starts)));
    when(beat.arrives - into, () => arrive(beat, ply, beat.arrives >= into));
  }
  when(ply.lasts - into, () => {
    queue.shift();
    next();
  });
}

/** Does something in so many milliseconds of normal speed; at once if that is past. */
function when(after, run) {
  if (after <= 0) run();
  else timers.push(setTimeout(run, after * pace));
}

// Taking back

const townsOf = (seat) => [...document.querySelectorAll(`#b${seat}, #m${seat}`)];
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

/** Takes back what the plies of the queue did, beginning with the last. */
function rewind() {
  for (const ply of queue.toReversed()) {
    document.querySelectorAll(`#log .ply[data-ply="${ply.ply}"]`).forEach(hide);
    for (const beat of ply.beats.toReversed()) back(beat);
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
    restore.set(meeple, () => (meeple.style.transform = ""));
  }
}

// Playing forward

/** A beat has come where it goes. */
function arrive(beat, ply, isSeen) {
  const { place } = beat;
  if (isSeen) sound.beat(beat);
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
  } else if (beat.beat === "shifts") {
    const node = count(beat, beat.to);
    if (node && isSeen) draw.bump(node, pace);
    if (ply.worded && isSeen && beat.text) draw.reason(beat);
    if (beat.what === "population") {
      if (isSeen) walkers(beat.seat).forEach((meeple) => draw.walk(meeple, beat, pace));
      walk(beat.seat, beat.to);
    }
  }
}
