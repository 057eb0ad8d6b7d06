import type { Given, Report } from "instruments/contract.ts";
import { clipsCsv, clipsOf, reportFindings } from "./clips.ts";
import { fileVoices, labelOf, layLines, type Voices } from "./lay-lines.ts";
import type { TranscriptOptions } from "./options.ts";
import type { TranscriptRead } from "./read-transcript.ts";

/**
 * The transcript on its pages, with the clips of the designations. `voices` are the names that a
 * visitor gave.
 */
export function report(
  { options }: Pick<Given<TranscriptOptions>, "options">,
  read: TranscriptRead,
  voices: Voices = fileVoices,
): Report {
  const { lines, designated } = laid(options, read, voices);
  const { name, size, sha256, cues } = read;
  return {
    inputs: [{ name, size, sha256 }],
    findings: reportFindings(read, lines, designated, voices),
    more: { turns: cues },
  };
}

export const csv = ({ options }: Given<TranscriptOptions>, read: TranscriptRead): string =>
  clipsCsv(laid(options, read).designated.clips);

function laid(
  { designations }: TranscriptOptions,
  { cues }: TranscriptRead,
  voices: Voices = fileVoices,
) {
  const lines = layLines(cues, (speaker) => labelOf(speaker, voices));
  return { lines, designated: clipsOf(designations, lines, cues) };
}
