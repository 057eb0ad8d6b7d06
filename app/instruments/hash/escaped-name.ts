/** How coreutils writes a name that would break a line: `\n`, `\r` and `\\`, and a backslash before the digest says so. */
export function escapeName(name: string): { readonly name: string; readonly isEscaped: boolean } {
  const escaped = name.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll("\r", "\\r");
  return { name: escaped, isEscaped: escaped !== name };
}

/** The name again. */
export function unescapeName(name: string): string {
  return name.replace(/\\([nr\\])/g, (_, letter) => (letter === "n" ? "\n" : letter === "r" ? "\r" : "\\"));
}
