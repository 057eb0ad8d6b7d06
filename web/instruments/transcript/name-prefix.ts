import type { Cue } from "./cue.ts";

const prefix = /^(?:>>\s*)?([^:]{1,60}):\s+(?=\S)/;
/** A word of a name: it begins with a capital, digit or bracket, or is a particle. Scripts without capitals match. */
const nameWord = /^[\p{Lu}\p{Lo}\p{N}("'’[]|^(?:of|de|del|della|der|den|van|von|la|le|el|al|bin|da|dos|di|and|&|-|–)$/u;

/** Whether a text looks like a name: at most six words, no ordinary lower-case word. */
export function isNameLike(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return (
    words.length <= 6 &&
    /\p{L}/u.test(text) &&
    !/[.?!]$/.test(text.replace(/\b\p{L}{1,3}\.$/u, "")) &&
    words.every((word) => nameWord.test(word))
  );
}

/**
 * Splits "Name: words", as Zoom writes it. If two in five cues begin so, every name is taken; otherwise only names that begin two cues.
 * "The point is: no" thus stays words. Cues that name their voice are not changed.
 */
export function namedByPrefix(cues: readonly Cue[]): readonly Cue[] {
  const open = cues.filter(({ speaker }) => speaker === "");
  const times = new Map<string, number>();
  for (const { words } of open) {
    const name = nameIn(words);
    if (name) times.set(name, (times.get(name) ?? 0) + 1);
  }
  const loose = looseNames(open);
  if (loose) return cues.map((cue) => (cue.speaker === "" ? withName(cue, loose) : cue));
  const isRule = [...times.values()].reduce((sum, n) => sum + n, 0) >= open.length * 0.4;
  return cues.map((cue) => {
    const name = cue.speaker === "" ? nameIn(cue.words) : undefined;
    if (!name || !(isRule || (times.get(name) ?? 0) > 1)) return cue;
    return { ...cue, speaker: name, words: cue.words.replace(prefix, "") };
  });
}

/** Names as people type them, "ana ruiz" or "lee@b.example": where four in five cues begin so, and one of them twice. */
function looseNames(open: readonly Cue[]): ReadonlySet<string> | undefined {
  const named = open
    .map(({ words }) => prefix.exec(words)?.[1]?.trim() ?? "")
    .filter((name) => name !== "" && name.split(/\s+/).length <= 8 && !/[.?!,]\s/.test(name));
  const names = new Set(named);
  const isUsual = open.length >= 3 && named.length >= open.length * 0.8 && names.size < named.length;
  return isUsual && !named.every((name) => isNameLike(name)) ? names : undefined;
}

function withName(cue: Cue, names: ReadonlySet<string>): Cue {
  const name = prefix.exec(cue.words)?.[1]?.trim() ?? "";
  return names.has(name) ? { ...cue, speaker: name, words: cue.words.replace(prefix, "") } : cue;
}

function nameIn(words: string): string | undefined {
  const name = prefix.exec(words)?.[1]?.trim();
  return name && isNameLike(name) ? name : undefined;
}
