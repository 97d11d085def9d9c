// The catalogue of tiles: filters as one types, and everything about a tile in a dialog. Without this script the server
// filters, and a tile has a page of its own.

const form = document.querySelector("[data-filters]");
const count = document.querySelector("[data-count]");
const none = document.querySelector("[data-none]");
const dialog = document.getElementById("tile-dialog");

const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{Mark}/gu, "");

const found = (elements, name) => [...elements].map((element) => ({
  element,
  name: plain(element.dataset[name]),
  values: new Map(
    element.dataset.values.split(" ").map((part) => {
      const [name, values] = part.split("=");
      return [name, values.split("|")];
    }),
  ),
}));
const cards = found(document.querySelectorAll("[data-card]"), "card");
// Goals and other things that are no tiles: found by the same words, but not counted.
const lists = [...document.querySelectorAll("[data-list]")].map((element) => ({
  element,
  items: found(element.querySelectorAll("[data-item]"), "item"),
}));

function filter() {
  const asked = new URLSearchParams([...new FormData(form)].filter(([, value]) => value.trim()));
  const words = plain(asked.get("q") ?? "").split(/\s+/).filter(Boolean);
  const chosen = [...asked].filter(([name]) => name !== "q");
  const show = (those) => {
    let shown = 0;
    for (const { element, name, values } of those) {
      const fits =
        words.every((word) => name.includes(word)) && chosen.every(([by, value]) => values.get(by)?.includes(value));
      element.hidden = !fits;
      shown += fits;
    }
    return shown;
  };
  const shown = show(cards);
  for (const { element, items } of lists) element.hidden = show(items) === 0;
  count.textContent = count.dataset.count.replace("{shown}", shown).replace("{all}", cards.length);
  none.hidden = shown > 0;
  const query = asked.toString();
  history.replaceState(null, "", query ? `?${query}` : location.pathname);
}

for (const kind of ["input", "change"]) form.addEventListener(kind, filter);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  filter();
});
form.addEventListener("reset", (event) => {
  // Back to everything, not to what the address asked for when the page came.
  event.preventDefault();
  for (const field of form.elements) if (field.name) field.value = "";
  filter();
  form.elements.q.focus();
});

// One tile

const trail = [];

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-tile]");
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  trail.push(link.href);
  show(link.href);
});
dialog.querySelector("[data-back]").addEventListener("click", () => {
  trail.pop();
  show(trail.at(-1));
});
dialog.addEventListener("close", () => (trail.length = 0));
dialog.addEventListener("click", (event) => {
  if (event.target === dialog) dialog.close();
});

async function show(address) {
  let part;
  try {
    const answer = await fetch(`${address}?part`);
    if (!answer.ok) throw new Error(answer.statusText);
    part = new DOMParser().parseFromString(await answer.text(), "text/html");
  } catch {
    location.href = address; // the page of its own says what is wrong
    return;
  }
  dialog.querySelector(".body").replaceChildren(...part.body.children);
  dialog.querySelector("[data-back]").hidden = trail.length < 2;
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
  dialog.querySelector("#tile-name").focus();
}
