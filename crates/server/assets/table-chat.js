// Talk at the table.

import * as details from "./table-details.js";
import { memory } from "./app.js";
import { announce, ask, el, narrow, state, toast, word } from "./table-look.js";

const talk = document.getElementById("talk");
const muted = () => memory.get(`mute-${state().game}`) === "1";
let last = 0;

/** A seat's name as the page shows it. */
const name = (seat) => document.querySelector(`#seat-${seat} .name`)?.textContent ?? "";

/** Puts something that was said into the list. */
function show(said) {
  if (!talk || said.number <= last) return;
  last = said.number;
  const list = talk.querySelector(".said");
  const time = new Date(said.at * 1000);
  const clock = time.toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
  const own = String(said.seat) === state().seat;
  list.append(
    el(
      own ? "p.own" : "p",
      { title: clock, "data-seat": said.seat },
      el("strong", {}, name(said.seat)),
      " ",
      el("span", {}, said.text),
    ),
  );
  list.scrollTop = list.scrollHeight;
  talk.querySelector(".empty").hidden = true;
}

/** Something was said just now. */
export function heard(event) {
  const said = JSON.parse(event.data);
  if (!talk || said.number <= last) return;
  show(said);
  const own = String(said.seat) === state().seat;
  const seen = !narrow.matches || document.getElementById("table-page").dataset.tab === "talk";
  if (!own && !seen) details.news(["talk"]);
  if (!own && !muted() && !seen) toast(word("said", { name: name(said.seat), text: said.text }));
}

/** Reads what was said while nobody listened. */
export async function catchUp() {
  if (!talk) return;
  try {
    (await ask("/talk")).said.forEach(show);
  } catch {
    // The stream tries again, and then this.
  }
}

function mute() {
  talk.classList.toggle("is-muted", muted());
  talk.querySelector("[data-mute]").setAttribute("aria-pressed", muted());
  talk.querySelector(".muted").hidden = !muted();
}

async function say(text) {
  const seat = state().seat;
  try {
    show(await ask("/talk", seat === undefined ? { text } : { text, seat: Number(seat) }));
    return true;
  } catch (problem) {
    toast(problem.message);
    return false;
  }
}

/** Begins, where people talk. */
export function start() {
  if (!talk) return;
  mute();
  catchUp();
  talk.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (button?.dataset.say) say(button.dataset.say);
    if (button && "mute" in button.dataset) {
      memory.set(`mute-${state().game}`, muted() ? "0" : "1");
      mute();
      announce(muted() ? talk.querySelector(".muted").textContent : "");
    }
  });
  talk.querySelector("form")?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const input = event.target.elements.text;
    if (input.value.trim() && (await say(input.value))) input.value = "";
  });
}
