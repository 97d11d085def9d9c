// Home: sets a table, shows links for friends, brings a record, keeps the list of games fresh.

import { attempt, memory, post } from "./app.js";
import { dates } from "./dates.js";
import { Packs } from "./home-packs.js";

const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");

// Setting a table

const form = document.getElementById("new-table");
const seats = [...form.querySelectorAll("[data-seat]")].map((row) => ({
  row,
  kind: row.querySelector("select"),
  name: row.querySelector("input"),
  remove: row.querySelector("[data-remove]"),
}));
const tables = JSON.parse(form.dataset.tables);
const add = form.querySelector("[data-add]");
const more = form.querySelector("[data-more]");
const packs = new Packs(form);
let wanted = 2;

const chosen = (name) => form.querySelector(`input[name="${name}"]:checked`)?.value;
const choices = [...form.querySelectorAll("[data-choice]")].map((part) => ({
  part,
  key: part.dataset.choice,
  radios: [...part.querySelectorAll('input[type="radio"]')],
}));
const shown = () => choices.filter(({ part }) => !part.hidden);
const has = (list, word) => list.split(" ").includes(word);
/** The tables that fit what is chosen. */
let fitting = [];

/** Shows the values of a choice that a game has, and lets one choose those that fit what was chosen before. */
function offer({ key, radios }, game) {
  const fits = (value) => fitting.some(({ values }) => (values[key] ?? value) === value);
  for (const radio of radios) {
    const there = has(radio.dataset.games, game);
    const card = radio.closest(".card");
    radio.disabled = !there || !fits(radio.value);
    card.hidden = !there;
    card.classList.toggle("off", there && radio.disabled);
  }
  if (radios.some((radio) => radio.checked && radio.disabled)) radios.find((radio) => !radio.disabled).checked = true;
  if (radios.length > 0) fitting = fitting.filter(({ values }) => (values[key] ?? chosen(key)) === chosen(key));
}

/** Shows what fits what was chosen, and nothing else. */
function refresh() {
  const game = chosen("game");
  fitting = tables.filter((table) => table.game === game);
  for (const choice of choices) {
    const [key, value] = choice.part.dataset.only?.split("=") ?? [];
    choice.part.hidden = !has(choice.part.dataset.for, game) || (key && chosen(key) !== value);
    if (!choice.part.hidden) offer(choice, game);
  }
  for (const part of form.querySelectorAll("[data-for]:not([data-choice])")) part.hidden = part.dataset.for !== game;
  packs.refresh(game);
  hero(game);
  const fits = fitting.map(({ players }) => players);
  const [least, most] = [Math.min(...fits), Math.max(...fits)];
  wanted = Math.min(Math.max(wanted, least), most);
  const count = wanted;
  seats.forEach(({ row, kind, name, remove }, index) => {
    row.hidden = index >= count;
    const person = !kind.value.startsWith("bot:");
    name.hidden = !person;
    row.classList.toggle("bot", !person);
    if (kind.value === "link") name.placeholder = name.dataset.link;
    else name.placeholder = name.getAttribute("data-usual") ?? name.placeholder;
    if (remove) remove.hidden = index !== count - 1 || count <= least;
  });
  add.hidden = wanted >= most;
  larger(game);
  form.querySelector("[data-lot]").hidden = most < 2;
  form.querySelector("[data-clock-then]").hidden = !form.elements.clock.value;
  form.querySelector("[data-hints]").hidden = people() < 2;
  summarise(count);
}

/** Offers a larger table where another value of a choice, the first aside, has room for one more. */
function larger(game) {
  const others = shown().slice(1).flatMap(({ key, radios }) => radios.map((radio) => ({ key, radio })));
  const fits = ({ key, radio }) =>
    tables.some((table) => {
      const same = shown().every((other) => other.key === key || (table.values[other.key] ?? chosen(other.key)) === chosen(other.key));
      return table.game === game && table.players === wanted + 1 && table.values[key] === radio.value && same;
    });
  const other = add.hidden ? others.find(fits) : undefined;
  more.hidden = !other;
  if (!other) return;
  more.textContent = fill(more.dataset.text, { count: wanted + 1, name: title(other.radio) });
  more.onclick = () => {
    other.radio.checked = true;
    wanted += 1;
    form.dispatchEvent(new Event("change"));
    seats[wanted - 1].kind.focus();
  };
}

