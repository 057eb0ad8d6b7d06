import { csvCell } from "service/staff/export.ts";
import { describe, expect, test } from "vitest";

describe("a cell of the CSV file", () => {
  test.each(["=1+1", "+1 312 555 0100", "-2+3", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "  =1", "＝1"])(
    "%j is text for a spreadsheet",
    (value) => {
      expect(csvCell(value)).toBe(`"'${value}"`);
    },
  );

  test.each(["Ada", "a=b", "312-555-0100", "", "ada@client.example"])(
    "%j stays as it is",
    (value) => {
      expect(csvCell(value)).toBe(`"${value}"`);
    },
  );

  test("quotes are doubled, and a comma or a line break stays inside", () => {
    expect(csvCell('He said "no",\nthen left')).toBe('"He said ""no"",\nthen left"');
  });
});
