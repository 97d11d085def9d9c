// What a move would change, shown where it stands on the table: meeples on the population track and the red lines they
// would pass, and everybody's standing in what is compared.

import { state, svg, use, word } from "./table-look.js";

/** As it is now. */
export function clear() {
  for (const old of document.querySelectorAll("#table-page .then")) old.remove();
  for (const old of document.querySelectorAll("[data-then]")) delete old.dataset.then;
}

/** As it would be. */
export function show(told) {
  clear();
  for (const track of document.querySelectorAll("svg.population")) onTrack(track, told.seats ?? []);
  for (const standing of told.standings ?? []) onCard(standing);
}

/** A pale meeple where each would stand that moves, a thread from where it stands now, and the red lines between. */
function onTrack(track, seats) {
  const { start, step, bar } = track.dataset;
  const at = (people) => Number(start) + Number(step) * people;
  seats.forEach(({ population }, seat) => {
    const now = Number(track.querySelector(`.meeple[data-seat="${seat}"]`)?.dataset.population);
    if (Number.isNaN(now) || now === population) return;
    const [least, most] = [Math.min(now, population), Math.max(now, population)];
    for (const line of track.querySelectorAll(".red-line")) {
      const after = Number(line.dataset.after);
      if (least <= after && after < most) line.dataset.then = "1";
    }
    const group = svg("g", { class: `then seat-${seat}`, "aria-hidden": "true" });
    const y = Number(bar);
    group.append(svg("path", { class: "thread", d: `M${at(now)} ${y + 8}H${at(population)}` }));
    group.append(use("meeple", { x: at(population) - 10, y: y - 24, width: 20, height: 22 }));
    track.append(group);
  });
}

/** What everybody would have, beside what they have. */
function onCard({ id, before, after, ahead_before: was, ahead_after: is }) {
  const card = document.querySelector(`[data-standing="${CSS.escape(id)}"]`);
  for (const one of card?.querySelectorAll("[data-seat]") ?? []) {
    const seat = Number(one.dataset.seat);
    const [gains, loses] = [is.includes(seat) && !was.includes(seat), was.includes(seat) && !is.includes(seat)];
    if (before[seat] === after[seat] && !gains && !loses) continue;
    const then = document.createElement("span");
    then.className = "then";
    then.textContent = before[seat] === after[seat] ? "" : `→ ${after[seat]}`;
    if (gains || loses) then.textContent += gains ? " ▲" : " ▽";
    if (gains || loses) then.title = word(gains ? "ahead-now" : "ahead-no-more");
    one.append(then);
    one.dataset.then = gains ? "gain" : loses ? "loss" : seat === Number(state().seat) ? "own" : "other";
  }
}
