import type { Picture } from "content/picture.ts";

type Files = Pick<Picture, "src" | "widths">;

/** The files of a picture with their widths, as the attribute `srcset` lists them. */
export function filesOf({ src, widths }: Files, ending: "avif" | "webp"): string {
  return widths.map((width) => `${src}-${width}.${ending} ${width}w`).join(", ");
}

/** One file for programs that take no list: up to 1280 pixels wide. */
export function fileOf({ src, widths }: Files): `/${string}` {
  return `/${src.slice(1)}-${widths.findLast((width) => width <= 1280) ?? widths[0]}.webp`;
}

/**
 * The picture cut for previews in networks, which take no WebP (previewSize in
 * web/layout/page-meta.ts).
 */
export const previewFile = ({ src }: Pick<Picture, "src">): `/${string}` =>
  `/${src.slice(1)}-preview.jpg`;
