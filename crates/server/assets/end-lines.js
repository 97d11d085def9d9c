// What each tile brought: sorted as one likes, and all of it for whoever asks.

const lists = [...document.querySelectorAll(".tile-lines .lines")];
const order = {
  worth: (a, b) => Number(b.dataset.worth) - Number(a.dataset.worth),
  when: (a, b) => Number(a.dataset.when) - Number(b.dataset.when),
  name: (a, b) => a.dataset.name.localeCompare(b.dataset.name, document.documentElement.lang),
};

document.querySelector(".tile-lines [data-sort]")?.addEventListener("change", (event) => {
  for (const list of lists) list.append(...[...list.children].sort(order[event.target.value]));
});
document.querySelector(".tile-lines")?.addEventListener("click", (event) => {
  const more = event.target.closest("[data-more]");
  if (!more) return;
  const list = more.previousElementSibling;
  list.classList.add("all");
  more.remove();
  list.tabIndex = -1;
  list.focus({ preventScroll: true });
});
