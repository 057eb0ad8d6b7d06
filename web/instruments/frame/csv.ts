/**
 * Reads a separated text (RFC 4180): quoted fields may hold separators, line breaks and doubled quotes. `line` is where a row begins, from
 * 1.
 */
export function parseCsv(text: string, separator: string): readonly { readonly line: number; readonly cells: readonly string[] }[] {
  const rows: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  let line = 1;
  let start = 1;
  const endRow = () => {
    cells.push(cell);
    if (cells.length > 1 || cell !== "") rows.push({ line: start, cells });
    cells = [];
    cell = "";
    start = line;
  };
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (char === "\n") line++;
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (text[i + 1] === '"') cell += text[++i];
      else isQuoted = false;
    } else if (char === '"' && cell === "") isQuoted = true;
    else if (char === separator) {
      cells.push(cell);
      cell = "";
    } else if (char === "\n") endRow();
    else if (char !== "\r" || text[i + 1] !== "\n") cell += char;
  }
  endRow();
  return rows;
}

/** Writes rows as CSV (RFC 4180). Text that a spreadsheet would take for a formula gets an apostrophe in front; numbers do not. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(fieldOf).join(",")}\r\n`).join("");
}

function fieldOf(cell: string | number): string {
  const field = typeof cell === "string" && /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}
