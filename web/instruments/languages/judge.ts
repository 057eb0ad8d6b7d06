import { type Identified, identify } from "./identify.ts";
import { type ScriptCount, scriptsOf } from "./letters.ts";
import { type MixedWord, mixedWords } from "./mixed-words.ts";

/** A judged paragraph. `words` is the segmenter’s count; `scripts` are letter counts, the most first. */
export type Judged = Identified & {
  readonly words: number;
  readonly scripts: readonly ScriptCount[];
  readonly mixed: readonly MixedWord[];
};

const segmenter = new Intl.Segmenter("en", { granularity: "word" });
/** Piece length in UTF-16 units: Chromium’s segmenter slows down on longer text. */
const PIECE = 4_000;

/** Language, words and scripts of a paragraph. */
export function judge(text: string): Judged {
  const words = wordsOf(text);
  const scripts = scriptsOf(text);
  return { ...identify(text, words, scripts), words, scripts, mixed: scripts.length > 1 ? mixedWords(text) : [] };
}

/** Counts words by Unicode’s boundaries (UAX 29), and by the browser's dictionary for scripts without spaces. */
export function wordsOf(text: string): number {
  let words = 0;
  for (let at = 0; at < text.length; ) {
    const end = pieceEnd(text, at);
    for (const { isWordLike } of segmenter.segment(text.slice(at, end))) if (isWordLike) words++;
    at = end;
  }
  return words;
}

/** At a space, so that no word is cut. */
function pieceEnd(text: string, at: number): number {
  if (text.length - at <= PIECE) return text.length;
  const space = text.slice(at, at + PIECE).search(/\s\S*$/);
  return space > 0 ? at + space + 1 : at + PIECE;
}
