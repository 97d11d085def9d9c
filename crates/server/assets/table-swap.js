// Puts fresh parts into the page, a few in every frame. The log is only added to.

import { breath, drawn } from "./frames.js";
import { becoming, isFull, remember as note } from "./morph.js";

/** Notes the parts of the page as it came. To be called before anything is added to them. */
export function remember() {
  document.querySelectorAll(".part").forEach(note);
}

/** Reads parts as they came, and lets the browser draw a frame before they are put in. */
export async function parsed(html) {
  const fresh = new DOMParser().parseFromString(html, "text/html");
  if (!document.hidden) await breath();
  return fresh;
}

/** Parts that show what plies did: numbers, tracks, towns. */
const isSeen = (part) => part.matches("#seats, #town, #towns, .small-map") || part.querySelector("svg.population") !== null;

/**
 * What changed: the ids of the parts, what is seen of the plies that did it, and what puts them in: over some frames if
 * something is to move meanwhile, else at once. `around` is given what puts in a piece, and of which part. Parts that show what
 * plies did come first, and in one piece.
 */
export function swap(fresh) {
  // A part of a part comes with it.
  const parts = [...fresh.querySelectorAll(".part")].filter((part) => !part.parentElement.closest(".part"));
  // What is done with parts that are not in yet is refused, as the page says until the end that it shows what was.
  const order = (part) => (part.id === "state" ? 2 : Number(!isSeen(part)));
  parts.sort((a, b) => order(a) - order(b));
  const motions = fresh.getElementById("news-motion")?.content.textContent;
  const changed = [...fresh.querySelectorAll(".part")].map(({ id }) => id);
  return {
    changed,
    motions: motions ? JSON.parse(motions) : [],
    async put(around, moves) {
      const news = fresh.getElementById("log-news");
      around(() => {
        if (news && tell(news)) changed.push("log");
        for (const ply of fresh.querySelectorAll("#log-anew > .ply")) document.getElementById(ply.id)?.replaceWith(note(ply));
      });
      if (moves) await drawn();
      for (const part of parts) {
        const pieces = exchanging(part);
        let isIn = false;
        while (!isIn) {
          // Taking back what is still to be seen costs time: not for every piece of what comes at once.
          const step = () => (moves && order(part) ? pieces.next().done : Boolean([...pieces]));
          around(() => (isIn = step()), part.id);
          if (!isIn) await drawn();
        }
        if (moves && isFull()) await drawn();
      }
    },
  };
}

/** Puts a part in, piece by piece. */
function* exchanging(part) {
  const old = document.getElementById(part.id);
  if (!old) return;
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  yield* becoming(old, part);
  if (focused?.id && !focused.isConnected) document.getElementById(focused.id)?.focus({ preventScroll: true });
}

/** Puts new plies on top of the log, and takes away those that were taken back; says whether there were any. */
function tell(news) {
  const log = document.getElementById("log");
  const list = log.querySelector(".plies");
  const gone = [...list.querySelectorAll(".ply")].filter((ply) => Number(ply.dataset.ply) > Number(news.dataset.kept));
  if (!gone.length && !news.children.length) return false;
  list.querySelector(".since-line")?.remove();
  for (const ply of gone) ply.remove();
  list.prepend(...[...news.children].map(note));
  // A round is named above the latest of its plies, and only there.
  for (const line of list.querySelectorAll(".round-line")) {
    const [above, below] = [line.previousElementSibling, line.nextElementSibling];
    if (!below?.matches(".ply") || above?.dataset.period === line.dataset.period) line.remove();
  }
  log.querySelector(".empty").hidden = Boolean(list.querySelector(".ply"));
  return true;
}
