import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import type { SiteAnswer, SiteResult } from "#app/search/site-search.ts";
import { articles } from "#content/articles/index.ts";
import { caseStudies } from "#content/case-studies.ts";
import { events } from "#content/events.ts";
import { guides } from "#content/guides.ts";
import { sitePaths } from "#content/site-paths.ts";
import { synonyms } from "#content/synonyms.ts";
import { modules, modulesOf, sentBytes } from "../support/page-weight.ts";
import { documentOf, everyPage, siteFolder } from "../support/site.ts";

/** 30 KB on the wire: library, synonyms and index, with which the first search begins. */
const SEARCH_BYTES = 30_000;

const chunk = (name: string) =>
  `/assets/${readdirSync(`${siteFolder}/assets`).find((file) => file.startsWith(`${name}-`) && file.endsWith(".js"))}`;
const siteSearch = chunk("site-search");
/** As it is shipped. */
const { searchSite }: { searchSite: (q: string) => SiteAnswer } = await import(`${process.cwd()}/${siteFolder}${siteSearch}`);
const find = (q: string): readonly SiteResult[] => searchSite(q).results;
const paths = (q: string, most = 3) =>
  find(q)
    .slice(0, most)
    .map(({ href }) => href.replace(/#.*/, ""));

describe("what a visitor looks for is among the first three", () => {
  test.each([
    // The services by their names
    ["ediscovery", "/ediscovery"],
    ["forensics", "/forensics"],
    ["query assistant", "/queryassistant"],
    ["paper discovery", "/paper-discovery"],
    ["Siemly", "/siemly"],
    ["google drive", "/google"],
    ["free consultation", "/consultation"],
    ["phone number", "/contact"],
    // Words of the field
    ["chain of custody", "/litigation-support"],
    ["trial binders", "/paper-discovery"],
    ["load file", "/paper-discovery"],
    ["SharePoint", "/microsoft-collections"],
    ["data map", "/esi-consulting"],
    ["foreign language reviewers", "/document-review"],
    ["Zubulake", "/blog/forensic-data-collection"],
    ["whiteboard", "/handwritten-text-extraction"],
    ["version history", "/modern-attachments"],
    // Synonyms and abbreviations
    ["M365", "/siemly"],
    ["O365", "/microsoft-365"],
    ["GSuite", "/google"],
    ["ESI", "/esi-consulting"],
    ["legal hold", "/siemly"],
    ["TAR", "/document-review"],
    ["predictive coding", "/document-review"],
    ["litigation hold", "/esi-consulting"],
    ["DSAR", "/identification-de-identification"],
    ["PII", "/identification-de-identification"],
    ["e-discovery", "/ediscovery"],
    ["cell phone extraction", "/forensics"],
    ["speech to text", "/transcription"],
    ["chatbot", "/case-studies"],
    ["cloud attachments", "/modern-attachments"],
    ["page numbering", "/paper-discovery"],
    // Typing errors
    ["custdian", "/siemly"],
    ["cutsodian questions", "/contact?article=ask-before-you-collect"],
    ["bates numbring", "/paper-discovery"],
    ["handwritting", "/handwritten-text-extraction"],
    ["trasncription", "/transcription"],
    ["forensci", "/forensics"],
    ["predictve codng", "/document-review"],
    ["consultaton", "/consultation"],
    ["identifcation", "/identification-de-identification"],
    // As one types
    ["transl", "/document-translation"],
    ["legal h", "/siemly"],
  ])("%s: %s", (q, path) => {
    expect(paths(q)).toContain(path);
  });

  test("every kind answers by its own name", () => {
    const kinds = (q: string) =>
      find(q)
        .slice(0, 3)
        .map(({ kind }) => kind);
    expect(kinds("paper is not dead")).toContain("event");
    expect(kinds("wechat")).toContain("case");
    expect(kinds("attorney review guide sampling")).toContain("guide");
    expect(kinds("engineer leaves on friday")).toContain("article");
  });

  test("nonsense finds nothing", () => {
    expect(find("qwxyz plumbus")).toEqual([]);
  });
});

describe("a result", () => {
  it("shows the passage that answered, with the words in it", () => {
    const found = find("clawback").find(({ href }) => href.startsWith("/ediscovery"));
    expect(found).toMatchObject({ kind: "page", href: "/ediscovery#limits", practice: "litigation" });
    expect(found?.passage).toContain("clawback");
    expect(documentOf("/ediscovery").root.querySelector("#limits h2")?.text).toBe(found?.section);
  });

  it("carries the Bates number of its section", () => {
    const [{ href = "", mark = "" } = {}] = find("Zubulake");
    const section = documentOf("/blog/forensic-data-collection").root.querySelector(`section[id="${href.split("#")[1]}"]`);
    expect(section?.querySelector("[data-bates]")?.text).toBe(mark);
  });
});

describe("the index", () => {
  const all = everything();

  it("has every page, article, guide, case study and event", () => {
    const known = new Set(all.map(({ href }) => href.replace(/#G-\d+$/, "")));
    const wanted = [
      ...sitePaths,
      ...guides.map(({ filename }) => `/downloads/${filename}`),
      ...caseStudies.map(({ id }) => `/case-studies#${id}`),
      ...events.map(({ id }) => `/events#${id}`),
      ...articles.map(({ id, url }) => url ?? `/contact?article=${id}`),
    ];
    const bare = new Set([...known].map((href) => (/^\/(case-studies|events)#/.test(href) ? href : href.replace(/#.*/, ""))));
    expect(wanted.filter((href) => !bare.has(href))).toEqual([]);
  });

  it("leads only to anchors that exist", () => {
    const missing = all.filter(({ href }) => href.startsWith("/") && href.includes("#") && !hasAnchor(href));
    expect(missing.map(({ href }) => href)).toEqual([]);
  });
});

describe("the weight", () => {
  const parts = modulesOf(siteSearch).filter((module) => !everyPage.every(({ html }) => modules(html).includes(module)));

  it("is at most 30 KB for library, synonyms and index together", () => {
    const weights = parts.map((part) => [sentBytes(part), part] as const);
    expect(
      weights.reduce((sum, [bytes]) => sum + bytes, 0),
      weights.join("\n"),
    ).toBeLessThanOrEqual(SEARCH_BYTES);
  });

  it("is on no page until somebody searches", () => {
    const lazy = [siteSearch, chunk("search-dialog")];
    expect(everyPage.filter(({ html }) => modules(html).some((module) => lazy.includes(module))).map(({ path }) => path)).toEqual([]);
    expect(everyPage.filter(({ html }) => lazy.some((part) => html.includes(part))).map(({ path }) => path)).toEqual([]);
  });
});

describe("the synonyms", () => {
  it("are rows of two or more, and no term is twice in one", () => {
    expect(synonyms.filter((row) => row.length < 2 || new Set(row.map((term) => term.toLowerCase())).size < row.length)).toEqual([]);
  });

  it("each lead to something: a row that no page uses is a row for nothing", () => {
    expect(synonyms.filter((row) => row.every((term) => searchSite(term).partial)).map((row) => row[0])).toEqual([]);
  });
});

/** Every entry and section of the index, found by asking for all that could be asked. */
function everything(): readonly { readonly href: string }[] {
  const code = readFileSync(siteFolder + siteSearch, "utf8");
  const rows = [...code.matchAll(/\[[`"](?:page|article|guide|case|event)[`"],[`"]([^`"]+)[`"]/g)].map(([, href = ""]) => ({ href }));
  const words = [...new Set(code.match(/[\p{L}]{4,}/gu))];
  return [...rows, ...words.flatMap((word) => find(word))];
}

function hasAnchor(href: string): boolean {
  const [path = "", anchor = ""] = href.split("#");
  const file = path.startsWith("/downloads/") ? path : `${path === "/" ? "" : path}/index.html`;
  return readFileSync(siteFolder + file, "utf8").includes(`id="${anchor}"`);
}
