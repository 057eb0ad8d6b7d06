import type { GivenFile } from "web/instruments/frame/files.ts";
import type { Checked } from "./check-file.ts";

/** Why a file has no result; the words are in web/instruments/redactions/words-result.ts. */
export type Refused = "empty" | "encrypted" | "wrongPassword" | "notPdf" | "damaged" | "unreadable" | "tooLarge" | "stopped" | "cancelled";
/** The outcome of a file: `checked`, or why not. */
export type FileOutcome = {
  readonly name: string;
  readonly size: number;
  readonly sha256: string | null;
  readonly result: { readonly status: "checked"; readonly checked: Checked } | { readonly status: "refused"; readonly reason: Refused };
};

/** Apart from the work itself, which must not come to the page: it brings pdf.js. */
export const refusedOf = ({ path, file }: GivenFile, reason: Refused, sha256: string | null = null): FileOutcome => ({
  name: path,
  size: file.size,
  sha256,
  result: { status: "refused", reason },
});
