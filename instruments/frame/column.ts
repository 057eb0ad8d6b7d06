type Numbers = Float64Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>;

/** A growing column of numbers: a typed array that doubles when full. */
export class Column {
  readonly #make: (length: number) => Numbers;
  #numbers: Numbers;
  length = 0;

  constructor(make: (length: number) => Numbers) {
    this.#make = make;
    this.#numbers = make(1_024);
  }

  push(value: number): void {
    if (this.length === this.#numbers.length) {
      const larger = this.#make(this.length * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.length++] = value;
  }

  /** The number at an index; NaN beyond the end. */
  at(index: number): number {
    return index < this.length ? (this.#numbers[index] ?? Number.NaN) : Number.NaN;
  }

  set(index: number, value: number): void {
    this.#numbers[index] = value;
  }
}

/** For numbers over 32 bits, and for missing ones (NaN). */
export const doubles = () => new Column((length) => new Float64Array(length));
/** For whole numbers from 0 to 4,294,967,295. */
export const wholes = () => new Column((length) => new Uint32Array(length));
export const bytes = () => new Column((length) => new Uint8Array(length));
