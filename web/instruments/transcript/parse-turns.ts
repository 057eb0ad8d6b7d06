import type { Cue, Parsed, Problem } from "./cue.ts";
import { timeOf, timePattern } from "./cue-time.ts";
import { isNameLike } from "./name-prefix.ts";

type Header = { readonly speaker: string; readonly start: number | undefined; readonly words: string };

const time = `[([]?(${timePattern})[)\\]]?`;
const nameThenTime = new RegExp(`^(\\S.{0,79}?)(\\s{2,}|\\t\\s*|\\s+)${time}\\s*$`);
const bracketedName = new RegExp(`^\\[([^\\]]{1,80})\\]\\s+${time}\\s*$`);
const timeThenName = new RegExp(`^${time}\\s+(?:([^:]{1,60}):\\s+)?(.*)$`);
const timeAlone = new RegExp(`^${time}\\s*$`);
const nameThenWords = /^([^:]{1,60}):\s+(\S.*)$/;
const event = /^\S.{0,80} (?:started|stopped) transcription\.?$/;

/**
 * Reads a transcript in turns that begin with speaker and time. Forms: "Name 0:03" and words below (Teams in Word), "[Name] 00:00:03",
 * "00:03 Name: words", "Name: words". A turn has no end time. Text before the first turn is reported and left out.
 */
export function parseTurns(lines: readonly string[]): Parsed {
  const problems: Problem[] = [];
  const cues: { line: number; start: number | undefined; end: undefined; speaker: string; words: string }[] = [];
  const early: Cue[] = [];
  lines.forEach((raw, i) => {
    const line = raw.trim();
    const number = i + 1;
    if (line === "") return;
    if (event.test(line)) {
      problems.push({ line: number, kind: "event", detail: line });
      return;
    }
    const header = headerIn(line);
    const last = cues.at(-1);
    // A time alone on a line belongs to the name on the next.
    if (header && header.start === undefined && last?.words === "" && last.speaker === "")
      Object.assign(last, { ...header, start: last.start });
    else if (header) cues.push({ line: number, end: undefined, ...header });
    else if (last) last.words = `${last.words} ${line}`.trim();
    else early.push({ line: number, start: undefined, end: undefined, speaker: "", words: line });
  });
  // Without names and times every line is a turn.
  if (cues.length === 0) return { cues: early, problems };
  return { cues, problems: [...early.map(({ line, words }) => ({ line, kind: "early" as const, detail: words })), ...problems] };
}

function headerIn(line: string): Header | undefined {
  const [, boxed, boxedAt = ""] = bracketedName.exec(line) ?? [];
  if (boxed) return { speaker: boxed.trim(), start: timeOf(boxedAt), words: "" };
  const [, alone] = timeAlone.exec(line) ?? [];
  if (alone) return { speaker: "", start: timeOf(alone), words: "" };
  const [, named, gap = "", namedAt = ""] = nameThenTime.exec(line) ?? [];
  if (named && (isNameLike(named) || (/\s{2}|\t/.test(gap) && named.length < 60)))
    return { speaker: named.trim(), start: timeOf(namedAt), words: "" };
  const [, first, after, rest = ""] = timeThenName.exec(line) ?? [];
  if (first && after && isNameLike(after)) return { speaker: after.trim(), start: timeOf(first), words: rest };
  if (first && /^[([]/.test(line)) return { speaker: "", start: timeOf(first), words: `${after ? `${after}: ` : ""}${rest}` };
  const [, who, said = ""] = nameThenWords.exec(line) ?? [];
  return who && isNameLike(who) ? { speaker: who.trim(), start: undefined, words: said } : undefined;
}
