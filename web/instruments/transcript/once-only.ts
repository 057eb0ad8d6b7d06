import type { Cue, Parsed } from "./cue.ts";

/** Words that two cues must share to count as a repetition. */
const FEWEST = 2;

/** Rolling captions repeat the end of the cue before. Where most cues do, what is repeated is taken once, and reported. */
export function onceOnly({ cues, problems }: Parsed): Parsed {
  const shared = cues.map((cue, i) => sharedWords(cues[i - 1], cue));
  const rolling = shared.filter((count) => count > 0).length;
  if (cues.length < 3 || rolling < (cues.length - 1) * 0.6) return { cues, problems };
  const once = cues.map((cue, i) => ({ ...cue, words: cue.words.split(" ").slice(shared[i]).join(" ") }));
  const said = { line: cues[0]?.line ?? 1, kind: "repeated" as const, detail: String(rolling) };
  return { cues: once.filter(({ words }) => words !== ""), problems: [said, ...problems] };
}

/** How many words at the beginning of a cue are the last of the one before. */
function sharedWords(before: Cue | undefined, { words, speaker }: Cue): number {
  if (!before || before.speaker !== speaker) return 0;
  const [last, next] = [before.words.split(" "), words.split(" ")];
  for (let count = Math.min(last.length, next.length); count >= FEWEST; count--) {
    if (last.slice(-count).join(" ") === next.slice(0, count).join(" ")) return count;
  }
  return 0;
}
