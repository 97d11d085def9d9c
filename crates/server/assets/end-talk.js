// Talk goes on after the end of a game.

import { attempt, call, memory, post } from "./app.js";

const talk = document.getElementById("talk");
const { game } = document.getElementById("end").dataset;
const names = JSON.parse(talk?.dataset.names ?? "[]");
let last = 0;

/** Puts something that was said into the list. */
function show({ number, seat, text, at }) {
  if (number <= last) return;
  last = number;
  const line = document.createElement("p");
  line.dataset.seat = seat;
  line.title = new Date(at * 1000).toLocaleTimeString(document.documentElement.lang, { timeStyle: "short" });
  line.classList.toggle("own", String(seat) === talk.dataset.seat);
  const name = document.createElement("strong");
  name.textContent = names[seat] ?? "";
  line.append(name, ` ${text}`);
  const list = talk.querySelector(".said");
  list.append(line);
  list.scrollTop = list.scrollHeight;
  talk.querySelector(".empty").hidden = true;
}

/** Something was said just now. */
export function heard(event) {
  if (talk) show(JSON.parse(event.data));
}

/** Reads what was said while nobody listened. */
export async function catchUp() {
  if (talk) (await call(`/games/${game}/talk`)).said.forEach(show);
}

function mute(muted = memory.get(`mute-${game}`) === "1") {
  talk.classList.toggle("is-muted", muted);
  talk.querySelector("[data-mute]").setAttribute("aria-pressed", muted);
  talk.querySelector(".muted").hidden = !muted;
}

const say = async (text) => show(await post(`/games/${game}/talk`, { text, seat: Number(talk.dataset.seat) }));

/** Begins, where people talk. */
export function start() {
  if (!talk) return;
  mute();
  const problem = document.querySelector("[data-problem]");
  talk.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (button?.dataset.say) attempt(button, problem, () => say(button.dataset.say));
    if (!button || !("mute" in button.dataset)) return;
    memory.set(`mute-${game}`, talk.classList.contains("is-muted") ? "0" : "1");
    mute();
  });
  talk.querySelector("form")?.addEventListener("submit", (event) => {
    event.preventDefault();
    const { text } = event.target.elements;
    if (!text.value.trim()) return;
    attempt(event.target.querySelector("button"), problem, async () => {
      await say(text.value);
      text.value = "";
    });
  });
}
