import { type transcriptResult, transcriptResult as words } from "content/instruments.ts";
import { startAt } from "./moments.ts";
import type { TranscriptRead } from "./read-transcript.ts";

export const LINES_PER_PAGE = 25;
/** Columns of a line, as on a typed page of testimony. */
export const LINE_COLUMNS = 60;
const INDENT = "    ";
/**
 * A turn is divided at a sentence end after the first time, or at a silence of the second. Each
 * part has a time code.
 */
const LONG_TURN_MS = 30_000;
const SILENCE_MS = 10_000;

/** A place in a cue's words: the cue's index, and the offset in UTF-16 units. */
export type Place = { readonly cue: number; readonly at: number };
/** A line of a page. `starts`: a turn or part of one begins here. `last` is after its last word. */
export type Line = {
  readonly text: string;
  readonly starts: boolean;
  readonly first: Place;
  readonly last: Place;
};

type Token = {
  readonly text: string;
  readonly cue: number;
  readonly at: number;
  readonly end: number;
};

/**
 * Lays out a transcript in lines, 25 a page. Cues in a row by one speaker are joined; a new speaker
 * begins a line with `labelOf(speaker)`. A word longer than a line is cut. Without labels, the
 * lines have the cues' words in order.
 */
export function layLines(
  cues: readonly Cue[],
  labelOf: (speaker: string) => string,
): readonly Line[] {
  const lines: Line[] = [];
  let paragraph: Token[] = [];
  let began = 0;
  cues.forEach((cue, i) => {
    const before = cues[i - 1];
    const isChange = before?.speaker !== cue.speaker;
    if (isChange || isPart(before, cue, began)) {
      pushLines(lines, paragraph);
      const label = isChange ? labelOf(cue.speaker) : "";
      paragraph =
        label === "" ? [] : label.split(" ").map((text) => ({ text, cue: i, at: 0, end: 0 }));
      began = cue.start ?? began;
    }
    for (const word of cue.words.matchAll(/\S+/g))
      paragraph.push({ text: word[0], cue: i, at: word.index, end: word.index + word[0].length });
  });
  pushLines(lines, paragraph);
  return lines;
}

