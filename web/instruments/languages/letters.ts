import { scriptNames } from "./names.ts";

export type Script = keyof typeof scriptNames;
export type ScriptCount = { readonly script: Script; readonly letters: number };

const isScript = (key: string): key is Script => key in scriptNames;
const patterns = Object.entries(scriptNames).flatMap(([script, name]) =>
  isScript(script) && script !== "other" ? [{ script, pattern: new RegExp(`\\p{Script=${name}}`, "u") }] : [],
);
const isLetter = /[\p{L}\p{Mc}]/u;
/** Cache of scripts by code point beyond ASCII; null is not a letter. */
const known = new Map<number, Script | null>();

/** The script of a letter; null for digits, signs, spaces and combining marks. */
function scriptOf(letter: string): Script | null {
  const point = letter.codePointAt(0) ?? 0;
  if (point < 128) return (point | 32) > 96 && (point | 32) < 123 ? "latin" : null;
  const found = known.get(point);
  if (found !== undefined) return found;
  const script = isLetter.test(letter) ? (patterns.find(({ pattern }) => pattern.test(letter))?.script ?? "other") : null;
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
  return [...counts].map(([script, letters]) => ({ script, letters })).toSorted((a, b) => b.letters - a.letters);
}

/** A word that mixes alphabets that look alike: `odd` are the letters of the rarer one, with code points. */
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
    const byScript = [...Map.groupBy(letters, ({ script }) => script).values()].toSorted((a, b) => b.length - a.length);
    if (byScript.length < 2 || found.has(word)) continue;
    const odd = byScript.slice(1).flat();
    found.set(word, { word, odd: odd.map(({ letter, script }) => `${letter} ${scriptNames[script]} ${codePoint(letter)}`).join(", ") });
  }
  return [...found.values()];
}

const codePoint = (letter: string) => `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
