import type { Box, Matrix, Point } from "./geometry.ts";
import type { Arguments } from "./graphics-state.ts";
import type { Operation } from "./page-renderer.ts";

/** Red, green, blue, 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

/** A shown character with its place in page units; `box` is its part of the line. */
export type Glyph = {
  /** The operator that shows it, and the number of that operator among those that show text. */
  readonly order: number;
  readonly run: number;
  readonly text: string;
  readonly box: Box;
  readonly start: Point;
  readonly end: Point;
  /** Size of the type. */
  readonly size: number;
  /** Dark and opaque, in the ordinary way: on bare paper it shows. */
  readonly isPlain: boolean;
  /** Rendering mode 3 or 7: no ink of its own (ISO 32000-2 §9.3.6). */
  readonly isInvisible: boolean;
  /** The letters are a clipping path, or belong to a soft mask: their ink is painted by something else. */
  readonly isClip: boolean;
  readonly isInMask: boolean;
  /** On a layer that is switched off. */
  readonly isOff: boolean;
};

/** A picture on the unit square of `matrix`. `source` is pdf.js's identifier, or the picture itself if it is inline. */
export type Picture = { readonly order: number; readonly matrix: Matrix; readonly source: Arguments; readonly isStencil: boolean };

/** All that a page paints, in order. */
export type PagePaint = {
  readonly list: readonly Operation[];
  readonly glyphs: readonly Glyph[];
  readonly pictures: readonly Picture[];
  /** Operators that paint paths, shadings and pictures, visible or not; those of soft masks are left out. */
  readonly paints: ReadonlySet<number>;
  /** The thousandths of the size by which a text operator moves the next one. */
  readonly advances: ReadonlyMap<number, number>;
  /** Annotations: their first and last operator. */
  readonly annotations: readonly { readonly from: number; readonly to: number }[];
  /** Boxes of pictures on layers that are switched off, and whether drawings are. */
  readonly offPictures: readonly Box[];
  readonly hasOffDrawing: boolean;
  /** Something, such as a frame, may cut letters off. */
  readonly hasClips: boolean;
  /** Fonts without readable letters. */
  readonly closedFonts: number;
  /** Groups that pdf.js does not draw as other programs do. */
  readonly hasUnsureGroups: boolean;
};
