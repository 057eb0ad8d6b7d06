import { eld } from "eld/extrasmall";
import { data } from "franc/data.js";
import { functionWords } from "./function-words.ts";
import {
  type MixedWord,
  mixedWords,
  type Script,
  type ScriptCount,
  scriptName,
  scriptsOf,
} from "./letters.ts";

/**
 * A judged paragraph. `words` is the segmenter’s count; `scripts` are letter counts, the most
 * first.
 */
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
  const letters = lettersOf(text);
  return { ...identify(text, words, letters.scripts), words, ...letters };
}

/** The scripts of a text, the most used first, and its words in more than one. */
export function lettersOf(text: string): Pick<Judged, "scripts" | "mixed"> {
  const scripts = scriptsOf(text);
  return { scripts, mixed: scripts.length > 1 ? mixedWords(text) : [] };
}

/**
 * Counts words by Unicode’s boundaries (UAX 29), and by the browser's dictionary for scripts
 * without spaces.
 */
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

/**
 * `sure`, `likely` and `unsure` are measured on the published test text. `short`: too short to name
 * a language. `none`: no letters.
 */
export type Sureness = "sure" | "likely" | "unsure" | "short" | "none";
/** `language` is an ISO 639-3 code or one of `folded`; `second` is a close runner-up. */
type Identified = {
  readonly language: string | null;
  readonly sureness: Sureness;
  readonly second: string | null;
};

/** Scripts that only one of franc's languages uses, or nearly so. */
const byScript: Readonly<Partial<Record<Script, string>>> = {
  greek: "ell",
  hangul: "kor",
  hiragana: "jpn",
  katakana: "jpn",
  thai: "tha",
  bengali: "ben",
  gurmukhi: "pan",
  gujarati: "guj",
  tamil: "tam",
  telugu: "tel",
  kannada: "kan",
  malayalam: "mal",
  sinhala: "sin",
  armenian: "hye",
  georgian: "kat",
  khmer: "khm",
  lao: "lao",
  tibetan: "bod",
};
/** Models of franc that cannot be distinguished in a paragraph, with one ISO 639 code. */
const folded: Readonly<Record<string, string>> = {
  bos: "hbs",
  hrv: "hbs",
  srp: "hbs",
  ind: "msa",
  zlm: "msa",
  pes: "fas",
  prs: "fas",
};

/**
 * Weights of function words, of letters that a language lacks, and of an unlisted language. Set on
 * the tuned passages of the test text (languages.test.ts).
 */
const WORDS = 1;
const FOREIGN = 3;
const UNLISTED = 0.12;
/** franc's limit, in UTF-16 units. */
const MOST = 2048;
/** Addresses, and subject prefixes of mail programs. */
const notWords = /\S+@\S+|(?:https?:\/\/|www\.)\S+|^(?:(?:re|aw|fwd?|wg|sv|tr|rv):\s*)+/gi;

/**
 * The language of a paragraph. `words` is how many there are, `scripts` how many letters of each
 * script, the most first.
 */
function identify(text: string, words: number, scripts: readonly ScriptCount[]): Identified {
  const [main] = scripts;
  if (!main) return { language: null, sureness: "none", second: null };
  const countOf = (...names: readonly Script[]) =>
    scripts.reduce((sum, { script, letters }) => sum + (names.includes(script) ? letters : 0), 0);
  const kana = countOf("hiragana", "katakana");
  const han = countOf("han");
  // Japanese mixes three scripts; Chinese has no kana.
  if (kana + han > main.letters || main.script === "han" || kana === main.letters)
    return eastAsian(kana, han);
  const only = byScript[main.script];
  if (only) return main.letters < 2 ? tooShort : { language: only, sureness: "sure", second: null };
  if (words < 2 || main.letters < 6) return tooShort;
  return byModel(text.slice(0, MOST).replace(notWords, " "), main.script, words);
}

/** Fewer words, and words in capitals, are often names, which eld takes for a language. */
const FEWEST_FOR_ELD = 4;
const smallWord = /(?<!\p{L})\p{Ll}/gu;

