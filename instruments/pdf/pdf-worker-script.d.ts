/** The parser of pdf.js. It has no types, and nothing is called on it here. */
declare module "pdfjs-dist/legacy/build/pdf.worker.mjs" {
  export const WorkerMessageHandler: object;
}
