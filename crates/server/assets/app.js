// What all pages share: the switch between light and dark, calls to the API, what is remembered in this browser.

/** Why a call was not done: `message` is a sentence for people, `code` the word of the API, `status` that of HTTP. */
export class Problem extends Error {
  constructor(message, { status = 0, code = "offline", body = {} } = {}) {
    super(message);
    Object.assign(this, { status, code, body });
  }
}

/** Asks the API; returns what it answers or throws a `Problem`. `path` is below `/api/v1`; `accept` asks for text of a kind. */
export async function call(path, { method = "GET", body, token, signal, accept } = {}) {
  const headers = {};
  if (accept) headers.accept = accept;
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers.authorization = `Bearer ${token}`;
  let answer;
  try {
    const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
    answer = await fetch(`/api/v1${path}`, { method, headers, body: text, signal });
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Problem(word("offline"));
  }
  if (answer.ok && accept) return answer.text();
  const told = await answer.json().catch(() => ({}));
  if (answer.ok) return told;
  const message = told.message ? sentence(told.message) : word("failed");
  throw new Problem(message, { status: answer.status, code: told.error, body: told });
}

/** `post("/games", {…})`. */
export const post = (path, body = {}, more = {}) => call(path, { method: "POST", body, ...more });

/** A text the server put into the page for scripts. */
export function word(name) {
  return document.body.dataset[name] ?? "";
}

const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? "" : ".");

/** What this browser remembers; nothing where it may not. */
export const memory = {
  get(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key, value) {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Then not.
    }
  },
};

/** Runs something that was asked for with a button: the button waits, what goes wrong is said in `place`. */
export async function attempt(button, place, work) {
  if (button.getAttribute("aria-busy") === "true") return;
  if (place) place.textContent = "";
  button.setAttribute("aria-busy", "true");
  try {
    return await work();
  } catch (error) {
    if (!place || !(error instanceof Problem)) throw error;
    place.textContent = error.message;
    place.scrollIntoView({ block: "nearest" });
  } finally {
    button.removeAttribute("aria-busy");
  }
}

/** Hands a link on: with the system's own sheet where there is one, else by copying. Says so on the button. */
export async function share(button, url, title = document.title) {
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    const files = await picture(button.dataset.picture);
    await navigator.share({ title, url, ...(files && { files }) }).catch(() => {});
    return;
  }
  await copy(url);
  const label = button.querySelector("[data-done]") ?? button;
  if (label.dataset.was) return;
  label.dataset.was = label.textContent;
  label.textContent = label.dataset.done ?? word("copied");
  setTimeout(() => {
    label.textContent = label.dataset.was;
    delete label.dataset.was;
  }, 1800);
}

/** A picture as a file to hand on, where the system takes files. */
async function picture(address) {
  if (!address || !navigator.canShare) return null;
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return null;
  const files = [new File([await answer.blob()], "tabletown.png", { type: "image/png" })];
  return navigator.canShare({ files }) ? files : null;
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Plain HTTP has no clipboard: the old way.
    const area = Object.assign(document.createElement("textarea"), { value: text, className: "visually-hidden" });
    (document.querySelector("dialog[open]") ?? document.body).append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
}

// Light and dark.

const dark = matchMedia("(prefers-color-scheme: dark)");
const theme = () => document.documentElement.dataset.theme ?? (dark.matches ? "dark" : "light");
const lamp = document.querySelector("[data-lamp]");

function light() {
  lamp?.setAttribute("aria-pressed", String(theme() === "dark"));
  const colour = getComputedStyle(document.body).backgroundColor;
  document.querySelectorAll('meta[name="theme-color"]').forEach((meta) => meta.setAttribute("content", colour));
}

lamp?.addEventListener("click", () => {
  const next = theme() === "dark" ? "light" : "dark";
  document.documentElement.dataset.theme = next;
  memory.set("theme", next);
  light();
});
dark.addEventListener("change", light);
light();

// Buttons that hand a link on, wherever they are.
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-share]");
  if (button) share(button, new URL(button.dataset.share || location.href, location.href).href);
});

// Another language shows the same page: what its address says besides stays.
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-language]");
  if (!link) return;
  const address = new URL(location.href);
  address.searchParams.set("lang", link.dataset.language);
  link.href = address.pathname + address.search;
  sessionStorage.setItem("scrolled", `${location.pathname} ${scrollY}`);
});
const [page, height] = (sessionStorage.getItem("scrolled") ?? "").split(" ");
sessionStorage.removeItem("scrolled");
if (page === location.pathname) scrollTo({ top: Number(height), behavior: "instant" });

// Where one is can be seen, also in a row that is longer than the screen is wide.
document.querySelector(".chapters [aria-current]")?.scrollIntoView({ inline: "center", block: "nearest" });
