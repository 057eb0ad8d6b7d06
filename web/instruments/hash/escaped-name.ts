/** Escapes a name as coreutils does: `\n`, `\r` and `\\`. If `isEscaped`, a backslash precedes the digest. */
export function escapeName(name: string): { readonly name: string; readonly isEscaped: boolean } {
  const escaped = name.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll("\r", "\\r");
  return { name: escaped, isEscaped: escaped !== name };
}

/** The inverse of `escapeName`. */
export function unescapeName(name: string): string {
  return name.replace(/\\([nr\\])/g, (_, letter) => (letter === "n" ? "\n" : letter === "r" ? "\r" : "\\"));
}
