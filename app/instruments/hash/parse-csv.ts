/** The rows of a comma-separated text (RFC 4180): quoted fields may hold commas, line breaks and doubled quotes. `line` is where a row begins, from 1. */
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

/** A row of such a text, without the line break. */
export function csvRow(cells: readonly (string | number)[]): string {
  return cells.map((cell) => (/[",\r\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell))).join(",");
}
