import type { ReadText } from "instruments/frame/read-text.ts";
import pdfUrl from "./pdf-text-worker.ts?worker&url";
import { runInWorker, type TaskContext } from "./worker.ts";

/** A file as an instrument's worker takes it: of a PDF the text, which a worker of its own reads, so that other files do not pay for pdf.js. */
export const textSource = async (file: File, { signal }: TaskContext): Promise<File | ReadText> =>
  /\.pdf$/i.test(file.name) ? runInWorker<File, ReadText>(pdfUrl, file, { signal, tell: () => undefined }) : file;
