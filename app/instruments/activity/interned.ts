/** Words that come again and again, each kept once, by number. */
export class Interned {
  readonly words: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #keyOf: (word: string) => string;

  /** `keyOf` tells which words are the same; the first that came stands for them. */
  constructor(keyOf: (word: string) => string = (word) => word) {
    this.#keyOf = keyOf;
  }

  add(word: string): number {
    const key = this.#keyOf(word);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.words.length;
    this.#numbers.set(key, number);
    this.words.push(word);
    return number;
  }
}
