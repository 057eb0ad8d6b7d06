export type PictureFormat = "jpeg" | "png" | "webp" | "tiff" | "heic" | "avif" | "gif" | "bmp" | "other";

/** Bytes needed to detect the format. */
export const HEAD = 32;

const endings = {
  jpeg: /\.(?:jpe?g|jpe|jfif)$/i,
  png: /\.png$/i,
  webp: /\.webp$/i,
  tiff: /\.(?:tiff?|dng|cr2|nef|arw|orf|rw2|pef|srw)$/i,
  heic: /\.(?:heic|heif|hif)$/i,
  avif: /\.avif$/i,
  gif: /\.gif$/i,
  bmp: /\.bmp$/i,
} as const;

/** The format by a file’s first bytes. Camera raw files are TIFF inside. */
export function pictureFormat(head: Uint8Array): PictureFormat {
  const text = String.fromCharCode(...head.subarray(0, HEAD));
  if (text.startsWith("\u00ff\u00d8\u00ff")) return "jpeg";
  if (text.startsWith("\u0089PNG\r\n\u001a\n")) return "png";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  if (text.startsWith("II*\0") || text.startsWith("MM\0*")) return "tiff";
  if (text.startsWith("GIF8")) return "gif";
  if (text.startsWith("BM")) return "bmp";
  if (text.slice(4, 8) !== "ftyp") return "other";
  const brands = text.slice(8);
  if (/avif|avis/.test(brands)) return "avif";
  return /heic|heix|hevc|hevx|heim|heis|mif1|msf1/.test(brands) ? "heic" : "other";
}

/** Whether the extension contradicts the content. Unknown extensions never do. */
export function isMislabelled(name: string, format: PictureFormat): boolean {
  const said = Object.entries(endings).find(([, ending]) => ending.test(name))?.[0];
  return said !== undefined && said !== format;
}
