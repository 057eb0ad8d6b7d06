import { type HtmlToken, htmlTokens } from "./html-tokens.ts";

/** The web addresses in a plain text. Lines that begin with ">", and what follows an "Original Message" line, are quoted. */
export function linksInText(text: string, place: Place = "text"): readonly RawLink[] {
  const quotedFrom = quoteBegins(text);
  return [...text.matchAll(ADDRESS)].map(({ 0: whole, index }) => {
    const isQuoted = index >= quotedFrom || isQuotedLine(text, index);
    const shown = text[index - 1] === "<" ? shownBefore(text, index) : undefined;
    return { address: trimmed(whole.replace(/\r?\n(?:[ \t]?>)*[ \t]?/g, "")), place, isQuoted, ...(shown ? { shown } : {}) };
  });
}

/** Longer addresses are cut; browsers do not accept them either. Between < and > mail programs wrap them, in quotes below a ">". */
const ADDRESS =
  /(?<=<)https?:\/\/[^\s<>"“”]{1,1000}(?:\r?\n(?:[ \t]?>)*[ \t]?[^\s<>"“”]{1,1000}){1,40}(?=>)|(?:https?:\/\/|www\.(?=[a-z\d-]+\.))[^\s<>"“”]{1,8000}/gi;

/** Removes the sentence's punctuation at the end: a full stop, a comma, an outer bracket. */
function trimmed(address: string): string {
  let end = address.length;
  for (;;) {
    const last = address[end - 1] ?? "";
    const opening = { ")": "(", "]": "[", "}": "{" }[last];
    const isOutside = opening ? count(address, opening, end) < count(address, last, end) : /[.,;:!?'’*]/.test(last);
    if (!isOutside) return address.slice(0, end);
    end--;
  }
}

function count(text: string, char: string, end: number): number {
  let found = 0;
  for (let i = 0; i < end; i++) if (text[i] === char) found++;
  return found;
}

/** Programs that turn HTML into text write `words<address>`. */
function shownBefore(text: string, index: number): string | undefined {
  const before = text.slice(Math.max(0, index - 201), index - 1);
  return (
    /[^\n>]*$/
      .exec(before.trimEnd())?.[0]
      .trim()
      .replace(/^\[.*?\]\s*/, "") || undefined
  );
}

function isQuotedLine(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 2000), index);
  return before[before.lastIndexOf("\n") + 1] === ">";
}

function quoteBegins(text: string): number {
  const found = /^(?:-{3,} ?(?:Original Message|Forwarded message) ?-{3,}|Begin forwarded message:)|^_{20,}\r?\nFrom: /m.exec(text);
  return found?.index ?? Number.POSITIVE_INFINITY;
}

/** Signs that the mail program attached the link, rather than the author typed it. */
export type Mark = "outlook" | "gmail" | "documentReference";
export type Place = "html" | "text" | "calendar" | "header";

/** An address in a message. `shown` is its link text, if different. */
export type RawLink = {
  readonly address: string;
  readonly place: Place;
  readonly shown?: string;
  readonly mark?: Mark;
  /** It is in a quoted earlier message, as far as the markup shows. */
  readonly isQuoted: boolean;
};

type Region = { readonly name: string; depth: number; readonly mark?: Mark; readonly isQuote: boolean };

/** The links of an HTML body: anchors and addresses in text. Recognizes cloud attachments and quotes by markup. */
export function linksInHtml(html: string): readonly RawLink[] {
  const links: RawLink[] = [];
  const regions: Region[] = [];
  let anchor: { readonly address: string; words: string } | undefined;
  let isRestQuoted = false;
  let base = "";
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
    const href =
      token.attributes
        .get("href")
        ?.replace(/[\t\r\n]/g, "")
        .trim() ?? "";
    if (token.name === "base") base ||= href;
    const isRelative = base !== "" && !/^(?:[a-z][a-z\d+.-]*:|www\.|#|$)/i.test(href);
    const address = (token.name === "a" || token.name === "area") && (isRelative ? URL.parse(href, base)?.href : href);
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
