import type { redactionTests } from "web/instruments/redactions/words-tests.ts";
import type { Box } from "./geometry.ts";

export type TestName = keyof typeof redactionTests;

/** The cause of a finding: the key of its sentences in web/instruments/redactions/words-tests.ts. */
export type Cause =
  | "fill"
  | "coverPicture"
  | "coverText"
  | "barColor"
  | "drawing"
  | "annotationBar"
  | "sameColor"
  | "behindScan"
  | "invisible"
  | "pictureUnderBar"
  | "redactMark"
  | "note"
  | "field"
  | "bookmark"
  | "layer"
  | "layerPicture"
  | "layerDrawing"
  | "outside"
  | "cutOff"
  | "croppedPicture"
  | "pictureOutside"
  | "earlierWords"
  | "earlierPicture"
  | "attachment"
  | "property"
  | "script"
  | "link"
  | "alternate"
  | "author"
  | "tooltip"
  | "signature"
  | "layerName"
  | "thread"
  | "destination"
  | "sound"
  | "template"
  | "objectMetadata";

/** A finding: `page` from 1, `box` in page units, `words` if there are any; `about` names what holds them. */
export type Finding = {
  readonly test: TestName;
  readonly cause: Cause;
  readonly page?: number;
  readonly box?: Box;
  readonly words: string;
  readonly about?: string;
  /** The words' font does not map its glyphs to characters. */
  readonly isUnreadable?: boolean;
  /** For an earlier version: its length in bytes, its number, and the count of versions. */
  readonly earlier?: { readonly bytes: number; readonly number: number; readonly of: number };
};

/** Why a test could not be run, or only partly; `pages` if only some are concerned. */
export type Gap = { readonly test: TestName; readonly reason: GapReason; readonly pages?: readonly number[] };
export type GapReason =
  | "closedPicture"
  | "closedFont"
  | "group"
  | "joined"
  | "page"
  | "tooMuch"
  | "stopped"
  | "manyRevisions"
  | "revision"
  | "xfa"
  | "objects"
  | "unexpected";
