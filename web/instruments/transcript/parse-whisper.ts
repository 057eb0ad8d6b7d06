import type { Cue, Parsed } from "./cue.ts";
import { timeOf, timePattern } from "./cue-time.ts";

const span = new RegExp(`^\\[(${timePattern})\\s*-->\\s*(${timePattern})\\]\\s*(.*)$`);

/** Whisper’s text, `[00:00.000 --> 00:06.140] words`. Undefined for others. */
export function parseWhisper(lines: readonly string[]): Parsed | undefined {
  const first = lines.find((line) => line.trim() !== "") ?? "";
  if (!span.test(first.trim())) return undefined;
  const cues: Cue[] = [];
  for (const [i, raw] of lines.entries()) {
    const line = raw.trim();
    if (line === "") continue;
    const [, start = "", end = "", said = ""] = span.exec(line) ?? [];
    const last = cues.at(-1);
    if (start) cues.push({ line: i + 1, start: timeOf(start), end: timeOf(end), speaker: "", words: said });
    else if (last) cues[cues.length - 1] = { ...last, words: `${last.words} ${line}` };
  }
  return { cues, problems: [] };
}
