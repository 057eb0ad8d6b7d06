import { type Container, latin, nothingFound, type PixelSize, utf8, viewOf } from "./container.ts";

const XMP = "http://ns.adobe.com/xap/1.0/\0";
const MORE_XMP = "http://ns.adobe.com/xmp/extension/\0";

/** Walks the segments of a JPEG (ITU-T T.81, B.1) to the end of its first picture. Other data, such as MPF pictures, follows `end`. */
export function jpegContainer(bytes: Uint8Array): Container {
  const view = viewOf(bytes);
  const stripped = [bytes.subarray(0, 2)];
  let { exif, xmp, size, hasC2pa, hasIndex } = nothingFound;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) break;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at++;
    else if (marker === 0xd9) break;
    else {
      const next = at + 2 + view.getUint16(at + 2);
      const payload = bytes.subarray(at + 4, next);
      const isExif = marker === 0xe1 && latin(payload, 0, 6) === "Exif\0\0";
      if (isExif) exif ??= payload.subarray(6);
      else if (marker === 0xe1 && latin(payload, 0, XMP.length) === XMP) xmp += utf8(payload.subarray(XMP.length));
      else if (marker === 0xe1 && latin(payload, 0, MORE_XMP.length) === MORE_XMP) xmp += utf8(payload.subarray(MORE_XMP.length + 40));
      else if (marker === 0xe2 && latin(payload, 0, 4) === "MPF\0") hasIndex = true;
      else if (marker === 0xeb && latin(payload, 0, 2) === "JP") hasC2pa ||= /jumb|c2pa/.test(latin(payload, 0, 200));
      else if (isFrame(marker) && payload.length >= 5) size ??= sizeOf(view, at + 4);
      const end = marker === 0xda ? endOfScan(bytes, next) : next;
      if (!isExif) stripped.push(bytes.subarray(at, end));
      at = end;
    }
  }
  const isEnded = bytes[at] === 0xff && bytes[at + 1] === 0xd9;
  if (isEnded) stripped.push(bytes.subarray(at, at + 2));
  return { ...nothingFound, exif, xmp, size, hasC2pa, hasIndex, end: isEnded ? at + 2 : undefined, stripped };
}

/** A start of frame: C0 to CF without the tables C4, C8 and CC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const sizeOf = (view: DataView, at: number): PixelSize => ({ height: view.getUint16(at + 1), width: view.getUint16(at + 3) });

/** The next marker after coded data, ignoring stuffed bytes and restarts. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}
