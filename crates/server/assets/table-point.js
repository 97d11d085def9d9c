// Shows on the maps where something is told to be: whatever has `data-at` outside of them, as `0:1,-2 1:0,3` (seat and
// cell), points at those places while it is hovered or has the focus.

import { svg } from "./table-look.js";

/** Points at places: `[{ seat, at, outline }]`, by the outline if there is one, else at what the map has there. */
export function point(places) {
  unpoint();
  for (const { seat, at, outline } of places) {
    for (const map of document.querySelectorAll(`svg.town[data-seat="${seat}"]`)) {
      if (outline) map.append(svg("path", { class: "pointed-edge", d: outline, "aria-hidden": "true" }));
      else for (const node of map.querySelectorAll(`:is(.tile, .border, .cell)[data-at="${at}"]`)) node.classList.add("pointed");
    }
  }
}

/** Points at nothing any more. */
export function unpoint() {
  for (const edge of document.querySelectorAll(".pointed-edge")) edge.remove();
  for (const node of document.querySelectorAll(".pointed")) node.classList.remove("pointed");
}

const told = (text) =>
  text.split(" ").map((place) => {
    const [seat, at] = place.split(":");
    return { seat, at };
  });

/** Listens to all that is told with a place. */
export function start() {
  const onto = (event) => {
    const near = event.target.closest?.("#log [data-at]");
    if (near) point(told(near.dataset.at));
  };
  const off = (event) => {
    const near = event.target.closest?.("#log [data-at]");
    if (near && !near.contains(event.relatedTarget)) unpoint();
  };
  for (const name of ["pointerover", "focusin"]) document.addEventListener(name, onto);
  for (const name of ["pointerout", "focusout"]) document.addEventListener(name, off);
}
