import abbreviations from "./abbreviations.json" with { type: "json" };
import citations from "./citation-words.json" with { type: "json" };

/** A sentence's place in the text: `text.slice(start, end)`. `paragraph` counts from 0. */
type Sentence = { readonly start: number; readonly end: number; readonly paragraph: number };

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** What may end a sentence by Unicode’s rules. */
const sentenceEnd = /[\p{Sentence_Terminal}\u0085\u2024\u2029\ufe52\uff0e]/u;

/**
 * The sentences of a text by Unicode’s boundaries (UAX 29). They are joined again after an
 * abbreviation, an initial or a list number, and before words in small letters. Line breaks in a
 * paragraph count as spaces.
 */
export function splitSentences(text: string): readonly Sentence[] {
  const sentences: Sentence[] = [];
  paragraphSpans(text).forEach(({ start, end }, paragraph) => {
    const flat = text.slice(start, end).replace(/[\r\n\u2028]/g, " ");
    let from = 0;
    // The segmenter takes longer to begin than to read a line.
    const parts = sentenceEnd.test(flat.slice(0, -1))
      ? segmenter.segment(flat)
      : [{ index: 0, segment: flat }];
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

/**
 * Paragraphs are separated by blank lines; without any, each line is one. Lines too short for
 * wrapping and list items also count.
 */
function paragraphSpans(text: string): readonly { readonly start: number; readonly end: number }[] {
  const spans: { start: number; end: number }[] = [];
  const byLines = !/\S[^\S\n]*\r?\n[^\S\n]*\r?\n\s*\S/.test(text);
  let open: { start: number; end: number } | undefined;
  let width = 0;
  for (const { 0: line, index } of text.matchAll(/[^\r\n\u2029]+/g)) {
    const between = text.slice(open?.end ?? index, index);
    const isBroken = byLines
      ? width < WRAPPED
      : /\n[^\S\n]*\r?\n|\r\r/.test(between) || width < WRAPPED;
    if (line.trim() === "") {
      open = undefined;
      continue;
    }
    if (open && !isBroken && !/^\s*(?:[-*•–]|\(?\d+[.)]|[A-Z][\w .]{0,20}:)\s/.test(line))
      open.end = index + line.length;
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

/**
 * "ABC0001": capitals with figures. "Ltd.", "Inc.": what follows in the name of a company. "F.B.I."
 */
const isDesignation = /^(?=.*\d)[A-Z\d.-]+$/;
const companyForm = /^(?:Co|Corp|Inc|Ltd|LLC|LLP|L\.L\.C|L\.P|UU|Euro)\b/;
const isAgency = /^(?:\p{Lu}\.){2,}\p{Lu}$/u;
/** A day in German or Danish: "6. März". */
const dayBefore = /^(?:Jan|Feb|Mär|Mar|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)\p{L}*\b/u;

/** "1.", "1.)", "(a)", "• 9." */
const listMark =
  /^\s*(?:[•⁃◦▪–—*-]\s*)?(?:\(?\d{1,3}(?:\.?\)|\.)|\(?[a-z]\)|[a-z]\.|[ivx]{1,4}\.)$/;
/** What a party is called further on: "Northgate, L.L.C. (“Seller”)". */
const partyName = /^\((?:[\p{Ll}]+,? ){0,3}[“"‘']\p{Lu}[^“”"‘]{0,40}[”"’'][,)]/u;
const namedByInitials = /\b(?:Mr|Mrs|Ms|Dr|Prof|Judge|Justice|Hon)\.?\s(?:\p{Lu}\.){2,}$/u;
/** "[...]", "N°." */
const omission = /\[\s?(?:\.\s?\.\s?\.|…)\s?\]$|(?:^|\s)[Nn][°º]\.?$/;
/**
 * A place in brackets behind a sentence: "(Ruiz Dep. 55:3–12.)", "(Compl. ¶ 12.)", "(Smith 55)".
 */
const citation =
  /^\((?:See |Cf\. )?(?=[\p{Lu}¶§])([\p{L}]*)[\p{L}\p{N}.’'&§¶ -]{0,60}\d[\d:–,. -]{0,20}\)/u;

/** Whether parts that Unicode's rules separate belong together. */
function goesOn(before: string, after: string): boolean {
  const head = before.trimEnd();
  const next = after.trimStart();
  if (listMark.test(head) || omission.test(head)) return true;
  if (isInBrackets(head, next)) return true;
  if (reporterInBrackets.test(head.slice(-40)) && /^\d/.test(next)) return true;
  const cited = citation.exec(next)?.[1];
  if (cited !== undefined && !starters.has(cited.toLowerCase())) return true;
  if (/^[\p{Ll},;)&]/u.test(next) && !/^(?:i\b)/.test(next)) return true;
  const word =
    /([\p{L}\p{N}](?:[\p{L}\p{N}.]|['’](?=\p{L}))*)\.['’]?$/u
      .exec(head.slice(-60))?.[1]
      ?.replace("’", "'") ?? "";
  if (!word) return false;
  const small = word.toLowerCase();
  // "At 5 a.m. Mr. Ruiz left."
  if (/^[ap]\.m$/.test(small) && head.trimStart().split(/\s+/).length <= 4) return true;
  if (isCitation(word, next, head)) return true;
  const following = /^[“"(‘]?([\p{L}’]+)/u.exec(next)?.[1]?.toLowerCase() ?? "";
  if (never.has(small)) return !(small.length === 1 && starters.has(following));
  // "z. B.", "u. a."
  if (/^\p{L}$/u.test(word) && /^\p{L}\.\s/u.test(next)) return true;
  if (/^\d{1,2}$/.test(word)) return dayBefore.test(next);
  if (/(?:^|\s)\p{L}\.\s\p{L}\.$/u.test(head.slice(-8)) && !starters.has(following)) return true;
  if (partyName.test(next)) return true;
  // "Mr. J.P. Morgan", "C.S.R. No. 84-1234".
  if (namedByInitials.test(head.slice(-30)) && !starters.has(following)) return true;
  if (/^\p{L}(?:\.\p{L})+$/u.test(word) && /^Nos?\.\s[\p{L}-]*\d/u.test(next)) return true;
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
    !/(?:Exhibit|Appendix|Annex|Plan|Part|Section|Schedule|Class)\s+\p{Lu}\.$/u.test(
      head.slice(-40),
    )
  );
}

/** "17 U.S. (4 Wheat.) 316": an older reporter before the page. */
const reporterInBrackets = /\(\d{1,3} \p{Lu}\p{L}*\.\)$/u;

/** The most characters from the end of a part to the bracket that closes. */
const MOST_IN_BRACKETS = 200;

/**
 * Whether a part ends within round brackets that opened behind a word: "(N.D. Ill. May 22, 2023)".
 * A sentence in brackets of its own begins with the bracket.
 */
function isInBrackets(head: string, next: string): boolean {
  const open = head.lastIndexOf("(");
  if (
    open <= 0 ||
    head.indexOf(")", open) >= 0 ||
    /[.?!]["”’]?\s*$/.test(head.slice(Math.max(0, open - 8), open))
  )
    return false;
  const close = next.slice(0, MOST_IN_BRACKETS).search(/[()]/);
  return close >= 0 && next[close] === ")" && !/[?!]["”’]?$/.test(head);
}

/**
 * Whether a full stop stands within a citation: behind an abbreviation of a court, a reporter, a
 * code or a journal, before another or before the figure of a volume, a rule or a section. The list
 * is of freelawproject/reporters-db (BSD), with those of rules.
 */
function isCitation(word: string, next: string, head: string): boolean {
  if (!citationWords.has(word)) return false;
  const [, following = ""] = /^([\p{L}][\p{L}\p{N}.’'&-]*)\.(?=[\s,;:)]|$)/u.exec(next) ?? [];
  if (following !== "")
    return (
      citationWords.has(following.replaceAll("’", "'")) ||
      /^(?:Nos?|Art|Sec|Dist|Div|Pt)$/.test(following)
    );
  if (
    /^(?:&\s)?(?:Code|Laws?|Const|Rules?|Stats?|Acts?|Gen|Revised|Annotated)\b(?=[\s.]+(?:\p{Lu}\p{L}*\.|§|¶|\d))/u.test(
      next,
    )
  )
    return true;
  const isBehindVolume = behindVolume.test(head.slice(-60));
  return (
    /^(?:\d|§|¶)/.test(next) && (word.includes(".") || withFigures.has(word) || isBehindVolume)
  );
}

/** "261 La." */
const behindVolume = /(?:^|[\s(])\d{1,4}\s\p{Lu}[\p{L}.’']*\.$/u;

const citationWords: ReadonlySet<string> = new Set(citations.words.split(" "));
/** Of those without a full stop inside, the ones that a figure follows. */
const withFigures: ReadonlySet<string> = new Set(
  "R Stat Ch Reg Regs Ann Const Civ Crim Proc Evid Prac Rev Supp App Rptr Dec Misc Div Code Rul Op Bankr Fed Jud Admin Rep".split(
    " ",
  ),
);

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

// English abbreviations, including legal ones, in lower case without the last full stop:
// abbreviations.json.

/** A full stop after these never ends a sentence. */
const never = setOf(abbreviations.never);
/**
 * These end no sentence before a figure, a section sign or `at`: "No. 12", "Id. at 7". Otherwise
 * they may be an answer.
 */
const beforeFigures = setOf(abbreviations.beforeFigures);
/**
 * These end no sentence before a figure, a designation in capitals, or another of these: "Bates No.
 * ABC0001", "Co. Ltd."
 */
const beforeCapitals = setOf(abbreviations.beforeCapitals);
/** A full stop after these ends a sentence only before a word of `starters`. */
const beforeNames = setOf(abbreviations.beforeNames);
/** Words that begin sentences and seldom follow an initial or "U.S." */
const starters = setOf(abbreviations.starters);
