import { PDFDict, PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { expect, it } from "vitest";
import { carriedBy } from "./carried.ts";

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
    context.assign(ref, context.flateStream(content, { Type: "XObject", Subtype: "Form", BBox: [0, 0, 9, 9], Resources: resources }));
  }
  page.node.set(PDFName.of("Resources"), context.obj({ XObject: context.obj({ F: refs[0] ?? PDFDict.withContext(context) }) }));
  page.node.set(PDFName.of("Contents"), context.register(context.flateStream("/F Do")));
  return new Blob([Uint8Array.from(await doc.save())]);
}

it.each([
  { levels: 3, end: "square", right: undefined },
  { levels: 30, end: "square", right: "tooMuch" },
  { levels: 2, end: "first", right: "tooMuch" },
] as const)("A page whose forms are nested $levels deep and end in the $end is $right", async ({ levels, end, right }) => {
  expect((await carriedBy(await nested(levels, end), undefined))?.large.get(1)).toBe(right);
});
