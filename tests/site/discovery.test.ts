import { existsSync, readFileSync } from "node:fs";
import { articles } from "content/articles/index.ts";
import { company } from "content/company.ts";
import { events } from "content/events.ts";
import type { SitePath } from "content/site-map.ts";
import { sitePaths } from "content/site-paths.ts";
import ICAL from "ical.js";
import { type HTMLElement, parse } from "node-html-parser";
import { describe, expect, it, test } from "vitest";
import { securityText } from "web/build/discovery-files.ts";
import { pageDates } from "web/build/page-dates.ts";
import { previewOf, previewSize } from "web/layout/page-meta.ts";
import { startOf } from "web/pages/events/schedule.ts";
import { holdsForEach, pathOf } from "../support/offenders.ts";
import { documentOf, everyPage, meta, siteFolder } from "../support/site.ts";

const DAY = 86_400_000;
const read = (file: string) => readFileSync(`${siteFolder}/${file}`, "utf8");

describe("sitemap.xml", () => {
  const urls = parseXml(read("sitemap.xml")).querySelectorAll("url");

  it("sitemap.xml names every page once, in full, and nothing else", () => {
    expect(urls.map((url) => url.querySelector("loc")?.text)).toEqual(
      sitePaths.map((path) => company.origin + path),
    );
  });

  it("sitemap.xml gives days of the past that are on record", () => {
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

  it("The recorded days of pages name pages that exist", () => {
    const written: Record<string, string> = JSON.parse(
      readFileSync("content/page-dates.json", "utf8"),
    );
    const known = (path: string): path is SitePath =>
      sitePaths.some((candidate) => candidate === path);
    expect(Object.keys(written).filter((path) => !known(path))).toEqual([]);
    for (const day of Object.values(written)) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});

test("robots.txt lets all be read but the service, and names the site map", () => {
  const lines = read("robots.txt").trim().split("\n").filter(Boolean);
  expect(lines).toEqual([
    "User-agent: *",
    "Allow: /",
    "Disallow: /api/",
    `Sitemap: ${company.origin}/sitemap.xml`,
  ]);
});

describe("security.txt (RFC 9116)", () => {
  const fields = (text: string) =>
    new Map(
      text
        .trim()
        .split("\n")
        .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]),
    );

  it("security.txt has a contact, its address and an expiry within a year", () => {
    const built = fields(read(".well-known/security.txt"));
    expect(built.get("Contact")).toBe(company.mail.security.href);
    expect(built.get("Canonical")).toBe(`${company.origin}/.well-known/security.txt`);
    const expires = Date.parse(built.get("Expires") ?? "");
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThanOrEqual(Date.now() + 365 * DAY);
  });

  it("security.txt expires a year after the build", () => {
    expect(fields(securityText(Date.parse("2026-11-21T13:45:00Z"))).get("Expires")).toBe(
      "2027-11-21T00:00:00Z",
    );
  });
});

test("The web manifest names files that exist, in the sizes they have", () => {
  const manifest: {
    name: string;
    start_url: string;
    icons: { src: string; sizes: string; type: string }[];
  } = JSON.parse(read("site.webmanifest"));
  expect(manifest).toMatchObject({ name: company.name, start_url: "/" });
  for (const { src, sizes, type } of manifest.icons) {
    expect(existsSync(siteFolder + src), src).toBe(true);
    if (type !== "image/png") continue;
    const { width, height } = sizeOf(readFileSync(siteFolder + src));
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(["192x192", "512x512"]),
  );
  expect(sizeOf(readFileSync(`${siteFolder}/apple-touch-icon.png`))).toEqual({
    width: 180,
    height: 180,
  });
});

describe("The head of a document", () => {
  it("Every head has icons, manifest, both theme colors and the feeds of its page", () =>
    holdsForEach([...everyPage, documentOf("/404")], pathOf, ({ path, root }) => {
      const links = root
        .querySelectorAll("head link")
        .filter((link) => /^(icon|manifest|alternate)$/.test(link.getAttribute("rel") ?? ""));
      const followed = links.flatMap((link) =>
        link.getAttribute("rel") === "alternate" ? [link.getAttribute("href")] : [],
      );
      const here = [
        path.startsWith("/blog") && ["/feed.rss.xml", "/feed.json"],
        path === "/events" && "/calendar/events.ics",
      ];
      expect(followed).toEqual(["/feed.atom.xml", ...here.flatMap((href) => href || [])]);
      expect(links).toHaveLength(2 + followed.length);
      for (const link of links)
        expect(existsSync(siteFolder + link.getAttribute("href")), link.outerHTML).toBe(true);
      const colours = root
        .querySelectorAll('meta[name="theme-color"]')
        .map((colour) => colour.getAttribute("media"));
      expect(colours).toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]);
    }));
});

