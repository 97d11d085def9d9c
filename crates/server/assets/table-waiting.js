// Waiting for somebody: clocks, and a bot that stands in; and waiting no longer: ending the game.

import { ask, state, toast } from "./table-look.js";

/** How far the clock of the server is ahead of this one, in seconds; and what it said last. */
let ahead = 0;
let known;

/** `4:05`, `1:02:07`. */
function span(seconds) {
  const left = Math.max(0, Math.ceil(seconds));
  const [hours, minutes, rest] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const two = (number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Shows what is left on every clock. */
function run() {
  const now = Date.now() / 1000 + ahead;
  for (const clock of document.querySelectorAll(".clock")) {
    const { until, left } = clock.dataset;
    const rest = until === undefined ? Number(left) : Number(until) - now;
    clock.textContent = span(rest);
    clock.classList.toggle("runs", until !== undefined);
    clock.classList.toggle("short", until !== undefined && rest < 15);
  }
}

/** The page has changed. */
export function update() {
  // What the server said when it made the page or its parts; older ones say less than they did.
  if (state().now !== known) [known, ahead] = [state().now, Number(state().now) - Date.now() / 1000];
  run();
}

/** Begins; `follow` makes the page current after something was asked for. */
export function start(follow) {
  update();
  if (document.querySelector(".clock")) setInterval(run, 500);
  document.addEventListener("click", async (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    const agrees = "clock" in button.dataset;
    const { end } = button.dataset;
    if (button.dataset.standIn === undefined && !agrees && !end) return;
    const bot = button.dataset.standIn || null;
    try {
      button.closest("dialog")?.close();
      if (agrees) await ask("/clock", {});
      else if (end === "resign") await ask("/resign", { seat: Number(state().seat) });
      else if (end) await ask("/end", { agree: end === "agree" });
      else await ask("/stand-in", { bot, seat: Number(button.dataset.for ?? state().seat) });
      await follow();
    } catch (problem) {
      toast(problem.message);
    }
  });
}
