import { existsSync } from "node:fs";
import { footerColumns, getStarted, headerLinks, mobileLinks, servicesMenu } from "content/navigation.ts";
import type { SitePath } from "content/site-map.ts";
import { sitePaths } from "content/site-paths.ts";
import { describe, expect, it } from "vitest";
import { documentOf, everyPage, siteFolder } from "../support/site.ts";

const isPath = (path: string): path is SitePath => sitePaths.some((known) => known === path);
const frameLinks = [
  ...headerLinks,
  getStarted,
  ...mobileLinks,
  ...servicesMenu.flatMap((group) => [{ href: group.href }, ...group.links]),
  ...footerColumns.flatMap((column) => [...column.links]),
].map(({ href }) => href);

describe.each([...everyPage, documentOf("/404")])("$path", ({ path, root }) => {
  const anchors = root.querySelectorAll("a[href]");

  it("links only to what exists: pages, anchors on them, files", () => {
    for (const href of anchors.map((link) => link.getAttribute("href") ?? "")) {
      if (/^(https:|mailto:|tel:)/.test(href)) continue;
      const [target = "", fragment] = href.split("#");
      const page = target.replace(/\?.*/, "") || path;
      if (isPath(page) || page === "/404") {
        if (fragment) expect(documentOf(page).root.getElementById(fragment), `${path} links to ${href}`).not.toBeNull();
      } else expect(existsSync(siteFolder + page), `${path} links to ${href}`).toBe(true);
    }
  });

  it("has no link without a target but the two legal placeholders", () => {
    const bare = root.querySelectorAll("a").filter((link) => !link.getAttribute("href"));
    expect(bare.map((link) => link.text).filter((text) => !/^(Privacy Policy|Terms of Service)$/.test(text))).toEqual([]);
    expect(anchors.filter((link) => link.getAttribute("href") === "#")).toEqual([]);
  });

  it("lets no other site reach back into the window that opened it", () => {
    for (const link of anchors.filter((anchor) => anchor.getAttribute("target") === "_blank")) {
      expect(link.getAttribute("rel"), link.outerHTML).toContain("noopener");
    }
  });

  it("carries every link of the shared header, menu and footer in its HTML", () => {
    const hrefs = new Set(anchors.map((link) => link.getAttribute("href")));
    expect(frameLinks.filter((href) => !hrefs.has(href))).toEqual([]);
  });

  it("names every link and button", () => {
    for (const control of root.querySelectorAll("a[href], button")) {
      const name =
        control.getAttribute("aria-label") || control.text.trim() || control.querySelector("[aria-label]")?.getAttribute("aria-label");
      expect(name, control.outerHTML.slice(0, 200)).toBeTruthy();
    }
  });
});

describe("the anchors that SPEC §2 names", () => {
  it.each([
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
  ] as const)("%s has %s", (path, ids) => {
    expect(ids.split(" ").filter((id) => !documentOf(path).root.getElementById(id))).toEqual([]);
  });
});
