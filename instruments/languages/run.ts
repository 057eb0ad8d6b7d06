import type { Context, Given } from "instruments/contract.ts";
import { type LanguagesFound, readLanguages } from "./read-languages.ts";

/** The limit for all texts together, in bytes: results of all paragraphs are in memory. */
const MOST = 50_000_000;

/** Reads texts in order and judges each paragraph. */
export function run(
  { files }: Pick<Given<unknown>, "files">,
  { tell }: Context,
): Promise<LanguagesFound> {
  return readLanguages(
    { sources: files.map(({ path, file }) => ({ name: path, source: file })), most: MOST },
    tell,
  );
}
