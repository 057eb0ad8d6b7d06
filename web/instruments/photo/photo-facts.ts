import type { Compared } from "./compare-thumbnail.ts";
import type { PixelSize } from "./container.ts";
import type { Untested } from "./draw-pictures.ts";
import type { WrittenTime } from "./exif-time.ts";
import type { PictureFormat } from "./picture-format.ts";
import type { Place } from "./place.ts";
import type { Xmp } from "./read-xmp.ts";
import type { photoResult } from "./words-result.ts";

export type Device = {
  readonly make: string | undefined;
  readonly model: string | undefined;
  readonly lens: string | undefined;
  readonly serials: readonly string[];
  readonly owner: string | undefined;
};

export type TimeSource = keyof typeof photoResult.times.sources;
export type PhotoTime = WrittenTime & { readonly source: TimeSource };

/** The zone of the camera’s clock: as a tag names it, and as derived from the satellites’ time, with the remaining seconds. */
export type Zone = { readonly named: number | undefined; readonly derived: number | undefined; readonly rest: number | undefined };

export type FindingKind = keyof typeof photoResult.findings;
/** A point to check, and its figures or words. */
export type Finding = { readonly kind: FindingKind; readonly detail: readonly string[] };
export type Missing = keyof typeof photoResult.missing.kinds;

/** A picture file's facts. `modified` is the file system's time, in milliseconds since 1970. */
export type PhotoFacts = {
  readonly name: string;
  readonly size: number;
  readonly modified: number;
  readonly sha256: string;
  readonly format: PictureFormat;
  /** Pixels by the file’s own header, and by its metadata. */
  readonly pixels: PixelSize | undefined;
  readonly saidPixels: PixelSize | undefined;
  readonly orientation: number | undefined;
  readonly device: Device;
  readonly times: readonly PhotoTime[];
  readonly zone: Zone;
  readonly place: Place | undefined;
  readonly software: string | undefined;
  readonly xmp: Xmp;
  readonly hasC2pa: boolean;
  /** Bytes after the end of the picture; undefined if no end was found. */
  readonly trailing: number | undefined;
  /** The file’s index (MPF) lists further pictures there. */
  readonly hasIndex: boolean;
  /** Bytes of the embedded thumbnail, and how it compares with the picture. */
  readonly thumbnail: { readonly size: number; readonly compared: Compared | Untested | undefined } | undefined;
  readonly missing: readonly Missing[];
  readonly findings: readonly Finding[];
};
