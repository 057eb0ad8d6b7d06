import type { redactionsResult, redactionTests } from "content/instruments.ts";
import type { GivenFile } from "instruments/frame/files.ts";
import type { Checked } from "./check-file.ts";
import type { Box } from "./drawing.ts";

export type TestName = keyof typeof redactionTests;

/** The cause of a finding: the key of its sentences in content/instruments/redactions.yaml. */
export type Cause = keyof typeof redactionsResult.causes;

/**
 * A finding: `page` from 1, `box` in page units, `words` if there are any; `about` names what holds
 * them.
 */
export type Finding = {
  readonly test: TestName;
  readonly cause: Cause;
  readonly page?: number;
  readonly box?: Box;
  readonly words: string;
  readonly about?: string;
  /** Something is hidden, and what hides it has words of its own: a sticker, a stamp, a banner. */
  readonly isUnsure?: true;
  /** The words' font does not map its glyphs to characters. */
  readonly isUnreadable?: boolean;
  /** For an earlier version: its length in bytes, its number, and the count of versions. */
  readonly earlier?: { readonly bytes: number; readonly number: number; readonly of: number };
};

/**
 * Whether a person has to look: no bar hides it, but something that may be there for another
 * reason, or the frame of a picture.
 */
export const isToLookAt = ({ cause, isUnsure }: Finding) =>
  isUnsure || cause === "croppedPicture" || cause === "pictureOutside";

/** Why a test could not be run, or only partly. */
export type GapReason = keyof typeof redactionsResult.gaps;
/** Why a file has no result. */
export type Refused = keyof typeof redactionsResult.refusals;
/** The outcome of a file: `checked`, or why not. */
export type FileOutcome = {
  readonly name: string;
  readonly size: number;
  readonly sha256: string | null;
  readonly result:
    | { readonly status: "checked"; readonly checked: Checked }
    | { readonly status: "refused"; readonly reason: Refused };
};

/** Apart from the work itself, which must not come to the page: it brings pdf.js. */
export const refusedOf = (
  { path, file }: GivenFile,
  reason: Refused,
  sha256: string | null = null,
): FileOutcome => ({
  name: path,
  size: file.size,
  sha256,
  result: { status: "refused", reason },
});
