import { readFileSync, statSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { contactTexts } from "#shared/contact-message.ts";
import { documentOf, everyPage, modulesOfDocument, siteFolder } from "../support/site.ts";

/** One network flight: ten packets of 1,460 bytes. The response's headers are counted in tests of the service; here they are set aside. */
const FLIGHT_BYTES = 14_600;
const HEADER_BYTES = 1_000;
/** Pages that need a second flight: a binder of six exhibits, and an article with a dozen endings. They may not grow. */
const longer: Partial<Record<string, number>> = { "/": 16_600, "/blog/forensic-data-collection": 16_500 };
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
  it("arrives in one network flight, or in what is known of two long pages", () => {
    expect(compressed(file(path)) + HEADER_BYTES).toBeLessThanOrEqual(longer[path] ?? FLIGHT_BYTES);
  });

  it("preloads at most 40 KB of fonts", () => {
    const fonts = root.querySelectorAll("link[rel=preload][as=font]").map((link) => link.getAttribute("href") ?? "");
    expect(fonts).toHaveLength(2);
    expect(fonts.reduce((sum, font) => sum + compressed(font), 0)).toBeLessThanOrEqual(FONTS_BEFORE_TEXT_BYTES);
  });

  it("weighs at most 250 KB cold, with every script, style sheet and font it will ever load by itself", () => {
    const parts = new Set([file(path), ...modulesOfDocument(html), ...addresses(html)]);
    const weights = [...parts].map((part) => [compressed(part), part] as const).sort(([a], [b]) => b - a);
    const total = weights.reduce((sum, [bytes]) => sum + bytes, 0);
    expect(total, weights.map((weight) => weight.join(" ")).join("\n")).toBeLessThanOrEqual(COLD_BYTES);
  });
});

test("the form's libraries are on the contact page alone", () => {
  const marks = [contactTexts.failureTitle, "useMutation", "Notifications ("];
  const withForm = everyPage.filter(({ html }) =>
    modulesOfDocument(html).some((module) => marks.some((mark) => readFileSync(siteFolder + module, "utf8").includes(mark))),
  );
  expect(withForm.map(({ path }) => path)).toEqual(["/contact"]);
});

const addresses = (html: string) => [...html.matchAll(/(?:href|src)="(\/assets\/[^"#]+)/g)].map(([, address = ""]) => address);
