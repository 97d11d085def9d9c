// A lesson on the table: folding its card, trying again, and going on to another task. What is to be done and whether it
// is done, the server says; moves are chosen and played as in any game.

import { attempt, post } from "./app.js";
import { announce, ask, narrow, page, state, toast } from "./table-look.js";

const card = () => document.getElementById("lesson");
let verdict = said();
/** A move to prepare once the position is as it was. */
let wanted = "";

/** What the card says now: where it changes, those who listen are told. */
function said() {
  const { step, progress } = card()?.dataset ?? {};
  return `${step} ${progress}`;
}

function fold(folded) {
  if (folded) page.dataset.folded = "1";
  else delete page.dataset.folded;
  card()?.querySelector("[data-fold]")?.setAttribute("aria-expanded", String(!folded));
}

document.addEventListener("table-settled", () => {
  const changed = said() !== verdict;
  verdict = said();
  if (!card()) return;
  if (changed) {
    fold(false);
    const texts = [...card().querySelectorAll(".verdict, .verdict ~ p, .verdict ~ [lang] p")].map((text) => text.textContent);
    if (texts.length) announce(texts.join(" "));
    // The button that had the focus is gone: one goes on from the card.
    if (document.activeElement === document.body) card().querySelector(".buttons .primary")?.focus({ preventScroll: true });
  } else {
    fold("folded" in page.dataset);
  }
  const show = wanted && card().querySelector("[data-prepare]");
  if (show && Number(state().ply) === 0) {
    wanted = "";
    show.click();
  }
});

document.addEventListener("click", async (event) => {
  const button = event.target.closest("#lesson button");
  if (!button) {
    // On a phone the card makes room for the choice it asks for.
    if (narrow.matches && event.target.closest(".pick")) fold(true);
    return;
  }
  const { lesson, step, again } = button.dataset;
  if ("fold" in button.dataset) fold(!("folded" in page.dataset));
  if ("prepare" in button.dataset && narrow.matches) fold(true);
  if (again === undefined && !lesson) return;
  try {
    await attempt(button, null, async () => {
      if (lesson) {
        const { id } = await post("/lessons", { game: page.dataset.game, lesson, step: Number(step) });
        location.assign(`/games/${id}`);
      } else {
        wanted = again;
        await ask("/lesson/again", {});
      }
    });
  } catch (problem) {
    toast(problem.message);
  }
});

fold(false);
