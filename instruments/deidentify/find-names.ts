import { anyOf, type Candidate, findPhrases, pattern, patternPhrase } from "./candidate.ts";

/** Given names that are also words: found only with a surname. */
const alsoWords = pattern(
  "i",
  /^/,
  anyOf(
    /April|Art|August|Bill|Chase|Christian|Dawn|Drew|Earl|Faith|Frank|Grace|Grant|Guy|Hope|Iris|Jack|Joy|June|Junior/,
    /Mark|Max|May|Miles|Nick|Pat|Penny|Ray|Rich|Rob|Rose|Sue|Summer|Victor|Will/,
  ),
  /$/,
);
const titleBefore =
  /(?<![\p{L}\p{N}])(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Judge|Justice|Hon|Rev)\.?\s{1,3}$/iu;
/**
 * Given names after "Ruiz, Ana" that the list lacks: an initial, or a name with which the entry
 * ends.
 */
const furtherGiven =
  /^(?:[ \u00a0]{1,2}\p{Lu}\.(?!\p{L})|[ \u00a0]\p{Lu}[\p{L}'’-]*(?=\s*(?:[,;:.)|\]]|\r?\n|$|(?:and|or|und|et|y)\s)))+/u;

/**
 * Finds only the names of the visitor's list, in all their variants, as whole words. A title before
 * a name is part of the find. If two people of the list fit, the id has both: "2|3".
 */
export function* findNames(text: string, list: string): Generator<Candidate> {
  const people = readPeople(list);
  const meant = new Map<string, Variant & { readonly persons: Set<number> }>();
  people.forEach(({ names }, person) => {
    for (const variant of names.flatMap(variantsOf)) {
      const key = `${variant.as.source}/${variant.as.flags}`;
      const entry = meant.get(key) ?? { ...variant, persons: new Set() };
      entry.persons.add(person);
      meant.set(key, entry);
    }
  });
  const phrases = [...meant.values()].flatMap(
    ({ words, as, persons }) => patternPhrase(words, as, [...persons]) ?? [],
  );
  for (const { start, end, tag } of joined(text, findPhrases(text, phrases))) {
    const before = titleBefore.exec(text.slice(Math.max(0, start - 14), start))?.[0].length ?? 0;
    const grown = tag.filter((person) => !people[person]?.isMinor);
    // A title means an adult: "Mr. Ruiz" is not the minor of that name.
    const persons = before > 0 && grown.length > 0 ? grown : tag;
    const after = text.slice(start, end).includes(",")
      ? (furtherGiven.exec(text.slice(end, end + 40))?.[0].length ?? 0)
      : 0;
    const kind = persons.length > grown.length ? "minor" : "name";
    yield { start: start - before, end: end + after, kind, id: persons.join("|"), by: "list" };
  }
}

type Found = { readonly start: number; readonly end: number; readonly tag: readonly number[] };

/** Takes two single names of one person with a middle name between them as one: "Ana M Ruiz". */
function* joined(text: string, found: Iterable<Found>): Generator<Found> {
  const isSingle = ({ start, end }: Found) => !/\s/.test(text.slice(start, end));
  let last: Found | undefined;
  for (const each of found) {
    const isOne = last && isSingle(last) && isSingle(each) && each.tag.join() === last.tag.join();
    if (last && isOne && middleName.test(text.slice(last.end, each.start))) {
      last = { ...each, start: last.start };
      continue;
    }
    if (last) yield last;
    last = each;
  }
  if (last) yield last;
}
const middleName = /^[ \u00a0]\p{Lu}(?:\.|[\p{L}'’-]{1,20})?[ \u00a0]$/u;

type Variant = { readonly words: string; readonly as: RegExp };

/**
 * The variants of a name: full, surname first, with initials, and single parts. Initials and single
 * parts match only as written or in capitals.
 */
function variantsOf({ given: [first = "", ...middle], surname }: PersonName): readonly Variant[] {
  const g = first.slice(0, 1);
  const all = [first, ...middle].join(" ");
  const initials = [first, ...middle].map((name) => name.slice(0, 1));
  const middleInitials =
    middle.length > 0
      ? [
          `${surname}, ${first} ${initials.slice(1).join(". ")}.`,
          `${first} ${initials.slice(1).join(". ")}. ${surname}`,
        ]
      : [];
  const anyCase = first
    ? [
        `${all} ${surname}`,
        `${first} ${surname}`,
        `${surname}, ${all}`,
        `${surname}, ${first}`,
        `${surname} ${first}`,
        ...middleInitials,
      ]
    : [];
  const withInitials = [initials.join("."), initials.join(". ")].map(
    (given) => `${given}. ${surname}`,
  );
  const asWritten = first
    ? [`${g}. ${surname}`, `${g} ${surname}`, `${surname}, ${g}.`, ...withInitials]
    : [];
  const alone = [surname, ...(first.length > 2 && !alsoWords.test(first) ? [first] : [])];
  return [
    ...anyCase.flatMap(spellings).map((words) => ({ words, as: patternOf(words, "iuy") })),
    ...[...asWritten, ...alone]
      .flatMap((words) => [words, words.toUpperCase()])
      .flatMap(spellings)
      .map((words) => ({ words, as: patternOf(words, "uy") })),
  ];
}

/** As written, without accents, and with decomposed accents, as macOS writes them. */
const spellings = (words: string) => [
  ...new Set([words, words.normalize("NFD").replace(/\p{M}/gu, ""), words.normalize("NFD")]),
];

/**
 * Allows any space or line break between words, and an initial that the list lacks: "Maria T.
 * Ruiz".
 */
function patternOf(words: string, flags: string): RegExp {
  const escaped = words
    .replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&")
    .replace(/['’]/g, "['’]")
    .replace(/\\?[-‐‑]/g, "[-‐‑]");
  const spaced = escaped.replace(/(,?) /g, (_, comma) =>
    comma ? ",\\s{1,4}" : "\\s{1,4}(?:\\p{Lu}\\.\\s{1,4})?",
  );
  return new RegExp(spaced, flags);
}

/** One name of a person: "Maria T. Ruiz" has two given names; a single word has none. */
type PersonName = { readonly given: readonly string[]; readonly surname: string };
/** A line of the visitor's list: all names in it, and whether it marks a minor. */
export type Person = { readonly names: readonly PersonName[]; readonly isMinor: boolean };

const title = /^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Judge|Justice|Hon|Rev)\.?\s+/i;
const suffix = /,?\s+(?:Jr|Sr|II|III|IV|M\.?D|Esq|Ph\.?D|R\.?N|D\.?D\.?S|J\.?D)\.?$/i;

/**
 * Reads the visitor's list: one person a line, as "Maria Ruiz" or "Ruiz, Maria". Other spellings of
 * the same person follow "="; "*" marks a minor. Titles and degrees are dropped. Empty lines and
 * lines that begin with "#" are skipped.
 */
export function readPeople(list: string): readonly Person[] {
  return list
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => /\p{L}/u.test(line) && !line.startsWith("#"))
    .map((line) => ({
      isMinor: line.includes("*"),
      names: line
        .replaceAll("*", "")
        .split("=")
        .flatMap((name) => readName(name.trim()) ?? []),
    }))
    .filter(({ names }) => names.length > 0);
}

function readName(written: string): PersonName | undefined {
  const name = written
    .normalize("NFC")
    .replace(title, "")
    .replace(suffix, "")
    .replace(/\s+/g, " ")
    .trim();
  const [before = "", after] = name.split(/\s*,\s*/);
  const words = (after === undefined ? before : `${after} ${before}`)
    .split(" ")
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length === 0) return undefined;
  // "van der Berg", "de la Cruz": lower-case words before the last belong to the surname.
  const surnameAt =
    after === undefined ? startOfSurname(words) : words.length - before.split(" ").length;
  return { given: words.slice(0, surnameAt), surname: words.slice(surnameAt).join(" ") };
}

function startOfSurname(words: readonly string[]): number {
  let at = words.length - 1;
  while (at > 1 && /^\p{Ll}/u.test(words[at - 1] ?? "")) at--;
  return at;
}

/** A minor's initials as FRCP 5.2(a)(3) allows: "M.R." */
export function initialsOf({ names: [name] }: Person): string {
  const words = name ? [...name.given, ...name.surname.split(" ")] : [];
  return words.map((word) => `${word.match(/\p{L}/u)?.[0]?.toUpperCase() ?? ""}.`).join("");
}
