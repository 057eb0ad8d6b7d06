import type { photoUnread } from "content/instruments.ts";
import { faultOf } from "instruments/frame/fault.ts";
import { type GivenFile, joined } from "instruments/frame/files.ts";
import type { Progress } from "instruments/frame/progress.ts";
import { hashBlob } from "instruments/hash/hash-files.ts";
import {
  boxContainer,
  type Container,
  HEAD,
  jpegContainer,
  nothingFound,
  type PictureFormat,
  packetIn,
  pictureFormat,
  pngContainer,
  webpContainer,
} from "./containers.ts";
import { factsOf, type PhotoFacts } from "./facts-of.ts";
import { numberIn, readExif } from "./read-metadata.ts";
import { drawPictures } from "./thumbnails.ts";

/**
 * A picture with its facts, and small bitmaps of it and its thumbnail if the browser can decode
 * them.
 */
export type Photo = {
  readonly facts: PhotoFacts;
  readonly whole: ImageBitmap | undefined;
  readonly thumbnail: ImageBitmap | undefined;
};
type UnreadReason = keyof typeof photoUnread;
export type PhotosRead = {
  readonly photos: readonly Photo[];
  readonly unread: readonly { readonly name: string; readonly reason: UnreadReason }[];
  readonly ended: number;
};

/** Thumbnails are JPEG in every format (Exif 3.0, §4.5.8). */
const JPEG = "image/jpeg";
/** The largest file that is read, in bytes: it is in memory whole. */
const MOST = 300_000_000;
/** Larger pictures are not decoded: four bytes a pixel would be a gigabyte. */
const MOST_PIXELS = 200_000_000;
/** Pictures with bitmaps; the others are only in the table. */
const MOST_DRAWN = 24;

/** Reads pictures in order. What cannot be read, or is not a picture, is listed with its reason. */
export async function readPhotos(
  files: readonly GivenFile[],
  tell: (progress: Progress) => void,
): Promise<PhotosRead> {
  const total = files.reduce((sum, { file }) => sum + file.size, 0);
  const photos: Photo[] = [];
  const unread: { name: string; reason: UnreadReason }[] = [];
  let done = 0;
  for (const given of files) {
    tell({ done, total, at: given.path });
    const read = await readPhoto(given, photos.length < MOST_DRAWN).catch((error: unknown) =>
      faultOf(error).kind === "unreadable" ? ("unreadable" as const) : ("damaged" as const),
    );
    if (typeof read === "string") unread.push({ name: given.path, reason: read });
    else photos.push(read);
    done += given.file.size;
  }
  return { photos, unread, ended: Date.now() };
}

async function readPhoto(
  { path, file }: GivenFile,
  isDrawn: boolean,
): Promise<Photo | UnreadReason> {
  if (file.size === 0) return "empty";
  if (file.size > MOST) return "tooLarge";
  const format = pictureFormat(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
  if (format === "other" || format === "gif" || format === "bmp")
    return format === "other" ? "other" : "plain";
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { sha256 = "" } = await hashBlob(file, ["sha256"], () => undefined);
  const container = readContainer(bytes, format);
  const exif = await readExif(container.exif);
  const thumbnail = thumbnailIn(
    container.exif,
    numberIn(exif.ifd1.ThumbnailOffset),
    numberIn(exif.ifd1.ThumbnailLength),
  );
  const isSmall = !container.size || container.size.width * container.size.height <= MOST_PIXELS;
  // Decoded without EXIF, which would rotate it: thumbnails are not rotated. In a worker, Firefox
  // 153 cannot decode a Blob of several pieces.
  const picture = new Blob([joined(container.stripped ?? [bytes])], { type: `image/${format}` });
  const drawn = isSmall
    ? await drawPictures(picture, thumbnail && new Blob([thumbnail], { type: JPEG }))
    : await drawPictures(new Blob([]), undefined);
  const about = { name: path, size: file.size, modified: file.lastModified, sha256, format };
  const facts = factsOf(
    about,
    container,
    exif,
    thumbnail?.length ?? 0,
    isSmall || !thumbnail ? drawn : { ...drawn, compared: "picture" },
  );
  return {
    facts,
    whole: isDrawn ? drawn.whole : undefined,
    thumbnail: isDrawn ? drawn.thumbnail : undefined,
  };
}

function thumbnailIn(
  block: Uint8Array | undefined,
  offset: number | undefined,
  length: number | undefined,
): Uint8Array<ArrayBuffer> | undefined {
  if (!block || !offset || !length || offset + length > block.length) return undefined;
  return new Uint8Array(block.subarray(offset, offset + length));
}

/**
 * Reads a file’s structure by its format. A table that points outside the file (RangeError) gives
 * `nothingFound`.
 */
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
      return boxContainer(bytes);
    case "tiff":
      return { ...nothingFound, exif: bytes, xmp: packetIn(bytes) };
    default:
      return nothingFound;
  }
}
