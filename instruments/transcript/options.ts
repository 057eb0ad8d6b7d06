import type { Options, Typed } from "instruments/contract.ts";

/** Designations of pages and lines, a row each. The page asks for them in its result. */
export const transcriptOptions = {
  designations: { kind: "text", label: "Designations, a row each: Doe 3:1-4:12" },
} as const satisfies Options;
export type TranscriptOptions = Typed<typeof transcriptOptions>;
