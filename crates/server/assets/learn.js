// The way in: a first game, with the coach beside the map.

import { attempt, memory, post } from "./app.js";

for (const button of document.querySelectorAll("[data-first-game]")) {
  button.addEventListener("click", () =>
    attempt(button, button.closest("li, section").querySelector("[role=alert]"), async () => {
      const { id } = await post("/games", JSON.parse(button.dataset.firstGame));
      memory.set(`coach-${button.dataset.game}`, `${id}:0`);
      location.assign(`/games/${id}`);
    }),
  );
}
