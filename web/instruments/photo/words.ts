/** Words of the photograph exhibit: /object-detection#photo. */
export const photo = {
  version: "1.0",
  label: "Photograph",
  letter: "C",
  heading: "What the file says,\n==not what it shows==",
  lead: "A photograph’s file names its camera, its clocks and its place, and often a small copy of what it showed first. Read yours before somebody else does.",
  title: "What a photograph’s file says",
  bag: { put: "Put photographs in here.", say: "The original files: messaging apps take the facts out.", choose: "Choose files" },
  accept: "image/*,.heic,.heif,.dng,.tif,.tiff",
  labelCells: { files: "File", size: "Size", format: "Format", digest: "SHA-256" },
  fileCount: (n: number) => `${n.toLocaleString("en-US")} files`,
  digests: "Each file’s digest is below and in the report",
  startTitle: "Before you start",
  start: [
    { strong: "Accepts", rest: "JPEG, HEIC, AVIF, PNG, WebP and TIFF, several at once. HEIC is read, not drawn." },
    { strong: "Limit", rest: "300 MB for one file. One that is larger is passed over, by name." },
    { strong: "Asks", rest: "no map and no server. A place is shown in degrees, as the file has it." },
    { strong: "Keeps", rest: "nothing. Close the tab, and the pictures and the result are gone." },
    { strong: "Specimen", rest: "is a yard we drew, with a file that contradicts itself." },
  ],
  progress: { of: (total: string) => `of ${total}` },
  said: (verdict: string) => `Finished. ${verdict}`,
} as const;
