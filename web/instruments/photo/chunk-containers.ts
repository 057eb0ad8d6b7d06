import { type Container, latin, nothingFound, type PixelSize, utf8, viewOf } from "./container.ts";

/** Walks the chunks of a PNG (W3C PNG 3, §5.3) to IEND. */
export function pngContainer(bytes: Uint8Array): Container {
  const view = viewOf(bytes);
  let { exif, xmp, size, hasC2pa, generator, end } = nothingFound;
  for (let at = 8; at + 12 <= bytes.length && end === undefined; ) {
    const length = view.getUint32(at);
    const type = latin(bytes, at + 4, 4);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (type === "IHDR" && length >= 8) size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    else if (type === "eXIf") exif = data;
    else if (type === "caBX") hasC2pa = true;
    else if (type === "iTXt" && latin(data, 0, 17) === "XML:com.adobe.xmp") xmp = utf8(data.subarray(22));
    if (type === "tEXt" || type === "iTXt" || type === "zTXt") generator ??= generatorIn(type, data);
    at += 12 + length;
    if (type === "IEND" && at <= bytes.length) end = at;
  }
  return { ...nothingFound, exif, xmp, size, hasC2pa, generator, end };
}

/** Names of texts that image generators write: Stable Diffusion’s interfaces, ComfyUI, InvokeAI, NovelAI, Midjourney. */
const generatorTexts = /^(?:parameters|prompt|workflow|dream|sd-metadata|invokeai_\w+|generation_data|negative_prompt)$/i;
const generatorWords = /\b(?:steps:? ?\d+|sampler|cfg scale|stable diffusion|midjourney|novelai|dall-?e|comfyui|invokeai|firefly|job id:)/i;

function generatorIn(type: string, data: Uint8Array): string | undefined {
  const end = data.indexOf(0);
  const name = latin(data, 0, Math.max(end, 0));
  const said =
    type === "zTXt"
      ? ""
      : utf8(data.subarray(end + 1, end + 400))
          .replace(/^[\0\w-]*\0+/, "")
          .trim();
  const isNamed = generatorTexts.test(name) || (/^(?:comment|description|software|source|title)$/i.test(name) && generatorWords.test(said));
  return isNamed ? [name, said.slice(0, 120)].filter(Boolean).join(": ") : undefined;
}

/** Walks the chunks of a WebP (RFC 9649, §2.3). Data after the header's length is after `end`. */
export function webpContainer(bytes: Uint8Array): Container {
  const view = viewOf(bytes);
  const said = 8 + view.getUint32(4, true);
  let { exif, xmp, size, hasC2pa } = nothingFound;
  for (let at = 12; at + 8 <= Math.min(said, bytes.length); ) {
    const length = view.getUint32(at + 4, true);
    const type = latin(bytes, at, 4);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (type === "EXIF") exif = latin(data, 0, 6) === "Exif\0\0" ? data.subarray(6) : data;
    else if (type === "XMP ") xmp = utf8(data);
    else if (type === "C2PA") hasC2pa = true;
    else size ??= webpSize(type, data);
    at += 8 + length + (length % 2);
  }
  return { ...nothingFound, exif, xmp, size, hasC2pa, end: said <= bytes.length ? said : undefined };
}

function webpSize(type: string, data: Uint8Array): PixelSize | undefined {
  if (data.length < 10) return undefined;
  const view = viewOf(data);
  const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  if (type === "VP8X") return { width: three(4) + 1, height: three(7) + 1 };
  if (type === "VP8 ") return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
  if (type !== "VP8L") return undefined;
  const bits = view.getUint32(1, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** The UUID of the C2PA box in ISO files (C2PA 2.1, §A.5). */
const C2PA_BOX = [0xd8, 0xfe, 0xc3, 0xd6, 0x1b, 0x0e, 0x48, 0x3c];

/** Walks the outer boxes of HEIC and AVIF (ISO/IEC 14496-12, §4.2). EXIF is found by signature; the size is the largest in the file. */
export function boxContainer(bytes: Uint8Array): Container {
  const view = viewOf(bytes);
  let hasC2pa = false;
  let at = 0;
  let head = bytes.length;
  while (at + 8 <= bytes.length) {
    const type = latin(bytes, at + 4, 4);
    if (!/^[\x20-\x7e]{4}$/.test(type)) break;
    const short = view.getUint32(at);
    const length = short === 1 && at + 16 <= bytes.length ? Number(view.getBigUint64(at + 8)) : short === 0 ? bytes.length - at : short;
    if (length < 8 || at + length > bytes.length) break;
    if (type === "uuid" && C2PA_BOX.every((byte, i) => bytes[at + 8 + i] === byte)) hasC2pa = true;
    if (type === "meta") head = at + length;
    at += length;
  }
  return { ...nothingFound, hasC2pa, size: largestIn(bytes.subarray(0, head)), end: at > 0 ? at : undefined };
}

function largestIn(meta: Uint8Array): PixelSize | undefined {
  const view = viewOf(meta);
  let largest: PixelSize | undefined;
  for (let at = 0; at + 16 <= meta.length; at++) {
    if (meta[at] !== 0x69 || latin(meta, at, 4) !== "ispe") continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}
