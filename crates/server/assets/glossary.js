// Terms: a word that is explained on the spot. Without this script, or without an answer, it is a link into the
// glossary.

let loaded; // all explanations, asked for once
let card; // the one that is shown
let shownFor; // the word it belongs to

const explanations = () =>
  (loaded ??= fetch("/learn/glossary?part")
    .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))))
    .then((text) => new DOMParser().parseFromString(text, "text/html"))
    .catch((error) => {
      loaded = undefined; // the next one tries again
      throw error;
    }));

document.addEventListener("click", (event) => {
  const term = event.target.closest?.("a[data-term]");
  if (!term || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open(term).catch(() => (location.href = term.href));
});

// Who points at a term is likely to choose it.
for (const kind of ["pointerover", "focusin"]) {
  document.addEventListener(kind, (event) => {
    if (event.target.closest?.("a[data-term]")) explanations().catch(() => {});
  });
}

async function open(term) {
  const all = await explanations();
  const wanted = all.querySelector(`article[data-term="${CSS.escape(term.dataset.term)}"]`);
  if (!wanted) throw new Error("no such term");
  const inside = card?.contains(term);
  if (inside) term = shownFor; // one explanation leads to the next, in the same place
  else if (card?.matches(":popover-open")) card.hidePopover();
  card ??= made();
  const body = document.importNode(wanted, true);
  const close = Object.assign(document.createElement("button"), {
    type: "button",
    className: "button",
    textContent: all.body.firstElementChild.dataset.close,
  });
  close.addEventListener("click", () => card.hidePopover());
  const more = body.querySelector(".more");
  more.append(close);
  card.replaceChildren(body);
  card.setAttribute("aria-labelledby", body.querySelector("h2").id);
  // Beneath an open dialog nothing can be reached, so it goes into it.
  const place = term.closest("dialog[open]") ?? document.body;
  if (card.parentElement !== place) place.append(card);
  shownFor = term;
  if (!card.matches(":popover-open")) card.showPopover();
  term.setAttribute("aria-expanded", "true");
  beside(term);
  card.focus();
}

function made() {
  const made = document.createElement("div");
  Object.assign(made, { id: "term-card", popover: "auto", tabIndex: -1, className: "panel" });
  made.setAttribute("role", "dialog");
  made.addEventListener("toggle", (event) => {
    if (event.newState === "closed") shownFor?.setAttribute("aria-expanded", "false");
  });
  made.addEventListener("keydown", (event) => {
    event.stopPropagation(); // keys of the page are not meant; Escape closes by itself
  });
  made.addEventListener("focusout", (event) => {
    if (event.relatedTarget && !made.contains(event.relatedTarget) && made.matches(":popover-open")) made.hidePopover();
  });
  return made;
}

/** Below the word, or above it where there is no room; never over the edge of the window. */
function beside(term) {
  const word = term.getClientRects()[0] ?? term.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const gap = 8;
  const left = Math.max(gap, Math.min(word.left, innerWidth - width - gap));
  const below = word.bottom + gap;
  const top = below + height <= innerHeight - gap ? below : Math.max(gap, word.top - gap - height);
  card.style.left = `${left}px`;
  card.style.top = `${top}px`;
}
