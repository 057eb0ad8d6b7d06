import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFPage, PDFStream } from "@cantoo/pdf-lib";
import { carriedFindings } from "./carried-findings.ts";
import type { Finding, GapReason } from "./finding.ts";
import type { Lookup } from "./lookup.ts";
import { MOST_PICTURE } from "./pdf-library.ts";
import { contentOf, lengthOf, nameOf, type PdfObjects, pdfObjects, textsOf } from "./pdf-objects.ts";

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
/** Forms that a page may draw: pdf.js takes two operators for each at least (page-renderer.ts). */
const MOST_FORMS = 200_000;
/** Forms within forms that are counted. */
const MOST_LEVELS = 100;
/** Forms within forms in which pictures are looked for. */
const DEPTH = 4;

/** The pages that do not fit into memory, and those with a picture that pdf.js leaves out for its size. */
async function largePages({ doc }: PdfObjects): Promise<ReadonlyMap<number, GapReason>> {
  const large = new Map<number, GapReason>();
  const drawn = new Map<PDFStream, number>();
  for (const [i, page] of doc.getPages().entries()) {
    if (hasLargePicture(page.node.Resources(), DEPTH, new Set())) large.set(i + 1, "closedPicture");
    if ((await contentLength(page)) >= MOST_CONTENT) large.set(i + 1, "tooMuch");
    else if ((await formsDrawnBy(contentsOf(page), page.node.Resources(), drawn, 0)) > MOST_FORMS) large.set(i + 1, "tooMuch");
  }
  return large;
}

function contentsOf(page: PDFPage): readonly PDFStream[] {
  const contents = page.node.Contents();
  const parts = contents instanceof PDFArray ? Array.from({ length: contents.size() }, (_, i) => contents.lookup(i)) : [contents];
  return parts.filter((part) => part instanceof PDFStream);
}

async function contentLength(page: PDFPage): Promise<number> {
  let length = 0;
  for (const part of contentsOf(page)) length += await lengthOf(part, MOST_CONTENT);
  return length;
}

/** How many forms and pattern cells content draws, those within others as often as they are drawn. One that draws itself has no end. */
async function formsDrawnBy(
  contents: readonly PDFStream[],
  resources: PDFDict | undefined,
  known: Map<PDFStream, number>,
  level: number,
): Promise<number> {
  const forms = formsIn(resources);
  if (![...forms.values()].some((form) => formsIn(resourcesOf(form)).size > 0)) return forms.size;
  if (level === MOST_LEVELS) return Number.POSITIVE_INFINITY;
  let drawn = 0;
  for (const content of contents) {
    for (const [, name = "", operator = ""] of (await contentOf(content)).matchAll(/\/([^\s/()<>[\]{}%]+)\s+(Do|scn|SCN)(?!\w)/g)) {
      const form = forms.get(`${operator.toLowerCase()} ${name}`);
      if (!form) continue;
      if (!known.has(form)) {
        known.set(form, Number.POSITIVE_INFINITY);
        known.set(form, await formsDrawnBy([form], resourcesOf(form), known, level + 1));
      }
      drawn += 1 + (known.get(form) ?? 0);
      if (drawn > MOST_FORMS) return drawn;
    }
  }
  return drawn;
}

/** Forms and pattern cells by the operator that draws them and their name. */
function formsIn(resources: PDFDict | undefined): ReadonlyMap<string, PDFStream> {
  const forms = new Map<string, PDFStream>();
  for (const [kind, operator] of [
    ["XObject", "do"],
    ["Pattern", "scn"],
  ] as const) {
    const objects = resources?.lookup(PDFName.of(kind));
    if (!(objects instanceof PDFDict)) continue;
    for (const key of objects.keys()) {
      const object = objects.lookup(key);
      if (object instanceof PDFStream && nameOf(object.dict, "Subtype") !== "Image") forms.set(`${operator} ${key.decodeText()}`, object);
    }
  }
  return forms;
}

function resourcesOf(form: PDFStream): PDFDict | undefined {
  const resources = form.dict.lookup(PDFName.of("Resources"));
  return resources instanceof PDFDict ? resources : undefined;
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
