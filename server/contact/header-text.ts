/**
 * A visitor's text made fit for a mail header such as Subject, or the name in Reply-To; pure. Line breaks and controls become spaces (they would
 * begin another header). Controls of direction go: they let a name read as something else (Unicode TR 36 §2.4); so do byte order marks. "=?" becomes "= ?", so that no
 * reader takes the visitor's own words for an encoded word (RFC 2047 §2) and decodes them into an address.
 */
export function headerText(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, "")
    .replaceAll("=?", "= ?")
    .trim();
}
