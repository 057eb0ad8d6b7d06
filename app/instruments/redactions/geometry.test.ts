import fc from "fast-check";
import { expect, test } from "vitest";
import { boxShape, covers, joined, type Matrix, moved, source } from "./geometry.ts";
import { ringsOf, shapeOf, strokeShape } from "./path-shapes.ts";

const number = fc.double({ min: -500, max: 500, noNaN: true });
const matrix = fc.tuple(number, number, number, number, number, number).filter(([a, b, c, d]) => Math.abs(a * d - b * c) > 1);
const share = fc.double({ min: 0.01, max: 0.99, noNaN: true });

test("a point goes through a transformation and back", () => {
  fc.assert(
    fc.property(matrix, number, number, (by: Matrix, x, y) => {
      const [backX = 0, backY = 0] = source(by, moved(by, [x, y])) ?? [];
      expect(Math.hypot(backX - x, backY - y)).toBeLessThan(0.01);
    }),
  );
});

test("two transformations at once do what one after the other does", () => {
  fc.assert(
    fc.property(matrix, matrix, number, number, (first: Matrix, then: Matrix, x, y) => {
      const [oneX, oneY] = moved(joined(first, then), [x, y]);
      const [twoX, twoY] = moved(then, moved(first, [x, y]));
      expect(Math.hypot(oneX - twoX, oneY - twoY)).toBeLessThan(0.01);
    }),
  );
});

test("a turned box covers what is within it and nothing beside it, by either rule", () => {
  fc.assert(
    fc.property(matrix, share, share, fc.boolean(), (by: Matrix, across, up, isEvenOdd) => {
      const shape = { ...boxShape([0, 0, 1, 1], by), isEvenOdd };
      expect(covers(shape, moved(by, [across, up]))).toBe(true);
      expect(covers(shape, moved(by, [across + 1, up]))).toBe(false);
      expect(covers(shape, moved(by, [across, up - 1]))).toBe(false);
    }),
  );
});

test("a hole covers nothing by the even-odd rule, and is filled by the other when both rings turn the same way", () => {
  const rings = [0, 3].map((inset) => [
    [inset, inset] as const,
    [10 - inset, inset] as const,
    [10 - inset, 10 - inset] as const,
    [inset, 10 - inset] as const,
  ]);
  expect(covers(shapeOf(rings, true), [5, 5])).toBe(false);
  expect(covers(shapeOf(rings, false), [5, 5])).toBe(true);
  expect(covers(shapeOf(rings, true), [1, 5])).toBe(true);
});

test("a thick stroke covers half its width on both sides, a thin one nothing", () => {
  const line = ringsOf([0, 0, 0, 1, 100, 0], [1, 0, 0, 1, 0, 0]);
  const stroke = strokeShape(line, 12);
  expect(stroke && [5.9, -5.9, 6.1].map((y) => covers(stroke, [50, y]))).toEqual([true, true, false]);
  expect(strokeShape(line, 1)).toBeUndefined();
});
