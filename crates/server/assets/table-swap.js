// Puts fresh parts into the page: only those that changed, keeping what one looked at. The log is only added to.

/** The parts as the server sent them; the page adds to them. */
const served = new Map();

/** Remembers the parts of the page as it came. To be called before anything is added to them. */
export function remember() {
  for (const part of document.querySelectorAll(".part")) served.set(part.id, part.outerHTML);
}

const SCROLLERS = ["", ".slots", ".choice-row", ".plies", ".maps"];

/** Puts in what changed; returns the ids of the parts that did, and what is seen of the plies that did it. */
export function swap(html) {
  const fresh = new DOMParser().parseFromString(html, "text/html");
  const changed = [];
  for (const part of fresh.querySelectorAll(".part")) {
    const text = part.outerHTML;
    const old = document.getElementById(part.id);
    if (!old || served.get(part.id) === text) continue;
    served.set(part.id, text);
    changed.push(part.id);
    replace(old, document.importNode(part, true));
  }
  const news = fresh.getElementById("log-news");
  if (news && tell(news)) changed.push("log");
  for (const ply of fresh.querySelectorAll("#log-anew > .ply")) document.getElementById(ply.id)?.replaceWith(ply);
  const motions = fresh.getElementById("news-motion")?.content.textContent;
  return { changed, motions: motions ? JSON.parse(motions) : [] };
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

function replace(old, part) {
  const open = [...old.querySelectorAll("details[open][id]")].map((details) => details.id);
  const focused = old.contains(document.activeElement) ? document.activeElement.id : "";
  const scrolled = SCROLLERS.map((name) => {
    const from = name ? old.querySelector(name) : old;
    return from && [name, from.scrollLeft, from.scrollTop];
  });
  old.replaceWith(part);
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  for (const [name, left, top] of scrolled.filter(Boolean)) {
    (name ? part.querySelector(name) : part)?.scrollTo({ left, top, behavior: "instant" });
  }
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}