function isPart(before: Cue | undefined, { start }: Cue, began: number): boolean {
  if (!before || start === undefined) return false;
  const silence = before.end === undefined ? 0 : start - before.end;
  return (
    silence >= SILENCE_MS || (start - began >= LONG_TURN_MS && /[.?!…]["”’)]?$/.test(before.words))
  );
}

function pushLines(lines: Line[], tokens: readonly Token[]): void {
  let row: Token[] = [];
  let width = INDENT.length;
  let starts = true;
  const flush = () => {
    const [first] = row;
    const last = row.at(-1);
    if (!first || !last) return;
    const text = `${starts ? INDENT : ""}${row.map((token) => token.text).join(" ")}`;
    lines.push({
      text,
      starts,
      first: { cue: first.cue, at: first.at },
      last: { cue: last.cue, at: last.end },
    });
    row = [];
    width = 0;
    starts = false;
  };
  for (const token of tokens.flatMap(cut)) {
    const columns = textColumns(token.text);
    if (row.length > 0 && width + 1 + columns > LINE_COLUMNS) flush();
    width += columns + (row.length > 0 ? 1 : 0);
    row.push(token);
  }
  flush();
}

/**
 * Cuts a word longer than a line into pieces that also fit the indented first line. Keeps surrogate
 * pairs together.
 */
function cut(token: Token): readonly Token[] {
  const most = LINE_COLUMNS - INDENT.length;
  if (textColumns(token.text) <= most) return [token];
  const pieces: Token[] = [];
  let piece = "";
  let at = token.at;
  for (const sign of token.text) {
    if (piece !== "" && textColumns(piece + sign) > most) {
      pieces.push({ text: piece, cue: token.cue, at, end: at + piece.length });
      at += piece.length;
      piece = "";
    }
    piece += sign;
  }
  return [...pieces, { text: piece, cue: token.cue, at, end: token.end }];
}

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/u;

/** The columns of a text in a monospaced font: Chinese, Japanese and Korean characters take two. */
export function textColumns(text: string): number {
  // Fast path: most texts have no wide characters.
  if (!/[\u1100-\uffff]/.test(text)) return text.length;
  let columns = 0;
  for (const sign of text) columns += wide.test(sign) ? 2 : 1;
  return columns;
}

/**
 * The visitor's choices: names for the file’s speakers, who is examined and who asks. Empty is
 * nobody.
 */
export type Voices = {
  readonly names: Readonly<Record<string, string>>;
  readonly witness: string;
  readonly examiner: string;
};

export const fileVoices: Voices = { names: {}, witness: "", examiner: "" };

/** The label of a speaker: name and colon, or Q. and A. for examiner and witness. */
export function labelOf(speaker: string, { names, witness, examiner }: Voices): string {
  if (speaker === "") return "";
  if (speaker === witness) return words.answer;
  if (speaker === examiner) return words.question;
  // In a reporter's transcript the file itself says Q. and A.
  if (/^[QA]\.$/.test(speaker) && !names[speaker]) return speaker;
  return `${names[speaker]?.trim() || speaker}:`;
}

const WIDTH = 76;

/** The lines, 25 a page. */
export const pagesOf = (lines: readonly Line[]): readonly (readonly Line[])[] =>
  Array.from({ length: Math.ceil(lines.length / LINES_PER_PAGE) }, (_, i) =>
    lines.slice(i * LINES_PER_PAGE, (i + 1) * LINES_PER_PAGE),
  );

/**
 * What is beside a line at the start of turns and pages: a reporter's own page and line, else the
 * time.
 */
export function beside(line: Line | undefined, index: number, cues: readonly Cue[]): string {
  if (!line || (!line.starts && index > 0)) return "";
  const place = cues[line.first.cue]?.place;
  const time = startAt(cues, line.first)?.ms;
  if (place) return line.first.at === 0 ? placeText(place) : "";
  return time === undefined ? "" : clock(time);
}

export const placeText = ({ page, line }: NonNullable<Cue["place"]>) => `${page}:${line}`;

/**
 * The whole transcript as text: time, number and words of each line; file, hash and page on every
 * page; pages divided by form feeds.
 */
export function transcriptText(
  { name, sha256, cues }: Pick<TranscriptRead, "name" | "sha256" | "cues">,
  lines: readonly Line[],
): string {
  const pages = pagesOf(lines);
  const sheets = pages.map((page, i) => {
    const rows = Array.from({ length: LINES_PER_PAGE }, (_, j) => {
      const line = page[j];
      return `${beside(line, j, cues).padEnd(10)}${String(j + 1).padStart(2)}  ${line?.text ?? ""}`.trimEnd();
    });
    return [
      spread(name, words.pageOf(i + 1, pages.length)),
      "",
      ...rows,
      "",
      words.hashLine(sha256),
      words.notCertified,
    ].join("\r\n");
  });
  return `${sheets.join("\r\n\f")}\r\n`;
}

const spread = (left: string, right: string) =>
  `${left.slice(0, WIDTH - right.length - 2).padEnd(WIDTH - right.length)}${right}`;

/**
 * A stretch of speech by one voice. `line` is its first line in the file, from 1. Times are
 * milliseconds of the recording, undefined if unusable. `speaker` is empty if unnamed.
 */
export type Cue = {
  readonly line: number;
  readonly start: number | undefined;
  readonly end: number | undefined;
  readonly speaker: string;
  readonly words: string;
  /** The page and line in the transcript of a court reporter. */
  readonly place?: { readonly page: number; readonly line: number };
};

/** A problem at a line of the file, with the words or times. */
export type Problem = {
  readonly line: number;
  readonly kind: keyof typeof transcriptResult.problems;
  readonly detail: string;
};

export type Parsed = { readonly cues: readonly Cue[]; readonly problems: readonly Problem[] };

/**
 * A time in transcripts: hours optional, without them up to 999 minutes, fraction after a dot or
 * comma. For use in other patterns.
 */
export const timePattern = String.raw`(?:\d{1,4}:\d{1,2}|\d{1,3}):\d{1,2}(?:[.,]\d{1,3})?`;

const whole = new RegExp(`^${timePattern}$`);

/**
 * Milliseconds of a time such as "00:00:04.120", "1:02:03,5" or "0:03"; undefined for other text,
 * from 60 seconds, or from 60 minutes beside hours. Frames are left out.
 */
export function timeOf(written: string): number | undefined {
  const withoutFrames = written.replace(/^(\d\d)[:;](\d\d)[:;](\d\d)[:;]\d\d$/, "$1:$2:$3");
  if (!whole.test(withoutFrames)) return undefined;
  const [clock = "", fraction = ""] = withoutFrames.split(/[.,]/);
  const [seconds = 0, minutes = 0, hours] = clock.split(":").map(Number).toReversed();
  if (seconds > 59 || (minutes > 59 && hours !== undefined)) return undefined;
  return (((hours ?? 0) * 60 + minutes) * 60 + seconds) * 1000 + Number(fraction.padEnd(3, "0"));
}

/** Milliseconds as "00:00:04". Rounded down, so that a clip does not begin after its words. */
export const clock = (ms: number) =>
  `${[3_600_000, 60_000, 1_000].map((unit, i) => digits(Math.floor(ms / unit) % (i ? 60 : 1e9))).join(":")}`;

/** Milliseconds as "00:00:04.120". */
export const exactClock = (ms: number) => `${clock(ms)}.${digits(Math.round(ms) % 1000, 3)}`;

const digits = (n: number, least = 2) => String(n).padStart(least, "0");
