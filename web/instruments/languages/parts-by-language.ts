import { type Judged, judge } from "./judge.ts";

/** The fewest words of a sentence that is judged by itself; shorter ones belong to the one before. */
const FEWEST = 4;

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/**
 * A paragraph by its languages: sentences in a row of one language are one part. A single part if the sentences do not differ, or if one
 * of them is not at least likely.
 */
export function partsByLanguage(text: string): readonly { readonly text: string; readonly judged: Judged }[] {
  const whole = { text, judged: judge(text) };
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(text.length > MOST ? "" : text)) {
    const last = sentences.at(-1);
    const isShort = (part: string) => (part.match(/[\p{L}\p{M}]+/gu)?.length ?? 0) < FEWEST;
    if (last !== undefined && (isShort(segment) || isShort(last))) sentences[sentences.length - 1] = last + segment;
    else sentences.push(segment);
  }
  if (sentences.length < 2) return [whole];
  const parts: { text: string; language: string | null }[] = [];
  for (const sentence of sentences) {
    const { language, sureness } = judge(sentence.trim());
    if (language === null || (sureness !== "sure" && sureness !== "likely")) return [whole];
    const last = parts.at(-1);
    if (last && last.language === language) last.text += sentence;
    else parts.push({ text: sentence, language });
  }
  return parts.length > 1 ? parts.map((part) => ({ text: part.text.trim(), judged: judge(part.text.trim()) })) : [whole];
}

/** Longer paragraphs, in UTF-16 units, are judged whole. */
const MOST = 20_000;
