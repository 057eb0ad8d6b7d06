import { summaryAbbreviations } from "./abbreviation-list.ts";

/** A sentence's place in the text: `text.slice(start, end)`. `paragraph` counts from 0. */
export type Sentence = { readonly start: number; readonly end: number; readonly paragraph: number };

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** What may end a sentence by Unicode’s rules. */
const sentenceEnd = /[\p{Sentence_Terminal}\u0085\u2024\u2029\ufe52\uff0e]/u;

/**
 * The sentences of a text by Unicode’s boundaries (UAX 29). They are joined again after an abbreviation, an initial or a list number, and
 * before words in small letters. Line breaks in a paragraph count as spaces.
 */
export function splitSentences(text: string): readonly Sentence[] {
  const sentences: Sentence[] = [];
  paragraphSpans(text).forEach(({ start, end }, paragraph) => {
    const flat = text.slice(start, end).replace(/[\r\n\u2028]/g, " ");
    let from = 0;
    // The segmenter takes longer to begin than to read a line.
    const parts = sentenceEnd.test(flat) ? segmenter.segment(flat) : [{ index: 0, segment: flat }];
    for (const { index, segment } of parts) {
      const next = index + segment.length;
      if (next < flat.length && goesOn(flat.slice(from, next), flat.slice(next))) continue;
      const trimmed = flat.slice(from, next);
      const begin = from + trimmed.length - trimmed.trimStart().length;
      const last = from + trimmed.trimEnd().length;
      if (last > begin) sentences.push({ start: start + begin, end: start + last, paragraph });
      from = next;
    }
  });
  return sentences;
}

/** Paragraphs are separated by blank lines; without any, each line is one. Lines too short for wrapping and list items also count. */
export function paragraphSpans(text: string): readonly { readonly start: number; readonly end: number }[] {
  const spans: { start: number; end: number }[] = [];
  const byLines = !/\S[^\S\n]*\r?\n[^\S\n]*\r?\n\s*\S/.test(text);
  let open: { start: number; end: number } | undefined;
  let width = 0;
  for (const { 0: line, index } of text.matchAll(/[^\r\n\u2029]+/g)) {
    const between = text.slice(open?.end ?? index, index);
    const isBroken = byLines ? width < WRAPPED : /\n[^\S\n]*\r?\n|\r\r/.test(between) || width < WRAPPED;
    if (line.trim() === "") {
      open = undefined;
      continue;
    }
    if (open && !isBroken && !/^\s*(?:[-*•–]|\(?\d+[.)]|[A-Z][\w .]{0,20}:)\s/.test(line)) open.end = index + line.length;
    else {
      open = { start: index, end: index + line.length };
      spans.push(open);
    }
    width = line.length > LONGEST ? 0 : line.length;
  }
  return spans;
}

/** The least and most length of wrapped lines, in UTF-16 units. */
const WRAPPED = 45;
const LONGEST = 110;

/** "ABC0001": capitals with figures. "Ltd.", "Inc.": what follows in the name of a company. "F.B.I." */
const isDesignation = /^(?=.*\d)[A-Z\d.-]+$/;
const companyForm = /^(?:Co|Corp|Inc|Ltd|LLC|LLP|L\.L\.C|L\.P|UU|Euro)\b/;
const isAgency = /^(?:\p{Lu}\.){2,}\p{Lu}$/u;
/** A day in German or Danish: "6. März". */
const dayBefore = /^(?:Jan|Feb|Mär|Mar|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)\p{L}*\b/u;

/** Whether parts that Unicode's rules separate belong together. */
function goesOn(before: string, after: string): boolean {
  const head = before.trimEnd();
  const next = after.trimStart();
  if (/^\s*(?:\(?\d{1,3}[.)]|\(?[a-z]\)|[ivx]{1,4}\.)$/.test(before.trimEnd())) return true;
  if (/^[\p{Ll},;)]/u.test(next) && !/^(?:i\b)/.test(next)) return true;
  const word = /([\p{L}\p{N}](?:[\p{L}\p{N}.]|['’](?=\p{L}))*)\.['’]?$/u.exec(head.slice(-60))?.[1]?.replace("’", "'") ?? "";
  if (!word) return false;
  const small = word.toLowerCase();
  const following = /^[“"(‘]?([\p{L}’]+)/u.exec(next)?.[1]?.toLowerCase() ?? "";
  if (never.has(small)) return !(small.length === 1 && starters.has(following));
  // "z. B.", "u. a."
  if (/^\p{L}$/u.test(word) && /^\p{L}\.\s/u.test(next)) return true;
  if (/^\d{1,2}$/.test(word)) return dayBefore.test(next);
  if (/(?:^|\s)\p{L}\.\s\p{L}\.$/u.test(head.slice(-8)) && !starters.has(following)) return true;
  if (beforeCapitals.has(small)) {
    const nextWord = /^(?:&\s)?([\p{L}\p{N}.-]+)/u.exec(next)?.[1] ?? "";
    return (
      /^[\d§¶#]/.test(next) ||
      isDesignation.test(nextWord) ||
      companyForm.test(nextWord) ||
      (isAgency.test(word) && !starters.has(following))
    );
  }
  if (beforeFigures.has(small) && /^(?:\d|§|¶|at \d)/.test(next)) return true;
  if (beforeNames.has(small)) return !starters.has(following);
  return (
    /^\p{Lu}$/u.test(word) &&
    !starters.has(following) &&
    !/(?:Exhibit|Appendix|Annex|Plan|Part|Section|Schedule|Class)\s+\p{Lu}\.$/u.test(head.slice(-40))
  );
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** A full stop after these never ends a sentence. */
const never = setOf(summaryAbbreviations.never);
/** These end no sentence before a figure, a section sign or `at`: "No. 12", "Id. at 7". Otherwise they may be an answer. */
const beforeFigures = setOf(summaryAbbreviations.beforeFigures);
/** These end no sentence before a figure, a designation in capitals, or another of these: "Bates No. ABC0001", "Co. Ltd." */
const beforeCapitals = setOf(summaryAbbreviations.beforeCapitals);
/** A full stop after these ends a sentence only before a word of `starters`. */
const beforeNames = setOf(summaryAbbreviations.beforeNames);
/** Words that often begin a sentence. */
const starters = setOf(summaryAbbreviations.starters);
