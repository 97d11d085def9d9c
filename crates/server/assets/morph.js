// Makes nodes of the page what the server sent and lets stay what is the same: drawing anew is most of the work. What is
// there afterwards is what putting in the fresh nodes would have led to; what a script added or changed is gone.

/** Nodes that the server sent. All others were added by a script. */
const served = new WeakSet();

/** Notes that the server sent a node and all that is in it. */
export function remember(node) {
  served.add(node);
  const inside = document.createTreeWalker(node, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (inside.nextNode()) served.add(inside.currentNode);
  return node;
}

/** How much there is to draw anew since somebody asked: elements, and many of them for each drawing of a sprite. */
let work = 0;
const DRAWING = 30;
/** So much is drawn anew in a frame, if it comes in several pieces. */
const FRAME = 60;

/** Says whether there is enough for a frame, which is drawn then. */
export function isFull() {
  if (work < FRAME) return false;
  work = 0;
  return true;
}

function count(node) {
  if (node.nodeType === Node.ELEMENT_NODE) work += 1 + node.getElementsByTagName("*").length + DRAWING * node.getElementsByTagName("use").length;
}

/** Makes a fresh node one of the page. */
function adopt(fresh) {
  count(fresh);
  return remember(document.adoptNode(fresh));
}

/** What tells a node apart from those beside it, wherever it stands among them. */
const keyOf = (node) => node.id || (node.dataset?.at ? `${node.getAttribute("class").split(" ")[0]}@${node.dataset.at}` : "");

const isSameKind = (old, fresh) => served.has(old) && old.nodeName === fresh.nodeName && old.nodeName !== "TEMPLATE";

/** Makes a node what a fresh one is, at once. */
export function become(old, fresh) {
  for (const _ of becoming(old, fresh));
}

/** Makes a node what a fresh one is, piece by piece: whoever goes through them lets a frame be drawn in between. */
export function* becoming(old, fresh) {
  if (!isSameKind(old, fresh)) return old.replaceWith(adopt(fresh));
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  // What is in a template is not compared.
  if (old.isEqualNode(fresh) && !fresh.querySelector("template")) return;
  work += old.nodeName === "use" ? DRAWING : 1;
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  for (const { name } of [...old.attributes]) {
    // What somebody has opened stays open.
    if (!fresh.hasAttribute(name) && !(name === "open" && old.matches("details[id]"))) old.removeAttribute(name);
  }
  yield* filling(old, fresh);
}

/** Makes what is in a node what is in a fresh one. */
function* filling(old, fresh) {
  const known = new Map();
  for (const child of old.children) if (keyOf(child)) known.set(keyOf(child), child);
  const coming = new Set([...fresh.children].map(keyOf));
  let next = old.firstChild;
  const isAhead = (node) => next && (next === node || next.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING);
  for (const child of [...fresh.childNodes]) {
    while (next && (!served.has(next) || (keyOf(next) && !coming.has(keyOf(next))))) next = drop(next);
    const key = keyOf(child);
    const same = key && known.get(key);
    if (same && isAhead(same)) {
      while (next !== same) next = drop(next);
    } else if (key || !next || keyOf(next) || !isSameKind(next, child)) {
      old.insertBefore(adopt(child), next);
      if (isFull()) yield;
      continue;
    }
    const here = next;
    next = next.nextSibling;
    yield* becoming(here, child);
    if (isFull()) yield;
  }
  while (next) next = drop(next);
}

/** Takes a node away; returns the one behind it. */
function drop(node) {
  const behind = node.nextSibling;
  node.remove();
  return behind;
}
