/** One name of a person: "Maria T. Ruiz" has two given names; a single word has none. */
export type PersonName = { readonly given: readonly string[]; readonly surname: string };
/** A line of the visitor's list: all names in it, and whether it marks a minor. */
export type Person = { readonly names: readonly PersonName[]; readonly isMinor: boolean };

const title = /^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Judge|Justice|Hon|Rev)\.?\s+/i;
const suffix = /,?\s+(?:Jr|Sr|II|III|IV|M\.?D|Esq|Ph\.?D|R\.?N|D\.?D\.?S|J\.?D)\.?$/i;

/**
 * Reads the visitor's list: one person a line, as "Maria Ruiz" or "Ruiz, Maria". Other spellings of the same person follow "="; "*" marks a
 * minor. Titles and degrees are dropped. Empty lines and lines that begin with "#" are skipped.
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
  const name = written.normalize("NFC").replace(title, "").replace(suffix, "").replace(/\s+/g, " ").trim();
  const [before = "", after] = name.split(/\s*,\s*/);
  const words = (after === undefined ? before : `${after} ${before}`).split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length === 0) return undefined;
  // "van der Berg", "de la Cruz": lower-case words before the last belong to the surname.
  const surnameAt = after === undefined ? startOfSurname(words) : words.length - before.split(" ").length;
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
