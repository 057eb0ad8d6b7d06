import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Finding } from "./finding.ts";
import { textIn } from "./fragments.ts";
import { type Box, inBox } from "./geometry.ts";
import type { Glyph } from "./painted.ts";

type Annotation = Awaited<ReturnType<PDFPageProxy["getAnnotations"]>>[number];

/** Annotations that are not notes: their content belongs to another test, or is a copy. */
const noNotes = { Link: true, Widget: true, Popup: true, Redact: true, FileAttachment: true };

/** Finds unapplied redactions, notes, fields with words, scripts and links of a page. `seen` are its visible characters. */
export function annotationFindings(
  annotations: readonly Annotation[],
  glyphs: readonly Glyph[],
  seen: readonly Glyph[],
): readonly Finding[] {
  const plain = bare(textIn(seen));
  return annotations.flatMap((annotation): readonly Finding[] => {
    const box = boxOfRect(annotation.rect);
    const place = box ? { box } : {};
    const isShown = (words: string) => box !== undefined && bare(wordsWithin(box, seen)).includes(bare(words));
    const { subtype } = annotation;
    if (subtype === "Redact") {
      const words = box ? wordsWithin(box, glyphs) : "";
      return [{ test: "marks", cause: "redactMark", words, ...place }];
    }
    if (subtype === "Link") return linkFindings(annotation, plain).map((finding) => ({ ...finding, ...place }));
    if (subtype === "Widget")
      return [
        ...(box && isOpaqueButton(annotation) ? coveredFindings(box, glyphs) : []),
        ...fieldFindings(annotation).filter(({ words }) => !isShown(words)),
        ...scriptFindings(annotation.actions, annotation.fieldName),
      ].map((finding) => ({ ...finding, ...place }));
    const said = [annotation.contentsObj?.str, annotation.richText?.str, annotation.textContent?.join(" ")].find((text) => text?.trim());
    return said && !(subtype in noNotes) && !isShown(said)
      ? [{ test: "notes", cause: "note", words: trimmed(said), about: subtype, ...place }]
      : [];
  });
}

/** Programs paint the ground of a button without an appearance; pdf.js does not draw it. */
const isOpaqueButton = ({ fieldType, hasAppearance, backgroundColor }: Annotation) =>
  fieldType === "Btn" && !hasAppearance && Boolean(backgroundColor);

function coveredFindings(box: Box, glyphs: readonly Glyph[]): readonly Finding[] {
  const words = wordsWithin(box, glyphs);
  return words ? [{ test: "marks", cause: "annotationBar", words }] : [];
}

/** The text in a form field. */
function fieldFindings({ fieldType, fieldValue, fieldName, defaultFieldValue }: Annotation): readonly Finding[] {
  if (fieldType !== "Tx" && fieldType !== "Ch") return [];
  const values = [fieldValue, defaultFieldValue].flat().filter((value) => typeof value === "string" && value.trim() !== "");
  const words = [...new Set(values)].join(" / ");
  return words ? [{ test: "notes", cause: "field", words: trimmed(words), about: fieldName }] : [];
}

/** An address that the page does not show, or an action of a click on the machine. */
function linkFindings({ url, unsafeUrl, actions }: Annotation, plain: string): readonly Finding[] {
  const address: string = unsafeUrl ?? url ?? "";
  const isShown = address === "" || plain.includes(bare(withoutScheme(address)));
  return [...(isShown ? [] : [linkFinding(address)]), ...scriptFindings(actions)];
}
/** An address without its scheme. Only a telephone number's last seven digits are compared, because the rest varies. */
function withoutScheme(address: string): string {
  if (/^tel:/i.test(address)) return address.replace(/\D/g, "").slice(-7);
  return address.replace(/^(?:https?:\/\/(?:www\.)?|mailto:)/i, "");
}
export const linkFinding = (words: string): Finding => ({ test: "scripts", cause: "link", words: trimmed(words) });

/** The scripts that belong to a document, a page or a field, by the event that starts them. */
export function scriptFindings(actions: object | null | undefined, about?: string): readonly Finding[] {
  return Object.entries(actions ?? {}).map(([event, scripts]) => ({
    test: "scripts",
    cause: "script",
    words: trimmed([scripts].flat().join("\n")),
    about: about ? `${about}, ${event}` : event,
  }));
}

function wordsWithin(box: Box, glyphs: readonly Glyph[]): string {
  const within = glyphs.filter(({ box: [left, bottom, right, top] }) => inBox(box, [(left + right) / 2, (bottom + top) / 2]));
  return trimmed(textIn(within));
}

function boxOfRect(rect: readonly number[] | null | undefined): Box | undefined {
  const [left = 0, bottom = 0, right = 0, top = 0] = rect ?? [];
  return right > left && top > bottom ? [left, bottom, right, top] : undefined;
}

/** Letters and digits alone: a long address may be broken over two lines, and a number has dashes. */
const bare = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, "").toLowerCase();

/** Limits a text for the report, in UTF-16 units. */
export const trimmed = (text: string) => (text.length > 2000 ? `${text.slice(0, 2000)} …` : text).trim();