describe("The preview of a page", () => {
  it("Every preview is a picture of 1200 × 630 below 120 KB", () =>
    holdsForEach(everyPage, pathOf, (page) => {
      const file = page.path === "/404" ? "" : previewOf(page.path);
      const png = readFileSync(`${siteFolder}${file}`);
      expect(sizeOf(png)).toEqual(previewSize);
      expect(png.length, file).toBeLessThan(120 * 1024);
    }));

  it("Every preview is announced with its address, its size and what it says", () =>
    holdsForEach(everyPage, pathOf, (page) => {
      const file = page.path === "/404" ? "" : previewOf(page.path);
      const address = `${company.origin}${file}`;
      expect(meta(page, "og:image")).toBe(address);
      expect([meta(page, "og:image:width"), meta(page, "og:image:height")]).toEqual([
        "1200",
        "630",
      ]);
      expect(meta(page, "og:image:alt")).toContain(company.name);
      expect(meta(page, "twitter:card")).toBe("summary_large_image");
    }));
});

/** Width and height of a PNG, from its header (PNG 11.2.2). */
function sizeOf(png: Buffer): { readonly width: number; readonly height: number } {
  expect(png.toString("latin1", 1, 4)).toBe("PNG");
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

const decode = (text: string) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
const inside = (element: HTMLElement, name: string) =>
  decode(element.getElementsByTagName(name)[0]?.innerHTML ?? "");

type Item = {
  id: string;
  url: string;
  title: string;
  summary: string;
  html: string;
  published: string;
};

const feeds: Readonly<Record<string, readonly Item[]>> = {
  atom: readAtom(),
  rss: readRss(),
  json: readJson(),
};

describe("Each feed", () => {
  it("Each feed lists the ten articles, newest first, under names that last", () =>
    holdsForEach(
      Object.entries(feeds),
      ([name]) => name,
      ([, items]) => {
        expect(items.map(({ title }) => title)).toEqual(articles.map(({ title }) => title));
        expect(new Set(items.map(({ id }) => id)).size).toBe(articles.length);
        for (const { id } of items) expect(id).toMatch(/^tag:[\w.-]+,\d{4}-\d{2}-\d{2}:[\w-]+$/);
      },
    ));

  it("Each feed leads to where an article is read, or asked for", () =>
    holdsForEach(
      Object.entries(feeds),
      ([name]) => name,
      ([, items]) => {
        expect(items.map(({ url }) => url)).toEqual(
          articles.map(({ id, url = `/contact?article=${id}` }) =>
            url.startsWith("/") ? company.origin + url : url,
          ),
        );
      },
    ));

  it("Each feed has the day of an article, as the office counts days", () =>
    holdsForEach(
      Object.entries(feeds),
      ([name]) => name,
      ([, items]) => {
        const day = new Intl.DateTimeFormat("en-CA", {
          timeZone: company.hours.zone,
          dateStyle: "short",
        });
        expect(items.map(({ published }) => day.format(new Date(published)))).toEqual(
          articles.map(({ date }) => date),
        );
      },
    ));

  it("Each feed carries our own articles whole, as HTML that needs nothing else", () =>
    holdsForEach(
      Object.entries(feeds),
      ([name]) => name,
      ([, items]) => {
        const own = items.filter(({ url }) => url.startsWith(`${company.origin}/blog/`));
        expect(own).toHaveLength(articles.filter(({ url }) => url?.startsWith("/blog/")).length);
        for (const { url, html } of own) {
          const body = parse(html);
          expect(body.text.split(/\s+/).length, url).toBeGreaterThan(850);
          expect(html).not.toMatch(/==|~~|<script|\sclass=|\sstyle=|undefined|\[object/);
          for (const link of body.querySelectorAll("a[href]"))
            expect(link.getAttribute("href")).toMatch(/^https:/);
        }
        for (const { url, html, summary } of items) expect(html || summary, url).toBeTruthy();
      },
    ));

  it("Each feed has every paragraph of an article", () =>
    holdsForEach(
      Object.entries(feeds),
      ([name]) => name,
      ([, items]) => {
        for (const path of [
          "/blog/siemly-activity-logs",
          "/blog/google-drive-collection",
          "/blog/forensic-data-collection",
        ] as const) {
          const html = words(parse(items.find(({ url }) => url.endsWith(path))?.html ?? "").text);
          for (const paragraph of documentOf(path)
            .root.querySelectorAll("p[id]")
            .filter(({ id }) => /^p\d+$/.test(id))) {
            for (const number of paragraph.querySelectorAll("a[aria-label]")) number.remove();
            expect(html).toContain(words(paragraph.text));
          }
        }
      },
    ));
});

test("Each feed names its own address and the newest change", () => {
  const atom = parseXml(read("feed.atom.xml"));
  expect(atom.querySelector('x-link[rel="self"]')?.getAttribute("href")).toBe(
    `${company.origin}/feed.atom.xml`,
  );
  expect(Date.parse(inside(atom, "updated"))).toBeGreaterThanOrEqual(
    Date.parse(articles[0]?.date ?? ""),
  );
  expect(read("feed.rss.xml")).toContain(
    `<atom:link rel="self" type="application/rss+xml" href="${company.origin}/feed.rss.xml"/>`,
  );
  expect(JSON.parse(read("feed.json"))).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    feed_url: `${company.origin}/feed.json`,
  });
});

