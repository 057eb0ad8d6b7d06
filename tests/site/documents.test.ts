import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { company } from "content/company.ts";
import {
  footerColumns,
  getStarted,
  headerLinks,
  mobileLinks,
  servicesMenu,
} from "content/navigation.ts";
import type { SitePath } from "content/site-map.ts";
import { sitePaths } from "content/site-paths.ts";
import { inboxPaths } from "content/wire/staff-inbox.ts";
import { HtmlValidate } from "html-validate";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { holdsForEach, pathOf } from "../support/offenders.ts";
import { readDocument } from "../support/read-document.ts";
import { documentOf, everyPage, meta, siteFolder } from "../support/site.ts";

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

/** Every page and the not-found document. */
const all = [...everyPage, documentOf("/404")];

describe("Every document", () => {
  it(
    "Every document is valid HTML without inline styles",
    () =>
      holdsForEach(all, pathOf, async ({ html }) => {
        const { results } = await validator.validateString(html);
        const messages = results.flatMap((result) =>
          result.messages.map(
            ({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`,
          ),
        );
        expect(messages).toEqual([]);
      }),
    300_000,
  );

  it("Every document ranks the cascade layers before any rule", () =>
    holdsForEach(all, pathOf, ({ html }) => {
      expect(html).toContain("<style>@layer tokens,base,frame,ui,parts,pages,motion,print;");
    }));

  it("Every document has one script of its own, and no style sheet to wait for", () =>
    holdsForEach(all, pathOf, ({ root }) => {
      const scripts = root
        .querySelectorAll("script")
        .filter((script) => script.getAttribute("type") !== "application/ld+json");
      expect(scripts.map((script) => script.getAttribute("type"))).toEqual(["module"]);
      expect(scripts[0]?.getAttribute("src")).toMatch(/^\/assets\/main-[\w-]+\.js$/);
      expect(scripts[0]?.text).toBe("");
      expect(
        root.querySelectorAll("link[rel=modulepreload], link[rel=stylesheet]:not([media=print])"),
      ).toHaveLength(0);
      expect(root.querySelectorAll("body style")).toHaveLength(0);
    }));

  it("Every island names its component and scripts that exist", () =>
    holdsForEach(all, pathOf, ({ root }) => {
      for (const island of root.querySelectorAll("[data-island]")) {
        const scripts = island.getAttribute("data-scripts")?.split(" ") ?? [];
        expect(scripts.filter((script) => !existsSync(siteFolder + script))).toEqual([]);
        expect(readFileSync(siteFolder + scripts[0], "utf8")).toMatch(
          new RegExp(`as ${island.getAttribute("data-island")}\\b`),
        );
      }
    }));

  it("Every document's first frame waits for all of its first section", () =>
    holdsForEach(all, pathOf, ({ root }) => {
      const [, second] = root.querySelectorAll("main > section");
      expect(root.querySelector("link[rel=expect]")?.getAttribute("href")).toBe(
        `#${second?.id ?? "main"}`,
      );
    }));

  it("Every document preloads the fonts of its first view last, each a face of its rules", () =>
    holdsForEach(all, pathOf, ({ root }) => {
      const rules = root
        .querySelectorAll("head style")
        .map(({ text }) => text)
        .join("");
      const fonts = root
        .querySelectorAll("body > link[rel=preload][as=font]")
        .map((link) => link.getAttribute("href") ?? "");
      const names = fonts.map((font) => font.replace(/^\/assets\/(.+)-[\w-]{8}\.woff2$/, "$1"));
      expect(root.querySelector("body > :last-child")?.getAttribute("as")).toBe("font");
      expect(names.slice(0, 3)).toEqual(["redaction-400", "franklin-var", "martian75-var"]);
      if (root.querySelector("h1 em")) expect(names).toContain("redaction-400-italic");
      for (const font of fonts) expect(rules).toContain(`url(${font})`);
    }));

  it("Every document loads nothing from elsewhere", () =>
    holdsForEach(all, pathOf, ({ root }) => {
      // The booking calendar on /consultation is the only exception.
      for (const element of root.querySelectorAll(
        ":not(iframe)[src], link[href]:not([rel=expect])",
      )) {
        const address = element.getAttribute("src") ?? element.getAttribute("href") ?? "";
        const loaded = element.getAttribute("rel") !== "canonical";
        if (loaded) expect(address, element.outerHTML).toMatch(/^\/[^/]/);
      }
    }));

  it("Every document has each id once", () =>
    holdsForEach(all, pathOf, ({ root }) => {
      const ids = root.querySelectorAll("[id]").map((element) => element.id);
      expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    }));
});

describe("Every page", () => {
  it("Every page has a title and a description, and the same for previews", () =>
    holdsForEach(everyPage, pathOf, (page) => {
      const { root } = page;
      const title = root.querySelector("title")?.text ?? "";
      const description = meta(page, "description") ?? "";
      expect(title.length).toBeGreaterThan(4);
      expect(title).not.toBe("Page Not Found");
      expect(description.length, "a description is a sentence or two").toBeGreaterThan(50);
      expect(description.length).toBeLessThan(200);
      expect([meta(page, "og:title"), meta(page, "twitter:title")]).toEqual(
        [title, title].map(decoded),
      );
      expect([meta(page, "og:description"), meta(page, "twitter:description")]).toEqual([
        description,
        description,
      ]);
    }));

  it("Every page is canonical at its own address", () =>
    holdsForEach(everyPage, pathOf, (page) => {
      const { path } = page;
      const { root } = page;
      const canonical = root
        .querySelectorAll("link[rel=canonical]")
        .map((link) => link.getAttribute("href"));
      expect(canonical).toEqual([`${company.origin}${path}`]);
      expect(meta(page, "og:url")).toBe(`${company.origin}${path}`);
    }));

  it("Every page is in English, with one main heading and no level skipped", () =>
    holdsForEach(everyPage, pathOf, (page) => {
      const { path } = page;
      const { root } = page;
      expect(root.querySelector("html")?.getAttribute("lang")).toBe("en");
      const levels = root
        .querySelectorAll("main h1, main h2, main h3, main h4")
        .map((heading) => Number(heading.tagName.slice(1)));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      for (const [i, level] of levels.entries())
        expect(level - (levels[i - 1] ?? 0), `heading ${i + 1} of ${path}`).toBeLessThanOrEqual(1);
    }));

  it("Every page has its Bates number once, and a side tab for each section", () =>
    holdsForEach(everyPage, pathOf, (page) => {
      const { root } = page;
      expect(root.querySelectorAll("[data-bates]").map(({ text }) => text)).toEqual([
        expect.stringMatching(new RegExp(`^${company.batesPrefix} \\d{6}$`)),
      ]);
      const tabs = root
        .querySelectorAll('nav[aria-label="On this page"] a')
        .map((tab) => tab.getAttribute("href"));
      expect(tabs).toEqual(
        root.querySelectorAll("main > section").map((section) => `#${section.id}`),
      );
    }));
});

test("A page of the header, and no other, is marked in it", async () => {
  const pages = (
    ["/about", "/case-studies", "/events", "/blog", "/resources", "/contact"] as const
  ).map(documentOf);
  await holdsForEach(pages, pathOf, ({ path, root }) => {
    const marked = root.querySelectorAll("nav[aria-label=Main] [aria-current=page]");
    expect(marked.map((link) => link.getAttribute("href"))).toEqual([path]);
  });
});

test("No two pages share a title, a description or a Bates number", () => {
  for (const of of [
    (page: (typeof everyPage)[number]) => [page.root.querySelector("title")?.text],
    (page: (typeof everyPage)[number]) => [meta(page, "description")],
    (page: (typeof everyPage)[number]) =>
      page.root.querySelectorAll("[data-bates]").map(({ text }) => text),
  ]) {
    const values = everyPage.flatMap(of);
    expect(values.filter((value, i) => values.indexOf(value) !== i)).toEqual([]);
  }
});

test("The not-found document has SPEC's two strings and its title", () => {
  const { root } = documentOf("/404");
  expect(root.querySelector("title")?.text).toBe("Page Not Found");
  expect(root.querySelector("h1")?.text.replace(/\s/g, " ")).toBe("404 Page Not Found");
  expect(root.querySelector("main")?.text).toContain(
    "Did you forget to add the page to the router?",
  );
});

const decoded = (text: string) => text.replaceAll("&amp;", "&");

test("Nothing of the staff inbox is in the public site", () => {
  const scripts = readdirSync(siteFolder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(js|html)$/.test(name),
  );
  expect(scripts.length).toBeGreaterThan(0);
  const found = scripts.filter((name) => {
    const text = readFileSync(join(siteFolder, name), "utf8");
    return [
      inboxPaths.export,
      inboxPaths.erase,
      inboxPaths.audit,
      inboxPaths.signIn,
      "passkey",
    ].some((words) => text.includes(words));
  });
  expect(found).toEqual([]);
});

let server: ViteDevServer;
beforeAll(async () => {
  server = await createServer({
    server: { port: 0, strictPort: false, ws: false, watch: null },
    logLevel: "error",
  });
  await server.listen();
});
afterAll(() => server.close());

// A page that is read, pages with islands and an instrument, an article.
test.each(["/", "/forensics", "/contact", "/blog/google-drive-collection"] as const)(
  "Development shows %s as it is built",
  async (path) => {
    const response = await fetch(new URL(path, server.resolvedUrls?.local[0]));
    expect(readDocument(await response.text())).toEqual(readDocument(documentOf(path).html));
  },
);

const isPath = (path: string): path is SitePath => sitePaths.some((known) => known === path);
const frameLinks = [
  ...headerLinks,
  getStarted,
  ...mobileLinks,
  ...servicesMenu.flatMap((group) => [{ href: group.href }, ...group.links]),
  ...footerColumns.flatMap((column) => [...column.links]),
].map(({ href }) => href);

describe("Every link", () => {
  it("Every link leads to a page, an anchor or a file that exists", () =>
    holdsForEach(all, pathOf, ({ path, root }) => {
      const anchors = root.querySelectorAll("a[href]");
      for (const href of anchors.map((link) => link.getAttribute("href") ?? "")) {
        if (/^(https:|mailto:|tel:)/.test(href)) continue;
        const [target = "", fragment] = href.split("#");
        const page = target.replace(/\?.*/, "") || path;
        if (isPath(page) || page === "/404") {
          if (fragment)
            expect(
              documentOf(page).root.getElementById(fragment),
              `${path} links to ${href}`,
            ).not.toBeNull();
        } else expect(existsSync(siteFolder + page), `${path} links to ${href}`).toBe(true);
      }
    }));

  it("Every link has a target but the two legal placeholders", () =>
    holdsForEach(all, pathOf, ({ root }) => {
      const anchors = root.querySelectorAll("a[href]");
      const bare = root.querySelectorAll("a").filter((link) => !link.getAttribute("href"));
      expect(
        bare
          .map((link) => link.text)
          .filter((text) => !/^(Privacy Policy|Terms of Service)$/.test(text)),
      ).toEqual([]);
      expect(anchors.filter((link) => link.getAttribute("href") === "#")).toEqual([]);
    }));

  it("Every link that opens a window gives it no way back", () =>
    holdsForEach(all, pathOf, ({ root }) => {
      const anchors = root.querySelectorAll("a[href]");
      for (const link of anchors.filter((anchor) => anchor.getAttribute("target") === "_blank")) {
        expect(link.getAttribute("rel"), link.outerHTML).toContain("noopener");
      }
    }));

  it("Every document has each link of the shared header, menu and footer", () =>
    holdsForEach(all, pathOf, ({ root }) => {
      const anchors = root.querySelectorAll("a[href]");
      const hrefs = new Set(anchors.map((link) => link.getAttribute("href")));
      expect(frameLinks.filter((href) => !hrefs.has(href))).toEqual([]);
    }));

  it("Every link and button has a name", () =>
    holdsForEach(all, pathOf, ({ root }) => {
      for (const control of root.querySelectorAll("a[href], button")) {
        const name =
          control.getAttribute("aria-label") ||
          control.text.trim() ||
          control.querySelector("[aria-label]")?.getAttribute("aria-label");
        expect(name, control.outerHTML.slice(0, 200)).toBeTruthy();
      }
    }));
});

test("Every anchor that SPEC §2 names is on its page", () => {
  const anchors = [
    ["/google", "drive-collection consulting"],
    ["/microsoft-365", "consulting"],
    ["/microsoft-collections", "collection-expertise"],
    ["/modern-attachments", "the-challenge our-solution"],
    ["/strategic-advisory", "advisory-services"],
    ["/paper-discovery", "services benefits"],
    ["/document-review", "services ai-enhanced"],
    ["/consultation", "booking-widget preparation"],
    ["/services", "litigation-support forensics ediscovery"],
    ["/case-studies", "multilingual-conversion wechat-audio relativity-chatbot ai-image-detection"],
  ] as const;
  const missing = anchors.flatMap(([path, ids]) =>
    ids
      .split(" ")
      .flatMap((id) => (documentOf(path).root.getElementById(id) ? [] : [`${path}#${id}`])),
  );
  expect(missing).toEqual([]);
});
