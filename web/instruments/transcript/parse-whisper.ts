import type { Cue, Parsed } from "./cue.ts";
import { timeOf, timePattern } from "./cue-time.ts";

const span = new RegExp(`^\\[(${timePattern})\\s*-->\\s*(${timePattern})\\]\\s*(.*)$`);

/** Whisper’s text, `[00:00.000 --> 00:06.140] words`, and its table with start and end in milliseconds. Undefined for others. */
export function parseWhisper(lines: readonly string[]): Parsed | undefined {
  const first = lines.find((line) => line.trim() !== "") ?? "";
  const isTable = /^start\tend\ttext\s*$/.test(first);
  if (!isTable && !span.test(first.trim())) return undefined;
  const cues: Cue[] = [];
  for (const [i, raw] of lines.entries()) {
    const line = raw.trim();
    if (line === "" || (isTable && raw === first)) continue;
    const [from, to, ...words] = isTable ? line.split("\t") : [];
    const [, start = "", end = "", said = ""] = span.exec(line) ?? [];
    const last = cues.at(-1);
    if (isTable) cues.push({ line: i + 1, start: wholeIn(from), end: wholeIn(to), speaker: "", words: words.join(" ") });
    else if (start) cues.push({ line: i + 1, start: timeOf(start), end: timeOf(end), speaker: "", words: said });
    else if (last) cues[cues.length - 1] = { ...last, words: `${last.words} ${line}` };
  }
  return { cues, problems: [] };
}

const wholeIn = (text = "") => (/^\d+$/.test(text) ? Number(text) : undefined);
