// A sheet of cards on top of the table, such as the goals at the start: one is chosen like any radio button, and confirmed
// below. A card says which move it stands for.

const cards = () => [...document.querySelectorAll(".choice-sheet [role=radio][data-move]")];
const confirmButton = () => document.querySelector(".choice-sheet .primary");

/** Listens to the sheet; `play(move)` is called once a card is confirmed. */
export function start(play) {
  document.addEventListener("click", async (event) => {
    const card = cards().find((card) => card.contains(event.target));
    if (card) return prefer(card);
    const button = confirmButton();
    const chosen = cards().find((card) => card.getAttribute("aria-checked") === "true");
    if (!chosen || !button?.contains(event.target)) return;
    button.disabled = true;
    await play(chosen.dataset.move);
    button.disabled = false; // it is still there only if the move was refused
  });
  document.addEventListener("keydown", (event) => {
    const at = cards().indexOf(event.target);
    if (at < 0 || !event.key.startsWith("Arrow")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const forwards = ["ArrowRight", "ArrowDown"].includes(event.key);
    choose(cards().at((at + (forwards ? 1 : -1)) % cards().length));
  });
  if (document.activeElement === document.body) document.querySelector(".choice-sheet h2")?.focus({ preventScroll: true });
}

function prefer(card) {
  for (const other of cards()) {
    other.setAttribute("aria-checked", String(other === card));
    other.setAttribute("tabindex", other === card ? "0" : "-1");
  }
  confirmButton().disabled = false;
}

function choose(card) {
  card.focus();
  prefer(card);
}

/** Whether a move is one of the cards. */
export const has = (move) => cards().some((card) => card.dataset.move === move);

/** Chooses the card of a move; says whether there is one. */
export function prepare(move, byKey) {
  const card = cards().find((card) => card.dataset.move === move);
  if (!card) return false;
  prefer(card);
  if (byKey) confirmButton().focus();
  return true;
}

/** The keys 1, 2 … choose a card. */
export function key(name) {
  const card = cards()[Number(name) - 1];
  if (card) choose(card);
  return Boolean(card);
}
