// When what of a ply is seen, in milliseconds at normal speed from its beginning.

/** How long a tile takes to land, a pulse to run from tile to tile, a number to fly, a meeple for a step on the track. */
export const LAND = 420;
export const RUN = 260;
export const FLY = 480;
const STEP = 50;
export const WALK = 500;
/** Between beats of one step, and all of these together; how much steps overlap; what is left to look at the end. */
const APART = 80;
const SPREAD = 420;
const OVERLAP = 140;
const AFTER = 320;
const HEADING = 320;
/** Numbers that follow from all of it just change. */
const SUM = 160;
/** A ply takes no longer than this. */
const MOST = 2000;

/** How long a meeple walks. */
export const walking = (by) => Math.min(STEP * Math.abs(by), WALK);

/** `0:1,-2` is cell 1,-2 of seat 0. */
const placed = (text) => {
  if (!text) return null;
  const [seat, cell] = text.split(":");
  return { seat: Number(seat), cell, key: text };
};

const HAVE_WAY = { lands: LAND, leaves: 200, marks: 300, goes: 320, slides: 380, shifts: FLY };

/** A ply with the times of its beats, in the order in which they begin. */
export function plan(motion) {
  const [beats, headings] = [[], []];
  let [cursor, latest] = [0, 0];
  for (const { stage, heading, beats: all } of motion.steps) {
    if (heading) headings.push({ at: cursor, heading });
    const apart = Math.min(APART, SPREAD / Math.max(all.length, 1));
    let [starts, end, crossed] = [cursor, cursor + (heading ? HEADING : 0), 0];
    for (const one of all) {
      if (one.line !== undefined) starts = Math.max(starts, crossed);
      const runs = one.counts?.length ? RUN : 0;
      const arrives = starts + runs + (stage === "sum" ? SUM : HAVE_WAY[one.beat]);
      const walks = one.what === "population" ? walking(one.by) : 0;
      if (walks) crossed = arrives + walks * 0.7;
      beats.push({ ...one, stage, starts, runs, arrives, place: placed(one.at), counts: (one.counts ?? []).map(placed) });
      end = Math.max(end, arrives + walks);
      starts += one.beat === "lands" ? LAND * 0.7 : apart;
    }
    latest = Math.max(latest, end);
    // The market moves up while people look at what counts.
    if (stage !== "market") cursor = Math.max(cursor, end - OVERLAP);
  }
  const lasts = Math.max(cursor + OVERLAP, latest) + AFTER;
  const squeeze = Math.min(1, MOST / lasts);
  const at = (time) => Math.round(time * squeeze);
  return {
    ...motion,
    lasts: at(lasts),
    headings: headings.map((one) => ({ ...one, at: at(one.at) })),
    beats: beats.map((one) => ({ ...one, starts: at(one.starts), runs: at(one.runs), arrives: at(one.arrives) })),
  };
}
