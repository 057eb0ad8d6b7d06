/** Words of the photograph exhibit: /object-detection#photo. */
export const photo = {
  label: "Photo metadata",
  heading: "What does the photo file say?",
  lead: "A photo file can name its camera, its times and its place, and often holds a small copy of the picture as first taken. Read yours before the other side does.",
  title: "Photo metadata",
  bag: { put: "Drop photos here.", say: "The original files: messaging apps remove the metadata.", choose: "Choose files" },
  accept: "image/*,.heic,.heif,.dng,.tif,.tiff",
  labelCells: { files: "File", size: "Size", format: "Format", digest: "SHA-256" },
  digests: "Each file’s digest is below and in the report",
  start: [
    "Accepts | JPEG, HEIC, AVIF, PNG, WebP and TIFF, several at once. HEIC is read, not drawn.",
    "Limit | 300 MB for one file. A larger one is named and skipped.",
    "Asks | no map and no server. A place is shown in degrees, as the file has it.",
    "Keeps | nothing. Close the tab, and the pictures and the result are gone.",
    "The sample | is a yard we drew, in a file that contradicts itself.",
  ],
  progress: { of: (total: string) => `of ${total}` },
} as const;
