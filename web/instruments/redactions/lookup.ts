/** Where a word was found: on a page, seen or hidden; in an earlier version; beside the pages; in what nothing leads to. */
type Where = "seen" | "hidden" | "version" | "carried" | "left";
export type Place = { readonly where: Where; readonly page?: number; readonly version?: number };
export type Looked = { readonly word: string; readonly places: readonly Place[] };

/** Places told of each word. */
const MOST_PLACES = 50;

/** Looks for words in everything that is read. Case, and spaces and punctuation between their parts, do not count. */
export class Lookup {
  readonly #words: readonly { readonly word: string; readonly pattern: RegExp; readonly places: Place[] }[];

  constructor(words: readonly string[]) {
    this.#words = [...new Set(words)].flatMap((word) => {
      const parts = word.normalize("NFKC").match(/[\p{L}\p{N}]+/gu);
      return parts
        ? [{ word, pattern: new RegExp(`(?<![\\p{L}\\p{N}])${parts.join("[\\s\\p{P}]{0,4}")}(?![\\p{L}\\p{N}])`, "giu"), places: [] }]
        : [];
    });
  }

  get isEmpty(): boolean {
    return this.#words.length === 0;
  }

  /** Notes in which place a text has the words. With `seen`, the part of the text that is seen, the rest counts as hidden. */
  take(text: string, place: Place, seen?: string): void {
    for (const { pattern, places } of this.#words) {
      const count = countOf(text, pattern);
      const visible = seen === undefined ? 0 : countOf(seen, pattern);
      if (visible > 0) add(places, { ...place, where: "seen" });
      if (count > visible) add(places, place);
    }
  }

  result(): readonly Looked[] {
    return this.#words.map(({ word, places }) => ({ word, places }));
  }
}

const countOf = (text: string, pattern: RegExp) => text.normalize("NFKC").match(pattern)?.length ?? 0;

function add(places: Place[], place: Place): void {
  const isKnown = places.some(({ where, page, version }) => where === place.where && page === place.page && version === place.version);
  if (!isKnown && places.length < MOST_PLACES) places.push(place);
}
