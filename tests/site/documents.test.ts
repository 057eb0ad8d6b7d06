import { HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import { documentOf, everyPage } from "../support/site.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // React writes these so.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "attr-quotes": "off",
    "doctype-style": "off",
    "void-style": "off",
    "no-trailing-whitespace": "off",
    "long-title": "off",
    "no-inline-style": "error",
    "tel-non-breaking": "off",
    "prefer-native-element": "off",
    // SVG drawings carry roles and labels that the rule does not know.
    "no-redundant-role": "off",
    "require-sri": "off",
  },
});

describe.each([...everyPage, documentOf("/404")])("$path", ({ html, root }) => {
  it("is valid HTML without inline styles", async () => {
    const { results } = await validator.validateString(html);
    const messages = results.flatMap((result) =>
      result.messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
    );
    expect(messages).toEqual([]);
  });

  it("ranks the cascade layers before any rule, so that no order of the sheets can", () => {
    expect(html).toContain("<style>@layer tokens,base,frame,ui,parts,pages,motion,print;");
  });

  it("runs no script before load but a starter under one kilobyte, and waits for no style sheet", () => {
    const scripts = root.querySelectorAll("script").filter((script) => script.getAttribute("type") !== "application/ld+json");
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.getAttribute("src")).toBeUndefined();
    expect(Buffer.byteLength(scripts[0]?.text ?? "")).toBeLessThan(1024);
    expect(root.querySelectorAll("link[rel=modulepreload]")).toHaveLength(0);
    const sheets = root.querySelectorAll("link[rel=stylesheet]").filter((sheet) => sheet.parentNode?.tagName !== "NOSCRIPT");
    expect(sheets.length).toBeGreaterThan(0);
    // Browsers look ahead for style sheets and fetch one that is disabled, but none for paper.
    for (const sheet of sheets) expect([sheet.hasAttribute("disabled"), sheet.getAttribute("media")]).toEqual([true, "print"]);
  });

  it("asks for no font, knows those of the running text first, and is painted in faces that are there", () => {
    const rules = root.querySelector("head style")?.text ?? "";
    const faces = [...rules.matchAll(/@font-face\{[^}]*url\(\/assets\/(\w+-\w+)[^}]*\}|@font-face\{[^}]*(local)[^}]*\}/g)].map(
      ([, file, local]) => file ?? local,
    );
    expect(faces.slice(0, 2)).toEqual(["redaction-400", "franklin-var"]);
    // The starter counts on the fetched ones before the others (app/start/).
    expect(faces.lastIndexOf("local")).toBe(faces.length - 1);
    expect(rules).toMatch(/@media screen and \(scripting:enabled\)\{:root:not\(\[data-laid\]\)\{--serif:"Redaction fallback"/);
    expect(root.querySelectorAll("link[rel=preload]")).toEqual([]);
  });

  it("loads nothing from elsewhere", () => {
    // The booking calendar on /consultation is the one exception.
    for (const element of root.querySelectorAll(":not(iframe)[src], link[href]:not([rel=expect])")) {
      const address = element.getAttribute("src") ?? element.getAttribute("href") ?? "";
      const loaded = element.getAttribute("rel") !== "canonical";
      if (loaded) expect(address, element.outerHTML).toMatch(/^\/[^/]/);
    }
  });

  it("puts no id twice", () => {
    const ids = root.querySelectorAll("[id]").map((element) => element.id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });
});
