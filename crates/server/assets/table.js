// The table of any game: keeps the page up to date, and takes back. A game's own module runs it with its way to choose.

import * as alerts from "./table-alerts.js";
import * as chat from "./table-chat.js";
import * as country from "./table-country.js";
import * as details from "./table-details.js";
import * as hint from "./table-hint.js";
import * as keys from "./table-keys.js";
import * as last from "./table-last.js";
import * as log from "./table-log.js";
import * as motion from "./table-motion.js";
import { announce, ask, banner, narrow, page, seatQuery, state, toast, word } from "./table-look.js";
import { TownMap } from "./table-map.js";
import { settled } from "./table-play.js";
import * as point from "./table-point.js";
import { parsed, remember, swap } from "./table-swap.js";
import * as waiting from "./table-waiting.js";
import * as webhook from "./table-webhook.js";

remember();

let choose;
let map;
let refreshing = null;
/** Parts that are being put in. */
let putting = Promise.resolve();
/** The entry that was told last; and whether something happened that is no entry. */
let due = 0;
let unsure = false;
let stream;
let turn = state().turn;
let acts = state().acts;
const wasRunning = state().status === "running";

/**
 * The town in the middle, if it is drawn; what one looks at stays, unless it is somebody else's now. While parts are being put
 * in, and the page is not whole, nothing is measured.
 */
function lay(isWhole = true) {
  const box = document.querySelector("#town .map");
  const drawn = box?.querySelector("svg.town");
  if (!drawn) return;
  const same = map && map.svg.id === drawn.id;
  if (map?.box === box) {
    // A row above it may have come or gone; what moves is measured next.
    if (isWhole) map.resized();
    return map.redrawn();
  }
  const view = map?.before ? map.before.view : map?.view;
  map = new TownMap(box, same ? view : null, map?.size, country);
}

/** Makes the page current: with parts that came already, if they were made for what it shows, else by asking for them. */
async function refresh(parts) {
  const fresh = parts && (await parsed(parts.html));
  await putting;
  if (parts && parts.since === state().shown) return put(fresh);
  unsure = true;
  return renew();
}

/** An entry was told: asks for what it changed, unless that is shown already or comes with the answer to a move. */
async function heard(event) {
  due = Math.max(due, Number(event.lastEventId));
  await settled();
  await renew();
}

/** Something was asked for: the stream tells what came of it, where there is one. */
const follow = () => (stream?.readyState === EventSource.OPEN ? settled() : refresh());

/** Asks for parts until the page shows all that was told. */
function renew() {
  refreshing ??= (async () => {
    await null; // so that it is known to run before it may be over
    try {
      await putting;
      while (unsure || due > Number(state().version)) await fetchParts();
    } finally {
      refreshing = null;
    }
  })();
  return refreshing;
}

async function fetchParts() {
  const [since, wasUnsure] = [state().shown, unsure];
  unsure = false;
  let fresh;
  try {
    const answer = await fetch(`/games/${state().game}/parts?since=${since}${seatQuery("&")}`);
    if (answer.redirected || answer.status === 403) return location.reload();
    if (!answer.ok) throw new Error(answer.status);
    fresh = await parsed(await answer.text());
    await putting;
    banner("");
  } catch {
    banner(word("offline"));
    await new Promise((done) => setTimeout(done, 1500));
    unsure = true;
    return;
  }
  // These were made for what the page showed before the parts of a move were put in.
  if (state().shown !== since) unsure ||= wasUnsure;
  else await put(fresh, true);
}

/** Puts parts in; what others did is `news` on the tabs that are not open. */
async function put(fresh, isNews = false) {
  const swapped = exchange(fresh);
  putting = swapped.catch(() => {});
  const { changed, motions } = await swapped;
  if (isNews) details.news(changed);
  return settle(motions);
}

/** What plies did is taken back at once, and seen when all has been put in. */
async function exchange(fresh) {
  details.hush(fresh);
  const swapped = swap(fresh);
  let isIn;
  const moves = motion.begins(swapped.motions, new Promise((ready) => (isIn = ready)));
  const around = (run, part) =>
    motion.around(() => {
      run();
      if (part === "town") lay(false);
    });
  await swapped.put(around, moves);
  isIn();
  return swapped;
}

/** After parts were put in; `motions` is what is seen of the plies that led to them. */
async function settle(motions = []) {
  const now = state();
  lay();
  const seen = motion.seen(motions);
  if (now.pass) return seen.then(() => location.assign(`/games/${now.game}`));
  const over = wasRunning && now.status === "finished" && !document.querySelector("#lesson[data-progress]");
  if (over) return seen.then(() => location.assign(`/games/${now.game}/end?ceremony`));
  document.title = now.title;
  if (now.acts && !acts) alerts.call();
  acts = now.acts;
  alerts.update();
  waiting.update();
  details.update();
  const happened = log.update(seen);
  if (now.turn !== turn || happened.length || motions.length) {
    turn = now.turn;
    const since = log.since();
    const did = motion.told(motions).filter((text) => !since.includes(text));
    announce([...did, ...happened, since, turn].filter(Boolean).join(". "));
  }
  last.update();
  await choose.update();
  hint.update();
  document.dispatchEvent(new Event("table-settled"));
}

