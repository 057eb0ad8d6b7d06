/**
 * Appends an incremental update (ISO 32000-2 §7.5.6). `objects` are keyed by number and hold what is between "obj" and "endobj". Needs a
 * plain cross-reference table.
 */
export function appendRevision(bytes: Uint8Array, objects: Readonly<Record<number, string>>): Uint8Array {
  const text = Buffer.from(bytes).toString("latin1");
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1];
  const trailer = text.slice(text.lastIndexOf("trailer"));
  const root = /\/Root (\d+ \d+ R)/.exec(trailer)?.[1];
  const info = /\/Info \d+ \d+ R/.exec(trailer)?.[0] ?? "";
  const size = Math.max(Number(/\/Size (\d+)/.exec(trailer)?.[1]), ...Object.keys(objects).map((number) => Number(number) + 1));
  let added = text.endsWith("\n") ? "" : "\n";
  const rows: string[] = [];
  for (const [number, content] of Object.entries(objects)) {
    rows.push(`${number} 1\n${String(text.length + added.length).padStart(10, "0")} 00000 n \n`);
    added += `${number} 0 obj\n${content}\nendobj\n`;
  }
  const table = text.length + added.length;
  added += `xref\n${rows.join("")}trailer\n<< /Size ${size} /Root ${root} ${info} /Prev ${previous} >>\nstartxref\n${table}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(text + added, "latin1"));
}

/** The number of the first object whose text matches. Throws when there is none. */
export function objectWith(bytes: Uint8Array, pattern: RegExp): number {
  const text = Buffer.from(bytes).toString("latin1");
  for (const match of text.matchAll(/(\d+) 0 obj([\s\S]*?)endobj/g)) if (pattern.test(match[2] ?? "")) return Number(match[1]);
  throw new Error(`No object has ${pattern}`);
}

export const streamOf = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
