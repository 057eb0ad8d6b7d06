import { expect, test } from "vitest";
import { eachOnce } from "./document-head.ts";

test("A rule that sheets repeat is kept once, at its last place", () => {
  const row = "@layer base{.row{display:flex}}";
  const css = `${row}@layer ui{.a{gap:1px;&:hover{gap:2px}}}@layer base{.row{display:flex}.b{content:"};{"}}@media print{.c{top:0}}.d{top:0}`;
  expect(eachOnce(css)).toBe(css.slice(row.length));
});

test("Neighboring rules of one layer are written in one block", () => {
  expect(eachOnce("@layer a,b;@layer a{.x{top:0}}@layer a{.y{top:0}}@layer b{.x{top:0}}")).toBe(
    "@layer a,b;@layer a{.x{top:0}.y{top:0}}@layer b{.x{top:0}}",
  );
});
