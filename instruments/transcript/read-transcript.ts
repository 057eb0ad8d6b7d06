import { transcriptUnread } from "content/instruments.ts";
import { FaultError, ownFault } from "instruments/frame/fault.ts";
import type { GivenFile } from "instruments/frame/files.ts";
import type { Progress } from "instruments/frame/progress.ts";
import { decode, docxLines } from "instruments/frame/read-text.ts";
import { hashBlob } from "instruments/hash/hash-files.ts";
import { type Cue, exactClock, type Parsed, type Problem } from "./lay-lines.ts";
import {
  parseCues,
  parseJson,
  parseSubStation,
  parseTable,
  parseWhisper,
  parseXml,
} from "./parse-cues.ts";
import { namedByPrefix, parseReporter, parseTurns } from "./parse-turns.ts";

type Format = "vtt" | "srt" | "docx" | "teams" | "turns" | "json" | "xml";
/** A transcript that was read. `sha256` is of the file, byte by byte. */
export type TranscriptRead = Awaited<ReturnType<typeof readTranscript>>;

/** The largest file, in bytes: ten hours of speech are under two million. */
const MOST = 50_000_000;

/**
 * Reads one transcript: WebVTT, SubRip, a Word transcript of Teams, or text. Rejects with a
 * FaultError that names another kind of file.
 */
export async function readTranscript(
  { path, file }: GivenFile,
  tell: (progress: Progress) => void,
) {
  if (file.size === 0) throw new FaultError({ kind: "empty", name: path });
  if (file.size > MOST) throw new FaultError({ kind: "tooLarge", name: path });
  let hashed = 0;
  const { sha256 = "" } = await hashBlob(file, ["sha256"], (bytes) => {
    hashed += bytes;
    tell({ done: hashed / 2, total: file.size, at: path });
  });
  const { format, encoding, lines, cues: own } = await linesOf(path, file);
  tell({ done: file.size * 0.75, total: file.size, at: path });
  const parsed = onceOnly(own ? { cues: own, problems: [] } : parse(format, lines));
  if (
    format === "turns" &&
    parsed.cues.every(({ speaker, start }) => speaker === "" && start === undefined) &&
    isTable(lines)
  )
    throw refusal("table", path);
  if (format === "turns" && isMail(lines)) throw refusal("mail", path);
  const { cues, problems } = checkCues({ ...parsed, cues: namedByPrefix(parsed.cues) });
  if (cues.length === 0) throw refusal("noWords", path);
  if (!own && !isSpoken(cues)) throw refusal("prose", path);
  return {
    name: path,
    size: file.size,
    sha256,
    format,
    encoding,
    cues,
    problems,
    ended: Date.now(),
  };
}

type Lines = {
  readonly format: Format;
  readonly encoding: string;
  readonly lines: readonly string[];
  readonly cues?: readonly Cue[];
};

async function linesOf(path: string, file: File): Promise<Lines> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const magic = String.fromCharCode(...head);
  if (magic.startsWith("PK")) {
    const lines = await docxLines(file).catch(() => undefined);
    if (!lines) throw refusal("zip", path);
    return {
      format: lines.some((line) => line.includes("-->")) ? "teams" : "docx",
      encoding: "UTF-8",
      lines,
    };
  }
  if (magic.startsWith("\u00d0\u00cf\u0011\u00e0")) throw refusal("oldWord", path);
  if (magic.startsWith("%PDF")) throw refusal("pdf", path);
  if (
    /^(?:ID3|OggS|RIFF|fLaC|\u00ff[\u00fb\u00f3\u00f2]|.E\u00df\u00a3|#!AMR)|^.{4}ftyp/s.test(magic)
  )
    throw refusal("recording", path);
  const { text: written, encoding } = decode(new Uint8Array(await file.arrayBuffer()));
  if (written.includes("\0") && encoding !== "utf-16")
    throw new FaultError({ kind: "notText", name: path });
  const text = written.replace(/^\ufeff/, "");
  const marked = isJson(text)
    ? "json"
    : /^\s*<(?:\?xml|!doctype|html|tt|transcript|timedtext)\b/i.test(text)
      ? "xml"
      : undefined;
  if (marked) {
    const cues = marked === "json" ? jsonIn(text) : parseXml(text);
    if (!cues) throw refusal(marked, path);
    return { format: marked, encoding: encodings[encoding], lines: [], cues };
  }
  const lines = text.split(/\r\n|\n|\r/).map(asArrow);
  const inFrames = lines.flatMap((line, i) => {
    const words = /^\{\d+\}\{\d+\}(.*)$/.exec(line)?.[1];
    return words === undefined
      ? []
      : {
          line: i + 1,
          start: undefined,
          end: undefined,
          speaker: "",
          words: words.replaceAll("|", " "),
        };
  });
  if (inFrames.length > lines.length / 2)
    return { format: "turns", encoding: encodings[encoding], lines, cues: inFrames };
  return { format: formatOf(lines), encoding: encodings[encoding], lines };
}

