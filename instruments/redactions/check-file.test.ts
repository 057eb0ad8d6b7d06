import { readFileSync } from "node:fs";
import { PDFDict, PDFDocument, PDFName } from "@cantoo/pdf-lib";
import fc from "fast-check";
import { openPdf } from "instruments/pdf/pdf-library.ts";
import { describe, expect, it, test } from "vitest";
import { appendRevision, bytesOf, sheet } from "../../tests/fixtures/redactions/corpus/sheet.ts";
import { growth } from "../../tests/support/growth.ts";
import { carriedBy } from "./carried.ts";
import { checkFile, Lookup } from "./check-file.ts";
import { joined, type Matrix, moved, source } from "./drawing.ts";
import { pictureMark } from "./page-objects.ts";
import { comparison, revisionEnds } from "./read-pages.ts";

const blobOf = (...parts: readonly Uint8Array[]) =>
  new Blob(parts.map((part) => Uint8Array.from(part)));
const fixture = (name: string) =>
  readFileSync(new URL(`../../tests/fixtures/redactions/corpus/fixtures/${name}`, import.meta.url));

describe("earlier versions inside a file", () => {
  it("end where each save ended, the last left out", async () => {
    const first = await bytesOf(await sheet());
    const second = appendRevision(first, { 90: "(added)" });
    const third = appendRevision(second, { 91: "(added later)" });
    expect(await revisionEnds(blobOf(first))).toEqual([]);
    const ends = await revisionEnds(blobOf(third));
    expect(ends).toHaveLength(2);
    // Line breaks after an ending belong to the version before them.
    expect(
      ends.map((end) =>
        [first.length, second.length].some((length) => Math.abs(end - length) <= 1),
      ),
    ).toEqual([true, true]);
  });

  it.each([1, 4, 17, 900])(
    "Revisions are found behind %i bytes before the header",
    async (count) => {
      const first = await bytesOf(await sheet());
      const junk = new Uint8Array(count).fill(10);
      const ends = await revisionEnds(blobOf(junk, appendRevision(first, { 90: "(added)" })));
      expect(ends.map((end) => Math.abs(end - count - first.length) <= 1)).toEqual([true]);
    },
  );

  it("are not the first part of a linearized file, nor a PDF within the PDF", async () => {
    expect(await revisionEnds(blobOf(fixture("qpdf-linearized-bar.pdf")))).toEqual([]);
    const inner = fixture("gs-bar-alone.pdf");
    const outer = await bytesOf(await sheet());
    const within = appendRevision(outer, {
      90: `<< /Length ${inner.length} >>\nstream\n${inner.toString("latin1")}\nendstream`,
    });
    expect(await revisionEnds(blobOf(within))).toHaveLength(1);
  });
});

describe("what cannot be opened", () => {
  it.each([
    ["cut off after its header", fixture("writer-plain.pdf").subarray(0, 900)],
    ["no PDF behind a header", new TextEncoder().encode("%PDF-1.7\nnothing follows\n")],
  ])("is refused: %s", async (_, bytes) => {
    await expect(checkFile(blobOf(bytes))).rejects.toThrow();
  });

  it("is named when it is a font or a picture: the tests that need it count as not made", async () => {
    const page = await sheet(true);
    const stream = page.doc.context.stream(Uint8Array.of(0, 0, 0, 12), {
      Type: "XObject",
      Subtype: "Image",
      Width: 9,
      Height: 9,
      ColorSpace: "DeviceGray",
      BitsPerComponent: 8,
      Filter: "JPXDecode",
    });
    page.add("XObject", "Im", page.doc.context.register(stream));
    page.draw("q 200 0 0 200 60 300 cm /Im Do Q\n");
    const { gaps } = await checkFile(blobOf(await bytesOf(page)));
    expect(gaps.map(({ test, reason, pages }) => [test, reason, pages])).toEqual([
      ["picture", "closedPicture", [1]],
      ["ocr", "closedPicture", [1]],
    ]);
  });

  it("A file that goes away while it is read ends the work", async () => {
    class GoneBlob extends Blob {
      override slice(): Blob {
        return Object.assign(new Blob([]), {
          arrayBuffer: () => Promise.reject(new DOMException("gone", "NotFoundError")),
        });
      }
    }
    await expect(
      openPdf(new GoneBlob([Uint8Array.from(fixture("writer-plain.pdf"))])),
    ).rejects.toThrow();
  });
});

