import { readBates, STEP, writeBates } from "./bates-number.ts";

/** A Bates number whose prefix is an index: eleven bytes in a column instead of a string. */
export type Numbered = { readonly prefix: number; readonly key: number; readonly width: number };

type Form = { readonly prefix: string; readonly width: number; suffix: string };

/** The prefixes of a production, whatever their case, each with the form of its first number. */
export class PrefixBook {
  readonly #forms: Form[] = [];
  readonly #index = new Map<string, number>();
  #loose: ReadonlyMap<string, number> | undefined;

  /** Reads a number and adds its prefix. Undefined for other text. */
  read(text: string): Numbered | undefined {
    const read = readBates(text);
    if (!read) return undefined;
    let prefix = this.#index.get(read.prefix.toUpperCase());
    if (prefix === undefined) {
      prefix = this.#forms.length;
      this.#index.set(read.prefix.toUpperCase(), prefix);
      this.#forms.push({ prefix: read.prefix, width: read.width, suffix: read.suffix });
    }
    const form = this.#forms[prefix];
    if (form && !form.suffix && read.suffix) form.suffix = read.suffix;
    return { prefix, key: read.key, width: read.width };
  }

  /** Reads a number of another list, whose prefix may differ in form: "PRB 0000012" is PRB0000012. Undefined for unknown prefixes. */
  find(text: string): Numbered | undefined {
    const read = readBates(text);
    if (!read) return undefined;
    const exact = this.#index.get(read.prefix.toUpperCase());
    if (exact !== undefined) return { prefix: exact, key: read.key, width: read.width };
    this.#loose ??= new Map(this.#forms.map(({ prefix }, i) => [looseForm(prefix), i]));
    // In a production of one prefix a log may leave the prefix out.
    const [only] = this.#forms;
    if (read.prefix === "" && only && this.#forms.length === 1 && read.width === only.width)
      return { prefix: 0, key: read.key, width: read.width };
    const loose = this.#loose.get(looseForm(read.prefix));
    return loose === undefined ? undefined : { prefix: loose, key: read.key, width: read.width };
  }

  write(prefix: number, key: number): string {
    const form = this.#forms[prefix];
    return form ? writeBates(form.prefix, key, form.width, form.suffix) : "";
  }

  /** Whether a number has as many digits as its prefix's first number, or more if it needs them. */
  isPadded({ prefix, key, width }: Numbered): boolean {
    const expected = this.#forms[prefix]?.width ?? width;
    return width === expected || (width > expected && Math.floor(key / STEP).toString().length === width);
  }
}

const looseForm = (prefix: string) => prefix.replace(/[^\p{L}\p{N}]/gu, "").toUpperCase();
