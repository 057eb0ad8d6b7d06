import { expect, test } from "vitest";
import { firstViewFirst } from "./first-view-first.ts";

test("The first frame waits for the section after the first, and fonts are asked for last", () => {
  const font = '<link rel="preload" href="/a.woff2" as="font"/>';
  const before = (id: string, head: string, foot: string, rest: string) =>
    `<head>${head}<link rel="expect" href="#${id}"/></head><body><section id="top"><p>${rest}${foot}</body>`;
  const next = '</section><section class="x" id="form">';
  expect(firstViewFirst(before("main", font, "", next))).toBe(before("form", "", font, next));
  expect(firstViewFirst(before("main", font, "", ""))).toBe(before("main", "", font, ""));
});
