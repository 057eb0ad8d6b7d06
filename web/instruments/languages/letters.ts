import { scriptNames } from "./scripts.ts";

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
export function scriptOf(letter: string): Script | null {
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