const encodings = { "utf-8": "UTF-8", "utf-16": "UTF-16", "windows-1252": "Windows-1252" } as const;

/** Detected by content, because .txt files often have another format. */
function formatOf(lines: readonly string[]): Format {
  if (/^WEBVTT(?:\s|$)/.test(lines[0] ?? "")) return "vtt";
  const timing = lines.findIndex((line) => /^\s*[\d:.,]+\s*-->\s*[\d:.,]+/.test(line));
  if (timing < 0) return "turns";
  const isNumbered = /^\s*\d+\s*$/.test(lines[timing - 1] ?? "");
  return isNumbered ? "srt" : "teams";
}

function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return /^\s*[[{]\s*["{[]/.test(text);
  }
}

function jsonIn(text: string): readonly Cue[] | undefined {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** YouTube’s .sbv has a comma between the times of a cue, editing programs a dash and frames. */
const asArrow = (line: string) =>
  line
    .replace(/^(\d{1,2}:\d\d:\d\d\.\d{3}),(\d{1,2}:\d\d:\d\d\.\d{3})\s*$/, "$1 --> $2")
    .replace(/^(\d{1,2}:\d\d:\d\d)[:;]\d\d\s*[-–]\s*(\d{1,2}:\d\d:\d\d)[:;]\d\d\s*$/, "$1 --> $2");

/**
 * A transcript has times, pages and lines, or a speaker with two turns; a short one has names that
 * say sentences. A letter, an agenda and the parties of a contract have none of these.
 */
function isSpoken(cues: readonly Cue[]): boolean {
  if (cues.some(({ start, place }) => start !== undefined || place !== undefined)) return true;
  const turns = cues.filter(({ speaker }) => speaker !== "");
  const sentences = turns.filter(({ words }) => /[.?!]["”’)]*$/.test(words));
  const isShort = turns.length > 0 && turns.length <= 3;
  return (
    new Set(turns.map(({ speaker }) => speaker)).size < turns.length ||
    (isShort && sentences.length >= turns.length / 2)
  );
}

/** A message begins with its fields. */
function isMail(lines: readonly string[]): boolean {
  const fields = lines
    .slice(0, 40)
    .flatMap(
      (line) =>
        /^(From|To|Subject|Date|Received|Message-ID|MIME-Version|Return-Path): /i
          .exec(line)?.[1]
          ?.toLowerCase() ?? [],
    );
  return new Set(fields).size >= 3 && fields.includes("from");
}

/** Rows of two separators or more, the same number in nearly all. */
function isTable(lines: readonly string[]): boolean {
  const rows = lines.filter((line) => line.trim() !== "");
  const counts = rows.map((line) =>
    Math.max(...[",", ";", "\t", "|"].map((mark) => line.split(mark).length - 1)),
  );
  const usual = counts.toSorted((a, b) => a - b)[counts.length >> 1] ?? 0;
  return (
    rows.length >= 3 &&
    usual >= 2 &&
    counts.filter((count) => count === usual).length >= rows.length * 0.9
  );
}

function parse(format: Format, lines: readonly string[]): Parsed {
  const own =
    format === "turns"
      ? (parseSubStation(lines) ?? parseReporter(lines) ?? parseWhisper(lines) ?? parseTable(lines))
      : undefined;
  if (own) return own;
  if (format === "docx" || format === "turns") return parseTurns(lines);
  return parseCues(lines, { isVtt: format === "vtt", nameLines: format === "teams" });
}

const refusal = (reason: keyof typeof transcriptUnread, name: string) =>
  ownFault(name, transcriptUnread[reason]);

/** Words that two cues must share to count as a repetition. */
const FEWEST = 2;

/**
 * Rolling captions repeat the end of the cue before. Where most cues do, what is repeated is taken
 * once, and reported.
 */
function onceOnly({ cues, problems }: Parsed): Parsed {
  const shared = cues.map((cue, i) => sharedWords(cues[i - 1], cue));
  const rolling = shared.filter((count) => count > 0).length;
  if (cues.length < 3 || rolling < (cues.length - 1) * 0.6) return { cues, problems };
  const once = cues.map((cue, i) => ({
    ...cue,
    words: cue.words.split(" ").slice(shared[i]).join(" "),
  }));
  const said = { line: cues[0]?.line ?? 1, kind: "repeated" as const, detail: String(rolling) };
  return { cues: once.filter(({ words }) => words !== ""), problems: [said, ...problems] };
}

/** How many words at the beginning of a cue are the last of the one before. */
function sharedWords(before: Cue | undefined, { words, speaker }: Cue): number {
  if (!before || before.speaker !== speaker) return 0;
  const [last, next] = [before.words.split(" "), words.split(" ")];
  for (let count = Math.min(last.length, next.length); count >= FEWEST; count--) {
    if (last.slice(-count).join(" ") === next.slice(0, count).join(" ")) return count;
  }
  return 0;
}

/**
 * Reports cues with odd times or words. The end of a cue that ends before it begins is dropped. A
 * cue without words is dropped. Others are kept: no length, a start before the previous start or
 * end, or a time missing that other cues have. The cues keep the file's order.
 */
function checkCues({ cues, problems }: Parsed): Parsed {
  const found: Problem[] = [...problems];
  const isTimed = cues.some(({ start }) => start !== undefined);
  const named = new Set(problems.filter(({ kind }) => kind === "time").map(({ line }) => line));
  const kept: Cue[] = [];
  let latest: { readonly line: number; readonly start: number; end: number } | undefined;
  if (!isTimed && cues.length > 0)
    found.push({ line: cues[0]?.line ?? 1, kind: "untimed", detail: "" });
  for (const cue of cues) {
    const { line, start, end, words } = cue;
    const say = (kind: Problem["kind"], detail: string) => found.push({ line, kind, detail });
    if (words === "") {
      say("empty", start === undefined ? "" : exactClock(start));
      continue;
    }
    if (words.includes("\ufffd")) say("letters", words);
    const isNegative = start !== undefined && end !== undefined && end < start;
    if (start === undefined && isTimed && !named.has(line)) say("noTime", words);
    if (start !== undefined && latest && line !== latest.line) {
      if (start < latest.start) say("order", `${exactClock(start)}, ${exactClock(latest.start)}`);
      else if (start < latest.end)
        say("overlap", `${exactClock(start)}, ${exactClock(latest.end)}`);
    }
    if (isNegative) say("negative", `${exactClock(start)}, ${exactClock(end)}`);
    else if (start !== undefined && start === end) say("zero", exactClock(start));
    if (start !== undefined)
      latest = {
        line,
        start,
        end: Math.max(isNegative ? start : (end ?? start), latest?.end ?? 0),
      };
    kept.push(isNegative ? { ...cue, end: undefined } : cue);
  }
  return { cues: kept, problems: found.toSorted((a, b) => a.line - b.line) };
}
