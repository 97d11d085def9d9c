// Home: the packs of a game. Which there are, and what can be left out of them, is in the page.

/** The packs of the chosen game, those of them that are chosen, and what is left out. */
export class Packs {
  constructor(form) {
    this.parts = [...form.querySelectorAll("[data-packs]")];
    this.game = undefined;
    for (const part of this.parts) {
      part.addEventListener("click", ({ target }) => {
        const button = target.closest("[data-preset], [data-surprise]");
        if (!button) return;
        const wanted = button.dataset.preset?.split(" ") ?? surprise(this.boxes.filter((box) => box.dataset.builtin));
        for (const box of this.boxes) box.checked = wanted.includes(box.value);
        part.dispatchEvent(new Event("change", { bubbles: true }));
      });
    }
  }

  get part() {
    return this.parts.find((part) => part.dataset.for === this.game);
  }

  get boxes() {
    return [...(this.part?.querySelectorAll('input[name="pack"]') ?? [])];
  }

  get chosen() {
    return this.boxes.filter((box) => box.checked);
  }

  /** The switches of what the chosen packs have. */
  get switches() {
    return [...(this.part?.querySelectorAll("[data-part]") ?? [])].filter(({ parentElement }) => !parentElement.hidden);
  }

  /** Shows which quick choice holds, and the switches of what the chosen packs have. */
  refresh(game) {
    this.game = game;
    if (!this.part) return;
    const chosen = this.chosen.map((box) => box.value);
    for (const button of this.part.querySelectorAll("[data-preset]")) {
      const packs = button.dataset.preset.split(" ").filter(Boolean);
      const holds = packs.length === chosen.length && packs.every((pack) => chosen.includes(pack));
      button.setAttribute("aria-pressed", String(holds));
    }
    const brought = this.chosen.flatMap((box) => box.dataset.parts.split(" "));
    for (const box of this.part.querySelectorAll("[data-part]")) {
      box.parentElement.hidden = !brought.includes(box.dataset.part);
    }
  }

  /** Adds to the rules of a table what is chosen here. */
  ask(rules) {
    rules.packs = ["base", ...this.chosen.map((box) => box.value)];
    for (const box of this.switches) if (!box.checked) (rules[box.name] ??= []).push(box.value);
  }

  /** What is chosen, in words; `every` is what all expansions together are called. */
  told(every) {
    const name = (box) => box.parentElement.querySelector(".card-name").textContent;
    const expansions = this.boxes.filter((box) => box.dataset.builtin);
    const all = expansions.length > 1 && expansions.every((box) => box.checked);
    const names = this.chosen.filter((box) => !all || !box.dataset.builtin).map(name);
    if (all) names.unshift(every);
    const without = this.switches.filter((box) => !box.checked).map((box) => box.dataset.without);
    return { packs: names.join(", "), without };
  }

  /** What is to be remembered; all games have theirs. */
  kept() {
    const values = (css) => this.parts.map((part) => [part.dataset.for, [...part.querySelectorAll(css)].map((box) => box.value)]);
    return { packs: Object.fromEntries(values('input[name="pack"]:checked')), off: Object.fromEntries(values("[data-part]:not(:checked)")) };
  }

  /** Chooses what was remembered, as far as it is there. */
  restore({ packs = {}, off = {} }) {
    for (const part of this.parts) {
      const game = part.dataset.for;
      for (const box of part.querySelectorAll('input[name="pack"]')) box.checked = Boolean(packs[game]?.includes(box.value));
      for (const box of part.querySelectorAll("[data-part]")) box.checked = !off[game]?.includes(box.value);
    }
  }
}

/** One, two or three of these packs, and not those that are chosen now. */
function surprise(boxes) {
  const before = boxes.filter((box) => box.checked).map((box) => box.value).join(" ");
  for (;;) {
    const count = 1 + Math.floor(Math.random() * 3);
    const drawn = new Set(boxes.map((box) => [Math.random(), box.value]).sort().slice(0, count).map(([, value]) => value));
    const packs = boxes.map((box) => box.value).filter((value) => drawn.has(value));
    if (packs.join(" ") !== before) return packs;
  }
}
