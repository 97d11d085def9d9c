// The ceremony at the end: turns one card of the scoring after the other and lets the meeples walk, then shows the result.
// All it shows and says was written by the server.

import { memory } from "./app.js";

const page = document.getElementById("end");
const stage = document.getElementById("ceremony");
const result = document.getElementById("result");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const seen = `end-${page.dataset.game}`;
/** All cards together take about so long, in milliseconds; none less or more than this. */
const [ALL, LEAST, MOST] = [11000, 1300, 2600];

const numbers = (text) => text.split(" ").map(Number);
const find = (what) => stage.querySelector(what);
const cards = stage ? [...stage.querySelectorAll(".cards > li")] : [];
const runners = stage ? [...stage.querySelectorAll("[data-runner]")] : [];
let at = -1;
let timer = 0;
let paused = false;

/** Whether it runs, and nobody should be taken elsewhere. */
export const runs = () => Boolean(stage && !stage.hidden);

/** Lets everybody's meeple walk to a number. */
function walk(totals, gains) {
  runners.forEach((runner, seat) => {
    const people = runner.querySelector("[data-people]");
    count(people, totals[seat]);
    runner.style.setProperty("--at", Math.max(0, totals[seat]) / Number(stage.dataset.most));
    const gain = runner.querySelector(".step-gain");
    const by = gains?.[seat] ?? 0;
    gain.textContent = by ? `${by > 0 ? "+" : "−"}${Math.abs(by)}` : "";
    runner.classList.toggle("walks", Boolean(by));
  });
}

/** Counts a number up or down to another. */
function count(place, to) {
  const from = Number(place.textContent);
  place.dataset.to = to;
  if (still.matches || from === to || document.hidden) {
    place.textContent = to;
    return;
  }
  const begun = performance.now();
  const tick = (now) => {
    if (place.dataset.to !== String(to)) return;
    const part = Math.min(1, (now - begun) / 700);
    place.textContent = Math.round(from + (to - from) * part);
    if (part < 1) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

function show(step) {
  at = step;
  cards.forEach((card, index) => {
    card.classList.toggle("turned-down", index > at);
    card.classList.toggle("now", index === at);
  });
  const card = cards[at];
  walk(numbers(card?.dataset.totals ?? stage.dataset.start), card && numbers(card.dataset.gains));
  find("[data-where]").textContent = card ? stage.dataset.step.replace("{number}", at + 1) : "";
  find("#ceremony-live").textContent = card?.dataset.told ?? stage.dataset.begins;
  card?.scrollIntoView({ block: "nearest", inline: "center", behavior: still.matches ? "auto" : "smooth" });
  if (at === cards.length - 1) find("[data-next]").textContent = stage.dataset.result;
  wait();
}

/** Goes on by itself after a while, unless somebody wants to look, or nothing is to move. */
function wait() {
  clearTimeout(timer);
  if (paused || still.matches) return;
  const each = Math.min(MOST, Math.max(LEAST, ALL / cards.length));
  timer = setTimeout(next, at < 0 ? 1200 : at === cards.length - 1 ? each + 900 : each);
}

function next() {
  if (at < cards.length - 1) show(at + 1);
  else finish();
}

/** The result, now and from now on. */
function finish() {
  clearTimeout(timer);
  stage.hidden = true;
  result.hidden = false;
  document.documentElement.classList.remove("in-ceremony");
  document.title = page.dataset.title;
  memory.set(seen, "1");
  history.replaceState(null, "", `/games/${page.dataset.game}/end`);
  const banner = result.querySelector(".banner");
  banner.classList.add("fresh");
  scrollTo({ top: 0, behavior: "instant" });
  banner.querySelector("h1").focus({ preventScroll: true });
}

/** What the game broke for this browser; the ceremony leaves time to count it. */
async function records() {
  const place = result.querySelector("[data-records]");
  const answer = place && (await fetch(`/games/${page.dataset.game}/records`).catch(() => null));
  if (answer?.status !== 200) return;
  place.innerHTML = await answer.text();
  place.hidden = false;
}

/** Plays the ceremony from its beginning. */
function begin() {
  stage.hidden = false;
  result.hidden = true;
  document.documentElement.classList.add("in-ceremony");
  pause(false);
  const onward = find("[data-next]");
  onward.dataset.was ??= onward.textContent;
  onward.textContent = onward.dataset.was;
  onward.focus({ preventScroll: true });
  show(-1);
}

function pause(now) {
  paused = now;
  find("[data-pause]").setAttribute("aria-pressed", String(paused));
  find("[data-pause]").hidden = still.matches;
  wait();
}

export function start() {
  records();
  if (!stage) return;
  const again = result.querySelector("[data-again]");
  again.hidden = false;
  again.addEventListener("click", begin);
  stage.addEventListener("click", (event) => {
    if (event.target.closest("[data-skip]")) {
      event.preventDefault();
      finish();
    } else if (event.target.closest("[data-pause]")) pause(!paused);
    else next();
  });
  addEventListener("keydown", (event) => {
    if (!runs() || event.altKey || event.ctrlKey || event.metaKey) return;
    const onButton = event.target.closest?.("button, a");
    if (event.key === "Escape") finish();
    else if ((event.key === " " || event.key === "Enter" || event.key === "ArrowRight") && !(onButton && event.key !== "ArrowRight")) next();
    else return;
    event.preventDefault();
  });
  if (!page.dataset.ceremony) return;
  // Whoever has seen it is not kept from the result again.
  if (memory.get(seen)) finish();
  else begin();
}
