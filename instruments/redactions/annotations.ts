import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { type Box, inBox } from "./drawing.ts";
import type { Finding } from "./finding.ts";
import { textIn } from "./fragments.ts";
import type { Glyph } from "./read-page.ts";

type Annotation = Awaited<ReturnType<PDFPageProxy["getAnnotations"]>>[number];

/** Annotations that are not notes: their content belongs to another test, or is a copy. */
const noNotes = { Link: true, Widget: true, Popup: true, Redact: true, FileAttachment: true };

/**
 * Finds unapplied redactions, notes, fields with words, scripts and links of a page. `seen` are its
 * visible characters.
 */
export function annotationFindings(
  annotations: readonly Annotation[],
  glyphs: readonly Glyph[],
  seen: readonly Glyph[],
): readonly Finding[] {
  const plain = bare(textIn(seen));
  return annotations.flatMap((annotation): readonly Finding[] => {
    const box = boxOfRect(annotation.rect);
    const place = box ? { box } : {};
    const isShown = (words: string) =>
      box !== undefined && bare(wordsWithin(box, seen)).includes(bare(words));
    const { subtype } = annotation;
    if (subtype === "Redact") {
      const words = box ? wordsWithin(box, glyphs) : "";
      return [{ test: "marks", cause: "redactMark", words, ...place }];
    }
    if (subtype === "Link")
      return linkFindings(annotation, plain).map((finding) => ({ ...finding, ...place }));
    if (subtype === "Widget")
      return [
        ...(box && isOpaqueButton(annotation) ? coveredFindings(box, glyphs) : []),
        ...fieldFindings(annotation).filter(({ words }) => !isShown(words)),
        ...scriptFindings(annotation.actions, annotation.fieldName),
      ].map((finding) => ({ ...finding, ...place }));
    const said = [
      annotation.contentsObj?.str,
      annotation.richText?.str,
      annotation.textContent?.join(" "),
    ].find((text) => text?.trim());
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
function fieldFindings({
  fieldType,
  fieldValue,
  fieldName,
  defaultFieldValue,
}: Annotation): readonly Finding[] {
  if (fieldType !== "Tx" && fieldType !== "Ch") return [];
  const values = [fieldValue, defaultFieldValue]
    .flat()
    .filter((value) => typeof value === "string" && value.trim() !== "");
  const words = [...new Set(values)].join(" / ");
  return words ? [{ test: "notes", cause: "field", words: trimmed(words), about: fieldName }] : [];
}

/** An address that the page does not show, or an action of a click on the machine. */
function linkFindings({ url, unsafeUrl, actions }: Annotation, plain: string): readonly Finding[] {
  const address: string = unsafeUrl ?? url ?? "";
  const isShown = address === "" || plain.includes(bare(withoutScheme(address)));
  return [...(isShown ? [] : [linkFinding(address)]), ...scriptFindings(actions)];
}
/**
 * An address without its scheme. Only a telephone number's last seven digits are compared, because
 * the rest varies.
 */
function withoutScheme(address: string): string {
  if (/^tel:/i.test(address)) return address.replace(/\D/g, "").slice(-7);
  return address.replace(/^(?:https?:\/\/(?:www\.)?|mailto:)/i, "");
}
const linkFinding = (words: string): Finding => ({
  test: "scripts",
  cause: "link",
  words: trimmed(words),
});

/** The scripts that belong to a document, a page or a field, by the event that starts them. */
function scriptFindings(actions: object | null | undefined, about?: string): readonly Finding[] {
  return Object.entries(actions ?? {}).map(([event, scripts]) => ({
    test: "scripts",
    cause: "script",
    words: trimmed([scripts].flat().join("\n")),
    about: about ? `${about}, ${event}` : event,
  }));
}

function wordsWithin(box: Box, glyphs: readonly Glyph[]): string {
  const within = glyphs.filter(({ box: [left, bottom, right, top] }) =>
    inBox(box, [(left + right) / 2, (bottom + top) / 2]),
  );
  return trimmed(textIn(within));
}

function boxOfRect(rect: readonly number[] | null | undefined): Box | undefined {
  const [left = 0, bottom = 0, right = 0, top = 0] = rect ?? [];
  return right > left && top > bottom ? [left, bottom, right, top] : undefined;
}

/**
 * Letters and digits alone: a long address may be broken over two lines, and a number has dashes.
 */
const bare = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, "").toLowerCase();

/** Limits a text for the report, in UTF-16 units. */
export const trimmed = (text: string) =>
  (text.length > 2000 ? `${text.slice(0, 2000)} …` : text).trim();

/**
 * Findings outside pages: attachments, properties, scripts, bookmarks. `shown`: all visible words
 * in lower case.
 */
export async function documentFindings(
  pdf: PDFDocumentProxy,
  shown: ReadonlySet<string>,
): Promise<readonly Finding[]> {
  return [
    ...(await attachmentFindings(pdf)),
    ...(await propertyFindings(pdf)),
    ...scriptFindings(await pdf.getJSActions()),
    ...(await loneFieldFindings(pdf)),
    ...bookmarkFindings(await pdf.getOutline(), shown),
  ];
}

async function attachmentFindings(pdf: PDFDocumentProxy): Promise<readonly Finding[]> {
  const attachments: Readonly<Record<string, Attachment>> = (await pdf.getAttachments()) ?? {};
  return Object.values(attachments).map(attachmentFinding);
}

type Attachment = {
  readonly filename?: string;
  readonly description?: string;
  readonly content?: { readonly length: number };
};

/** An attached file by its name, with its description and its size in bytes. */
export const attachmentFinding = ({
  filename = "",
  description,
  content,
}: Attachment): Finding => ({
  test: "attachments",
  cause: "attachment",
  words: trimmed([filename, description].filter((text) => text?.trim()).join(": ")),
  ...(content ? { about: String(content.length) } : {}),
});

/**
 * Entries for programs, dates, versions and identifiers. Every file has some; they have no words of
 * the matter.
 */
const technical = new RegExp(
  [
    String.raw`^(?:PDFFormatVersion|Language|EncryptFilterName|Is\w+Present|IsLinearized|CreationDate|ModDate|Trapped|Producer|`,
    String.raw`Creator|Custom|GTS_\w+|PTEX\.\w+|SourceModified|xmp:(?:CreateDate|ModifyDate|MetadataDate|CreatorTool)|pdf:(?:Producer|`,
    "PDFVersion|Trapped)|pdfaid:.*|pdfuaid:.*|pdfx:.*|pdfxid:.*|xmpmm:.*|xmptpg:.*|dc:(?:format|date|language)|",
    "xap:.*|pdfaextension:.*|pdfaschema:.*|pdfaproperty:.*|stevt:.*|stref:.*|photoshop:ColorMode|illustrator:.*)$",
  ].join(""),
  "i",
);

/** Title, author, subject, keywords, custom entries, and other XMP entries. */
async function propertyFindings(pdf: PDFDocumentProxy): Promise<readonly Finding[]> {
  const { info, metadata } = await pdf.getMetadata();
  const entries: readonly (readonly [string, unknown])[] = [
    ...Object.entries(info),
    ...Object.entries("Custom" in info && info.Custom instanceof Object ? info.Custom : {}),
    ...(metadata ? [...metadata] : []),
  ];
  const told = new Set<string>();
  return entries.flatMap(([name, value]): readonly Finding[] => {
    const texts = [value].flat().filter((each) => typeof each === "string");
    const words = texts.join("; ").trim();
    // Ghostscript writes "Untitled" if there is no title.
    if (technical.test(name) || !words || words === "Untitled" || told.has(words)) return [];
    told.add(words);
    return [{ test: "properties", cause: "property", words: trimmed(words), about: name }];
  });
}

type Field = {
  readonly page?: number | null;
  readonly type?: string;
  readonly value?: unknown;
  readonly actions?: Readonly<Record<string, readonly string[]>>;
};

/** Fields on no page; others are found with their page. */
async function loneFieldFindings(pdf: PDFDocumentProxy): Promise<readonly Finding[]> {
  const fields: Readonly<Record<string, readonly Field[]>> = Object.fromEntries(
    Object.entries((await pdf.getFieldObjects()) ?? {}),
  );
  return Object.entries(fields).flatMap(([name, places]) =>
    places.flatMap(({ page, type, value, actions }): readonly Finding[] => {
      if (typeof page === "number" && page >= 0) return scriptFindings(actions, name);
      const isWords =
        typeof value === "string" &&
        value.trim() !== "" &&
        (type === "text" || type === "combobox" || type === "listbox");
      return [
        ...scriptFindings(actions, name),
        ...(isWords ? [loneFieldFinding(name, value)] : []),
      ];
    }),
  );
}
const loneFieldFinding = (about: string, value: string): Finding => ({
  test: "notes",
  cause: "field",
  words: trimmed(value),
  about,
});

type Bookmark = Awaited<ReturnType<PDFDocumentProxy["getOutline"]>>[number];

/** Bookmarks with a word that no page shows, and those that lead out of the file. */
function bookmarkFindings(
  bookmarks: readonly Bookmark[] | null,
  shown: ReadonlySet<string>,
): readonly Finding[] {
  return (bookmarks ?? []).flatMap((bookmark): readonly Finding[] => {
    const words = plainWords(bookmark.title);
    const address = bookmark.unsafeUrl ?? bookmark.url;
    return [
      ...(words.some((word) => !shown.has(word)) ? [bookmarkFinding(bookmark.title)] : []),
      ...(address ? [linkFinding(address)] : []),
      ...bookmarkFindings(bookmark.items, shown),
    ];
  });
}
const bookmarkFinding = (title: string): Finding => ({
  test: "notes",
  cause: "bookmark",
  words: trimmed(title),
});

/** The words of a text in small letters, without punctuation. */
export const plainWords = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
