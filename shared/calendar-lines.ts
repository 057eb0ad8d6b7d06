/** Folding counts octets, not characters (RFC 5545, 3.1). */
const OCTETS = 75;

/** Joins the lines of a calendar file (RFC 5545), folded. */
export function calendarText(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** Escapes text for a property's value (RFC 5545, 3.3.11). */
export const escapeText = (text: string) => text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");

/** Cuts a line at 75 octets, never inside a character. The next line starts with a space, which counts. */
function fold(line: string): string {
  let folded = "";
  let used = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (used + size > OCTETS) {
      folded += "\r\n ";
      used = 1;
    }
    folded += character;
    used += size;
  }
  return folded;
}
