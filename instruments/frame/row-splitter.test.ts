import fc from "fast-check";
import { detectDialect } from "instruments/production/load-files.ts";
import { expect, it } from "vitest";
import { rowSplitter } from "./row-splitter.ts";

type Row = {
  readonly fields: readonly string[];
  readonly line: number;
  readonly isClosed: boolean;
};

function split(
  pieces: readonly string[],
  dialect = { delimiter: "\u0014", qualifier: "þ", newline: "\n" },
): readonly Row[] {
  const rows: Row[] = [];
  const splitter = rowSplitter(dialect, (fields, line, isClosed) =>
    rows.push({ fields, line, isClosed }),
  );
  for (const piece of pieces) splitter.push(piece);
  splitter.end();
  return rows;
}

/** Cuts a text at the given indices. */
const cut = (text: string, at: readonly number[]) => {
  const places = [...new Set(at.map((n) => n % (text.length + 1)))].sort((a, b) => a - b);
  return [0, ...places].map((from, i) => text.slice(from, places[i] ?? text.length));
};

const field = fc.string({
  unit: fc.constantFrom("a", "é", "漢", " ", "®", ",", ";", "'", "\\", "1"),
  maxLength: 12,
});
const columns = 4;
const table = fc.array(fc.array(field, { minLength: columns, maxLength: columns }), {
  minLength: 1,
  maxLength: 12,
});

it.each([
  ["Concordance", "þ", "\u0014", "\r\n"],
  ["quotation marks and tabs", '"', "\t", "\n"],
  ["carets and bars", "^", "|", "\r\n"],
])(
  "a table in %s comes back as it was written, wherever its pieces are cut",
  (_, qualifier, delimiter, newline) => {
    fc.assert(
      fc.property(table, fc.array(fc.nat(), { maxLength: 8 }), (rows, at) => {
        const text = rows
          .map((row) => row.map((one) => qualifier + one + qualifier).join(delimiter) + newline)
          .join("");
        const read = split(cut(text, at), { qualifier, delimiter, newline: "\n" });
        expect(read.map(({ fields }) => fields)).toEqual(rows);
        expect(read.map(({ line }) => line)).toEqual(rows.map((_row, i) => i + 1));
      }),
    );
  },
);

it("reads a text of 15,000 lines as one field", () => {
  const text = "words of a page\n".repeat(15_000);
  const rows = split([`BEGDOC,TEXT\nA1,"${text}"\nA2,x\n`], {
    delimiter: ",",
    qualifier: '"',
    newline: "\n",
  });
  expect(rows).toHaveLength(3);
});

it("takes line breaks and doubled qualifiers in a field, and counts the lines", () => {
  const text = 'a,b\r\n"one\r\ntwo","say ""yes"""\r\n3,4\r\n';
  expect(split(cut(text, [9, 14, 21]), { delimiter: ",", qualifier: '"', newline: "\n" })).toEqual([
    { fields: ["a", "b"], line: 1, isClosed: true },
    { fields: ["one\r\ntwo", 'say "yes"'], line: 2, isClosed: true },
    { fields: ["3", "4"], line: 4, isClosed: true },
  ]);
});

it("ends a row at the first line that is a whole row, where a qualifier is not closed", () => {
  const lines = ["þaþ\u0014þbþ", "þ1þ\u0014þ2", "þ3þ\u0014þ4þ", "þ5þ\u0014þ6"];
  expect(split([`${lines.join("\r\n")}\r\n`])).toEqual([
    { fields: ["a", "b"], line: 1, isClosed: true },
    { fields: ["1", "2"], line: 2, isClosed: false },
    { fields: ["3", "4"], line: 3, isClosed: true },
    { fields: ["5", "6"], line: 4, isClosed: false },
  ]);
});

it.each([
  ["þBEGBATESþ\u0014þENDBATESþ\r\n", "\u0014", "þ", "\n"],
  ['"BEGBATES","ENDBATES"\n', ",", '"', "\n"],
  ["^BEGBATES^|^ENDBATES^\r\n", "|", "^", "\n"],
  ["BEGBATES\tENDBATES\tTO; CC; BCC\r\n", "\t", '"', "\n"],
  ["þBEGBATESþ¶þENDBATESþ\r", "¶", "þ", "\r"],
])("the dialect of %j is told by its first line", (head, delimiter, qualifier, newline) => {
  expect(detectDialect(head)).toEqual({ delimiter, qualifier, newline });
});
