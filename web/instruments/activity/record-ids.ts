/** Record identifiers, numbered in order of arrival. A GUID takes 16 bytes: half a million take 8 MB. */
export class RecordIds {
  #parts = new Uint32Array(4 * 1024);
  #slots = new Uint32Array(4 * 1024);
  readonly #others = new Map<string, number>();
  readonly #words = new Map<number, string>();
  readonly #now = new Uint32Array(4);
  #length = 0;

  /** Adds an identifier and returns its number, or -1 for a duplicate. An empty one is always new. */
  add(id: string): number {
    if (!this.#parse(id)) return this.#addWords(id);
    const slot = this.#slotOf();
    if (this.#slots[slot]) return -1;
    const number = this.#next();
    this.#parts.set(this.#now, number * 4);
    this.#slots[slot] = number + 1;
    if (this.#length * 2 > this.#slots.length) this.#rehash();
    return number;
  }

  /** An identifier by its number, as the log writes it. */
  textOf(number: number): string {
    const words = this.#words.get(number);
    if (words !== undefined) return words;
    const hex = Array.from(this.#parts.subarray(number * 4, number * 4 + 4), (part) => part.toString(16).padStart(8, "0")).join("");
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
  }

  #addWords(id: string): number {
    if (id && this.#others.has(id)) return -1;
    const number = this.#next();
    if (id) this.#others.set(id, number);
    this.#words.set(number, id);
    return number;
  }

  #next(): number {
    if ((this.#length + 1) * 4 > this.#parts.length) this.#parts = grown(this.#parts);
    this.#length += 1;
    return this.#length - 1;
  }

  /** Parses a GUID's 32 digits into `#now`; false for other text. */
  #parse(id: string): boolean {
    if (id.length !== 36) return false;
    let digits = 0;
    let part = 0;
    for (let i = 0; i < 36; i++) {
      const code = id.charCodeAt(i) | 0x20;
      if (code === 0x2d) continue;
      const digit = code >= 0x61 && code <= 0x66 ? code - 0x57 : code >= 0x30 && code <= 0x39 ? code - 0x30 : -1;
      if (digit < 0) return false;
      part = (part << 4) | digit;
      if (++digits % 8 === 0) this.#now[digits / 8 - 1] = part;
    }
    return digits === 32;
  }

  /** The slot of `#now`, or a free slot for it. */
  #slotOf(): number {
    const mask = this.#slots.length - 1;
    const [a = 0, b = 0, c = 0, d = 0] = this.#now;
    let slot = (Math.imul(a ^ Math.imul(b, 31), 0x9e3779b1) ^ Math.imul(c ^ Math.imul(d, 17), 0x85ebca6b)) & mask;
    for (let held = this.#slots[slot]; held; held = this.#slots[slot]) {
      const at = (held - 1) * 4;
      const parts = this.#parts;
      if (parts[at] === a && parts[at + 1] === b && parts[at + 2] === c && parts[at + 3] === d) break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  #rehash(): void {
    const held = this.#slots.filter((number) => number > 0);
    this.#slots = new Uint32Array(this.#slots.length * 2);
    for (const number of held) {
      this.#now.set(this.#parts.subarray((number - 1) * 4, number * 4));
      this.#slots[this.#slotOf()] = number;
    }
  }
}

function grown(parts: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const next = new Uint32Array(parts.length * 2);
  next.set(parts);
  return next;
}
