// The end of a game: the ceremony first for whoever comes from the table; who would like to play again, and talk. Nobody is
// taken to the next game who did not ask for it.

import { attempt, post } from "./app.js";
import * as ceremony from "./end-ceremony.js";
import * as talk from "./end-talk.js";

const page = document.getElementById("end");
const { game, version } = page.dataset;

// The next game

const rematch = document.getElementById("rematch");

/** Shows who would like to play again as it is now. */
async function refresh() {
  const answer = await fetch(`/games/${game}/end/rematch`);
  const part = answer.ok && (await answer.text());
  if (part === false || part === rematch.innerHTML) return;
  const focused = rematch.contains(document.activeElement);
  rematch.innerHTML = part;
  if (focused) rematch.querySelector("a, button")?.focus();
}

rematch.addEventListener("click", (event) => {
  const button = event.target.closest("[data-rematch]");
  if (!button) return;
  const agree = button.dataset.rematch === "agree";
  attempt(button, page.querySelector("[data-problem]"), async () => {
    const { id } = agree ? await post(`/games/${game}/rematch`) : await post(`/games/${game}/rematch/answer`, { agree });
    if (id) location.assign(`/games/${id}`);
    else await refresh();
  });
});

let stream;

/** Waits for what others say; a stream that was refused is tried again. */
function listen() {
  stream = new EventSource(`/api/v1/games/${game}/stream?after=${version}`);
  // What was not kept may have been missed while nobody listened.
  stream.addEventListener("open", () => Promise.all([refresh(), talk.catchUp()]).catch(() => {}));
  for (const kind of ["rematch", "rematch-offer", "seats"]) {
    stream.addEventListener(kind, () => refresh().catch(() => {}));
  }
  stream.addEventListener("talk", talk.heard);
  stream.addEventListener("error", () => stream.readyState === EventSource.CLOSED && setTimeout(listen, 3000));
}
talk.start();
listen();
addEventListener("pagehide", () => stream.close());
ceremony.start();
