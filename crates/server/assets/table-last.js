// The last round: shows its card when it begins, once, and again for whoever asks. The table stays free under it.

import { announce, state } from "./table-look.js";

const card = () => document.querySelector("#last-round .last-card");
const key = () => `last-${state().game}`;
let fading;

function show(open) {
  clearTimeout(fading);
  card()?.classList.toggle("open", open);
  document.querySelector("#bar [data-last]")?.setAttribute("aria-expanded", String(open));
}

/** After parts were put in: the beginning of the last round is announced once. */
export function update() {
  const now = card();
  if (!now || sessionStorage.getItem(key())) return;
  sessionStorage.setItem(key(), "1");
  show(true);
  announce([...now.querySelectorAll("h2, p, li")].map((part) => part.textContent.trim()).join(". "));
  fading = setTimeout(() => show(false), 12000);
}

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-last-close]")) show(false);
  if (event.target.closest("[data-last]")) show(!card()?.classList.contains("open"));
});
document.addEventListener("keydown", (event) => event.key === "Escape" && show(false));
