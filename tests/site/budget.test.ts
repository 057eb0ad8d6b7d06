import { readFileSync, statSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { contactTexts } from "#shared/contact-message.ts";
import { documentOf, everyPage, siteFolder } from "../support/site.ts";

const FONTS_BEFORE_TEXT_BYTES = 40_000;
const COLD_BYTES = 250_000;

const compressed = (path: string) => {
  try {
    return statSync(`${siteFolder}${path}.br`).size;
  } catch {
    return statSync(siteFolder + path).size;
  }
};
const file = (path: string) => `${path === "/" ? "" : path}/index.html`;

describe.each([...everyPage, documentOf("/404")])("$path", ({ path, html, root }) => {
  it("preloads at most 40 KB of fonts", () => {
    const fonts = root.querySelectorAll("link[rel=preload][as=font]").map((link) => link.getAttribute("href") ?? "");
    expect(fonts).toHaveLength(2);
    expect(fonts.reduce((sum, font) => sum + compressed(font), 0)).toBeLessThanOrEqual(FONTS_BEFORE_TEXT_BYTES);
  });

  it("weighs at most 250 KB cold, with every script, style sheet and font it will ever load by itself", () => {
    const parts = new Set([file(path), ...modules(html), ...addresses(html)]);
    const weights = [...parts].map((part) => [compressed(part), part] as const).sort(([a], [b]) => b - a);
    const total = weights.reduce((sum, [bytes]) => sum + bytes, 0);
    expect(total, weights.map((weight) => weight.join(" ")).join("\n")).toBeLessThanOrEqual(COLD_BYTES);
  });
});

test("the form's libraries are on the contact page alone", () => {
  const marks = [contactTexts.failureTitle, "useMutation", "Notifications ("];
  const withForm = everyPage.filter(({ html }) =>
    modules(html).some((module) => marks.some((mark) => readFileSync(siteFolder + module, "utf8").includes(mark))),
  );
  expect(withForm.map(({ path }) => path)).toEqual(["/contact"]);
});

const addresses = (html: string) => [...html.matchAll(/(?:href|src)="(\/assets\/[^"#]+)/g)].map(([, address = ""]) => address);

/** The modules that the starter loads, with everything they import at once. */
function modules(html: string): string[] {
  const roots = [...html.matchAll(/data-(?:entry|manifest|routes)="([^"]+)"/g)].flatMap(
    ([, value = ""]) => value.match(/\/assets\/[^\s,]+/g) ?? [],
  );
  const seen = new Set<string>();
  const visit = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    const code = readFileSync(siteFolder + module, "utf8");
    for (const [, imported = ""] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) visit(`/assets/${imported}`);
  };
  roots.forEach(visit);
  return [...seen];
}
