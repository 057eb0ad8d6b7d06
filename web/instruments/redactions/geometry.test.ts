import fc from "fast-check";
import { expect, test } from "vitest";
import { joined, type Matrix, moved, source } from "./drawing.ts";

const number = fc.double({ min: -500, max: 500, noNaN: true });
const matrix = fc.tuple(number, number, number, number, number, number).filter(([a, b, c, d]) => Math.abs(a * d - b * c) > 1);

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
