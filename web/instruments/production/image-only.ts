import type { Numbered } from "./bates-number.ts";
import { STEP } from "./bates-number.ts";
import type { DocumentTable } from "./document-table.ts";
import type { Findings } from "./finding.ts";
import { isMultiPage } from "./image-lines.ts";

/** Documents from an OPT if there is no DAT: each begins at a Y and ends before the next. */
export class ImageOnly {
  readonly #documents: DocumentTable;
  readonly #findings: Findings;
  #open:
    | {
        readonly begin: Numbered;
        readonly line: number;
        readonly stated: string;
        readonly isMultiPage: boolean;
        end: Numbered;
        lines: number;
      }
    | undefined;
  pages = 0;

  constructor(documents: DocumentTable, findings: Findings) {
    this.#documents = documents;
    this.#findings = findings;
  }

  read = (fields: readonly string[], line: number): void => {
    const written = (fields[0] ?? "").trim();
    const number = this.#documents.book.read(written);
    this.pages++;
    if (!number) {
      this.#findings.add("numbers", written ? "notANumber" : "noBegin", written, line, written);
      return;
    }
    if (!this.#documents.book.isPadded(number)) this.#findings.add("numbers", "padding", written, line, written);
    if (/^y/i.test((fields[3] ?? "").trim()) || !this.#open) {
      this.end();
      const stated = (fields[6] ?? "").trim();
      this.#open = { begin: number, end: number, line, lines: 1, stated, isMultiPage: isMultiPage(fields) };
    } else {
      this.#open.end = number;
      this.#open.lines++;
    }
  };

  end(): void {
    if (!this.#open) return;
    const { begin, line, stated } = this.#open;
    // One line for a PDF or TIFF of several pages stands for as many.
    const isOne = this.#open.isMultiPage && this.#open.lines === 1;
    const lines = isOne ? Number(stated) : this.#open.lines;
    const end = isOne ? { ...begin, key: begin.key + (lines - 1) * (begin.key % STEP === 0 ? STEP : 1) } : this.#open.end;
    const none = { familyBegin: undefined, familyEnd: undefined, isRedacted: false, hasNative: false, isAfterUnread: false, isWhole: true };
    this.#documents.add({ ...none, line, begin, end });
    const name = this.#documents.book.write(begin.prefix, begin.key);
    if (stated && Number(stated) !== lines) this.#findings.add("pages", "pagesStated", name, line, stated, String(lines));
    this.#open = undefined;
  }
}
