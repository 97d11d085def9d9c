// How fast things move, as one chose on any page, and what ends it: any input.

import { memory } from "./app.js";
import * as player from "./motion.js";

export const still = matchMedia("(prefers-reduced-motion: reduce)");

/** How long things take; nothing moves where there is no number. */
const SPEEDS = { off: 0, quick: 0.55, normal: 1, slow: 1.8 };

const chosen = () => (memory.get("motion") in SPEEDS ? memory.get("motion") : "normal");

/** How long everything takes; 0 if nothing is to move, or nobody looks. */
export const speed = () => (still.matches || document.hidden ? 0 : SPEEDS[chosen()]);

/** Buttons show what is chosen. */
export function update() {
  for (const button of document.querySelectorAll("[data-speed]")) {
    button.setAttribute("aria-pressed", button.dataset.speed === chosen());
  }
}

const skip = (event) => {
  if (!event.repeat && player.plays()) player.finish();
};

/** Begins. */
export function start() {
  update();
  for (const input of ["pointerdown", "keydown", "wheel"]) {
    document.addEventListener(input, skip, { capture: true, passive: true });
  }
  document.addEventListener("click", (event) => {
    const speed = event.target.closest("button")?.dataset.speed;
    if (!speed) return;
    memory.set("motion", speed);
    update();
  });
  document.addEventListener("visibilitychange", () => document.hidden && player.finish());
  still.addEventListener("change", () => player.finish());
  addEventListener("resize", () => player.finish());
}
