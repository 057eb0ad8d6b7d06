import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFPage, PDFStream } from "@cantoo/pdf-lib";
import { carriedFindings } from "./carried-findings.ts";
import type { Finding, GapReason } from "./finding.ts";
import type { Lookup } from "./lookup.ts";
import { MOST_PICTURE } from "./pdf-library.ts";
import { lengthOf, nameOf, type PdfObjects, pdfObjects, textsOf } from "./pdf-objects.ts";

/** The largest file whose objects are read one by one, in bytes: all of them are held in memory. */
const MOST_BYTES = 64_000_000;

/** What the file carries beside its pages. */
export type Carried = {
  /** Pages that do not fit, by number. */
  readonly large: ReadonlyMap<number, GapReason>;
  readonly findings: (shown: ReadonlySet<string>, attached: ReadonlySet<string>) => Promise<readonly Finding[]>;
  readonly lookUp: (lookup: Lookup) => Promise<void>;
};

/** Reads the file's objects. Undefined if they are too large; rejects if they cannot be read. */
export async function carriedBy(blob: Blob, password: string | undefined): Promise<Carried | undefined> {
  if (blob.size > MOST_BYTES) return undefined;
  const objects = await pdfObjects(new Uint8Array(await blob.arrayBuffer()), password);
  return {
    large: await largePages(objects),
    findings: (shown, attached) => carriedFindings(objects, shown, attached),
    lookUp: async (lookup) => {
      for (const object of objects.reached) lookup.take(await textsOf(object, false), { where: "carried" });
      for (const object of objects.left) lookup.take(await textsOf(object, true), { where: "left" });
    },
  };
}

/** The longest content of a page that is read, in bytes: pdf.js holds it in memory, twice while it grows. */
const MOST_CONTENT = 100_000_000;
/** Forms within forms in which pictures are looked for. */
const DEPTH = 4;

/** The pages that do not fit into memory, and those with a picture that pdf.js leaves out for its size. */
async function largePages({ doc }: PdfObjects): Promise<ReadonlyMap<number, GapReason>> {
  const large = new Map<number, GapReason>();
  for (const [i, page] of doc.getPages().entries()) {
    if (hasLargePicture(page.node.Resources(), DEPTH, new Set())) large.set(i + 1, "closedPicture");
    if ((await contentLength(page)) >= MOST_CONTENT) large.set(i + 1, "tooMuch");
  }
  return large;
}

async function contentLength(page: PDFPage): Promise<number> {
  const contents = page.node.Contents();
  const parts = contents instanceof PDFArray ? Array.from({ length: contents.size() }, (_, i) => contents.lookup(i)) : [contents];
  let length = 0;
  for (const part of parts) if (part instanceof PDFStream) length += await lengthOf(part, MOST_CONTENT);
  return length;
}

function hasLargePicture(resources: PDFDict | undefined, depth: number, met: Set<PDFDict>): boolean {
  const objects = resources?.lookup(PDFName.of("XObject"));
  if (!(objects instanceof PDFDict) || depth === 0 || met.has(objects)) return false;
  met.add(objects);
  return objects.keys().some((key) => {
    const object = objects.lookup(key);
    if (!(object instanceof PDFStream)) return false;
    const [width, height, inner] = ["Width", "Height", "Resources"].map((entry) => object.dict.lookup(PDFName.of(entry)));
    if (nameOf(object.dict, "Subtype") !== "Image") return inner instanceof PDFDict && hasLargePicture(inner, depth - 1, met);
    return width instanceof PDFNumber && height instanceof PDFNumber && width.asNumber() * height.asNumber() > MOST_PICTURE;
  });
}
