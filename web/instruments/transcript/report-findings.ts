import type { Designated } from "./clips.ts";
import { firstWords, lastWords } from "./excerpt.ts";
import type { Voices } from "./labels.ts";
import { LINE_COLUMNS, LINES_PER_PAGE, type Line } from "./lay-lines.ts";
import { rangeText } from "./parse-designations.ts";
import type { TranscriptRead } from "./read-transcript.ts";

/** For the report: how the file was read and laid out, its problems, and the designations with clips. The text file has the words. */
export function reportFindings(read: TranscriptRead, lines: readonly Line[], { clips, faults, totals }: Designated, voices: Voices) {
  const { format, encoding, cues, problems } = read;
  return {
    format,
    encoding,
    cues: cues.length,
    pages: Math.ceil(lines.length / LINES_PER_PAGE),
    lines: lines.length,
    layout: { linesPerPage: LINES_PER_PAGE, columns: LINE_COLUMNS, ...voices },
    problems,
    designations: clips.map((clip) => ({
      party: clip.party,
      range: rangeText(clip),
      lines: clip.lines.length,
      firstWords: firstWords(clip.lines),
      lastWords: lastWords(clip.lines),
      clip: { start: clip.start ?? null, end: clip.end ?? null, milliseconds: clip.length ?? null },
      repeatsAnEarlierRow: clip.repeats,
    })),
    totals,
    notRead: faults,
  };
}
