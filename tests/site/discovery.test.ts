import { existsSync, readFileSync } from "node:fs";
import { company } from "content/company.ts";
import type { SitePath } from "content/site-map.ts";
import { sitePaths } from "content/site-paths.ts";
import { describe, expect, it, test } from "vitest";
import { securityText } from "web/build/discovery-files.ts";
import { pageDates } from "web/build/page-dates.ts";
import { previewOf, previewSize } from "web/layout/page-meta.ts";
import { documentOf, everyPage, meta, siteFolder } from "../support/site.ts";
import { parseXml } from "../support/xml.ts";

const DAY = 86_400_000;
const read = (file: string) => readFileSync(`${siteFolder}/${file}`, "utf8");

describe("sitemap.xml", () => {
  const urls = parseXml(read("sitemap.xml")).querySelectorAll("url");

  it("names every page once, in full, and nothing else", () => {
    expect(urls.map((url) => url.querySelector("loc")?.text)).toEqual(sitePaths.map((path) => company.origin + path));
  });

  it("gives days that have been, and none that nobody recorded", () => {
    const dates = pageDates();
    for (const [i, url] of urls.entries()) {
      const day = url.querySelector("lastmod")?.text;
      const path = sitePaths[i];
      if (!path || !day) continue;
      expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      // A commit after the build may have made the page newer, never older.
      expect(Date.parse(day), path).toBeLessThanOrEqual(Date.parse(dates.get(path) ?? ""));
      expect(Date.parse(day)).toBeLessThan(Date.now() + DAY);
    }
  });

  it("has its days without the history too, of pages that exist", () => {
    const written: Record<string, string> = JSON.parse(readFileSync("content/page-dates.json", "utf8"));
    const known = (path: string): path is SitePath => sitePaths.some((candidate) => candidate === path);
    expect(Object.keys(written).filter((path) => !known(path))).toEqual([]);
    for (const day of Object.values(written)) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});

test("robots.txt lets everything be read but the service, and names the site map", () => {
  const lines = read("robots.txt").trim().split("\n").filter(Boolean);
  expect(lines).toEqual(["User-agent: *", "Allow: /", "Disallow: /api/", `Sitemap: ${company.origin}/sitemap.xml`]);
});

describe("security.txt (RFC 9116)", () => {
  const fields = (text: string) =>
    new Map(
      text
        .trim()
        .split("\n")
        .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]),
    );

  it("has a contact, its own address and one expiry, ahead by less than a year", () => {
    const built = fields(read(".well-known/security.txt"));
    expect(built.get("Contact")).toBe(company.mail.info.href);
    expect(built.get("Canonical")).toBe(`${company.origin}/.well-known/security.txt`);
    const expires = Date.parse(built.get("Expires") ?? "");
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThanOrEqual(Date.now() + 365 * DAY);
  });

  it("counts from the day of the build", () => {
    expect(fields(securityText(Date.parse("2026-11-21T13:45:00Z"))).get("Expires")).toBe("2027-11-21T00:00:00Z");
  });
});

test("the web manifest names files that exist, in the sizes they have", () => {
  const manifest: { name: string; start_url: string; icons: { src: string; sizes: string; type: string }[] } = JSON.parse(
    read("site.webmanifest"),
  );
  expect(manifest).toMatchObject({ name: company.name, start_url: "/" });
  for (const { src, sizes, type } of manifest.icons) {
    expect(existsSync(siteFolder + src), src).toBe(true);
    if (type !== "image/png") continue;
    const { width, height } = sizeOf(readFileSync(siteFolder + src));
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(sizeOf(readFileSync(`${siteFolder}/apple-touch-icon.png`))).toEqual({ width: 180, height: 180 });
});

describe.each([...everyPage, documentOf("/404")])("the head of $path", ({ path, root }) => {
  it("has icons, manifest, both theme colours and what may be subscribed to here, all of them files", () => {
    const links = root.querySelectorAll("head link").filter((link) => /^(icon|manifest|alternate)$/.test(link.getAttribute("rel") ?? ""));
    const followed = links.flatMap((link) => (link.getAttribute("rel") === "alternate" ? [link.getAttribute("href")] : []));
    const here = [path.startsWith("/blog") && ["/feed.rss.xml", "/feed.json"], path === "/events" && "/calendar/events.ics"];
    expect(followed).toEqual(["/feed.atom.xml", ...here.flatMap((href) => href || [])]);
    expect(links).toHaveLength(2 + followed.length);
    for (const link of links) expect(existsSync(siteFolder + link.getAttribute("href")), link.outerHTML).toBe(true);
    const colours = root.querySelectorAll('meta[name="theme-color"]').map((colour) => colour.getAttribute("media"));
    expect(colours).toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]);
  });
});

describe.each(everyPage)("the preview of $path", (page) => {
  const file = page.path === "/404" ? "" : previewOf(page.path);

  it("is a picture of 1200 × 630 below 120 KB", () => {
    const png = readFileSync(`${siteFolder}${file}`);
    expect(sizeOf(png)).toEqual(previewSize);
    expect(png.length, file).toBeLessThan(120 * 1024);
  });

  it("is announced in full, with its size and what it says", () => {
    const address = `${company.origin}${file}`;
    expect(meta(page, "og:image")).toBe(address);
    expect([meta(page, "og:image:width"), meta(page, "og:image:height")]).toEqual(["1200", "630"]);
    expect(meta(page, "og:image:alt")).toContain(company.name);
    expect(meta(page, "twitter:card")).toBe("summary_large_image");
  });
});

/** Width and height of a PNG, from its header (PNG 11.2.2). */
function sizeOf(png: Buffer): { readonly width: number; readonly height: number } {
  expect(png.toString("latin1", 1, 4)).toBe("PNG");
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
