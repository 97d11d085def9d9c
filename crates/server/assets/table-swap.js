// Puts fresh parts into the page: only those that changed, keeping what one looked at. The log is only added to.

/** The parts as the server sent them; the page adds to them. */
const served = new Map();

/** Remembers the parts of the page as it came. To be called before anything is added to them. */
export function remember() {
  for (const part of document.querySelectorAll(".part")) served.set(part.id, part.outerHTML);
}

const SCROLLERS = ["", ".slots", ".choice-row", ".plies", ".maps"];

/** Reads parts as they came, and lets the browser draw a frame before they are put in. */
export async function parsed(html) {
  const fresh = new DOMParser().parseFromString(html, "text/html");
  if (!document.hidden) await breath();
  return fresh;
}

/** Resolves in a task of its own; unlike a timer it is not made to wait. */
const breath = () =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    port2.postMessage(null);
  });

/**
 * Puts in what changed; returns the ids of the parts that did, and what is seen of the plies that did it. All that has to
 * be known of the old parts is asked for before the first one goes: nothing is laid out more than once.
 */
export function swap(fresh) {
  const changed = [];
  for (const part of fresh.querySelectorAll(".part")) {
    const text = part.outerHTML;
    const old = document.getElementById(part.id);
    if (!old || served.get(part.id) === text) continue;
    served.set(part.id, text);
    // A part of a part comes with it.
    if (!changed.some(({ part: outer }) => outer.contains(part))) changed.push({ old, part, kept: kept(old) });
    else changed.push({ part });
  }
  const all = changed.filter(({ old }) => old);
  for (const { old, part } of all) old.replaceWith(document.adoptNode(part));
  for (const { part, kept } of all) restore(part, kept);
  const ids = changed.map(({ part }) => part.id);
  const news = fresh.getElementById("log-news");
  if (news && tell(news)) ids.push("log");
  for (const ply of fresh.querySelectorAll("#log-anew > .ply")) document.getElementById(ply.id)?.replaceWith(ply);
  const motions = fresh.getElementById("news-motion")?.content.textContent;
  return { changed: ids, motions: motions ? JSON.parse(motions) : [] };
}

/** Puts new plies on top of the log, and takes away those that were taken back; says whether there were any. */
function tell(news) {
  const log = document.getElementById("log");
  const list = log.querySelector(".plies");
  const gone = [...list.querySelectorAll(".ply")].filter((ply) => Number(ply.dataset.ply) > Number(news.dataset.kept));
  if (!gone.length && !news.children.length) return false;
  list.querySelector(".since-line")?.remove();
  for (const ply of gone) ply.remove();
  list.prepend(...news.children);
  // A round is named above the latest of its plies, and only there.
  for (const line of list.querySelectorAll(".round-line")) {
    const [above, below] = [line.previousElementSibling, line.nextElementSibling];
    if (!below?.matches(".ply") || above?.dataset.period === line.dataset.period) line.remove();
  }
  log.querySelector(".empty").hidden = Boolean(list.querySelector(".ply"));
  served.delete("log");
  return true;
}

/** What one has opened, where one is, and how far one has looked in a part. */
function kept(old) {
  const open = [...old.querySelectorAll("details[open][id]")].map(({ id }) => id);
  const focused = old.contains(document.activeElement) ? document.activeElement.id : "";
  const scrolled = SCROLLERS.map((name) => {
    const from = name ? old.querySelector(name) : old;
    return from && { name, left: from.scrollLeft, top: from.scrollTop };
  });
  return { open, focused, scrolled: scrolled.filter((one) => one?.left || one?.top) };
}

function restore(part, { open, focused, scrolled }) {
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  for (const { name, left, top } of scrolled) {
    (name ? part.querySelector(name) : part)?.scrollTo({ left, top, behavior: "instant" });
  }
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}
