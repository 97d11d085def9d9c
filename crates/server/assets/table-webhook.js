// The address that is called when it is one's turn: left, tried and forgotten in a dialog.

import { attempt, call } from "./app.js";
import { seatQuery, state, word } from "./table-look.js";

const dialog = document.getElementById("webhook");
const form = dialog?.querySelector("form");
const problem = dialog?.querySelector(".problem");
const said = dialog?.querySelector(".said");
/** The address as the server has it. */
let saved = null;

const path = (rest = "") => `/games/${state().game}/webhook${rest}`;

/** Shows what the server has, and what it says about it. */
function show(left) {
  saved = left.url;
  if (saved) form.elements.url.value = saved;
  form.querySelector("[data-webhook=forget]").hidden = !saved;
  const what = { problem: left.problem ?? "" };
  problem.textContent = "";
  if (left.given_up) problem.textContent = word("webhook-given-up", what);
  else if (left.failures) problem.textContent = word("webhook-failing", what);
  said.textContent = saved && !left.failures ? word("webhook-saved") : "";
}

async function save() {
  const body = { url: form.elements.url.value, seat: Number(state().seat) };
  show(await call(path(), { method: "PUT", body }));
}

async function test() {
  if (form.elements.url.value !== saved) await save();
  const told = await call(path(`/test${seatQuery("?")}`), { method: "POST" });
  const answer = told.message;
  problem.textContent = told.ok ? "" : answer;
  said.textContent = told.ok ? answer : "";
}

async function forget() {
  show(await call(path(seatQuery("?")), { method: "DELETE" }));
  form.elements.url.value = "";
  form.elements.url.focus();
  said.textContent = word("webhook-forgotten");
}

/** Asks for something with a button; what is wrong is said below it. */
function run(button, work) {
  said.textContent = "";
  return attempt(button, problem, work);
}

/** Begins. */
export function start() {
  if (!dialog) return;
  document.addEventListener("click", (event) => {
    const opens = event.target.closest("[data-open=webhook]");
    if (opens) run(opens, async () => show(await call(path(seatQuery("?")))));
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    run(form.querySelector(".primary"), save);
  });
  form.addEventListener("click", (event) => {
    const button = event.target.closest("[data-webhook]");
    if (button) run(button, button.dataset.webhook === "test" ? test : forget);
  });
}
