// Company at the table: talk, a bot that stands in, being called when it is one's turn.

import { memory } from "./app.js";
import { announce, ask, el, narrow, state, toast, word } from "./table-look.js";

const talk = document.getElementById("talk");
const muted = () => memory.get(`mute-${state().game}`) === "1";
let last = 0;
/** How far the clock of the server is ahead of this one, in seconds; and what it said last. */
let ahead = 0;
let known;

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

/** A short tone, made here: nothing has to be loaded. */
function ring() {
  const sound = new AudioContext();
  const [tone, loud] = [sound.createOscillator(), sound.createGain()];
  tone.frequency.setValueAtTime(660, sound.currentTime);
  tone.frequency.setValueAtTime(880, sound.currentTime + 0.12);
  loud.gain.setValueAtTime(0.12, sound.currentTime);
  loud.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + 0.4);
  tone.connect(loud).connect(sound.destination);
  tone.onended = () => sound.close();
  tone.start();
  tone.stop(sound.currentTime + 0.4);
}

const wanted = (kind) => memory.get(`alert-${kind}`) === "1";

/** Calls somebody whose turn it is now, as far as they want to be called. */
export function call() {
  if (wanted("sound")) ring();
  if (!document.hidden || !wanted("notification") || globalThis.Notification?.permission !== "granted") return;
  const note = new Notification(word("alert-title"), { body: state().turn, tag: state().game });
  note.onclick = () => {
    focus();
    note.close();
  };
}

/** Asks the browser for what an alert needs; returns whether it may. */
async function allowed(kind) {
  if (kind === "sound") return true;
  if (!globalThis.Notification) return false;
  return (await Notification.requestPermission()) === "granted";
}

async function alert(button) {
  const kind = button.dataset.alert;
  if (!wanted(kind) && !(await allowed(kind))) return toast(word("alert-blocked"));
  memory.set(`alert-${kind}`, wanted(kind) ? "0" : "1");
  update();
  if (kind === "sound" && wanted(kind)) ring();
}

/** Buttons show what is chosen, clocks what is left. */
export function update() {
  // What the server said when it made the page or its parts; older ones say less than they did.
  if (state().now !== known) [known, ahead] = [state().now, Number(state().now) - Date.now() / 1000];
  run();
  for (const button of document.querySelectorAll("[data-alert]")) {
    button.setAttribute("aria-pressed", wanted(button.dataset.alert));
  }
}

/** `4:05`, `1:02:07`. */
function span(seconds) {
  const left = Math.max(0, Math.ceil(seconds));
  const [hours, minutes, rest] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const two = (number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Clocks show what is left. */
function run() {
  const now = Date.now() / 1000 + ahead;
  for (const clock of document.querySelectorAll(".clock")) {
    const { until, left } = clock.dataset;
    const rest = until === undefined ? Number(left) : Number(until) - now;
    clock.textContent = span(rest);
    clock.classList.toggle("runs", until !== undefined);
    clock.classList.toggle("short", until !== undefined && rest < 15);
  }
}

/** Begins; `follow` makes the page current after something was asked for. */
export function start(follow) {
  update();
  if (document.querySelector(".clock")) setInterval(run, 500);
  document.addEventListener("click", async (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    if (button.dataset.alert) await alert(button);
    const agrees = "clock" in button.dataset;
    if (button.dataset.standIn === undefined && !agrees) return;
    const bot = button.dataset.standIn || null;
    try {
      if (agrees) await ask("/clock", {});
      else await ask("/stand-in", { bot, seat: Number(button.dataset.for ?? state().seat) });
      await follow();
    } catch (problem) {
      toast(problem.message);
    }
  });
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
