import { expect, test } from "vitest";
import { rulesOf } from "./document-head.ts";

test("A rule that sheets repeat is kept once, at its last place", () => {
  const row = "@layer base{.row{display:flex}}";
  const css = `${row}@layer ui{.a{gap:1px;&:hover{gap:2px}}}@layer base{.row{display:flex}.b{content:"};{"}}@media print{.c{top:0}}.d{top:0}`;
  expect(rulesOf(css).screen).toBe(css.slice(row.length).replace("@media print{.c{top:0}}", ""));
});

test("Neighboring rules of one layer are written in one block", () => {
  expect(
    rulesOf("@layer a,b;@layer a{.x{top:0}}@layer a{.y{top:0}}@layer b{.x{top:0}}").screen,
  ).toBe("@layer a,b;@layer a{.x{top:0}.y{top:0}}@layer b{.x{top:0}}");
});

test("Rules for print alone are kept apart from those of the screen", () => {
  const css = "@media print{.a{top:0}}.b{top:0}@media print{.a{top:0}.c{left:0}}";
  expect(rulesOf(css)).toEqual({ screen: ".b{top:0}", paper: "@media print{.a{top:0}.c{left:0}}" });
});