/** The words and the picture of the chosen game. */
function hero(game) {
  const words = document.querySelector("[data-hero-words]");
  if (words.dataset.heroWords === game) return;
  const [own, picture] = document.querySelector(`template[data-hero="${game}"]`).content.cloneNode(true).children;
  words.replaceChildren(...own.childNodes);
  words.dataset.heroWords = game;
  document.querySelector("[data-hero-picture]").replaceChildren(...picture.childNodes);
}

function summarise(count) {
  const who = seats.slice(0, count).map(({ kind, name }) => {
    const given = name.value.trim();
    if (kind.value === "you") return form.dataset.you;
    if (kind.value === "here") return given || form.dataset.somebody;
    if (kind.value === "link") return given || form.dataset.friend;
    return kind.selectedOptions[0].dataset.name;
  });
  // What one plays alone has a name of its own: the first thing one chooses.
  const [first] = shown();
  const automatic = fitting.some((table) => table.automatic);
  if (automatic) who.push(label(first.key));
  const names = [...new Set(who)].map((name) => {
    const times = who.filter((other) => other === name).length;
    return times > 1 ? `${times} × ${name}` : name;
  });
  const alone = !automatic && first && fitting.every(({ players }) => players === 1);
  if (alone) names.splice(0, names.length, label(first.key));
  const others = names.slice(0, -1).join(", ");
  const all = others ? fill(form.dataset.and, { first: others, last: names.at(-1) }) : names[0];
  const { packs: with_, without } = packs.told(form.dataset.everyPack);
  const game = [label("game"), with_].filter(Boolean).join(" · ");
  const about = [variant(), ...without].filter(Boolean).join(" · ");
  const text = fill(form.dataset.sum, { game, seats: all, about }).replace(/ · $/, "");
  document.querySelectorAll("[data-summary]").forEach((place) => (place.textContent = text));
}

const title = (radio) => radio.parentElement.querySelector(".card-name").firstChild.data.trim();
const label = (name) => title(form.querySelector(`input[name="${name}"]:checked`));

/** What is said of the other choices. */
const variant = () => shown().slice(1).filter(({ radios }) => radios.length > 0).map(({ key }) => label(key)).join(" · ");

for (const { name } of seats) name.setAttribute("data-usual", name.placeholder);
seats[0].name.value = memory.get("name") ?? "";
add.addEventListener("click", () => {
  wanted += 1;
  form.dispatchEvent(new Event("change"));
  seats[wanted - 1].kind.focus();
});
for (const { remove } of seats) {
  remove?.addEventListener("click", () => {
    wanted -= 1;
    form.dispatchEvent(new Event("change"));
    add.focus();
  });
}
form.addEventListener("change", () => {
  refresh();
  keep();
});
form.addEventListener("input", (event) => event.target.name === "name" && refresh());
restore();
refresh();

/** Remembers what is chosen: whoever comes back finds the table as it was. */
function keep() {
  const values = Object.fromEntries(choices.map(({ key }) => [key, chosen(key) ?? ""]));
  const kinds = seats.slice(0, wanted).map(({ kind }) => kind.value);
  memory.set("table", JSON.stringify({ game: chosen("game"), values, seats: kinds, ...packs.kept() }));
}

/** Chooses what was remembered, as far as it is still there. */
function restore() {
  const kept = remembered();
  const choose = (name, value) => {
    for (const box of form.querySelectorAll(`input[name="${name}"]`)) {
      if (box.type === "checkbox") box.checked = box.value === value;
      else if (box.value === value) box.checked = true;
    }
  };
  choose("game", kept.game);
  for (const { key } of choices) if (kept.values?.[key] !== undefined) choose(key, kept.values[key]);
  packs.restore(kept);
  if (!Array.isArray(kept.seats)) return;
  wanted = Math.min(Math.max(kept.seats.length, 1), seats.length);
  kept.seats.slice(0, wanted).forEach((kind, index) => {
    const select = seats[index].kind;
    if ([...select.options].some((option) => option.value === kind)) select.value = kind;
  });
}

