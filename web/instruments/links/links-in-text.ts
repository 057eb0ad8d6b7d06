import type { Place, RawLink } from "./raw-link.ts";

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
