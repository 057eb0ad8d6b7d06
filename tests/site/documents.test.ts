import { existsSync, readFileSync } from "node:fs";
import { HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import { documentOf, everyPage, siteFolder } from "../support/site.ts";

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

  it("has one small script of its own address, no inline script and no style sheet to wait for", () => {
    const scripts = root.querySelectorAll("script").filter((script) => script.getAttribute("type") !== "application/ld+json");
    expect(scripts.map((script) => script.getAttribute("type"))).toEqual(["module"]);
    expect(scripts[0]?.getAttribute("src")).toMatch(/^\/assets\/main-[\w-]+\.js$/);
    expect(scripts[0]?.text).toBe("");
    expect(root.querySelectorAll("link[rel=modulepreload], link[rel=stylesheet]")).toHaveLength(0);
    expect(root.querySelectorAll("style")).toHaveLength(1);
  });

  it("names for each island its component and the scripts that exist", () => {
    for (const island of root.querySelectorAll("[data-island]")) {
      const scripts = island.getAttribute("data-scripts")?.split(" ") ?? [];
      expect(scripts.filter((script) => !existsSync(siteFolder + script))).toEqual([]);
      expect(readFileSync(siteFolder + scripts[0], "utf8")).toMatch(new RegExp(`as ${island.getAttribute("data-island")}\\b`));
    }
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
