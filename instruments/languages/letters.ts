/** Names that the browser lacks, or has with a broader meaning. Keys are ISO 639-3 codes. */
const languageNames: Readonly<Record<string, string>> = {
  hbs: "Croatian, Serbian or Bosnian",
  msa: "Indonesian or Malay",
  fas: "Persian or Dari",
  srp: "Serbian, in Cyrillic",
  nob: "Norwegian (Bokmål)",
  nno: "Norwegian (Nynorsk)",
  tgl: "Tagalog",
  bci: "Baoulé",
  cjk: "Chokwe",
  dip: "Northeastern Dinka",
  fuf: "Pular",
  fuv: "Nigerian Fulfulde",
  hms: "Southern Qiandong Miao",
  kbp: "Kabiyè",
  nhn: "Central Nahuatl",
  quy: "Ayacucho Quechua",
  rmn: "Balkan Romani",
  skr: "Saraiki",
  toi: "Tonga (Zambia)",
  zlm: "Malay, in Arabic letters",
};

/** Questions for a translator beyond the language. */
export const languageVarieties: Readonly<Record<string, string>> = {
  ara: "Standard Arabic or a dialect, and whose: chats are seldom in Standard Arabic.",
  arb: "Standard Arabic or a dialect, and whose: chats are seldom in Standard Arabic.",
  cmn: "Simplified or Traditional characters, and Mandarin or written Cantonese. This tool does not tell them apart.",
  dan: "Danish and Norwegian Bokmål are close: have the translator confirm which it is.",
  deu: "From Germany, Austria or Switzerland, because legal terms differ.",
  eng: "From which country, because legal terms differ.",
  fas: "From Iran or Afghanistan.",
  fra: "From France, Canada, Belgium, Switzerland or Africa, because legal terms differ.",
  hbs: "Which of the three: have the translator say, since a court may ask.",
  jpn: "Vertical pages, era dates and how names are read.",
  msa: "Which of the two: have the translator say.",
  nob: "Norwegian Bokmål and Danish are close: have the translator confirm which it is.",
  por: "From Brazil, Portugal or Africa.",
  spa: "From which country: trade words and terms of law differ.",
  srp: "Serbian is written in Latin letters too: look for both.",
  ukr: "Ukrainian and Russian often appear in one exchange: ask for a translator who reads both.",
};
/** Translators charge these by character, because words are not separated. */
export const countedByCharacters = ["cmn", "jpn", "tha", "lao", "khm", "mya"] as const;
export const rightToLeft = ["arb", "fas", "urd", "heb", "ydd", "pbu", "skr", "uig", "ckb"] as const;

const names = new Intl.DisplayNames("en", { type: "language", fallback: "code" });

/** The English name for an ISO 639-3 code: ours, the browser’s, or the code itself. */
export const languageName = (code: string) => languageNames[code] ?? names.of(code) ?? code;

/** The language tag for HTML: the shortest code, "de" rather than "deu". */
export const languageTag = (code: string) => Intl.getCanonicalLocales(code)[0] ?? code;

/** The scripts distinguished, by Unicode name in small letters. */
const scripts = [
  ...([
    "latin",
    "cyrillic",
    "greek",
    "arabic",
    "hebrew",
    "han",
    "hiragana",
    "katakana",
    "hangul",
  ] as const),
  ...([
    "thai",
    "devanagari",
    "bengali",
    "gurmukhi",
    "gujarati",
    "tamil",
    "telugu",
    "kannada",
    "malayalam",
  ] as const),
  ...([
    "sinhala",
    "armenian",
    "georgian",
    "ethiopic",
    "khmer",
    "lao",
    "myanmar",
    "tibetan",
  ] as const),
] as const;

export type Script = (typeof scripts)[number] | "other";
/** The name of a script as Unicode has it. */
export const scriptName = (script: Script) => script.charAt(0).toUpperCase() + script.slice(1);
export type ScriptCount = { readonly script: Script; readonly letters: number };

const patterns = scripts.map((script) => ({
  script,
  pattern: new RegExp(`\\p{Script=${scriptName(script)}}`, "u"),
}));
const isLetter = /[\p{L}\p{Mc}]/u;
/** Cache of scripts by code point beyond ASCII; null is not a letter. */
const known = new Map<number, Script | null>();

/** The script of a letter; null for digits, signs, spaces and combining marks. */
function scriptOf(letter: string): Script | null {
  const point = letter.codePointAt(0) ?? 0;
  if (point < 128) return (point | 32) > 96 && (point | 32) < 123 ? "latin" : null;
  const found = known.get(point);
  if (found !== undefined) return found;
  const script = isLetter.test(letter)
    ? (patterns.find(({ pattern }) => pattern.test(letter))?.script ?? "other")
    : null;
  known.set(point, script);
  return script;
}

/** Counts the letters of each script, the most first. */
export function scriptsOf(text: string): readonly ScriptCount[] {
  const counts = new Map<Script, number>();
  for (const letter of text) {
    const script = scriptOf(letter);
    if (script) counts.set(script, (counts.get(script) ?? 0) + 1);
  }
  return [...counts]
    .map(([script, letters]) => ({ script, letters }))
    .toSorted((a, b) => b.letters - a.letters);
}

/**
 * A word that mixes alphabets that look alike: `odd` are the letters of the rarer one, with code
 * points.
 */
export type MixedWord = { readonly word: string; readonly odd: string };

/** Alphabets with letters that look like those of another. */
const alike: ReadonlySet<Script> = new Set<Script>(["latin", "cyrillic", "greek", "armenian"]);

/** Finds words that mix Latin, Cyrillic, Greek or Armenian letters, each once. */
export function mixedWords(text: string): readonly MixedWord[] {
  const found = new Map<string, MixedWord>();
  for (const [word] of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const letters = [...word].flatMap((letter) => {
      const script = scriptOf(letter);
      return script && alike.has(script) ? [{ letter, script }] : [];
    });
    const byScript = [...Map.groupBy(letters, ({ script }) => script).values()].toSorted(
      (a, b) => b.length - a.length,
    );
    if (byScript.length < 2 || found.has(word) || signOfMeasure.test(word)) continue;
    const odd = byScript.slice(1).flat();
    found.set(word, {
      word,
      odd: odd
        .map(({ letter, script }) => `${letter} ${scriptName(script)} ${codePoint(letter)}`)
        .join(", "),
    });
  }
  return [...found.values()];
}

/** kΩ, ΔT, λmax: Greek letters that no reader takes for Latin ones, beside Latin letters. */
const signOfMeasure = /^[\p{Script=Latin}ΩΔλμπφθψ\u2126]+$/u;

const codePoint = (letter: string) =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
