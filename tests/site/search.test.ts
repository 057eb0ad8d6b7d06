import { readdirSync, readFileSync } from "node:fs";
import { articles } from "content/articles/index.ts";
import { caseStudies } from "content/case-studies.ts";
import { company } from "content/company.ts";
import { events } from "content/events.ts";
import { guides } from "content/guides.ts";
import { intents, synonyms } from "content/search-words.ts";
import { sitePaths } from "content/site-paths.ts";
import { describe, expect, it, test, vi } from "vitest";
import { tools } from "web/instruments/tools.ts";
import type { SiteResult } from "web/search/site-search.ts";
import { holdsForEach } from "../support/offenders.ts";
import { modulesOf, scripts, sentBytes } from "../support/page-weight.ts";
import { documentOf, everyPage, siteFolder } from "../support/site.ts";

/** Bytes of brotli. With a larger file the first letters would have to wait. */
const FIRST_FILE = 30_000;
/**
 * Bytes of all that the search fetches: a warning above the first; above the second somebody on a
 * phone waits.
 */
const WARN = 90_000;
const LIMIT = 110_000;

const chunk = (name: string) =>
  `/assets/${readdirSync(`${siteFolder}/assets`).find((file) => file.startsWith(`${name}-`) && file.endsWith(".js"))}`;
