/** A phrase. `endAt` returns its end if it is at `start`, else undefined. `first` is its first word in lower case. */
export type Phrase<Tag> = {
  readonly first: string;
  /** Characters before that word that belong to the phrase: the bracket of "(312)". */
  readonly lead: number;
  readonly length: number;
  readonly endAt: (text: string, start: number) => number | undefined;
  readonly tag: Tag;
};

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
const letter = /[\p{L}\p{M}\p{N}]/u;

/**
 * Finds phrases as whole words, the longest first, without overlaps. It goes through the words of the text once. A pattern of thousands of
 * alternatives would be tried at every character.
 */
export function* findPhrases<Tag>(text: string, phrases: Iterable<Phrase<Tag>>) {
  const byFirst = Map.groupBy(phrases, ({ first }) => first);
  for (const list of byFirst.values()) list.sort((a, b) => b.length - a.length);
  if (byFirst.size === 0) return;
  let done = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (index < done) continue;
    for (const { lead, endAt, tag } of byFirst.get(word.toLowerCase()) ?? []) {
      const start = index - lead;
      const end = start >= done ? endAt(text, start) : undefined;
      if (end === undefined || !isWhole(text, start, end)) continue;
      yield { start, end, tag };
      done = end;
      break;
    }
  }
}

/** A phrase that matches exactly. Undefined if it has no letter or digit. */
export function exactPhrase<Tag>(words: string, tag: Tag): Phrase<Tag> | undefined {
  return phraseOf(words, tag, (text, start) => (text.startsWith(words, start) ? start + words.length : undefined));
}

/** A phrase that matches by a pattern, with any space or line break between words. */
export function patternPhrase<Tag>(words: string, pattern: RegExp, tag: Tag): Phrase<Tag> | undefined {
  return phraseOf(words, tag, (text, start) => {
    pattern.lastIndex = start;
    return pattern.test(text) ? pattern.lastIndex : undefined;
  });
}

function phraseOf<Tag>(words: string, tag: Tag, endAt: Phrase<Tag>["endAt"]): Phrase<Tag> | undefined {
  const first = words.match(letter) && [...words.matchAll(wordPattern)][0];
  return first ? { first: first[0].toLowerCase(), lead: first.index, length: words.length, endAt, tag } : undefined;
}

function isWhole(text: string, start: number, end: number): boolean {
  const parts = (at: number) => letter.test(text[at - 1] ?? "") && letter.test(text[at] ?? "");
  return !parts(start) && !parts(end);
}
