import type { Given } from "instruments/contract.ts";
import { withPdfText } from "./with-pdf-text.ts";

/**
 * The files as an instrument's `run` takes them, in Node: of a PDF the text. pdf.js loads only for
 * one.
 */
export const withText = (files: Given<unknown>["files"]) =>
  withPdfText(files, async (file) => (await import("./pdf-text.ts")).readPdf(file));
