/**
 * The web addresses in a plain text. Lines that begin with ">", and what follows an "Original
 * Message" line, are quoted.
 */
export function linksInText(text: string, place: Place = "text"): readonly RawLink[] {
  const quotedFrom = quoteBegins(text);
  return [...text.matchAll(ADDRESS)].map(({ 0: whole, index }) => {
    const isQuoted = index >= quotedFrom || isQuotedLine(text, index);
    const shown = text[index - 1] === "<" ? shownBefore(text, index) : undefined;
    return {
      address: trimmed(whole.replace(/\r?\n(?:[ \t]?>)*[ \t]?/g, "")),
      place,
      isQuoted,
      ...(shown ? { shown } : {}),
    };
  });
}

/**
 * Longer addresses are cut; browsers do not accept them either. Between < and > mail programs wrap
 * them, in quotes below a ">".
 */
const ADDRESS =
  /(?<=<)https?:\/\/[^\s<>"“”]{1,1000}(?:\r?\n(?:[ \t]?>)*[ \t]?[^\s<>"“”]{1,1000}){1,40}(?=>)|(?:https?:\/\/|www\.(?=[a-z\d-]+\.))[^\s<>"“”]{1,8000}/gi;

/** Removes the sentence's punctuation at the end: a full stop, a comma, an outer bracket. */
function trimmed(address: string): string {
  let end = address.length;
  for (;;) {
    const last = address[end - 1] ?? "";
    const opening = { ")": "(", "]": "[", "}": "{" }[last];
    const isOutside = opening
      ? count(address, opening, end) < count(address, last, end)
      : /[.,;:!?'’*]/.test(last);
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
  const found =
    /^(?:-{3,} ?(?:Original Message|Forwarded message) ?-{3,}|Begin forwarded message:)|^_{20,}\r?\nFrom: /m.exec(
      text,
    );
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

type Region = {
  readonly name: string;
  depth: number;
  readonly mark?: Mark;
  readonly isQuote: boolean;
};

/**
 * The links of an HTML body: anchors and addresses in text. Recognizes cloud attachments and quotes
 * by markup.
 */
export function linksInHtml(html: string): readonly RawLink[] {
  const links: RawLink[] = [];
  const regions: Region[] = [];
  let anchor: { readonly address: string; words: string } | undefined;
  let isRestQuoted = false;
  let base = "";
  const where = () => {
    const mark = regions.find((region) => region.mark)?.mark;
    return {
      isQuoted: isRestQuoted || regions.some(({ isQuote }) => isQuote),
      ...(mark ? { mark } : {}),
    };
  };
  const endAnchor = () => {
    const shown = anchor?.words.replace(/\s+/g, " ").trim();
    if (anchor)
      links.push({
        address: anchor.address,
        place: "html",
        ...where(),
        ...(shown ? { shown } : {}),
      });
    anchor = undefined;
  };
  for (const token of htmlTokens(html)) {
    if (token.kind === "text") {
      if (anchor) anchor.words += token.text;
      else
        for (const { address } of linksInText(token.text))
          links.push({ address, place: "html", ...where() });
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
    const address =
      (token.name === "a" || token.name === "area") &&
      (isRelative ? URL.parse(href, base)?.href : (inOffice.exec(href)?.[1] ?? href));
    if (address && /^(?:https?:|www\.)/i.test(address)) anchor = { address, words: "" };
    if (anchor && token.name === "img") anchor.words += ` ${token.attributes.get("alt") ?? ""} `;
    if (startsQuote(token)) isRestQuoted = true;
    enter(regions, token);
  }
  endAnchor();
  return links;
}

/**
 * What opens a file in an Office program: ms-word:ofe|u|https://…, or without command (Microsoft,
 * “Office URI schemes”).
 */
const inOffice =
  /^(?:ms-(?:word|excel|powerpoint|visio|access|project|publisher|infopath)|onenote):(?:of[evn](?:\||%7c)u(?:\||%7c))?(https?:\/\/(?:(?!%7c)[^|])+)/i;

/** Other programs add a prefix to the id when they quote a message. */
function regionOf({
  name,
  attributes,
}: HtmlToken & { readonly kind: "open" | "close" }): Region | undefined {
  const id = attributes.get("id") ?? "";
  const classes = attributes.get("class") ?? "";
  const mark = /OwaReferenceAttachments$/.test(id)
    ? "outlook"
    : /gmail_drive_chip/.test(classes)
      ? "gmail"
      : undefined;
  const isQuote =
    isCited(name, attributes) ||
    /gmail_quote|yahoo_quoted/.test(classes) ||
    /mail-editor-reference-message/.test(id);
  return mark || isQuote ? { name, depth: 1, isQuote, ...(mark ? { mark } : {}) } : undefined;
}

/** Programs also indent with blockquote, but then without a left border. */
function isCited(name: string, attributes: ReadonlyMap<string, string>): boolean {
  if (name !== "blockquote") return false;
  return (
    attributes.has("cite") ||
    attributes.get("type") === "cite" ||
    /border-left/i.test(attributes.get("style") ?? "")
  );
}

/** Outlook's mark above the quoted message; the rest of the body is quoted. */
function startsQuote({ attributes }: HtmlToken & { readonly kind: "open" | "close" }): boolean {
  const style = attributes.get("style") ?? "";
  return (
    /divRplyFwdMsg$/.test(attributes.get("id") ?? "") ||
    /border-top:\s*solid #(?:E1E1E1|B5C4DF) 1\.0pt/i.test(style)
  );
}

function enter(regions: Region[], token: HtmlToken & { readonly kind: "open" | "close" }): void {
  for (const region of regions) if (region.name === token.name) region.depth++;
  const region = regionOf(token);
  if (
    region &&
    !regions.some(({ mark, isQuote }) => mark === region.mark && isQuote === region.isQuote)
  )
    regions.push(region);
}

function leave(regions: Region[], name: string): void {
  for (const region of regions) if (region.name === name) region.depth--;
  for (let i = regions.length - 1; i >= 0; i--) if (regions[i]?.depth === 0) regions.splice(i, 1);
}

/** A piece of HTML. Names are in lower case, values decoded; closing tags have no `attributes`. */
type HtmlToken =
  | { readonly kind: "text"; readonly text: string }
  | {
      readonly kind: "open" | "close";
      readonly name: string;
      readonly attributes: ReadonlyMap<string, string>;
    };

/**
 * Yields tags and texts of HTML as in mail: unclosed, unquoted, with conditional comments. Skips
 * scripts, styles and comments. Linear time on any input.
 */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf("<", at);
    if (next !== at)
      yield { kind: "text", text: decodeEntities(html.slice(at, next < 0 ? undefined : next)) };
    if (next < 0) return;
    if (html.startsWith("<!", next) || html.startsWith("<?", next)) {
      at = afterMarkup(html, next);
      continue;
    }
    const tag = readTag(html, next);
    if (!tag) {
      yield { kind: "text", text: "<" };
      at = next + 1;
      continue;
    }
    yield tag.token;
    at = tag.end;
    if (tag.token.kind === "open" && /^(?:script|style|title)$/.test(tag.token.name))
      at = skipTo(html, `</${tag.token.name}`, at);
  }
}

/** A comment ends with `-->`; Outlook’s `<![if …]>` and a document type with `>`. */
function afterMarkup(html: string, start: number): number {
  const mark = html.startsWith("<!--", start) ? "-->" : ">";
  const end = html.indexOf(mark, start + 2);
  return end < 0 ? html.length : end + mark.length;
}

function skipTo(html: string, mark: string, from: number): number {
  const found = new RegExp(mark, "gi");
  found.lastIndex = from;
  return found.exec(html)?.index ?? html.length;
}

const NAME = /<(\/?)([a-z][^\s/>]*)/iy;
const ATTRIBUTE =
  /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)(?:"|$)|'([^']*)(?:'|$)|([^\s>]*)))?/y;

function readTag(html: string, start: number) {
  NAME.lastIndex = start;
  const [whole, slash, name = ""] = NAME.exec(html) ?? [];
  if (whole === undefined) return undefined;
  const attributes = new Map<string, string>();
  let end = start + whole.length;
  for (;;) {
    ATTRIBUTE.lastIndex = end;
    const match = ATTRIBUTE.exec(html);
    if (!match) break;
    const [text, key = "", double, single, bare] = match;
    end += text.length;
    if (!attributes.has(key.toLowerCase()))
      attributes.set(key.toLowerCase(), decodeEntities(double ?? single ?? bare ?? ""));
  }
  const close = html.indexOf(">", end);
  const token = {
    kind: slash ? ("close" as const) : ("open" as const),
    name: name.toLowerCase(),
    attributes,
  };
  return { token, end: close < 0 ? html.length : close + 1 };
}

/**
 * Decodes HTML character references: numbers, and the few names used in addresses and file names.
 * Others are not changed.
 */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));?/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name) return names[name.toLowerCase()] ?? whole;
      const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex ?? "", 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

const names: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
};
