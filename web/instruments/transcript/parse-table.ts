import { parseCsv } from "web/instruments/frame/csv.ts";
import type { Parsed } from "./cue.ts";
import { readTimes } from "./read-times.ts";

/** The columns by their heads. */
const heads = {
  start: /^(?:start|begin|from|in|start ?time|time ?in|time ?(?:stamp|code)?|tc ?in)(?: ?\(.*\))?$/i,
  end: /^(?:end|stop|to|out|end ?time|time ?out|tc ?out)(?: ?\(.*\))?$/i,
  speaker: /^(?:speaker|who|name|voice|participant)(?: ?(?:name|label|id))?$/i,
  words: /^(?:text|words?|transcript(?:ion)?|caption|content|utterance|sentence|speech|dialogue)$/i,
} as const;

/** Audacity’s labels have no head: two times in seconds and words. */
const label = /^\s*(?:\d+\.\d+\t\d+\.\d+\t.*)?$/;

/** A table with a start and words in a row, and maybe an end and a speaker: Whisper’s TSV and others. Undefined for other texts. */
export function parseTable(given: readonly string[]): Parsed | undefined {
  const isHeadless = given.every((line) => label.test(line));
  const lines = isHeadless ? ["start\tend\ttext", ...given] : given;
  const head = lines.findIndex((line) => line.trim() !== "");
  const separator = ["\t", ";", ",", "|"].find((mark) => columnsOf(cellsOf(lines[head] ?? "", mark)));
  if (!separator) return undefined;
  const columns = columnsOf(cellsOf(lines[head] ?? "", separator));
  // Whisper’s TSV quotes no cell: a quotation mark in it is one of the words.
  const rows =
    separator === "\t"
      ? lines.slice(head).map((line, i) => ({ line: i + 1, cells: line.split("\t") }))
      : parseCsv(lines.slice(head).join("\n"), separator);
  const said = rows.slice(1).filter(({ cells }) => (cells[columns?.words ?? -1] ?? "").trim() !== "");
  const cell = (cells: readonly string[], column = -1) => (cells[column] ?? "").trim();
  const times = readTimes(said.map(({ cells }) => [cell(cells, columns?.start), cell(cells, columns?.end)]));
  const cues = said.map(({ line, cells }, i) => ({
    line: line + head - (isHeadless ? 1 : 0),
    start: times[i]?.start,
    end: times[i]?.end,
    speaker: cell(cells, columns?.speaker),
    words: cell(cells, columns?.words),
  }));
  return { cues, problems: [] };
}

const cellsOf = (line: string, separator: string) => line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));

function columnsOf(cells: readonly string[]) {
  const place = (pattern: RegExp) => {
    const found = cells.findIndex((cell) => pattern.test(cell.replaceAll("_", " ")));
    return found < 0 ? undefined : found;
  };
  const [start, end, speaker, words] = [place(heads.start), place(heads.end), place(heads.speaker), place(heads.words)];
  return start === undefined || words === undefined ? undefined : { start, end, speaker, words };
}
