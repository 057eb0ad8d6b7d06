/** Stores each distinct string once and gives it a number. */
export class Interned {
  readonly words: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #keyOf: (word: string) => string;

  /** Strings with the same `keyOf` share a number; the first is stored. */
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