test("The calendar to subscribe to has every event at its moment", () => {
  const calendar = new ICAL.Component(ICAL.parse(read("calendar/events.ics")));
  const entries = calendar.getAllSubcomponents("vevent").map((entry) => new ICAL.Event(entry));
  const moments = entries.map(({ summary, startDate }) => [summary, startDate.toUnixTime() * 1000]);
  expect(moments).toEqual(events.map((event) => [event.title, startOf(event)]));
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(events.length);
  expect(calendar.getFirstPropertyValue("x-wr-calname")).toContain(company.name);
});

const words = (text: string) => decode(text).replace(/\s+/g, " ").trim();

function readAtom(): readonly Item[] {
  return parseXml(read("feed.atom.xml"))
    .querySelectorAll("entry")
    .map((entry) => ({
      id: inside(entry, "id"),
      url: decode(entry.querySelector("x-link")?.getAttribute("href") ?? ""),
      title: inside(entry, "title"),
      summary: inside(entry, "summary"),
      html: inside(entry, "content"),
      published: inside(entry, "published"),
    }));
}

function readRss(): readonly Item[] {
  return parseXml(read("feed.rss.xml"))
    .querySelectorAll("item")
    .map((item) => ({
      id: inside(item, "guid"),
      url: inside(item, "x-link"),
      title: inside(item, "title"),
      summary: inside(item, "description"),
      html: inside(item, "content:encoded"),
      published: inside(item, "pubDate"),
    }));
}

function readJson(): readonly Item[] {
  const feed: {
    items: (Omit<Item, "html" | "published"> & { content_html?: string; date_published: string })[];
  } = JSON.parse(read("feed.json"));
  return feed.items.map(({ content_html = "", date_published, ...item }) => ({
    ...item,
    html: content_html,
    published: date_published,
  }));
}

/**
 * The root element of a document. Throws where an XML parser would: on a missing declaration, a
 * stray & or <, or mismatched tags.
 */
function parseXml(xml: string): HTMLElement {
  if (!/^<\?xml version="1\.0" encoding="utf-8"\?>\n/i.test(xml))
    throw new Error("no XML declaration");
  checkBalance(xml);
  // The parser knows HTML, where <link> and <icon> mean something else.
  const renamed = xml.replace(/^<\?xml.*\?>/, "").replace(/<(\/?)link\b/g, "<$1x-link");
  const [element] = parse(renamed).childNodes.flatMap((node) => ("tagName" in node ? [node] : []));
  const root = parse(renamed).querySelector(String(element?.rawTagName));
  if (!root) throw new Error("no element");
  return root;
}

function checkBalance(xml: string) {
  const open: string[] = [];
  const rest = xml
    .replace(/^<\?xml.*\?>/, "")
    .replace(
      /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
      (_, closing, name, _attributes, empty) => {
        if (closing && open.pop() !== name) throw new Error(`</${name}> closes nothing`);
        if (!closing && !empty) open.push(name);
        return "";
      },
    );
  if (open.length > 0) throw new Error(`<${open.at(-1)}> is not closed`);
  if (rest.includes("<"))
    throw new Error(`stray < before ${rest.slice(rest.indexOf("<"), rest.indexOf("<") + 40)}`);
  const stray = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.exec(xml);
  if (stray) throw new Error(`stray & before ${xml.slice(stray.index, stray.index + 40)}`);
}

describe("the rules for loading ahead", () => {
  const { prefetch } = JSON.parse(read("speculation-rules.json"));
  const [pages, refused] = prefetch[0].where.and;
  const matches = (patterns: string | readonly string[], path: string) =>
    [patterns]
      .flat()
      .some((pattern) => new URLPattern(pattern, company.origin).test(company.origin + path));
  const isLoadedAhead = (path: string) =>
    matches(pages.href_matches, path) && !matches(refused.not.href_matches, path);

  test("Every page may be loaded ahead once its link is rested on or pressed", () => {
    expect(prefetch.map(({ eagerness }: { eagerness: string }) => eagerness)).toEqual(["moderate"]);
    const links = [
      ...sitePaths,
      "/blog?q=hold",
      "/contact?topic=google-drive-demo",
      "/google#consulting",
    ];
    expect(links.filter((path) => !isLoadedAhead(path))).toEqual([]);
  });

  test("Nothing of the service, no file and no other site is loaded ahead", () => {
    const links = everyPage.flatMap(({ root }) =>
      root.querySelectorAll("a[href]").map((link) => link.getAttribute("href") ?? ""),
    );
    const files = links.filter((href) => /^\/[^?#]*\./.test(href));
    expect(files.length).toBeGreaterThan(20);
    const service = [
      "/api",
      "/api/contact",
      "/api/contacts?limit=1",
      "/api/count",
      "/healthz",
      "/readyz",
    ];
    expect([...files, ...service].filter(isLoadedAhead)).toEqual([]);
    const elsewhere = "https://elsewhere.example/about";
    expect(new URLPattern(pages.href_matches, company.origin).test(elsewhere)).toBe(false);
  });
});
