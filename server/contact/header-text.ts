/**
 * A visitor's text made safe for a mail header (Subject, the name in Reply-To); pure. Line breaks and controls would begin another header
 * and become spaces. Direction controls, which disguise names (Unicode TR 36 §2.4), and byte order marks are removed. In "=?" a space is
 * inserted: mail programs decode it (RFC 2047 §2), perhaps into an address.
 */
export function headerText(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, "")
    .replaceAll("=?", "= ?")
    .trim();
}
