import { type Script, scriptOf } from "./letters.ts";
import { scriptNames } from "./scripts.ts";

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
