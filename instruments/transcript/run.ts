import type { Context, Given } from "instruments/contract.ts";
import { readTranscript, type TranscriptRead } from "./read-transcript.ts";

/** Reads the first file. Refuses what is no transcript. */
export const run = (
  { files: [first] }: Pick<Given<unknown>, "files">,
  { tell }: Context,
): Promise<TranscriptRead> => readTranscript(first, tell);
