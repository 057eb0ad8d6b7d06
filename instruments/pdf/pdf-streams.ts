/**
 * The most bytes that one stream of a PDF may unpack to: drawings of a whole town have less on a
 * page.
 */
const MOST_UNPACKED = 50_000_000;
/** Deflate shortens by no more than this (zlib's technical notes). */
const MOST_RATIO = 1032;

/**
 * Whether a PDF has a stream, not of a picture, that unpacks to more than 50 MB: pdf.js would
 * unpack it whole, 600 MB from a file of 1 MB. Looks at streams long enough for it and unpacks
 * these to the limit. Streams that another filter packed too are not known.
 */
export async function hasHugeStream(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = new TextDecoder("latin1").decode(bytes);
  for (let at = text.indexOf("stream"); at >= 0; at = text.indexOf("stream", at + 6)) {
    if (text.startsWith("end", at - 3)) continue;
    const start = at + (text.startsWith("\r\n", at + 6) ? 8 : 7);
    const end = text.indexOf("endstream", start);
    const stop = end < 0 ? bytes.length : end;
    if ((stop - start) * MOST_RATIO < MOST_UNPACKED) continue;
    const dictionary = text.slice(Math.max(0, text.lastIndexOf("obj", at)), at);
    const isPlainFlate =
      /\/(?:FlateDecode|Fl)\b/.test(dictionary) && !/\/Subtype\s*\/Image\b/.test(dictionary);
    if (isPlainFlate && (await unpacksBeyond(bytes.subarray(start, stop)))) return true;
    at = stop;
  }
  return false;
}

async function unpacksBeyond(packed: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const reader = new Blob([packed])
    .stream()
    .pipeThrough(new DecompressionStream("deflate"))
    .getReader();
  let length = 0;
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      length += piece.value.length;
      if (length > MOST_UNPACKED) {
        await reader.cancel();
        return true;
      }
    }
  } catch {
    // What follows the data, or is damaged, is pdf.js's matter.
  }
  return false;
}