const tooShort: Identified = { language: null, sureness: "short", second: null };

function eastAsian(kana: number, han: number): Identified {
  if (kana > 0)
    return {
      language: "jpn",
      sureness: kana > 1 ? "sure" : "likely",
      second: kana > 1 ? null : "cmn",
    };
  if (han < 2) return tooShort;
  // A Japanese heading may have no kana.
  return han < 12
    ? { language: "cmn", sureness: "likely", second: "jpn" }
    : { language: "cmn", sureness: "sure", second: null };
}

function byModel(text: string, script: Script, words: number): Identified {
  const [best, next] = ranked(text, script);
  if (!best) return tooShort;
  const margin = best.score - (next?.score ?? 0);
  if (isOfNames(text, best.hits)) return tooShort;
  const sureness = surenessOf(words, margin, best);
  if (sureness !== "sure") {
    const other =
      words >= FEWEST_FOR_ELD &&
      (text.match(smallWord)?.length ?? 0) >= 2 &&
      (script === "latin" || script === "cyrillic")
        ? secondOpinion(text)
        : undefined;
    const isNear = other === "hbs" || other === "srp" || other === "nob" || other === "dan";
    const isBeyondEld = best.hits >= 2 && margin >= 0.02 && !isKnownToEld(best.language);
    if (other && !isNear && !isBeyondEld && other !== best.language) {
      // What neither model nor words had first is at most likely.
      const isListed = lettersIn.has(other);
      return {
        language: other,
        sureness: isListed || sureness !== "likely" ? "likely" : "unsure",
        second: sureness === "short" ? null : best.language,
      };
    }
    if (other === best.language && sureness !== "likely")
      return { language: other, sureness: "likely", second: next?.language ?? null };
  }
  if (sureness === "short") return tooShort;
  return {
    language: best.language,
    sureness,
    second: sureness === "sure" ? null : (next?.language ?? null),
  };
}

/** The share of words in small letters below which a text without function words is of names. */
const FEWEST_SMALL = 0.3;
const anyWord = /(?<!\p{L})\p{L}/gu;

/**
 * Whether a text is a signature, an address or a list of names: most words begin with capitals, and
 * at most one is a function word.
 */
function isOfNames(text: string, hits: number): boolean {
  if (hits > 1 || !/\p{Lu}/u.test(text)) return false;
  const small = text.match(smallWord)?.length ?? 0;
  const isShouted = !/\p{Ll}/u.test(text);
  return !isShouted && small < (text.match(anyWord)?.length ?? 0) * FEWEST_SMALL;
}

/** No other language of the script is near. */
const FAR = 0.5;

/**
 * Names, headings and tables have no function words; the model alone always names some language.
 */
function surenessOf(words: number, margin: number, { isListed, hits, share }: Ranked): Sureness {
  if (hits === 0 && words < (isListed && margin < FAR ? 8 : 5)) return "short";
  // "Van der Berg" is a name, "Mit freundlichen Grüßen" is a line.
  if (words < 4 && share < 1) return "short";
  if (isListed && words < 6 && hits < 2 && margin < 0.25) return "short";
  if (hits >= 2 && share >= 0.12 && words >= 5 && margin >= 0.1) return "sure";
  const isLikely = isListed ? hits >= 1 && margin >= 0.05 : margin >= 0.1;
  return isLikely ? "likely" : "unsure";
}

/** `hits`: how many words are function words of the language; `share`: of all words. */
type Ranked = Readonly<
  Record<"score" | "hits" | "share", number> & { language: string; isListed: boolean }
>;

/**
 * The two best languages of a script: franc's score, plus the share of function words (rare ones
 * count more), less letters that the language lacks.
 */
