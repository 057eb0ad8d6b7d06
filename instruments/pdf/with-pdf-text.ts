import type { Given } from "instruments/contract.ts";
import type { GivenFile } from "instruments/frame/files.ts";
import type { ReadText } from "instruments/frame/read-text.ts";

/**
 * The files as an instrument's `run` takes them: of the first, if it is a PDF, the text, read by
 * `readPdf`. On the page that is a worker of its own, so that other files do not pay for pdf.js.
 */
export async function withPdfText(
  [first, ...others]: Given<unknown>["files"],
  readPdf: (file: File) => Promise<ReadText>,
): Promise<Given<unknown>["files"]> {
  const read = /\.pdf$/i.test(first.file.name)
    ? { ...first, read: await readPdf(first.file) }
    : first;
  return [read, ...others];
}

/** What is read of a file: its text, if another worker has read it. */
export const sourceOf = ({ file, read }: GivenFile): File | ReadText => read ?? file;
