import type { Box, Matrix, Point, Shape } from "./geometry.ts";

/** Red, green, blue, 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

/**
 * A decoded picture. `kind`: 0 stencil (0 is painted), 1 one bit a pixel (1 is white), 2 RGB, 3 RGBA. Rows of kinds 0 and 1 begin on a
 * byte.
 */
export type Pixels = { readonly width: number; readonly height: number; readonly kind: number; readonly data: ArrayLike<number> };

type Placed = {
  /** Its place in the painting order, shared with the glyphs. */
  readonly order: number;
  readonly shape: Shape;
  readonly clips: readonly Shape[];
  readonly alpha: number;
  readonly blend: string;
  /** Identifier of the annotation that paints it; undefined for page content. */
  readonly annotation: string | undefined;
};

/** A filled or thickly stroked area. `color` is undefined for patterns and shadings, which are not computed. */
export type Fill = Placed & { readonly kind: "fill"; readonly color: Color | undefined };
/** A picture on the unit square of `matrix`. `pixels` undefined: it could not be opened. A stencil is painted in `color`. */
export type Picture = Placed & {
  readonly kind: "picture";
  readonly matrix: Matrix;
  readonly pixels: Pixels | undefined;
  readonly color: Color | undefined;
  readonly isStencil: boolean;
  readonly id: string;
};
export type Paint = Fill | Picture;

/** A shown character. `samples` are points within its ink; `box` is its part of the line, in page units. */
export type Glyph = {
  readonly order: number;
  readonly run: number;
  readonly text: string;
  readonly box: Box;
  readonly start: Point;
  readonly end: Point;
  /** Size of the type in units of the page. */
  readonly size: number;
  readonly samples: readonly Point[];
  /** Undefined if unknown: a pattern, or a glyph with its own colours. */
  readonly color: Color | undefined;
  readonly alpha: number;
  readonly blend: string;
  /** Rendering mode 3 or 7: no ink at all (ISO 32000-2 §9.3.6). */
  readonly isInvisible: boolean;
  readonly clips: readonly Shape[];
  /** On a layer that is switched off. */
  readonly isOff: boolean;
  readonly annotation: string | undefined;
};

/** All that a page paints, in order. */
export type PagePaint = {
  readonly view: Box;
  readonly paints: readonly Paint[];
  /** Pictures on layers that are switched off. */
  readonly offPictures: readonly Picture[];
  readonly glyphs: readonly Glyph[];
  /** Pictures that could not be opened, and fonts without readable letters. */
  readonly closedPictures: number;
  readonly closedFonts: number;
};
