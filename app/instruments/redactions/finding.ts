import type { redactionTests } from "#content/instruments/redactions-tests.ts";
import type { Box } from "./geometry.ts";

export type TestName = keyof typeof redactionTests;

/** Why a finding stands under its test: the key of its sentences in content/instruments/redactions-tests.ts. */
export type Cause =
  | "fill"
  | "coverPicture"
  | "annotationBar"
  | "sameColor"
  | "transparent"
  | "behindScan"
  | "invisible"
  | "pictureUnderBar"
  | "redactMark"
  | "note"
  | "field"
  | "bookmark"
  | "layer"
  | "layerPicture"
  | "outside"
  | "cutOff"
  | "earlierWords"
  | "earlierPicture"
  | "attachment"
  | "property"
  | "script"
  | "link";

/** A finding: `page` from 1, `box` in page units, `words` if there are any; `about` names what holds them. */
export type Finding = {
  readonly test: TestName;
  readonly cause: Cause;
  readonly page?: number;
  readonly box?: Box;
  readonly words: string;
  readonly about?: string;
  /** Words of a font that does not say which letters its shapes are. */
  readonly isUnreadable?: boolean;
  /** Of an earlier version: how many bytes of the file it takes, and which of how many it is. */
  readonly earlier?: { readonly bytes: number; readonly number: number; readonly of: number };
};

/** Why a test could not be made, or not everywhere; `pages` where it concerns some. */
export type Gap = { readonly test: TestName; readonly reason: GapReason; readonly pages?: readonly number[] };
export type GapReason = "closedPicture" | "closedFont" | "page" | "manyRevisions" | "revision" | "xfa" | "unexpected";
