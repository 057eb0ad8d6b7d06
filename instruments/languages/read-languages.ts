import { faultOf } from "instruments/frame/fault.ts";
import type { Progress } from "instruments/frame/progress.ts";
import { readText } from "instruments/frame/read-text.ts";
import { type Judged, judge, lettersOf } from "./identify.ts";

/** A pasted text or a file, by name. */
type Source = { readonly name: string; readonly source: string | File };
/** `most`: of all sources together, in bytes. */
export type LanguagesQuestion = { readonly sources: readonly Source[]; readonly most: number };

type UnreadReason = "empty" | "notText" | "tooLarge" | "unreadable" | "damaged";
/** A text that was read: `size` in bytes, SHA-256 in hex, null if the browser has no digests. */
type ReadSource = {
  readonly name: string;
  readonly size: number;
  readonly sha256: string | null;
  readonly encoding: string;
};
/**
 * `document` is its place in `documents`, `number` and `line` count from 1, `begins` is its
 * beginning.
 */
export type FoundParagraph = Judged & {
  readonly document: number;
  readonly number: number;
  readonly line: number;
  readonly begins: string;
  /**
   * In a paragraph in several languages, the number of the part that is in one of them; 0 if the
   * paragraph is whole.
   */
  readonly part: number;
};
/** `ended` in milliseconds since 1970. */
export type LanguagesFound = Awaited<ReturnType<typeof readLanguages>>;

/** Characters of a paragraph that identify it. */
const BEGINS = 110;

/**
 * Reads texts in order and judges each paragraph. What cannot be read is listed with its reason.
 */
export async function readLanguages(
  { sources, most }: LanguagesQuestion,
  tell: (progress: Progress) => void,
) {
  const total = sources.reduce((sum, { source }) => sum + sizeOf(source), 0);
  const documents: ReadSource[] = [];
  const paragraphs: FoundParagraph[] = [];
  const unread: { name: string; reason: UnreadReason }[] = [];
  let before = 0;
  let room = most;
  for (const { name, source } of sources) {
    tell({ done: before, total, at: name });
    try {
      const { text: read, size, sha256, encoding } = await readText(source, room);
      const text =
        encoding === "windows-1252" && typeof source !== "string" && isCyrillic(read)
          ? cyrillicOf(await source.arrayBuffer())
          : read;
      room -= size;
      const document = documents.push({ name, size, sha256, encoding }) - 1;
      let number = 0;
      let at = 0;
      for (const paragraph of paragraphsOf(text)) {
        const parts = partsByLanguage(paragraph.text);
        number++;
        for (const [i, { text: part, judged }] of parts.entries())
          paragraphs.push({
            document,
            number,
            line: paragraph.line,
            begins: oneLine(part),
            part: parts.length > 1 ? i + 1 : 0,
            ...judged,
          });
        at += paragraph.text.length;
        tell({ done: before + size * Math.min(1, at / text.length), total, at: name });
      }
    } catch (error) {
      unread.push({ name, reason: reasonOf(error) });
    }
    before += sizeOf(source);
  }
  return { documents, paragraphs, unread, ended: Date.now() };
}

/**
 * Russian and others in Windows-1251, read as Windows-1252, are nearly all letters with accents.
 */
function isCyrillic(text: string): boolean {
  const head = text.slice(0, 20_000);
  const accented = head.match(/[\u00c0-\u00ff]/g)?.length ?? 0;
  return accented > (head.match(/\p{L}/gu)?.length ?? 0) * 0.7;
}

const cyrillicOf = (bytes: ArrayBuffer) => new TextDecoder("windows-1251").decode(bytes);

const sizeOf = (source: string | File) =>
  typeof source === "string" ? source.length : source.size;

function oneLine(text: string): string {
  const line = text.slice(0, BEGINS * 2).replace(/\s+/g, " ");
  return line.length > BEGINS ? `${line.slice(0, BEGINS).replace(/[\ud800-\udbff]$/, "")}…` : line;
}

function reasonOf(error: unknown): UnreadReason {
  const { kind } = faultOf(error);
  return kind === "empty" || kind === "notText" || kind === "tooLarge" || kind === "unreadable"
    ? kind
    : "damaged";
}

/** A paragraph without surrounding space; `line` is its first line, from 1. */
type Paragraph = { readonly text: string; readonly line: number };

/** Splits a text at blank lines; without any, each line is a paragraph. */
export function* paragraphsOf(text: string): Generator<Paragraph> {
  const byLines = !/\S[^\S\n\r]*(?:\r\n?|\n)[^\S\n\r]*(?:\r\n?|\n)\s*\S/.test(text);
  let line = 1;
  let start = 0;
  let held: string[] = [];
  const ended = function* () {
    const whole = held.join("\n").trim();
    if (whole) yield { text: whole, line: start };
    held = [];
  };
  for (const row of linesOf(text)) {
    if (row.trim() === "") yield* ended();
    else {
      if (held.length === 0) start = line;
      held.push(row);
      if (byLines) yield* ended();
    }
    line++;
  }
  yield* ended();
}

/** A generator: an array of lines would double the memory of a large text. */
function* linesOf(text: string): Generator<string> {
  const end = /\r\n|\r|\n/g;
  let at = 0;
  for (let found = end.exec(text); found; found = end.exec(text)) {
    yield text.slice(at, found.index);
    at = end.lastIndex;
  }
  yield text.slice(at);
}

/**
 * The fewest words of a sentence that is judged by itself; shorter ones belong to the one before.
 */
const FEWEST = 4;

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/**
 * A paragraph by its languages: sentences in a row of one language are one part. A single part if
 * the sentences do not differ, or if one of them is not at least likely.
 */
function partsByLanguage(
  text: string,
): readonly { readonly text: string; readonly judged: Judged }[] {
  const whole = () => [{ text, judged: judge(text) }];
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(text.length > MOST ? "" : text)) {
    const last = sentences.at(-1);
    const isShort = (part: string) => (part.match(/[\p{L}\p{M}]+/gu)?.length ?? 0) < FEWEST;
    if (last !== undefined && (isShort(segment) || isShort(last)))
      sentences[sentences.length - 1] = last + segment;
    else sentences.push(segment);
  }
  if (sentences.length < 2) return whole();
  const parts: { text: string; judged: Judged }[] = [];
  const judgements: Judged[] = [];
  for (const sentence of sentences) {
    const judged = judge(sentence.trim());
    judgements.push(judged);
    if (judged.language === null || (judged.sureness !== "sure" && judged.sureness !== "likely"))
      return whole();
    const last = parts.at(-1);
    if (last && last.judged.language === judged.language) last.text += sentence;
    else parts.push({ text: sentence, judged });
  }
  if (parts.length < 2) return [{ text, judged: agreeing(text, judgements) }];
  const isAlone = (part: string) => sentences.includes(part);
  return parts.map(({ text: part, judged }) => ({
    text: part.trim(),
    judged: isAlone(part) ? judged : judge(part.trim()),
  }));
}

/** A paragraph whose sentences are of one language: it is surely so where each of them is. */
function agreeing(text: string, sentences: readonly Judged[]): Judged {
  const [first] = sentences;
  if (!first || sentences.some(({ sureness }) => sureness !== "sure")) return judge(text);
  const words = sentences.reduce((sum, one) => sum + one.words, 0);
  return { ...first, second: null, words, ...lettersOf(text) };
}

/** Longer paragraphs, in UTF-16 units, are judged whole. */
const MOST = 20_000;
