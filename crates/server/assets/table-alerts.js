// Being called when it is one's turn: a sound, a notification of the browser.

import { memory } from "./app.js";
import { state, toast, word } from "./table-look.js";

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

/** Buttons show what is chosen. */
export function update() {
  for (const button of document.querySelectorAll("[data-alert]")) {
    button.setAttribute("aria-pressed", wanted(button.dataset.alert));
  }
}

/** Begins. */
export function start() {
  update();
  document.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (button?.dataset.alert) alert(button);
  });
}
