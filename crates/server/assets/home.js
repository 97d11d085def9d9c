// Home: sets a table, shows links for friends, brings a record, keeps the list of games fresh.

import { attempt, memory, post } from "./app.js";

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
let wanted = 2;

const chosen = (name) => form.querySelector(`input[name="${name}"]:checked`)?.value;
const fitting = (game, mode) => tables.filter(([g, , m]) => g === game && m === mode);
const sizes = (game, edition, mode) => fitting(game, mode).filter(([, e]) => !e || e === edition).map((table) => table.at(-1));

/** Shows a card, or takes it away. */
function offer(radio, there) {
  radio.disabled = !there;
  radio.closest(".card").hidden = !there;
}

/** Shows what fits what was chosen, and nothing else. */
function refresh() {
  const game = chosen("game");
  for (const radio of form.elements.mode) offer(radio, fitting(game, radio.value).length > 0);
  if (form.querySelector('input[name="mode"]:checked').disabled) form.elements.mode.value = "standard";
  const mode = chosen("mode");
  for (const part of form.querySelectorAll("[data-for]")) {
    part.hidden = part.dataset.for !== game || (part.dataset.mode ?? mode) !== mode;
  }
  for (const radio of form.elements.edition) {
    const there = game !== "suburbia" || sizes(game, radio.value, mode).length > 0;
    radio.disabled = !there;
    radio.closest(".card").classList.toggle("off", !there);
    if (!there && radio.checked) form.elements.edition.value = fitting(game, mode)[0][1];
  }
  const fits = sizes(game, chosen("edition"), mode);
  const [least, most] = [Math.min(...fits), Math.max(...fits)];
  wanted = Math.min(Math.max(wanted, least), most);
  const count = mode === "standard" ? wanted : least;
  seats.forEach(({ row, kind, name, remove }, index) => {
    row.hidden = index >= count;
    const person = !kind.value.startsWith("bot:");
    name.hidden = !person;
    row.classList.toggle("bot", !person);
    if (kind.value === "link") name.placeholder = name.dataset.link;
    else name.placeholder = name.getAttribute("data-usual") ?? name.placeholder;
    if (remove) remove.hidden = index !== count - 1 || count <= least;
  });
  add.hidden = mode !== "standard" || wanted >= most;
  form.querySelector("[data-lot]").hidden = mode !== "standard";
  form.querySelector("[data-clock-then]").hidden = !form.elements.clock.value;
  summarise(count);
}

function summarise(count) {
  const who = seats.slice(0, count).map(({ kind, name }) => {
    const given = name.value.trim();
    if (kind.value === "you") return form.dataset.you;
    if (kind.value === "here") return given || form.dataset.somebody;
    if (kind.value === "link") return given || form.dataset.friend;
    return kind.selectedOptions[0].dataset.name;
  });
  if (chosen("mode") === "dale") who.push(label("mode"));
  const names = [...new Set(who)].map((name) => {
    const times = who.filter((other) => other === name).length;
    return times > 1 ? `${times} × ${name}` : name;
  });
  if (["lone-architect", "solo"].includes(chosen("mode"))) names.splice(0, names.length, label("mode"));
  const first = names.slice(0, -1).join(", ");
  const all = first ? fill(form.dataset.and, { first, last: names.at(-1) }) : names[0];
  const text = fill(form.dataset.sum, { game: label("game"), seats: all, about: variant() }).replace(/ · $/, "");
  document.querySelectorAll("[data-summary]").forEach((place) => (place.textContent = text));
}

const label = (name) => form.querySelector(`input[name="${name}"]:checked`).parentElement.querySelector(".card-name").firstChild.data.trim();

/** What is said of the edition, the tiles or the variant. */
function variant() {
  if (chosen("game") === "suburbia") return label("edition");
  return chosen("mode") === "solo" ? label("deck") : "";
}

for (const { name } of seats) name.setAttribute("data-usual", name.placeholder);
seats[0].name.value = memory.get("name") ?? "";
add.addEventListener("click", () => {
  wanted += 1;
  refresh();
  seats[wanted - 1].kind.focus();
});
for (const { remove } of seats) {
  remove?.addEventListener("click", () => {
    wanted -= 1;
    refresh();
    add.focus();
  });
}
form.addEventListener("change", refresh);
form.addEventListener("input", (event) => event.target.name === "name" && refresh());
refresh();

function asked() {
  const game = chosen("game");
  const rules = { mode: chosen("mode"), packs: ["base"] };
  if (game === "suburbia") rules.edition = chosen("edition");
  if (game === "neom" && rules.mode === "solo") rules.deck = Number(chosen("deck"));
  if (game === "neom" && form.elements.beginner.checked) rules.beginner = true;
  const packs = form.querySelectorAll(`[data-for="${game}"] input[name="pack"]:checked:not(:disabled)`);
  for (const box of packs) rules.packs.push(box.value);
  const places = seats.filter(({ row }) => !row.hidden).map(({ kind, name }) => {
    const [what, bot] = kind.value.split(":");
    if (what === "bot") return { kind: "bot", bot, name: kind.selectedOptions[0].dataset.name };
    const given = name.value.trim() || (what === "you" ? form.dataset.self : "");
    return { kind: "human", name: given, here: what !== "link" };
  });
  const table = { game, rules, seats: places };
  const [per, seconds] = form.elements.clock.value.split(":");
  if (per) table.clock = { per, seconds: Number(seconds), then: form.elements.then.value };
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

const when = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60]];

function dates() {
  for (const time of document.querySelectorAll("time[data-at]")) {
    const at = Number(time.dataset.at);
    const ago = Date.now() / 1000 - at;
    const [unit, seconds] = UNITS.find(([, seconds]) => ago >= seconds) ?? ["minute", 60];
    time.textContent = when.format(-Math.round(ago / seconds), unit);
    time.dateTime = new Date(at * 1000).toISOString();
    time.title = new Date(at * 1000).toLocaleString(document.documentElement.lang);
  }
}
dates();

document.addEventListener("visibilitychange", async () => {
  const list = document.getElementById("games-list");
  if (document.hidden || list.querySelector("details[open]")) return;
  const answer = await fetch("/?part=games").catch(() => null);
  if (!answer?.ok) return;
  list.innerHTML = await answer.text();
  dates();
});
