import type { Designated } from "./clips.ts";
import { firstWords, lastWords } from "./excerpt.ts";
import type { Voices } from "./labels.ts";
import { LINE_COLUMNS, LINES_PER_PAGE, type Line } from "./lay-lines.ts";
import { rangeText } from "./parse-designations.ts";
import type { TranscriptRead } from "./read-transcript.ts";
import { placeText } from "./transcript-text.ts";

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
    // Where the file has its own pages and lines, the report names them turn by turn.
    ...(cues.some(({ place }) => place) ? { ownPlaces: cues.map(({ place }) => (place ? placeText(place) : null)) } : {}),
    problems,
    designations: clips.map((clip) => ({
      party: clip.party,
      range: rangeText(clip),
      lines: clip.lines.length,
      ...ownPlaces(clip.lines, cues),
      firstWords: firstWords(clip.lines),
      lastWords: lastWords(clip.lines),
      clip: { start: clip.start ?? null, end: clip.end ?? null, milliseconds: clip.length ?? null },
      repeatsAnEarlierRow: clip.repeats,
    })),
    totals,
    notRead: faults,
  };
}

/** The pages and lines of a court reporter where the turns of a designation begin. */
function ownPlaces(lines: readonly Line[], cues: TranscriptRead["cues"]) {
  const [first, last] = [lines[0], lines.at(-1)].map((line) => line && cues[line.first.cue]?.place);
  return first && last ? { ownPlaces: { from: placeText(first), to: placeText(last) } } : {};
}
