// From tile to tile without leaving the panel: a swipe over it, or its arrows, picks the next of the `.pick` buttons in
// their order. Knows neither a game nor what is picked; the arrows come and go with the panel.

import { el, word } from "./table-look.js";

/** How far a finger goes, and how much further along than across, until it means the next. */
const FAR = 56;
const STEEP = 1.6;

const panel = document.getElementById("panel");

/** The picks one can go to, and the place of the one that is picked. */
function picks(canBe) {
  const all = [...document.querySelectorAll(".pick[aria-pressed]")];
  const isPicked = (button) => button.getAttribute("aria-pressed") === "true";
  const open = all.filter((button) => isPicked(button) || canBe(button));
  return { open, at: open.findIndex(isPicked) };
}

/**
 * `chooser` is how a move is chosen, `canBe(button)` whether something on offer can be picked now. Uses the words `earlier`,
 * `later` and `place-of`.
 */
export function start(chooser, canBe = () => true) {
  const go = (by, byKey) => {
    const { open, at } = picks(canBe);
    const next = at < 0 ? null : open[(at + by + open.length) % open.length];
    if (!next || open.length < 2) return false;
    chooser.choose(next, false);
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (byKey) panel.querySelector(`[data-swipe="${by}"]`)?.focus({ preventScroll: true });
    return true;
  };

  // The panel is filled anew with every step.
  new MutationObserver(() => {
    const head = panel.querySelector(":scope > header");
    if (!head || head.querySelector(".swipe")) return;
    const { open, at } = picks(canBe);
    if (at < 0 || open.length < 2) return;
    const arrow = (by, name, text) => {
      const props = { type: "button", id: `swipe-${name}`, "data-swipe": by, "aria-label": word(name) };
      return el("button.button.quiet.icon", { ...props, onclick: (event) => go(by, event.detail === 0) }, text);
    };
    const place = el("span.soft", {}, word("place-of", { number: at + 1, count: open.length }));
    const close = head.querySelector("#close-panel");
    head.insertBefore(el("div.swipe", {}, arrow(-1, "earlier", "‹"), place, arrow(1, "later", "›")), close);
  }).observe(panel, { childList: true });

  let from = null;
  panel.addEventListener("pointerdown", (event) => {
    // What is answered by sliding keeps its own way.
    from = event.isPrimary && event.pointerType !== "mouse" && !event.target.closest("input, select") ? event : null;
  });
  panel.addEventListener("pointercancel", () => (from = null));
  panel.addEventListener("pointerup", (event) => {
    if (!from || event.pointerId !== from.pointerId) return;
    const [dx, dy] = [event.clientX - from.clientX, event.clientY - from.clientY];
    from = null;
    if (Math.abs(dx) < FAR || Math.abs(dx) < STEEP * Math.abs(dy)) return;
    // The end of a swipe is no click.
    if (go(dx < 0 ? 1 : -1, false)) addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", stop, { capture: true }), 50);
  });
}

function stop(event) {
  event.stopPropagation();
  event.preventDefault();
}