function ranked(text: string, script: Script): readonly Ranked[] {
  const lower = text.toLowerCase();
  const tokens = lower.match(/[\p{L}\p{M}\u200c]+/gu) ?? [];
  const beyond = lower.match(/[^\P{L}a-z]/gu) ?? [];
  const ofToken = 1 / Math.max(1, tokens.length);
  const ofLetter = 1 / Math.max(1, tokens.join("").length);
  const hitsOf = new Uint32Array(listed.length);
  const weights = new Float64Array(listed.length);
  for (const token of tokens) {
    const lists = listsWith.get(token);
    if (!lists) continue;
    // A word of many languages counts less.
    const weight = 1 / Math.sqrt(lists.length);
    for (const language of lists) {
      hitsOf[language] = (hitsOf[language] ?? 0) + 1;
      weights[language] = (weights[language] ?? 0) + weight;
    }
  }
  let best: Ranked | undefined;
  let next: Ranked | undefined;
  const nearness = nearnessOf(text, scriptName(script));
  const models = modelsOf(script);
  for (let model = 0; model < models.length; model++) {
    const { language, letters, list } = models[model] as Model;
    const near = nearness[model] as number;
    const hits = letters ? (hitsOf[list] as number) : 0;
    const score = letters
      ? near +
        WORDS * (weights[list] as number) * ofToken -
        FOREIGN * countBeyond(beyond, letters) * ofLetter
      : near - UNLISTED;
    // A language may have several models.
    const isFirst = !best || score > best.score;
    if (!isFirst && (language === best?.language || (next && score <= next.score))) continue;
    const own = { language, score, isListed: letters !== undefined, hits, share: hits * ofToken };
    if (!isFirst) next = own;
    else {
      if (best && best.language !== language) next = best;
      best = own;
    }
  }
  return [best, next].filter((each) => each !== undefined);
}

function countBeyond(found: readonly string[], letters: ReadonlySet<string>): number {
  let beyond = 0;
  for (const letter of found) if (!letters.has(letter)) beyond++;
  return beyond;
}

/**
 * A model's language in this exhibit, its letters, and its place in `listed` (-1 if it has none).
 */
type Model = {
  readonly language: string;
  readonly letters: ReadonlySet<string> | undefined;
  readonly list: number;
};
const models = new Map<Script, readonly Model[]>();

function modelsOf(script: Script): readonly Model[] {
  const known = models.get(script);
  if (known) return known;
  const own = (indexOf(scriptName(script))?.codes ?? []).map((code) => {
    const language = languageOf(code, script);
    return { language, letters: lettersIn.get(language), list: listed.indexOf(language) };
  });
  models.set(script, own);
  return own;
}

function languageOf(code: string, script: Script): string {
  if (script === "cyrillic") return code === "bos" ? "srp" : code;
  if (code === "zlm" && script === "arabic") return code;
  return folded[code] ?? code;
}

const lettersIn = new Map(
  Object.entries(functionWords).map(([code, { letters }]) => [code, new Set(letters)]),
);
/** The languages that have a list of function words. */
const listed = Object.keys(functionWords);
/** By a function word: the places in `listed` of the languages that have it. */
const listsWith = new Map<string, number[]>();
for (const [place, { words }] of Object.values(functionWords).entries()) {
  for (const word of new Set(words.split(" ")))
    listsWith.set(word, [...(listsWith.get(word) ?? []), place]);
}

/** Distance for a trigram missing from a model, as in franc. */
const MISSING = 300;

/**
 * Scores a text against each model of its script as `francAll` does (franc 6.2, index.js), in the
 * order of its data; the nearest gets 1. `script` is a key of franc's data.
 */
export function modelScores(
  text: string,
  script: string,
): readonly (readonly [code: string, score: number])[] {
  const nearness = nearnessOf(text, script);
  return (indexOf(script)?.codes ?? []).map((code, i) => [code, nearness[i] ?? 0] as const);
}

/**
 * The scores alone, one for each model. An index by trigram makes this many times as fast as franc,
 * which looks up every trigram in every model.
 */
