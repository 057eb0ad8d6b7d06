import { saveReport } from "#app/instruments/frame/report.ts";
import type { Designated } from "./clips.ts";
import { firstWords, lastWords } from "./excerpt.ts";
import type { Voices } from "./labels.ts";
import { LINE_COLUMNS, LINES_PER_PAGE, type Line } from "./lay-lines.ts";
import { rangeText } from "./parse-designations.ts";
import type { TranscriptRead } from "./read-transcript.ts";
import { transcript } from "./words.ts";
import { transcriptResult } from "./words-result.ts";

type Saved = {
  readonly read: TranscriptRead;
  readonly lines: readonly Line[];
  readonly designated: Designated;
  readonly voices: Voices;
  readonly isSpecimen: boolean;
};

/** Saves the report: how the file was read and laid out, its problems, and the designations with clips. The text file has the words. */
export function saveTranscript({ read, lines, designated: { clips, faults, totals }, voices, isSpecimen }: Saved): void {
  const { name, size, sha256, format, encoding, cues, problems, ended } = read;
  saveReport({
    instrument: "transcript",
    version: transcript.version,
    made: new Date(ended).toISOString(),
    specimen: isSpecimen,
    inputs: [{ name, size, sha256 }],
    findings: {
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
    },
    limits: transcriptResult.limits.map(({ strong, rest }) => `${strong} ${rest}`),
  });
}
