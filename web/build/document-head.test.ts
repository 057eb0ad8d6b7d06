import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { headOf, namesFrom, rulesOf, usableRules, withRules } from "./document-head.ts";

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

test("A rule is left out when a class that it asks for is in no document and no script", () => {
  const names = new Set(["on", "late"]);
  const kept = [
    ".on:hover{top:0}",
    ".on:not(.off) b{top:0}",
    ":is(.off,.late) p{top:0}",
    'a[href$=".off"]{top:0}',
    "main:has(> .late):focus{top:0}",
    "@container (width>=42rem){.on{gap:1.5rem}}",
    "p:nth-child(2n + 1){top:0}",
  ];
  const left = [
    ".off{top:0}",
    ".on .off:hover{top:0}",
    ":is(.off,:where(.gone)) p{top:0}",
    ".on:has(.off){top:0}",
    "@media print{@layer ui{.off{top:0}}}",
    "p{&.off{top:0}}",
  ];
  expect(usableRules([...kept, ...left].join(""), names)).toBe(kept.join(""));
});

test("Of the selectors of a rule, those that can match are left", () => {
  expect(usableRules(".on{gap:0;.off,&:hover,.late{top:0}}", new Set(["on", "late"]))).toBe(
    ".on{gap:0;&:hover,.late{top:0}}",
  );
});

test("Rules stand behind the order of the layers in a document that was rendered without any", () => {
  const html = renderToString(headOf(""));
  expect(withRules(html, ".a{content:'$&'}")).toMatch(
    /<style>@layer tokens,[\w,]+;\.a\{content:'\$&'\}<\/style>/,
  );
});

test("A document's names are its own and those of scripts that its scripts load later", () => {
  const folder = mkdtempSync(join(tmpdir(), "names-"));
  writeFileSync(join(folder, "first-1.js"), 'import("./later-2.js");let a={open:"aBc-1"}');
  writeFileSync(join(folder, "later-2.js"), 'import"./first-1.js";let b="dEf_2 gHi"');
  writeFileSync(join(folder, "other-3.js"), 'let c="other"');
  const names = namesFrom(folder)('<p class="own"><script src="/assets/first-1.js">');
  rmSync(folder, { recursive: true });
  expect(["own", "aBc-1", "dEf_2", "gHi", "other"].filter((name) => names.has(name))).toEqual([
    "own",
    "aBc-1",
    "dEf_2",
    "gHi",
  ]);
});
