import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";

/** The picture with a line of text written into it (PNG, 11.3.3.2), before its end. */
export function withText(png: Buffer, keyword: string, text: string): Buffer {
  const body = Buffer.from(`tEXt${keyword}\0${text}`, "latin1");
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return Buffer.concat([png.subarray(0, -END), chunk, png.subarray(-END)]);
}

/** The text under a keyword, or undefined. */
export function textOf(png: Buffer, keyword: string): string | undefined {
  const at = png.indexOf(`tEXt${keyword}\0`, 0, "latin1");
  if (at === -1) return undefined;
  const length = png.readUInt32BE(at - 4);
  return png.toString("latin1", at + 4 + keyword.length + 1, at + 4 + length);
}

/** Width and height, from the header. Throws when the bytes are no PNG. */
export function sizeOf(png: Buffer): { readonly width: number; readonly height: number } {
  if (png.toString("latin1", 1, 4) !== "PNG") throw new Error("not a PNG");
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

/** Under which a preview remembers the title it was drawn with. */
export const TITLE_HASH = "Title-Hash";

export const hashOf = (title: string) => createHash("sha256").update(title).digest("hex");

/** The bytes of the closing chunk. */
const END = 12;