/** Brings a cell into sight, above the sheet if that lies over the map. */
function reveal(cell) {
  const sheet = document.getElementById("panel").getBoundingClientRect();
  const over = narrow.matches && sheet.height ? sheet.top : Infinity;
  map?.reveal(cell, over);
}

/** Those of whom it was told that they gave up. */
const gaveUp = new Set();

function listen() {
  stream = new EventSource(`/api/v1/games/${state().game}/stream?after=${state().version}${seatQuery("&")}`);
  // What was not kept (offers, names) may have been missed while nobody listened.
  let opened = false;
  stream.addEventListener("open", () => {
    banner("");
    if (opened) {
      refresh();
      chat.catchUp();
    }
    opened = true;
  });
  stream.addEventListener("talk", chat.heard);
  stream.addEventListener("ply", heard);
  for (const kind of ["seats", "clock"]) stream.addEventListener(kind, () => refresh());
  stream.addEventListener("take-back", (event) => {
    toast(word("taken-back"));
    heard(event);
  });
  stream.addEventListener("offer", (event) => {
    const asked = document.querySelector("#offer .offer-card");
    if (asked && JSON.parse(event.data).by === null) toast(word("refused"));
    refresh();
  });
  stream.addEventListener("end", (event) => {
    const { by, closed, resigned } = JSON.parse(event.data);
    const name = (seat) => document.querySelector(`#seat-${seat} .name`)?.textContent ?? "";
    const fresh = resigned.filter((seat) => !gaveUp.has(seat));
    for (const seat of fresh) gaveUp.add(seat);
    if (closed === "agreed") toast(word("ended"));
    else if (fresh.length) toast(word("resigned", { name: fresh.map(name).join(", ") }));
    else if (by === null && document.querySelector("#offer .offer-card")) toast(word("refused"));
    refresh();
  });
  stream.addEventListener("error", () => {
    banner(word("offline"));
    if (stream.readyState !== EventSource.CLOSED) return; // it tries again by itself
    setTimeout(() => {
      listen();
      refresh();
    }, 2000);
  });
}

document.addEventListener("click", async (event) => {
  const zoom = event.target.closest("[data-zoom]")?.dataset.zoom;
  if (zoom === "in") map?.zoom(0.75);
  if (zoom === "out") map?.zoom(1.33);
  if (zoom === "fit") map?.fit();
  const prepared = event.target.closest("[data-prepare]")?.dataset.prepare;
  // Whoever is quick asks before the legal moves are there.
  const isPrepared = () => choose.prepare(prepared, event.detail === 0);
  if (prepared && !isPrepared()) (await choose.update(), isPrepared()) || toast(word("gone-on"));
  const back = event.target.closest("#take-back, [data-take-back]");
  const answer = event.target.closest("[data-answer]")?.dataset.answer;
  if (!back && !answer) return;
  try {
    if (back) {
      const told = await ask("/take-back", { seat: Number(back.dataset.takeBack ?? state().seat) });
      if (!told.done) toast(word("asked"));
    } else {
      await ask("/take-back/answer", { agree: answer === "agree" });
    }
    await follow();
  } catch (problem) {
    toast(problem.message);
  }
});

addEventListener("resize", () => {
  map?.resized();
  country.update(map);
});
// A browser has few connections to a place: a page that is left must not keep one.
addEventListener("pagehide", () => stream?.close());
addEventListener("pageshow", (event) => {
  if (!event.persisted) return;
  if (stream) listen();
  refresh();
});
document.addEventListener("visibilitychange", () => document.hidden || (choose && refresh()));

/**
 * Runs the table. `chooser` is how a move is chosen: `start(hooks)`, `update()` makes the choice fit the game as it is
 * now, `choose(button, byKey)`, `place(cell, byKey)`, `prepare(move, byKey)` chooses a whole move and says whether it
 * could, `back()`, `targets()` are the cells that can be chosen, `key(name)` says whether a key meant something.
 */
export function run(chooser) {
  choose = chooser;
  details.start();
  choose.start({ refresh, info: details.info, reveal, include: (cells) => map?.include(cells), restore: () => map?.restore() });
  hint.start(choose);
  log.start();
  point.start();
  keys.start(() => map, choose);
  alerts.start();
  motion.start();
  country.start(() => map);
  chat.start();
  waiting.start(follow);
  webhook.start();
  settle();
  if (state().status === "running") listen();
  page.dataset.ready = "1";
}
