// All towns in one picture, asked for when it is opened and as the game stands then.

import { state } from "./table-look.js";

const dialog = document.getElementById("panorama");
const dark = matchMedia("(prefers-color-scheme: dark)");

/** Puts in the picture as it is now, by the light of the page. */
function load() {
  const picture = dialog.querySelector("img");
  const theme = document.documentElement.dataset.theme ?? (dark.matches ? "dark" : "light");
  picture.src = `${picture.dataset.src}?light=${theme === "dark" ? "night" : "day"}&v=${state().version}`;
}

export function show() {
  load();
  dialog.showModal();
}

document.addEventListener("click", (event) => event.target.closest("[data-open=panorama]") && load());
