// The list of lessons: opens the one that is chosen, where one was.

import { attempt, post } from "./app.js";

const problem = document.querySelector("[data-problem]");

for (const button of document.querySelectorAll("[data-lesson]")) {
  button.addEventListener("click", () =>
    attempt(button, problem, async () => {
      const { game, lesson, step, again } = button.dataset;
      const { id } = await post("/lessons", { game, lesson, step: Number(step), again: Boolean(again) });
      location.assign(`/games/${id}`);
    }),
  );
}

// Who comes back from a table has gone on since.
addEventListener("pageshow", (event) => event.persisted && location.reload());
