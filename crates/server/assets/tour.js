// The tour of a table: one part after the other, beside the part itself. It lies on top of nothing that is needed, so
// one can play while it is open. Where one is stays in this browser: `at:3` while it is open, `left:3` after leaving.

import { memory } from "./app.js";

const source = document.getElementById("tour-steps");
const texts = source.dataset;
// A table has only some of the parts: what it lacks is left out.
const steps = [...source.content.children].filter(({ dataset: { at } }) => !at || document.querySelector(at));
const key = `tour-${texts.game}`;
const [state, from] = (memory.get(key) ?? "").split(":");

let index = Math.min(Number(from) || 0, steps.length - 1);
let card;
let ring;

document.addEventListener("click", (event) => {
  if (!event.target.closest("[data-tour]")) return;
  document.querySelectorAll("dialog[open]").forEach((dialog) => dialog.close());
  go(memory.get(key) === "done" ? 0 : index);
});

function go(to) {
  index = to;
  memory.set(key, `at:${index}`);
  card ?? open();
  const step = steps[index];
  const heading = document.importNode(step.querySelector("h2"), true);
  heading.id = "tour-heading";
  const count = element("span", "soft", texts.progress.replace("{step}", index + 1).replace("{all}", steps.length));
  const back = button(texts.back, () => go(index - 1));
  back.disabled = index === 0;
  const last = index === steps.length - 1;
  const next = button(last ? texts.done : texts.next, () => (last ? close("done") : go(index + 1)));
  next.classList.add("primary");
  const leave = button("×", () => close(`left:${index}`));
  leave.classList.add("quiet", "icon", "leave");
  leave.setAttribute("aria-label", texts.leave);
  const buttons = element("div", "buttons");
  buttons.append(count, back, next);
  const words = [...step.children].slice(1).map((child) => document.importNode(child, true));
  card.replaceChildren(leave, heading, ...words, buttons);
  // On a small screen the part may be behind a tab.
  const tab = document.querySelector(`#tabs [data-tab="${step.dataset.tab}"]`);
  if (tab?.offsetParent && tab.getAttribute("aria-pressed") !== "true") tab.click();
  const target = step.dataset.at && document.querySelector(step.dataset.at);
  target?.scrollIntoView?.({ block: "nearest", inline: "start", behavior: "instant" });
  place();
  next.focus({ preventScroll: true });
}

function open() {
  card = element("section", "panel");
  card.id = "tour";
  card.setAttribute("role", "dialog");
  card.setAttribute("aria-labelledby", "tour-heading");
  card.addEventListener("keydown", (event) => {
    event.stopPropagation(); // keys of the table are not meant
    if (event.key === "Escape") close(`left:${index}`);
  });
  ring = element("div");
  ring.id = "tour-ring";
  ring.setAttribute("aria-hidden", "true");
  document.body.append(ring, card);
  addEventListener("resize", place);
  changes.observe(document.getElementById("table-page"), { childList: true, subtree: true, attributes: true });
}

function close(how) {
  memory.set(key, how);
  changes.disconnect();
  removeEventListener("resize", place);
  card.remove();
  ring.remove();
  card = undefined;
  document.querySelector("#menu summary")?.focus();
}

// The table changes while one plays: the card follows, at most once a frame.
let waiting = 0;
const changes = new MutationObserver(() => {
  cancelAnimationFrame(waiting);
  waiting = requestAnimationFrame(place);
});

/** Beside what the step is about: where there is most room, else in the corner that is farther away. */
function place() {
  if (!card) return;
  const { at } = steps[index].dataset;
  const target = at ? document.querySelector(at) : null;
  const box = target?.getBoundingClientRect();
  const seen = box && box.width > 0 && box.height > 0;
  ring.hidden = !seen;
  const { offsetWidth: width, offsetHeight: height } = card;
  const gap = 12;
  const [wide, high] = [innerWidth - width - gap, innerHeight - height - gap];
  let [left, top] = [wide / 2, high / 2];
  if (seen) {
    for (const side of ["left", "top", "width", "height"]) ring.style[side] = `${box[side]}px`;
    const middle = [box.left + box.width / 2 - width / 2, box.top + box.height / 2 - height / 2];
    if (box.right + gap <= wide) [left, top] = [box.right + gap, middle[1]];
    else if (box.left - width - gap >= gap) [left, top] = [box.left - width - gap, middle[1]];
    else if (box.top - height - gap >= gap) [left, top] = [middle[0], box.top - height - gap];
    else if (box.bottom + gap <= high) [left, top] = [middle[0], box.bottom + gap];
    else [left, top] = [wide, box.top + box.height / 2 > innerHeight / 2 ? gap : high];
  }
  card.style.left = `${Math.max(gap, Math.min(left, wide))}px`;
  card.style.top = `${Math.max(gap, Math.min(top, high))}px`;
}

function element(tag, className = "", textContent = "") {
  return Object.assign(document.createElement(tag), { className, textContent });
}

function button(text, run) {
  const made = element("button", "button", text);
  made.type = "button";
  made.addEventListener("click", run);
  return made;
}

if (state === "at") go(index);
