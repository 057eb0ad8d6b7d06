/** The half of pdf.js that parses. It has no types of its own; nothing is called on it here. */
declare module "pdfjs-dist/legacy/build/pdf.worker.mjs" {
  export const WorkerMessageHandler: object;
}