const siteSearch = chunk("site-search");
// The engine of the sources on the index of the build. The other files of this process fetch as
// usual.
vi.stubGlobal("fetch", async (path: string) => new Response(readFileSync(siteFolder + path)));
const { searchSite, readTexts } = await import("web/search/site-search.ts");
const firstLetters = searchSite("transl");
await readTexts();
vi.unstubAllGlobals();
const find = (q: string): readonly SiteResult[] => searchSite(q).results;
const paths = (q: string, most = 3) =>
  find(q)
    .slice(0, most)
    .map(({ href }) => href.replace(/#.*/, ""));

const asked = ([q, href]: readonly [string, string]) => `${q}: ${href}`;

/**
 * What people ask, and the address that answers: counsel and buyers by the first result, visitors
 * by one of the first three.
 */
const rows: Readonly<
  Record<"counsel" | "buyers" | "visitors", readonly (readonly [href: string, asked: string])[]>
> = JSON.parse(
  readFileSync("web/search/questions.json", "utf8").replaceAll("{platform}", company.platform.name),
);
/** Each question with its address: a row has several, a comma between them. */
const questions = (who: keyof typeof rows) =>
  rows[who].flatMap(([href, list]) => list.split(", ").map((q) => [q, href] as const));

test("The first result answers what a general counsel, a litigator, legal IT or an agency asks", async () => {
  await holdsForEach(questions("counsel"), asked, ([q, href]) => {
    const { results, missing } = searchSite(q);
    expect([missing, results[0]?.href]).toEqual([[], href]);
  });
});

test("The first result answers what buyers ask", async () => {
  await holdsForEach(questions("buyers"), asked, ([q, href]) => {
    const first = find(q)[0]?.href;
    expect([first, first?.replace(/#.*/, "")]).toContain(href);
  });
  await holdsForEach(
    tools(),
    ({ question }) => question,
    ({ question, to }) => expect(find(question)[0]?.href).toBe(to),
  );
});

describe("The pinned answers", () => {
  test("A pinned answer leads to a page and a section that exist", () => {
    expect(
      intents.map(({ to }) => to).filter((href) => href.includes("#") && !hasAnchor(href)),
    ).toEqual([]);
  });

  test("The words of a pinned answer are in one row only", () => {
    const words = intents.flatMap(({ asks }) => asks.map((ask) => ask.toLowerCase()));
    expect(words.filter((ask, i) => words.indexOf(ask) < i)).toEqual([]);
  });

  test("A word that no page has is named beside the page that answers", () => {
    expect(searchSite("hotline")).toMatchObject({
      results: [{ href: "/contact#form" }],
      missing: ["hotline"],
    });
  });
});

describe("What the site says nothing about", () => {
  test("A word that the site does not have finds nothing and is named", async () => {
    const absent = ["API", "blockchain", "ransomware"];
    await holdsForEach(absent, String, (q) =>
      expect(searchSite(q)).toEqual({ results: [], partial: true, missing: [q] }),
    );
  });

  test("A missing word is named beside what the rest of the question finds", () => {
    const { results, partial, missing } = searchSite("ransomware retention");
    expect([partial, missing]).toEqual([true, ["ransomware"]]);
    expect(results[0]?.href).toBe(searchSite("retention").results[0]?.href);
  });

  test("A hit on a word itself comes before hits on its beginning and on typing errors", () => {
    const words = [
      "hold",
      "form",
      "plan",
      "list",
      "call",
      "read",
      "number",
      "sign",
      "process",
      "train",
    ];
    for (const word of words) {
      const shows = find(word).map(({ title, section, passage }) =>
        new RegExp(`\\b${word}`, "i").test(`${title} ${section} ${passage}`),
      );
      expect(shows.length, word).toBeGreaterThan(0);
      expect(shows.indexOf(true), word).toBe(0);
    }
  });
});

test("One of the first three results is what a visitor looks for", async () => {
  await holdsForEach(questions("visitors"), asked, ([q, path]) => expect(paths(q)).toContain(path));
});

describe("Other questions", () => {
  test("An event, a case, a guide and an article are found by their names", () => {
    const kinds = (q: string) =>
      find(q)
        .slice(0, 3)
        .map(({ kind }) => kind);
    expect(kinds("paper is not dead")).toContain("event");
    expect(kinds("wechat")).toContain("case");
    expect(kinds("attorney review guide sampling")).toContain("guide");
    expect(kinds("engineer leaves on friday")).toContain("article");
  });

  test("Nonsense finds nothing", () => {
    expect(find("qwxyz plumbus")).toEqual([]);
  });
});

describe("A result", () => {
  it("A result shows the passage that answers", () => {
    const found = find("background checks")[0];
    expect(found).toMatchObject({
      kind: "page",
      href: "/data-hosting#security-answers",
      practice: "litigation",
    });
    expect(found?.passage).toContain("background checks");
    expect(documentOf("/data-hosting").root.getElementById("security-answers-title")?.text).toBe(
      found?.section,
    );
  });

  it("A result is there for the first letters, before the texts have come", () => {
    expect(firstLetters.results[0]).toMatchObject({ href: "/document-translation", kind: "page" });
  });
});

describe("The index", () => {
  const all = everything();

  it("The index has every page, article, guide, case study and event", () => {
    const known = new Set(all.map(({ href }) => href.replace(/#G-\d+$/, "")));
    const wanted = [
      ...sitePaths,
      ...guides.map(({ filename }) => `/downloads/${filename}`),
      ...caseStudies.map(({ id }) => `/case-studies#${id}`),
      ...events.map(({ id }) => `/events#${id}`),
      ...articles.map(({ id, url }) => url ?? `/contact?article=${id}`),
    ];
    const bare = new Set(
      [...known].map((href) =>
        /^\/(case-studies|events)#/.test(href) ? href : href.replace(/#.*/, ""),
      ),
    );
    expect(wanted.filter((href) => !bare.has(href))).toEqual([]);
  });

  it("The index leads only to anchors that exist", () => {
    const missing = all.filter(
      ({ href }) => href.startsWith("/") && href.includes("#") && !hasAnchor(href),
    );
    expect(missing.map(({ href }) => href)).toEqual([]);
  });
});

describe("The weight of the search", () => {
  const bytesOf = (parts: readonly string[]) =>
    parts.reduce((sum, part) => sum + sentBytes(part), 0);
  const first = [...modulesOf(siteSearch), "/search/heads.json"].filter(
    (module) => !everyPage.every(({ html }) => scripts(html).includes(module)),
  );
  const texts = ["/search/pages.json", "/search/reading.json"];

  it("The search weighs at most 30 KB for the first letters", () => {
    expect(bytesOf(first), first.join("\n")).toBeLessThanOrEqual(FIRST_FILE);
  });

  it("The search weighs at most 110 KB in all, and warns above 90", () => {
    const all = bytesOf([...first, ...texts]);
    if (all > WARN)
      console.warn(
        `The search fetches ${all} bytes. Above ${LIMIT} this test fails: lower TEXTS in web/build/search-index/write-index.ts.`,
      );
    expect(all).toBeLessThanOrEqual(LIMIT);
  });

  it("No page loads the search until somebody searches", () => {
    const lazy = [siteSearch, chunk("search-window"), ...texts];
    expect(
      everyPage
        .filter(({ html }) => lazy.some((part) => html.includes(part)))
        .map(({ path }) => path),
    ).toEqual([]);
  });
});

describe("The synonyms", () => {
  it("A row of synonyms has two terms or more, and each once", () => {
    expect(
      synonyms.filter(
        (row) => row.length < 2 || new Set(row.map((term) => term.toLowerCase())).size < row.length,
      ),
    ).toEqual([]);
  });

  it("A row of synonyms leads to something", () => {
    expect(
      synonyms.filter((row) => row.every((term) => searchSite(term).partial)).map((row) => row[0]),
    ).toEqual([]);
  });
});

/** Every entry of the shipped index, and what the search finds for each of its words. */
function everything(): readonly { readonly href: string }[] {
  const index = readFileSync(`${siteFolder}/search/heads.json`, "utf8");
  const heads: readonly (readonly [kind: string, href: string])[] = JSON.parse(index);
  const rows = heads.map(([, href]) => ({ href }));
  const words = [...new Set(index.match(/[\p{L}]{4,}/gu))];
  return [...rows, ...words.flatMap((word) => find(word))];
}

function hasAnchor(href: string): boolean {
  const [path = "", anchor = ""] = href.split("#");
  const file = path.startsWith("/downloads/") ? path : `${path === "/" ? "" : path}/index.html`;
  return readFileSync(siteFolder + file, "utf8").includes(`id="${anchor}"`);
}
