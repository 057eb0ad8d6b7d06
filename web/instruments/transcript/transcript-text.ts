import { startAt } from "./clip-time.ts";
import type { Cue } from "./cue.ts";
import { clock } from "./cue-time.ts";
import { LINES_PER_PAGE, type Line } from "./lay-lines.ts";
import type { TranscriptRead } from "./read-transcript.ts";
import { transcriptResult as words } from "./words-result.ts";

const WIDTH = 76;

/** The lines, 25 a page. */
export function pagesOf(lines: readonly Line[]): readonly (readonly Line[])[] {
  return Array.from({ length: Math.ceil(lines.length / LINES_PER_PAGE) }, (_, i) =>
    lines.slice(i * LINES_PER_PAGE, (i + 1) * LINES_PER_PAGE),
  );
}

/** What is beside a line at the start of turns and pages: a reporter's own page and line, else the time. */
export function beside(line: Line | undefined, index: number, cues: readonly Cue[]): string {
  if (!line || (!line.starts && index > 0)) return "";
  const place = cues[line.first.cue]?.place;
  const time = startAt(cues, line.first)?.ms;
  if (place) return line.first.at === 0 ? placeText(place) : "";
  return time === undefined ? "" : clock(time);
}

export const placeText = ({ page, line }: NonNullable<Cue["place"]>) => `${page}:${line}`;

/** The whole transcript as text: time, number and words of each line; file, hash and page on every page; pages divided by form feeds. */
export function transcriptText({ name, sha256, cues }: Pick<TranscriptRead, "name" | "sha256" | "cues">, lines: readonly Line[]): string {
  const pages = pagesOf(lines);
  const sheets = pages.map((page, i) => {
    const rows = Array.from({ length: LINES_PER_PAGE }, (_, j) => {
      const line = page[j];
      return `${beside(line, j, cues).padEnd(10)}${String(j + 1).padStart(2)}  ${line?.text ?? ""}`.trimEnd();
    });
    return [spread(name, words.pageOf(i + 1, pages.length)), "", ...rows, "", words.hashLine(sha256), words.notCertified].join("\r\n");
  });
  return `${sheets.join("\r\n\f")}\r\n`;
}

function spread(left: string, right: string): string {
  return `${left.slice(0, WIDTH - right.length - 2).padEnd(WIDTH - right.length)}${right}`;
}
