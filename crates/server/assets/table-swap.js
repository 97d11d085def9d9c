// Puts fresh parts into the page: only those that changed, keeping what one looked at. The log is only added to.

/** The parts as the server sent them; the page adds to them. */
const served = new Map();

/** Remembers the parts of the page as it came. To be called before anything is added to them. */
export function remember() {
  for (const part of document.querySelectorAll(".part")) served.set(part.id, part.outerHTML);
  for (const tile of document.querySelectorAll("svg.town > .tile")) sent.set(tile, tile.outerHTML);
}

/** Tiles as the server sent them: those that are the same stay, as drawing a town anew is most of the work. */
const sent = new WeakMap();

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

/** Parts that show what plies did: numbers, tracks, towns. */
const isSeen = (part) => part.matches("#seats, #town, #towns, .small-map") || part.querySelector("svg.population") !== null;

/**
 * Puts in what changed; returns the ids of the parts that did, and what is seen of the plies that did it. All that has to
 * be known of the old parts is asked for before the first one goes: nothing is laid out more than once. Those that nothing
 * moves in wait for `rest`, so that a frame has less to do.
 */
export function swap(fresh) {
  const changed = [];
  for (const part of fresh.querySelectorAll(".part")) {
    const text = part.outerHTML;
    const old = document.getElementById(part.id);
    const before = served.get(part.id);
    if (!old || before === text) continue;
    served.set(part.id, text);
    // A part of a part comes with it.
    if (!changed.some(({ part: outer }) => outer.contains(part))) changed.push({ old, part, kept: kept(old), town: sameTown(old, part, before, text) });
    else changed.push({ part });
  }
  const all = changed.filter(({ old }) => old);
  const seen = all.map(({ part }) => part).filter(isSeen);
  exchange(all.filter(({ part }) => seen.includes(part)));
  const ids = changed.map(({ part }) => part.id);
  const news = fresh.getElementById("log-news");
  if (news && tell(news)) ids.push("log");
  for (const ply of fresh.querySelectorAll("#log-anew > .ply")) document.getElementById(ply.id)?.replaceWith(ply);
  const motions = fresh.getElementById("news-motion")?.content.textContent;
  const rest = () => exchange(all.filter(({ part }) => !seen.includes(part)));
  return { changed: ids, motions: motions ? JSON.parse(motions) : [], rest };
}

function exchange(parts) {
  for (const { old, part, town } of parts) {
    for (const tile of part.querySelectorAll("svg.town > .tile")) sent.set(tile, tile.outerHTML);
    if (town) redraw(town, part.querySelector("svg.town"));
    else old.replaceWith(document.adoptNode(part));
  }
  for (const { part, kept, town } of parts) if (!town) restore(part, kept);
}

/** The town that is drawn already, if nothing of a part differs but what is drawn of it. */
function sameTown(old, part, before, text) {
  const [drawn, fresh] = [old, part].map((one) => one.querySelector("svg.town"));
  const around = (html) => html?.replace(/<svg class="town[^]*<\/svg>/, "");
  return drawn && drawn.id === fresh?.id && around(before) === around(text) ? drawn : null;
}

/** Draws a town anew around the tiles that stay. */
function redraw(town, fresh) {
  for (const { name, value } of fresh.attributes) if (name !== "class") town.setAttribute(name, value);
  const known = new Map([...town.children].filter(({ id }) => id).map((child) => [child.id, child]));
  let next = town.firstChild;
  const isAhead = (node) => Boolean(next && (next === node || next.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING));
  for (const child of [...fresh.childNodes]) {
    const old = known.get(child.id);
    if (!old || sent.get(old) !== sent.get(child) || !sent.has(child) || !isAhead(old)) {
      town.insertBefore(document.adoptNode(child), next);
      continue;
    }
    while (next !== old) next = drop(next);
    next = old.nextSibling;
  }
  while (next) next = drop(next);
}

/** Takes a node away; returns the one behind it. */
function drop(node) {
  const behind = node.nextSibling;
  node.remove();
  return behind;
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
