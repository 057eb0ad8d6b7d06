import { boxContainer, pngContainer, webpContainer } from "./chunk-containers.ts";
import { type Container, indexOfText, nothingFound, packetIn } from "./container.ts";
import { jpegContainer } from "./jpeg-container.ts";
import type { PictureFormat } from "./picture-format.ts";

/** Reads a file’s structure by its format. A table that points outside the file (RangeError) gives `nothingFound`. */
export function readContainer(bytes: Uint8Array, format: PictureFormat): Container {
  try {
    return containerOf(bytes, format);
  } catch (error) {
    if (error instanceof RangeError) return nothingFound;
    throw error;
  }
}

function containerOf(bytes: Uint8Array, format: PictureFormat): Container {
  switch (format) {
    case "jpeg":
      return jpegContainer(bytes);
    case "png":
      return pngContainer(bytes);
    case "webp":
      return webpContainer(bytes);
    case "heic":
    case "avif":
      return { ...boxContainer(bytes), exif: exifIn(bytes), xmp: packetIn(bytes) };
    case "tiff":
      return { ...nothingFound, exif: bytes, xmp: packetIn(bytes) };
    default:
      return nothingFound;
  }
}

/** The block after "Exif" and two zero bytes, which begin the item in a HEIC file. */
function exifIn(bytes: Uint8Array): Uint8Array | undefined {
  for (let at = indexOfText(bytes, "Exif\0\0"); at >= 0; at = indexOfText(bytes, "Exif\0\0", at + 1)) {
    const order = String.fromCharCode(...bytes.subarray(at + 6, at + 10));
    if (order === "II*\0" || order === "MM\0*") return bytes.subarray(at + 6);
  }
  return undefined;
}