function remembered() {
  try {
    return JSON.parse(memory.get("table")) ?? {};
  } catch {
    return {};
  }
}

/** How many people sit at the table that is being set. */
function people() {
  return seats.filter(({ row, kind }) => !row.hidden && !kind.value.startsWith("bot:")).length;
}

function asked() {
  const game = chosen("game");
  const rules = {};
  packs.ask(rules);
  for (const { key, part, radios } of shown()) {
    const value = chosen(key);
    if (value === undefined) continue;
    if (radios.length === 0) rules[key] = true;
    else rules[key] = part.dataset.number ? Number(value) : value;
  }
  const places = seats.filter(({ row }) => !row.hidden).map(({ kind, name }) => {
    const [what, bot] = kind.value.split(":");
    if (what === "bot") return { kind: "bot", bot };
    const given = name.value.trim() || (what === "you" ? form.dataset.self : "");
    return { kind: "human", name: given, here: what !== "link" };
  });
  const table = { game, rules, seats: places };
  const [per, seconds, increment] = form.elements.clock.value.split(":");
  if (per) table.clock = { per, seconds: Number(seconds), increment: Number(increment), then: form.elements.then.value };
  if (people() > 1) table.hints = form.elements.hints.checked;
  const seed = form.elements.seed.value.trim();
  if (seed) table.seed = Number(seed);
  return table;
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const place = form.querySelector("[data-problem]");
  memory.set("name", seats[0].name.value.trim());
  attempt(event.submitter ?? form, place, async () => {
    const table = asked();
    const made = await post("/games", table);
    const friends = made.seats.filter(({ index }) => table.seats[index]?.kind === "human" && !table.seats[index].here);
    if (friends.length > 0) invite(made, table, friends);
    else location.assign(`/games/${made.id}`);
  });
});

function invite(made, table, friends) {
  const dialog = document.getElementById("links");
  const list = dialog.querySelector("[data-links]");
  const template = dialog.querySelector("template");
  list.replaceChildren();
  for (const { index, url } of friends) {
    const entry = template.content.cloneNode(true);
    const { name } = table.seats[index];
    const label = name ? fill(template.dataset.for, { name }) : fill(template.dataset.seat, { number: index + 1 });
    entry.querySelector("[data-label]").textContent = label;
    const field = entry.querySelector("input");
    field.value = url;
    field.addEventListener("focus", () => field.select());
    const button = entry.querySelector("[data-share]");
    button.dataset.share = url;
    entry.querySelector(".qr img").src = `${new URL(url).pathname}/qr.svg`;
    button.autofocus = list.childElementCount === 0;
    list.append(entry);
  }
  const address = `/games/${made.id}`;
  dialog.querySelector("[data-go]").href = address;
  dialog.addEventListener("cancel", () => location.assign(address));
  dialog.showModal();
}

// A record from elsewhere

const record = document.getElementById("record");
record.addEventListener("submit", (event) => {
  event.preventDefault();
  const place = record.querySelector("[data-problem]");
  attempt(event.submitter ?? record, place, async () => {
    const [file] = record.elements.file.files;
    const text = (file ? await file.text() : record.elements.text.value).trim();
    if (!text) {
      place.textContent = record.dataset.none;
      return;
    }
    const { id } = await post("/records", text);
    location.assign(`/games/${id}/replay`);
  });
});

// One's own games: how long ago each began, and news of them when one comes back to the page

const places = { running: document.getElementById("games-list"), over: document.getElementById("games-over") };

async function news() {
  const answer = await fetch("/?part=games").catch(() => null);
  if (!answer?.ok) return;
  const fresh = document.createElement("template");
  fresh.innerHTML = await answer.text();
  for (const part of fresh.content.querySelectorAll("[data-part]")) places[part.dataset.part].replaceChildren(...part.childNodes);
  document.querySelector("[data-continue]").hidden = !places.running.childElementCount;
  dates();
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden || Object.values(places).some((place) => place.querySelector("details[open]"))) return;
  news();
});

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-hide]");
  if (!button) return;
  await post(`/games/${button.dataset.hide}/hidden`, { hidden: !button.dataset.hidden }).catch(() => {});
  await news();
});
