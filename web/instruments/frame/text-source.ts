import type { Given } from "instruments/contract.ts";
import type { ReadText } from "instruments/frame/read-text.ts";
import { withPdfText } from "instruments/pdf/with-pdf-text.ts";
import pdfUrl from "./pdf-text-worker.ts?worker&url";
import { runInWorker, type TaskContext } from "./worker.ts";

/**
 * The files as an instrument's worker takes them: of a PDF the text, which a worker of its own
 * reads.
 */
export const withText = (files: Given<unknown>["files"], { signal }: TaskContext) =>
  withPdfText(files, (file) =>
    runInWorker<File, ReadText>(pdfUrl, file, { signal, tell: () => undefined }),
  );
