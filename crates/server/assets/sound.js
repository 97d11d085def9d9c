// Sounds, made here: nothing has to be loaded. Quiet, and only where somebody asked for them.

import { memory } from "./app.js";

let context = null;

/** Whether sounds of a kind are wanted: `sound` calls to one's turn, `play` goes with what is seen. */
export const wanted = (kind) => memory.get(`alert-${kind}`) === "1";

/** A tone that fades: from one pitch to another, in seconds. */
function tone(from, to, lasts, loud, type = "sine") {
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume().catch(() => {});
  const now = context.currentTime;
  const [voice, volume] = [context.createOscillator(), context.createGain()];
  voice.type = type;
  voice.frequency.setValueAtTime(from, now);
  voice.frequency.exponentialRampToValueAtTime(to, now + lasts);
  volume.gain.setValueAtTime(loud, now);
  volume.gain.exponentialRampToValueAtTime(0.0005, now + lasts);
  voice.connect(volume).connect(context.destination);
  voice.start(now);
  voice.stop(now + lasts);
}

/** Calls to one's turn. */
export function ring() {
  tone(660, 660, 0.14, 0.12);
  setTimeout(() => tone(880, 880, 0.32, 0.12), 120);
}

/** What a number of a kind sounds like. */
const PITCH = { money: [1320, 1760], income: [660, 880], reputation: [520, 700], population: [440, 560], stars: [990, 1480], goods: [620, 760] };

/** What a beat sounds like. */
export function beat({ beat: kind, what, by, line, stage }) {
  if (!wanted("play") || stage === "sum") return;
  if (kind === "lands") tone(190, 90, 0.14, 0.09, "triangle");
  else if (kind === "marks") tone(260, 180, 0.1, 0.06, "triangle");
  else if (kind === "leaves" || kind === "goes") tone(300, 150, 0.12, 0.03);
  else if (line !== undefined) tone(150, 110, 0.22, 0.06, "sawtooth");
  else {
    const [low, high] = PITCH[what] ?? [500, 600];
    if (by < 0) tone(high * 0.6, low * 0.5, 0.12, 0.03);
    else tone(low, high, 0.1, 0.03);
  }
}

/** How playing sounds, for who has just switched it on. */
export function sample() {
  beat({ beat: "lands" });
  setTimeout(() => beat({ beat: "shifts", what: "money", by: 1 }), 180);
}
