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
    // SVG drawings have roles and labels that the rule does not know.
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

  it("runs no script before load but a small starter, and waits for no style sheet", () => {
    const scripts = root.querySelectorAll("script").filter((script) => script.getAttribute("type") !== "application/ld+json");
    expect(scripts.map(({ id }) => id)).toEqual(["starter"]);
    expect(scripts[0]?.getAttribute("src")).toBeUndefined();
    expect(Buffer.byteLength(scripts[0]?.text ?? "")).toBeGreaterThan(100);
    expect(Buffer.byteLength(scripts[0]?.text ?? "")).toBeLessThan(4096);
    expect(root.querySelectorAll("link[rel=modulepreload]")).toHaveLength(0);
    // A print sheet does not block rendering, and none may stay disabled.
    const sheets = root.querySelectorAll("link[rel=stylesheet]");
    expect(sheets.map((sheet) => [sheet.getAttribute("media"), sheet.hasAttribute("disabled")])).toEqual([["print", false]]);
  });

  it("keeps every script and style sheet out of what React takes over", () => {
    expect(root.querySelectorAll("#app script, #app style, #app link")).toEqual([]);
    expect(root.querySelectorAll("body > *").map(({ id }) => id)).toEqual(["app"]);
    expect(root.querySelector("head > script")?.id).toBe("starter");
  });

  it("asks for the fonts of its first view beside itself, each of them a face of its own rules", () => {
    const rules = root.querySelector("head style")?.text ?? "";
    const fonts = root.querySelectorAll("link[rel=preload]").map((link) => link.getAttribute("href") ?? "");
    expect(fonts.map((font) => font.replace(/^\/assets\/(.+)-[\w-]{8}\.woff2$/, "$1")).slice(0, 3)).toEqual([
      "redaction-400",
      "franklin-var",
      "martian75-var",
    ]);
    for (const font of fonts) expect(rules).toContain(`url(${font})`);
  });

  it("loads nothing from elsewhere", () => {
    // The booking calendar on /consultation is the only exception.
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
