// The end of a game: walks through the scoring, and takes everybody along to the next game.

import { attempt, post } from "./app.js";

const page = document.getElementById("end");
const { game, version, plays } = page.dataset;

// The scoring, step by step

const scoring = document.getElementById("scoring");
if (scoring) {
  const steps = [...scoring.querySelectorAll(".step")];
  const last = [...scoring.querySelectorAll("tfoot tr")];
  const runners = [...scoring.querySelectorAll("[data-runner]")];
  const walk = scoring.querySelector("[data-walk]");
  const next = scoring.querySelector("[data-next-step]");
  const all = scoring.querySelector("[data-all]");
  const most = Number(scoring.dataset.most);
  let at = steps.length;

  const show = (step) => {
    at = step;
    const over = at >= steps.length;
    steps.forEach((row, index) => {
      row.classList.toggle("later", index > at);
      row.classList.toggle("now", index === at);
    });
    last.forEach((row) => row.classList.toggle("later", !over));
    const totals = steps[Math.min(at, steps.length - 1)].dataset.totals.split(" ").map(Number);
    runners.forEach((runner, seat) => {
      runner.querySelector("[data-people]").textContent = totals[seat];
      runner.querySelector(".run").style.width = `${(100 * Math.max(0, totals[seat])) / most}px`;
    });
    scoring.classList.toggle("walking", !over);
    walk.hidden = !over;
    next.hidden = all.hidden = over;
    if (!over && at > 0) steps[at].scrollIntoView({ block: "nearest", behavior: "smooth" });
  };
  walk.addEventListener("click", () => {
    show(0);
    scoring.scrollIntoView({ behavior: "smooth" });
    next.focus({ preventScroll: true });
  });
  next.addEventListener("click", () => {
    show(at + 1);
    if (at >= steps.length) walk.focus();
  });
  all.addEventListener("click", () => {
    show(steps.length);
    walk.focus();
  });
}

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
    if (plays) {
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
