import type { Context, Given } from "instruments/contract.ts";
import { sourceOf } from "instruments/pdf/with-pdf-text.ts";
import { readDocument, type SummaryOutcome } from "./read-document.ts";

/** Reads the first file and ranks its sentences. */
export const run = async (
  { files: [first] }: Pick<Given<unknown>, "files">,
  { tell }: Context,
): Promise<SummaryOutcome> => ({
  ...(await readDocument({ source: sourceOf(first) }, tell)),
  ended: Date.now(),
});
