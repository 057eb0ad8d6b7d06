import { summaryResult as words } from "content/instruments.ts";
import { FaultError } from "instruments/frame/fault.ts";
import type { Progress } from "instruments/frame/progress.ts";
import { type ReadText, readText } from "instruments/frame/read-text.ts";
import { htmlTokens } from "instruments/links/links-in-text.ts";
import PostalMime from "postal-mime";
import { type Length, lengths, type Summary, sentencesOf, summarize } from "./summarize.ts";

/** `isMail`: the text is the body of a message. Size and digest are those of the file. */
export type ReadDocument = ReadText & { readonly isMail: boolean };
export type SummaryQuestion = { readonly source: string | File | ReadText };
export type SummaryAnswer = { readonly read: ReadDocument; readonly summary: Summary };
/** `ended` in milliseconds since 1970. */
export type SummaryOutcome = SummaryAnswer & { readonly ended: number };

/**
 * The longest text, in UTF-16 units, and the largest message, in bytes: attachments are passed
 * over.
 */
const MOST_TEXT = 1_000_000;
const MOST_MAIL = 50_000_000;

/**
 * Reads a text or the body of a message (.eml) and ranks its sentences. Throws the faults of
 * readText.
 */
export async function readDocument(
  { source }: SummaryQuestion,
  tell: (progress: Progress) => void,
): Promise<SummaryAnswer> {
  const name = source instanceof File ? source.name : "";
  const isMail = /\.eml$/i.test(name);
  const read =
    typeof source === "object" && "encoding" in source
      ? source
      : await readText(source, isMail ? MOST_MAIL : MOST_TEXT * 4);
  const text = isMail && source instanceof File ? await bodyOf(source) : read.text;
  if (text.trim() === "") throw new FaultError({ kind: "empty", name });
  if (text.length > MOST_TEXT) throw new FaultError({ kind: "tooLarge", name });
  return {
    read: { ...read, text, isMail },
    summary: summarize(text, (done) => tell({ done, total: 3, at: name })),
  };
}

async function bodyOf(file: File): Promise<string> {
  const { text, html } = await PostalMime.parse(await file.arrayBuffer());
  return text?.trim() ? text : wordsOfHtml(html ?? "");
}

const block = /^(?:p|div|br|li|tr|h[1-6]|blockquote|table|ul|ol)$/;

/** The text of HTML, with a blank line after each block. */
function wordsOfHtml(html: string): string {
  let words = "";
  for (const token of htmlTokens(html)) {
    if (token.kind === "text") words += token.text.replace(/\s+/g, " ");
    else if (block.test(token.name)) words += token.name === "br" ? "\n" : "\n\n";
  }
  return words.replace(/\n{3,}/g, "\n\n");
}

/** The summary as plain text: a heading, then each sentence with its number. */
export function summaryText(name: string, text: string, summary: Summary, length: Length): string {
  const chosen = sentencesOf(summary, length);
  return [
    words.text.head(words.lengths[length], chosen.length, summary.sentences.length, name),
    "",
    ...chosen.map(({ number, start, end }) => `[${number}] ${oneLine(text.slice(start, end))}`),
    "",
  ].join("\n");
}

/** Without the line breaks of the text. */
export const oneLine = (sentence: string) => sentence.replace(/\s*[\r\n]+\s*/g, " ");

/**
 * A test text without its marks ("* " before a key sentence), and the offsets of the marked
 * sentences.
 */
export function unmarked(text: string): {
  readonly text: string;
  readonly marked: readonly number[];
} {
  const [first = "", ...parts] = text.split(/(?<=^|\s)\* /);
  const marked: number[] = [];
  let plain = first;
  for (const part of parts) {
    marked.push(plain.length);
    plain += part;
  }
  return { text: plain, marked };
}

/**
 * For the report: the longest summary's sentences, each with its place and lengths. `shown` is the
 * length on the page.
 */
export function reportFindings({ read, summary }: SummaryOutcome, shown: Length) {
  return {
    sentences: summary.sentences.length,
    words: summary.words,
    language: summary.language,
    shown,
    counts: summary.counts,
    selected: sentencesOf(summary, "comprehensive").map(
      ({ number, start, end, words: size, takenAt = 0 }) => ({
        number,
        start,
        end,
        words: size,
        lengths: lengths.filter((length) => takenAt < summary.counts[length]),
        text: read.text.slice(start, end),
      }),
    ),
  };
}
