import { saveReport } from "#app/instruments/frame/report.ts";
import { transcript } from "#content/instruments/transcript.ts";
import { transcriptResult } from "#content/instruments/transcript-result.ts";
import type { Designated } from "./clips.ts";
import { firstWords, lastWords } from "./excerpt.ts";
import type { Voices } from "./labels.ts";
import { LINE_COLUMNS, LINES_PER_PAGE, type Line } from "./lay-lines.ts";
import { rangeText } from "./parse-designations.ts";
import type { TranscriptRead } from "./read-transcript.ts";

type Report = Parameters<typeof saveReport>[0];

type Saved = {
  readonly read: TranscriptRead;
  readonly lines: readonly Line[];
  readonly designated: Designated;
  readonly voices: Voices;
  readonly isSpecimen: boolean;
};

/** The report: how the file was read and laid out, its problems, and the designations with clips. The text file has the words. */
export function transcriptReport({ read, lines, designated: { clips, faults, totals }, voices, isSpecimen }: Saved): Report {
  const { name, size, sha256, format, encoding, cues, problems, ended } = read;
  return {
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
  };
}

export const saveTranscript = (given: Saved) => saveReport(transcriptReport(given));
