// What is heard, and being called when it is one's turn: a sound, a notification of the browser.

import { memory } from "./app.js";
import { ring, sample, wanted } from "./sound.js";
import { state, toast, word } from "./table-look.js";

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
  if (kind !== "notification") return true;
  if (!globalThis.Notification) return false;
  return (await Notification.requestPermission()) === "granted";
}

async function alert(button) {
  const kind = button.dataset.alert;
  if (!wanted(kind) && !(await allowed(kind))) return toast(word("alert-blocked"));
  memory.set(`alert-${kind}`, wanted(kind) ? "0" : "1");
  update();
  if (wanted(kind)) ({ sound: ring, play: sample })[kind]?.();
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
