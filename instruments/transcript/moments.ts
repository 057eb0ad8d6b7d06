import type { Cue, Place } from "./lay-lines.ts";

/**
 * A moment of the recording in milliseconds. `basis`: a cue’s own time, the next cue’s beginning,
 * or interpolated within a cue.
 */
export type Moment = { readonly ms: number; readonly basis: "cue" | "next" | "within" };

/**
 * When the words at a place begin, interpolated by characters within the cue. Without an end time,
 * the cue’s beginning.
 */
export function startAt(cues: readonly Cue[], place: Place): Moment | undefined {
  const start = cues[place.cue]?.start;
  if (start === undefined) return undefined;
  return place.at === 0
    ? { ms: start, basis: "cue" }
    : (within(cues, place) ?? { ms: start, basis: "cue" });
}

/**
 * When the words before a place end: the cue’s end, or the next later beginning. Undefined if
 * neither exists.
 */
export function endAt(cues: readonly Cue[], place: Place): Moment | undefined {
  const length = cues[place.cue]?.words.length ?? 0;
  return place.at < length ? within(cues, place) : endOf(cues, place.cue);
}

function within(cues: readonly Cue[], { cue, at }: Place): Moment | undefined {
  const { start, words } = cues[cue] ?? {};
  const end = endOf(cues, cue);
  if (start === undefined || !end || !words) return undefined;
  return { ms: Math.round(start + ((end.ms - start) * at) / words.length), basis: "within" };
}

function endOf(cues: readonly Cue[], index: number): Moment | undefined {
  const { start, end } = cues[index] ?? {};
  if (end !== undefined) return { ms: end, basis: "cue" };
  if (start === undefined) return undefined;
  for (let i = index + 1; i < cues.length; i++) {
    const next = cues[i]?.start;
    if (next !== undefined && next > start) return { ms: next, basis: "next" };
  }
  return undefined;
}
