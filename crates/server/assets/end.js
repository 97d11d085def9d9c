// The end of a game: the ceremony first for whoever comes from the table, and everybody is taken along to the next game.

import { attempt, post } from "./app.js";
import * as ceremony from "./end-ceremony.js";

const page = document.getElementById("end");
const { game, version, plays } = page.dataset;

// The next game

const go = (id) => location.assign(`/games/${id}`);
const again = page.querySelector("[data-rematch]");
again?.addEventListener("click", () =>
  attempt(again, page.querySelector("[data-problem]"), async () => go((await post(`/games/${game}/rematch`)).id)),
);

let stream;

/** Waits for the next game; a stream that was refused is tried again. */
function listen() {
  stream = new EventSource(`/api/v1/games/${game}/stream?after=${version}`);
  stream.addEventListener("rematch", (event) => {
    const { id } = JSON.parse(event.data);
    if (plays && !ceremony.runs()) {
      go(id);
      return;
    }
    const news = page.querySelector("[data-next]");
    news.hidden = false;
    news.querySelector("a").href = `/games/${id}`;
  });
  stream.addEventListener("error", () => stream.readyState === EventSource.CLOSED && setTimeout(listen, 3000));
}
listen();
addEventListener("pagehide", () => stream.close());
ceremony.start();