/** A page that draws a form; each form draws the next ten times, and the last draws `end`. */
async function nested(levels: number, end: "square" | "first"): Promise<Blob> {
  const doc = await PDFDocument.create();
  const { context } = doc;
  const page = doc.addPage();
  const refs = Array.from({ length: levels }, () => context.nextRef());
  for (const [i, ref] of refs.entries()) {
    const next = refs[i + 1] ?? (end === "first" ? refs[0] : undefined);
    const resources = context.obj({ XObject: context.obj(next ? { F: next } : {}) });
    const content = next ? "/F Do ".repeat(10) : "0 0 1 1 re f";
    context.assign(
      ref,
      context.flateStream(content, {
        Type: "XObject",
        Subtype: "Form",
        BBox: [0, 0, 9, 9],
        Resources: resources,
      }),
    );
  }
  page.node.set(
    PDFName.of("Resources"),
    context.obj({ XObject: context.obj({ F: refs[0] ?? PDFDict.withContext(context) }) }),
  );
  page.node.set(PDFName.of("Contents"), context.register(context.flateStream("/F Do")));
  return new Blob([Uint8Array.from(await doc.save())]);
}

it.each([
  { levels: 3, end: "square", right: undefined },
  { levels: 30, end: "square", right: "tooMuch" },
  { levels: 2, end: "first", right: "tooMuch" },
] as const)(
  "A page whose forms are nested $levels deep and end in the $end is $right",
  async ({ levels, end, right }) => {
    expect((await carriedBy(await nested(levels, end), undefined))?.large.get(1)).toBe(right);
  },
);

/**
 * What an earlier version's only page no longer shows, if the last version's page has the words
 * `last`.
 */
function gone(last: string, ...lines: readonly string[]) {
  const words = lines.map((line) => ({
    words: line,
    box: [0, 0, 1, 1] as const,
    glyphs: [],
    size: 10,
  }));
  const compare = comparison({ pages: [last], pictures: new Set() }, 1);
  return compare({ page: 1, words, pictures: [] }).map((finding) => finding.words);
}

test("a line whose words are all there is not gone", () => {
  expect(gone("Pay on delivery, and not before.", "pay on delivery", "and not before")).toEqual([]);
});

test("A word that an earlier version had twice and the last has once is gone", () => {
  expect(gone("price", "secret price", "price")).toEqual(["secret price price"]);
});

const placesOf = (word: string, text: string, seen?: string) => {
  const lookup = new Lookup([word]);
  lookup.take(text, { where: "hidden", page: 3 }, seen);
  return lookup.result()[0]?.places.map(({ where }) => where);
};

test("A word is found in any case and punctuation, but not within another word", () => {
  expect(placesOf("Osprey Holdings", "paid to OSPREY\nHOLDINGS, Inc.")).toEqual(["hidden"]);
  expect(placesOf("078-05-1120", "SSN 078 05 1120")).toEqual(["hidden"]);
  expect(placesOf("Ann", "an announcement")).toEqual([]);
  expect(placesOf("a.b*c", "a, b: c")).toEqual(["hidden"]);
});

test("A word that a page shows once and has twice is both visible and hidden", () => {
  expect(placesOf("Osprey", "Osprey and Osprey", "Osprey and")).toEqual(["seen", "hidden"]);
  expect(placesOf("Osprey", "Osprey", "Osprey")).toEqual(["seen"]);
});

test("A search takes no longer than the text grows when the text is all apostrophes", async () => {
  expect(await growth((times) => placesOf("O'Neil", "O'".repeat(times)), 12_500)).toBeLessThan(10);
});

test.each([
  { kind: 2, channels: 3, width: 256 },
  { kind: 2, channels: 3, width: 768 },
  { kind: 3, channels: 4, width: 512 },
])(
  "Two pictures of $channels channels, $width pixels wide, differ by one channel's mark",
  ({ kind, channels, width }) => {
    const filled = (values: readonly number[]) => ({
      width,
      height: width,
      kind,
      data: Uint8Array.from(
        { length: width * width * channels },
        (_, i) => values[i % channels] ?? 255,
      ),
    });
    const grey = pictureMark(filled([80, 80, 80]));
    expect(pictureMark(filled([80, 80, 80]))).toBe(grey);
    for (const other of [
      [9, 80, 80],
      [80, 9, 80],
      [80, 80, 9],
    ])
      expect(pictureMark(filled(other))).not.toBe(grey);
  },
);

const number = fc.double({ min: -500, max: 500, noNaN: true });
const matrix = fc
  .tuple(number, number, number, number, number, number)
  .filter(([a, b, c, d]) => Math.abs(a * d - b * c) > 1);

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
