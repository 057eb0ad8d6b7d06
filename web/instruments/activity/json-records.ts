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

export type Json = Readonly<Record<string, unknown>>;

/** Times that a text may have been written as JSON once too often. */
const MOST_LAYERS = 3;

/** Parses a JSON object, or a JSON string of one; undefined if the text is neither, or is cut off. */
export function jsonObject(text: string): Json | undefined {
  try {
    let value: unknown = JSON.parse(text);
    for (let layer = 1; layer < MOST_LAYERS && typeof value === "string"; layer++) value = JSON.parse(value);
    return isJson(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);
export const textIn = (value: unknown): string => (typeof value === "string" ? value : typeof value === "number" ? String(value) : "");
export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** Reads a list of `Name` and `Value`, the log's form of parameters. */
export function pairsIn(value: unknown): readonly (readonly [name: string, value: string])[] {
  return listIn(value).flatMap((pair) => (isJson(pair) ? [[textIn(pair.Name), textIn(pair.Value)] as const] : []));
}

/** Fields with one text each that a cut record may still have. */
const plain =
  /(?<!\\)"(CreationTime|Id|Operation|UserId|Workload|ClientIP|ClientIPAddress|ActorIpAddress|ObjectId|SourceFileName|UserAgent|ClientInfoString|MailboxOwnerUPN)"\s*:\s*"((?:[^"\\]|\\.)*)"/g;

/** What stands in the head of a JSON object that is cut off: the first text of each field. Undefined without a time. */
export function cutObject(text: string): Json | undefined {
  const found: Record<string, string> = {};
  const head = text.replace(/^\s*"+(?=\{\\?")/, "");
  for (const [, name = "", value = ""] of (head.startsWith('{\\"') ? head.replace(/\\(.)/g, "$1") : head).matchAll(plain))
    found[name] ??= value.replace(/\\(["\\/])/g, "$1");
  return found.CreationTime ? found : undefined;
}
