import PostalMime from "postal-mime";
import { FaultError } from "web/instruments/frame/fault.ts";
import { type ReadText, readText } from "web/instruments/frame/read-text.ts";
import type { Progress } from "web/instruments/frame/worker.ts";
import { htmlTokens } from "web/instruments/links/html-tokens.ts";
import { type Summary, summarize } from "./summarize.ts";

/** `isMail`: the text is the body of a message. Size and digest are those of the file. */
export type ReadDocument = ReadText & { readonly isMail: boolean };
export type SummaryQuestion = { readonly source: string | File | ReadText };
export type SummaryAnswer = { readonly read: ReadDocument; readonly summary: Summary };

/** The longest text, in UTF-16 units, and the largest message, in bytes: attachments are passed over. */
const MOST_TEXT = 1_000_000;
const MOST_MAIL = 50_000_000;

/** Reads a text or the body of a message (.eml) and ranks its sentences. Throws the faults of readText. */
export async function readDocument({ source }: SummaryQuestion, tell: (progress: Progress) => void): Promise<SummaryAnswer> {
  const name = source instanceof File ? source.name : "";
  const isMail = /\.eml$/i.test(name);
  const read = typeof source === "object" && "encoding" in source ? source : await readText(source, isMail ? MOST_MAIL : MOST_TEXT * 4);
  const text = isMail && source instanceof File ? await bodyOf(source) : read.text;
  if (text.trim() === "") throw new FaultError({ kind: "empty", name });
  if (text.length > MOST_TEXT) throw new FaultError({ kind: "tooLarge", name });
  return { read: { ...read, text, isMail }, summary: summarize(text, (done) => tell({ done, total: 3, at: name })) };
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
