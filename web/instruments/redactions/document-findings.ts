import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { linkFinding, scriptFindings, trimmed } from "./annotations.ts";
import type { Finding } from "./finding.ts";

/** Findings outside pages: attachments, properties, scripts, bookmarks. `shown`: all visible words in lower case. */
export async function documentFindings(pdf: PDFDocumentProxy, shown: ReadonlySet<string>): Promise<readonly Finding[]> {
  return [
    ...(await attachmentFindings(pdf)),
    ...(await propertyFindings(pdf)),
    ...scriptFindings(await pdf.getJSActions()),
    ...(await fieldFindings(pdf)),
    ...bookmarkFindings(await pdf.getOutline(), shown),
  ];
}

async function attachmentFindings(pdf: PDFDocumentProxy): Promise<readonly Finding[]> {
  const attachments: Readonly<Record<string, Attachment>> = (await pdf.getAttachments()) ?? {};
  return Object.values(attachments).map(attachmentFinding);
}

export type Attachment = { readonly filename?: string; readonly description?: string; readonly content?: { readonly length: number } };

/** An attached file by its name, with its description and its size in bytes. */
export const attachmentFinding = ({ filename = "", description, content }: Attachment): Finding => ({
  test: "attachments",
  cause: "attachment",
  words: trimmed([filename, description].filter((text) => text?.trim()).join(": ")),
  ...(content ? { about: String(content.length) } : {}),
});

/** Entries for programs, dates, versions and identifiers. Every file has some; they have no words of the matter. */
const technical =
  /^(?:PDFFormatVersion|Language|EncryptFilterName|Is\w+Present|IsLinearized|CreationDate|ModDate|Trapped|Producer|Creator|Custom|GTS_\w+|PTEX\.\w+|SourceModified|xmp:(?:CreateDate|ModifyDate|MetadataDate|CreatorTool)|pdf:(?:Producer|PDFVersion|Trapped)|pdfaid:.*|pdfuaid:.*|pdfx:.*|pdfxid:.*|xmpmm:.*|xmptpg:.*|dc:(?:format|date|language)|xap:.*|pdfaextension:.*|pdfaschema:.*|pdfaproperty:.*|stevt:.*|stref:.*|photoshop:ColorMode|illustrator:.*)$/i;

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
async function fieldFindings(pdf: PDFDocumentProxy): Promise<readonly Finding[]> {
  const fields: Readonly<Record<string, readonly Field[]>> = Object.fromEntries(Object.entries((await pdf.getFieldObjects()) ?? {}));
  return Object.entries(fields).flatMap(([name, places]) =>
    places.flatMap(({ page, type, value, actions }): readonly Finding[] => {
      if (typeof page === "number" && page >= 0) return scriptFindings(actions, name);
      const isWords = typeof value === "string" && value.trim() !== "" && (type === "text" || type === "combobox" || type === "listbox");
      return [...scriptFindings(actions, name), ...(isWords ? [fieldFinding(name, value)] : [])];
    }),
  );
}
const fieldFinding = (about: string, value: string): Finding => ({ test: "notes", cause: "field", words: trimmed(value), about });

type Bookmark = Awaited<ReturnType<PDFDocumentProxy["getOutline"]>>[number];

/** Bookmarks with a word that no page shows, and those that lead out of the file. */
function bookmarkFindings(bookmarks: readonly Bookmark[] | null, shown: ReadonlySet<string>): readonly Finding[] {
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
const bookmarkFinding = (title: string): Finding => ({ test: "notes", cause: "bookmark", words: trimmed(title) });

/** The words of a text in small letters, without punctuation. */
export const plainWords = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
