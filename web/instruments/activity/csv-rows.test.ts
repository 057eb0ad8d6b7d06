import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CsvRows } from "./csv-rows.ts";

/** Reads a text in pieces, cut at `cuts`. */
function rowsOf(text: string, cuts: readonly number[] = [], separator = ",") {
  const rows: (readonly string[])[] = [];
  const reader = new CsvRows(separator, (cells) => rows.push(cells));
  const places = [0, ...cuts.map((cut) => cut % (text.length + 1)).toSorted((a, b) => a - b), text.length];
  for (let i = 1; i < places.length; i++) reader.push(text.slice(places[i - 1], places[i]));
  return { rows, isWhole: reader.end() };
}

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

describe("rows of a table", () => {
  it("come back as they were written, JSON in quotes with line breaks and marks, wherever the pieces are cut", () => {
    const cell = fc.oneof(fc.json({ maxDepth: 2 }), fc.string({ unit: fc.constantFrom('"', ",", "\n", "\r", "ü", "{", "a", "😀") }));
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(table, fc.array(fc.nat(), { maxLength: 8 }), fc.constantFrom("\n", "\r\n"), fc.boolean(), (rows, cuts, end, isOpen) => {
        const text = rows.map((row) => row.map(quote).join(",")).join(end) + (isOpen ? "" : end);
        expect(rowsOf(text, cuts)).toEqual({ rows, isWhole: true });
      }),
    );
  });

  it("may be without quotes, separated by semicolons or tabs, and with empty cells", () => {
    expect(rowsOf("a;;c\r\n;\r\n\r\nd;e", [], ";").rows).toEqual([
      ["a", "", "c"],
      ["", ""],
      ["d", "e"],
    ]);
    expect(rowsOf('x\t{"a":1}\n', [3], "\t").rows).toEqual([["x", '{"a":1}']]);
  });

  it("are told from a record that is cut off inside its quotes", () => {
    expect(rowsOf('a,b\nc,"{""d"":')).toEqual({ rows: [["a", "b"]], isWhole: false });
  });
});
