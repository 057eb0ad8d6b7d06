import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { appendRevision, bytesOf, sheet } from "../../../tools/redactions/corpus/sheet.ts";
import { checkFile } from "./check-file.ts";
import { openPdf } from "./pdf-library.ts";
import { revisionEnds } from "./read-pages.ts";

const blobOf = (...parts: readonly Uint8Array[]) => new Blob(parts.map((part) => Uint8Array.from(part)));
const fixture = (name: string) => readFileSync(new URL(`../../../tools/redactions/corpus/fixtures/${name}`, import.meta.url));

describe("earlier versions inside a file", () => {
  it("end where each save ended, the last left out", async () => {
    const first = await bytesOf(await sheet());
    const second = appendRevision(first, { 90: "(added)" });
    const third = appendRevision(second, { 91: "(added later)" });
    expect(await revisionEnds(blobOf(first))).toEqual([]);
    const ends = await revisionEnds(blobOf(third));
    expect(ends).toHaveLength(2);
    // Line breaks after an ending belong to the version before them.
    expect(ends.map((end) => [first.length, second.length].some((length) => Math.abs(end - length) <= 1))).toEqual([true, true]);
  });

  it.each([1, 4, 17, 900])("are found behind %i bytes before the header", async (count) => {
    const first = await bytesOf(await sheet());
    const junk = new Uint8Array(count).fill(10);
    const ends = await revisionEnds(blobOf(junk, appendRevision(first, { 90: "(added)" })));
    expect(ends.map((end) => Math.abs(end - count - first.length) <= 1)).toEqual([true]);
  });

  it("are not the first part of a linearized file, nor a PDF within the PDF", async () => {
    expect(await revisionEnds(blobOf(fixture("qpdf-linearized-bar.pdf")))).toEqual([]);
    const inner = fixture("gs-bar-alone.pdf");
    const outer = await bytesOf(await sheet());
    const within = appendRevision(outer, { 90: `<< /Length ${inner.length} >>\nstream\n${inner.toString("latin1")}\nendstream` });
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

  it("is no reason to wait: a file that goes away while it is read ends the work", async () => {
    class GoneBlob extends Blob {
      override slice(): Blob {
        return Object.assign(new Blob([]), { arrayBuffer: () => Promise.reject(new DOMException("gone", "NotFoundError")) });
      }
    }
    await expect(openPdf(new GoneBlob([Uint8Array.from(fixture("writer-plain.pdf"))]))).rejects.toThrow();
  });
});
