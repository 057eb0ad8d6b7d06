/** Writes rows as CSV (RFC 4180). Text that a spreadsheet would take for a formula gets an apostrophe in front; numbers do not. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(fieldOf).join(",")}\r\n`).join("");
}

function fieldOf(cell: string | number): string {
  const field = typeof cell === "string" && /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}
