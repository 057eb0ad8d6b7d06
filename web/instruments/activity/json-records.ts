/** A record over this length, in UTF-16 units, is none: a bracket was never closed. */
const LONGEST = 64 * 1024 * 1024;

const [QUOTE, BACKSLASH, OPEN, CLOSE, OPEN_LIST, CLOSE_LIST] = [34, 92, 123, 125, 91, 93];

/**
 * Finds the objects of a JSON text that comes in pieces: at the top, in a list at the top, or in the list (`value`, `records`, `results`) of an object at the
 * top. Only the unfinished one stays in memory.
 */
export class JsonRecords {
  readonly #take: (text: string) => void;
  #rest = "";
  /** Where the reading goes on in `#rest`, how deep it is there, and where the open object begins. */
  #at = 0;
  #depth = 0;
  #base = 0;
  #start = -1;
  #isInText = false;

  constructor(take: (text: string) => void) {
    this.#take = take;
  }

  /** Takes the next piece. False if a record is too long. */
  push(text: string): boolean {
    this.#rest += text;
    const whole = this.#rest;
    let at = this.#at;
    for (; at < whole.length; at++) {
      const code = whole.charCodeAt(at);
      if (this.#isInText) {
        if (code === BACKSLASH) at++;
        else if (code === QUOTE) this.#isInText = false;
      } else if (code === QUOTE) this.#isInText = true;
      else if (code === OPEN || code === OPEN_LIST) this.#open(whole, at, code);
      else if (code === CLOSE || code === CLOSE_LIST) this.#close(whole, at);
    }
    const kept = this.#start < 0 ? whole.length : this.#start;
    this.#rest = whole.slice(kept);
    this.#at = at - kept;
    if (this.#start >= 0) this.#start = 0;
    return this.#rest.length <= LONGEST;
  }

  /** False if the text ends within a record or a list. */
  end(): boolean {
    return this.#depth === 0;
  }

  #open(whole: string, at: number, code: number): void {
    const isWrapper =
      code === OPEN_LIST &&
      this.#depth === 1 &&
      this.#base === 0 &&
      /"(?:value|records|results|items|data)"\s*:\s*$/i.test(whole.slice(Math.max(0, at - 40), at));
    if (isWrapper) {
      this.#start = -1;
      this.#base = 2;
    } else if (code === OPEN_LIST && this.#depth === 0) this.#base = 1;
    else if (code === OPEN && this.#depth === this.#base && this.#start < 0) this.#start = at;
    this.#depth++;
  }

  #close(whole: string, at: number): void {
    this.#depth--;
    if (this.#depth === this.#base && this.#start >= 0) {
      this.#take(whole.slice(this.#start, at + 1));
      this.#start = -1;
    }
    if (this.#depth === 0) this.#base = 0;
    else if (this.#depth === 1 && this.#base === 2) this.#base = NEVER;
  }
}

/** After the list of an object at the top, what else the object has is no record. */
const NEVER = 1_000_000;
