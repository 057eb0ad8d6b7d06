import { type HtmlToken, htmlTokens } from "./html-tokens.ts";
import { linksInText } from "./links-in-text.ts";
import type { Mark, RawLink } from "./raw-link.ts";

type Region = { readonly name: string; depth: number; readonly mark?: Mark; readonly isQuote: boolean };

/** The links of an HTML body: anchors and addresses in text. Recognizes cloud attachments and quotes by markup. */
export function linksInHtml(html: string): readonly RawLink[] {
  const links: RawLink[] = [];
  const regions: Region[] = [];
  let anchor: { readonly address: string; words: string } | undefined;
  let isRestQuoted = false;
  const where = () => {
    const mark = regions.find((region) => region.mark)?.mark;
    return { isQuoted: isRestQuoted || regions.some(({ isQuote }) => isQuote), ...(mark ? { mark } : {}) };
  };
  const endAnchor = () => {
    const shown = anchor?.words.replace(/\s+/g, " ").trim();
    if (anchor) links.push({ address: anchor.address, place: "html", ...where(), ...(shown ? { shown } : {}) });
    anchor = undefined;
  };
  for (const token of htmlTokens(html)) {
    if (token.kind === "text") {
      if (anchor) anchor.words += token.text;
      else for (const { address } of linksInText(token.text)) links.push({ address, place: "html", ...where() });
      continue;
    }
    if (token.name === "a") endAnchor();
    if (token.kind === "close") {
      leave(regions, token.name);
      continue;
    }
    const address =
      (token.name === "a" || token.name === "area") &&
      token.attributes
        .get("href")
        ?.replace(/[\t\r\n]/g, "")
        .trim();
    if (address && /^(?:https?:|www\.)/i.test(address)) anchor = { address, words: "" };
    if (anchor && token.name === "img") anchor.words += ` ${token.attributes.get("alt") ?? ""} `;
    if (startsQuote(token)) isRestQuoted = true;
    enter(regions, token);
  }
  endAnchor();
  return links;
}

/** Other programs add a prefix to the id when they quote a message. */
function regionOf({ name, attributes }: HtmlToken & { readonly kind: "open" | "close" }): Region | undefined {
  const id = attributes.get("id") ?? "";
  const classes = attributes.get("class") ?? "";
  const mark = /OwaReferenceAttachments$/.test(id) ? "outlook" : /gmail_drive_chip/.test(classes) ? "gmail" : undefined;
  const isQuote = isCited(name, attributes) || /gmail_quote|yahoo_quoted/.test(classes) || /mail-editor-reference-message/.test(id);
  return mark || isQuote ? { name, depth: 1, isQuote, ...(mark ? { mark } : {}) } : undefined;
}

/** Programs also indent with blockquote, but then without a left border. */
function isCited(name: string, attributes: ReadonlyMap<string, string>): boolean {
  if (name !== "blockquote") return false;
  return attributes.has("cite") || attributes.get("type") === "cite" || /border-left/i.test(attributes.get("style") ?? "");
}

/** Outlook's mark above the quoted message; the rest of the body is quoted. */
function startsQuote({ attributes }: HtmlToken & { readonly kind: "open" | "close" }): boolean {
  const style = attributes.get("style") ?? "";
  return /divRplyFwdMsg$/.test(attributes.get("id") ?? "") || /border-top:\s*solid #(?:E1E1E1|B5C4DF) 1\.0pt/i.test(style);
}

function enter(regions: Region[], token: HtmlToken & { readonly kind: "open" | "close" }): void {
  for (const region of regions) if (region.name === token.name) region.depth++;
  const region = regionOf(token);
  if (region && !regions.some(({ mark, isQuote }) => mark === region.mark && isQuote === region.isQuote)) regions.push(region);
}

function leave(regions: Region[], name: string): void {
  for (const region of regions) if (region.name === name) region.depth--;
  for (let i = regions.length - 1; i >= 0; i--) if (regions[i]?.depth === 0) regions.splice(i, 1);
}