function nearnessOf(text: string, script: string): Float64Array {
  const index = indexOf(script);
  if (!index) return new Float64Array(0);
  const counts = trigramsOf(text);
  const distances = new Float64Array(index.codes.length).fill(counts.size * MISSING);
  for (const [trigram, count] of counts) {
    const found = index.byTrigram.get(trigram);
    if (!found) continue;
    const { models, ranks } = found;
    for (let i = 0; i < models.length; i++) {
      const model = models[i] as number;
      const apart = count - (ranks[i] as number) - 1;
      distances[model] = (distances[model] as number) - MISSING + (apart < 0 ? -apart : apart);
    }
  }
  let least = Number.POSITIVE_INFINITY;
  for (const distance of distances) if (distance < least) least = distance;
  const most = text.length * MISSING - least;
  return distances.map((distance) => 1 - (distance - least) / most || 0);
}

/** The models that have a trigram, by their numbers, and its rank in each. */
type Ranks = { readonly models: Uint16Array; readonly ranks: Uint16Array };
type Index = {
  readonly codes: readonly string[];
  readonly byTrigram: ReadonlyMap<number, Ranks>;
};
const indexes = new Map<string, Index>();

function indexOf(script: string): Index | undefined {
  const own = data[script];
  const known = indexes.get(script);
  if (known || !own) return known;
  const codes = Object.keys(own);
  const places = new Map<number, { readonly models: number[]; readonly ranks: number[] }>();
  codes.forEach((code, model) => {
    (own[code] ?? "").split("|").forEach((trigram, rank) => {
      const key = keyOf(idOf(trigram, 0), idOf(trigram, 1), idOf(trigram, 2));
      const place = places.get(key) ?? { models: [], ranks: [] };
      place.models.push(model);
      place.ranks.push(rank);
      places.set(key, place);
    });
  });
  const index = {
    codes,
    byTrigram: new Map(
      [...places].map(([key, { models, ranks }]) => [
        key,
        { models: Uint16Array.from(models), ranks: Uint16Array.from(ranks) },
      ]),
    ),
  };
  indexes.set(script, index);
  return index;
}

/** A number for each unit of UTF-16, in the order in which they are met. */
const ids = new Int32Array(0x10000);
let units = 0;
function idOf(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (ids[unit] === 0) ids[unit] = ++units;
  return ids[unit] as number;
}
/** One number for three; small, and quick to look up, while fewer than 1,024 units are known. */
const keyOf = (first: number, second: number, third: number) =>
  (first | second | third) < 0x400
    ? (first << 20) | (second << 10) | third
    : 0x40_0000_0000 + (first * 0x10000 + second) * 0x10000 + third;

function trigramsOf(text: string): ReadonlyMap<number, number> {
  const clean = ` ${text
    .replace(/[!-@]+/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase()} `;
  const counts = new Map<number, number>();
  let [first, second] = [idOf(clean, 0), idOf(clean, 1)];
  for (let i = 2; i < clean.length; i++) {
    const third = idOf(clean, i);
    const key = keyOf(first, second, third);
    counts.set(key, (counts.get(key) ?? 0) + 1);
    first = second;
    second = third;
  }
  return counts;
}

/** eld’s languages in Latin and Cyrillic letters, as ISO 639-3 codes of this exhibit. */
const codes = new Map(
  [
    "az:azj be:bel bg:bul ca:cat cs:ces da:dan de:deu en:eng es:spa et:est eu:eus fi:fin fr:fra hr:hbs hu:hun is:isl it:ita",
    "lt:lit lv:lav nl:nld no:nob pl:pol pt:por ro:ron ru:rus sk:slk sl:slv sq:sqi sr:srp sv:swe tr:tur uk:ukr vi:vie",
  ]
    .join(" ")
    .split(" ")
    .map((pair) => [pair.slice(0, 2), pair.slice(3)] as const),
);

const known = new Set(codes.values());

/** Whether eld could have named a language: it names Galician Portuguese or Spanish. */
const isKnownToEld = (language: string) => known.has(language);

/**
 * The language that eld (Apache-2.0, its smallest model) is sure of; undefined if it is not, or for
 * its other languages.
 */
function secondOpinion(text: string): string | undefined {
  const found = eld.detect(text);
  return found.isReliable() ? codes.get(found.language) : undefined;
}
