import { expect, test } from "vitest";
import { pictureMark } from "./page-objects.ts";

test.each([
  { kind: 2, channels: 3, width: 256 },
  { kind: 2, channels: 3, width: 768 },
  { kind: 3, channels: 4, width: 512 },
])("pictures of $channels channels, $width pixels wide, that differ in one of them have different marks", ({ kind, channels, width }) => {
  const filled = (values: readonly number[]) => ({
    width,
    height: width,
    kind,
    data: Uint8Array.from({ length: width * width * channels }, (_, i) => values[i % channels] ?? 255),
  });
  const grey = pictureMark(filled([80, 80, 80]));
  expect(pictureMark(filled([80, 80, 80]))).toBe(grey);
  for (const other of [
    [9, 80, 80],
    [80, 9, 80],
    [80, 80, 9],
  ])
    expect(pictureMark(filled(other))).not.toBe(grey);
});
