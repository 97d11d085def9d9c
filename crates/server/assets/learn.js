// The way in: a first game whose table begins with the tour.

import { attempt, memory, post } from "./app.js";

for (const button of document.querySelectorAll("[data-first-game]")) {
  button.addEventListener("click", () =>
    attempt(button, button.parentElement.querySelector("[role=alert]"), async () => {
      const { id } = await post("/games", JSON.parse(button.dataset.firstGame));
      memory.set(`tour-${button.dataset.game}`, "at:0");
      location.assign(`/games/${id}`);
    }),
  );
}
