import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pagesBetween, readBates, STEP, writeBates } from "./document-table.ts";

const prefix = fc.constantFrom("ABC", "ABC-", "ABC ", "VOL01_ABC-", "", "Ünïcode.", "2026-X-");
const width = fc.integer({ min: 1, max: 10 });

describe("a Bates number", () => {
  it.each([
    ["ABC0004127", "ABC", 4127, 0],
    ["ABC 0004127", "ABC ", 4127, 0],
    ["ABC-01-000123", "ABC-01-", 123, 0],
    ["ABC-0001.001", "ABC-", 1, 1],
    ["ABC-0001_12", "ABC-", 1, 12],
    ["VOL01.0001", "VOL01.", 1, 0],
    ["ABC0001A", "ABC", 1, 1],
    ["ABC0001-AB", "ABC", 1, 28],
    ["000017", "", 17, 0],
  ])("%s is prefix, number and page", (written, of, number, page) => {
    const read = readBates(written);
    expect(read).toMatchObject({ prefix: of, key: number * STEP + page });
    expect(writeBates(of, read?.key ?? 0, read?.width ?? 0, read?.suffix ?? "")).toBe(written);
  });

  it.each(["", "ABC", "Confidential", "ABC0000000000000000000000001", "ABC0001ABC"])("is none: “%s”", (written) =>
    expect(readBates(written)).toBeUndefined(),
  );

  it("is written again as it was read, whatever its prefix and padding", () => {
    fc.assert(
      fc.property(prefix, width, fc.nat(9_999_999), (of, digits, number) => {
        const written = `${of}${String(number).padStart(digits, "0")}`;
        const read = readBates(written);
        expect(read && writeBates(read.prefix, read.key, read.width, read.suffix)).toBe(written);
      }),
    );
  });

  it("is ordered by its number, whatever its padding, and pages follow their number", () => {
    fc.assert(
      fc.property(prefix, width, width, fc.nat(99_999), fc.nat(99_999), (of, a, b, first, last) => {
        const key = (digits: number, n: number) => readBates(`${of}${String(n).padStart(digits, "0")}`)?.key ?? Number.NaN;
        expect(Math.sign(key(a, first) - key(b, last))).toBe(Math.sign(first - last));
        expect(key(a, first)).toBeLessThan(key(a, first) + 1);
        if (last >= first) expect(pagesBetween(key(a, first), key(b, last))).toBe(last - first + 1);
      }),
    );
  });
});
