// The page behind a seat's link: sits down, and leaves no trace of the link in the history.

import { attempt, memory, post } from "./app.js";

const form = document.getElementById("join");
const name = form.elements.name;
if (!name.value) name.value = memory.get("name") ?? "";
name.select();

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const { game, token } = form.dataset;
  attempt(event.submitter ?? form, form.querySelector("[data-problem]"), async () => {
    await post(`/games/${game}/seat`, { name: name.value.trim() }, { token });
    memory.set("name", name.value.trim());
    location.replace(`/games/${game}`);
  });
});
