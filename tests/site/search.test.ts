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
import { modulesOf, scripts, sentBytes } from "../support/page-weight.ts";
import { documentOf, everyPage, siteFolder } from "../support/site.ts";

/** Bytes of brotli. With a larger file the first letters would have to wait. */
const FIRST_FILE = 30_000;
/** Bytes of all that the search fetches: a warning above the first; above the second somebody on a phone waits. */
const WARN = 90_000;
const LIMIT = 110_000;

const chunk = (name: string) =>
  `/assets/${readdirSync(`${siteFolder}/assets`).find((file) => file.startsWith(`${name}-`) && file.endsWith(".js"))}`;
const siteSearch = chunk("site-search");
// The engine of the sources on the index of the build. The other files of this process fetch as usual.
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

describe("what a general counsel, a litigator, legal IT or an agency asks is answered first by", () => {
  test.each([
    // The provider
    ["price", "/data-hosting#pricing"],
    ["rate", "/data-hosting#pricing"],
    ["invoice", "/next-gen-ai#limits"],
    ["minimum", "/ediscovery#why"],
    ["insurance", "/data-hosting#security-answers"],
    ["conflicts", "/consultation#preparation"],
    ["hours", "/contact#form"],
    ["weekend", "/contact#form"],
    ["phone number", "/contact"],
    ["address", "/contact"],
    ["turnaround", "/document-review#top"],
    ["expert witness", "/esi-consulting#services"],
    ["offshore", "/document-review"],
    // Security and personal data
    ["security", "/data-hosting#security-answers"],
    ["encryption", "/data-hosting#trust"],
    ["penetration test", "/data-hosting#security-answers"],
    ["SOC 2", "/data-hosting#security-answers"],
    ["ISO 27001", "/data-hosting#security-answers"],
    ["security questionnaire", "/data-hosting#security-answers"],
    ["SSO", "/data-hosting#security-answers"],
    ["subprocessors", "/data-hosting#security-answers"],
    ["background checks", "/data-hosting#security-answers"],
    ["business associate agreement", "/data-hosting#security-answers"],
    ["disaster recovery", "/data-hosting#security-answers"],
    ["deletion certificate", "/data-hosting"],
    ["GDPR", "/identification-de-identification#key"],
    ["HIPAA", "/identification-de-identification#kinds"],
    ["data breach", "/data-hosting#security-answers"],
    ["redaction", "/identification-de-identification#redactions"],
    ["NDA", "/consultation#preparation"],
    // Duties and rules
    ["legal hold", "/esi-consulting#services"],
    ["preservation", "/esi-consulting#services"],
    ["subpoena", "/google#consulting"],
    ["retention", "/strategic-advisory"],
    ["deletion", "/esi-consulting#first-72-hours"],
    ["chain of custody", "/litigation-support#top"],
    ["privilege log", "/document-review#projects"],
    ["clawback", "/esi-consulting"],
    ["502(d)", "/esi-consulting"],
    ["26(f)", "/esi-consulting#services"],
    ["26(f) deadline", "/esi-consulting#services"],
    ["37(e)", "/strategic-advisory#when"],
    ["FRCP 5.2", "/identification-de-identification#kinds"],
    ["declaration", "/esi-consulting"],
    ["deposition", "/queryassistant#uses"],
    // Sources
    ["Teams", "/microsoft-collections"],
    ["OneDrive", "/microsoft-collections"],
    ["linked files", "/modern-attachments"],
    ["metadata", "/modern-attachments"],
    ["Google Drive", "/google"],
    ["Vault", "/google#consulting"],
    ["iPhone", "/forensics"],
    ["WhatsApp", "/downloads/mobile-phone-forensics.html#G-000104"],
    ["departing employee", "/microsoft-365#consulting"],
    // Processing, review, production
    ["Bates", "/paper-discovery"],
    ["load file", "/paper-discovery"],
    ["TIFF", "/paper-discovery#platforms"],
    ["native", "/microsoft-collections#process"],
    ["export", "/data-hosting"],
    ["deduplication", "/data-hosting#benefits"],
    ["TAR", "/next-gen-ai#solutions"],
    ["translation", "/document-translation"],
    ["Spanish", "/document-translation#scripts"],
    ["handwriting", "/handwritten-text-extraction"],
    ["voicemail", "/case-studies#wechat-audio"],
  ])("%s: %s", (q, href) => {
    const { results, missing } = searchSite(q);
    expect(missing).toEqual([]);
    expect(results[0]?.href).toBe(href);
  });
});

describe("what buyers ask is answered first by", () => {
  test.each([
    // The words of a first visit
    ["pricing", "/data-hosting#pricing"],
    ["cost", "/data-hosting#pricing"],
    ["how much does hosting cost", "/data-hosting#estimate"],
    ["200 GB", "/data-hosting#estimate"],
    ["Relativity", "/data-hosting#platforms"],
    ["phone collection", "/forensics#services"],
    ["Korean", "/document-translation"],
    ["Korean reviewers", "/document-review#services"],
    ["emergency", "/contact#form"],
    ["after hours", "/contact#form"],
    ["Slack", "/esi-consulting#first-72-hours"],
    ["Signal", "/forensics#services"],
    ["spoliation", "/forensics#in-court"],
    ["Cellebrite", "/forensics#services"],
    ["discovery", "/ediscovery"],
    ["who leads review", "/document-review#leader"],
    ["references", "/case-studies"],
    // Others
    ["Everlaw", "/data-hosting#platforms"],
    ["urgent", "/contact#form"],
    ["deadline tomorrow", "/contact#form"],
    ["who leads forensics", "/forensics#leader"],
    ["leadership", "/about#people"],
    ["CEO", "/about#people"],
    ["certifications", "/data-hosting#security-answers"],
    ["meet and confer", "/esi-consulting#services"],
    ["schedule", "/consultation#booking-widget"],
    ["non-disclosure agreement", "/consultation#preparation"],
    ["production QC", "/paper-discovery#production"],
    ["bad redactions", "/identification-de-identification#redactions"],
    ["verify hash", "/forensics#hash"],
    ["sample size", "/document-review#elusion"],
    ["Gmail", "/forensics#services"],
    ["testimonials", "/case-studies"],
    ["litigation hold", "/esi-consulting#services"],
  ])("%s: %s", (q, href) => {
    expect([find(q)[0]?.href, find(q)[0]?.href.replace(/#.*/, "")]).toContain(href);
  });

  test.each(tools)("$question", ({ question, to }) => {
    expect(find(question)[0]?.href).toBe(to);
  });

  test("an intent's address is a page and a section that exist", () => {
    expect(intents.map(({ to }) => to).filter((href) => href.includes("#") && !hasAnchor(href))).toEqual([]);
  });

  test("an intent's words are in one row only", () => {
    const words = intents.flatMap(({ asks }) => asks.map((ask) => ask.toLowerCase()));
    expect(words.filter((ask, i) => words.indexOf(ask) < i)).toEqual([]);
  });

  test("a word that no page has is named beside the page that answers", () => {
    expect(searchSite("Relativity")).toMatchObject({ results: [{ href: "/data-hosting#platforms" }], missing: ["Relativity"] });
  });
});

describe("what the site says nothing about is not made up from something else", () => {
  test.each(["FedRAMP", "API", "30(b)(6)", "ransomware"])("%s", (q) => {
    expect(searchSite(q)).toEqual({ results: [], partial: true, missing: [q] });
  });

  test("beside something that it does say, it is named as missing", () => {
    const { results, partial, missing } = searchSite("FedRAMP retention");
    expect([partial, missing]).toEqual([true, ["FedRAMP"]]);
    expect(results[0]?.href).toBe(searchSite("retention").results[0]?.href);
  });

  test("a hit on a word itself is never below one on its beginning or on a typing error", () => {
    const words = ["hold", "form", "plan", "list", "call", "read", "number", "sign", "process", "train"];
    for (const word of words) {
      const shows = find(word).map(({ title, section, passage }) => new RegExp(`\\b${word}`, "i").test(`${title} ${section} ${passage}`));
      expect(shows.length, word).toBeGreaterThan(0);
      expect(shows.indexOf(true), word).toBe(0);
    }
  });
});

describe("what a visitor looks for is among the first three", () => {
  test.each([
    // The services by their names
    ["ediscovery", "/ediscovery"],
    ["forensics", "/forensics"],
    ["query assistant", "/queryassistant"],
    ["paper discovery", "/paper-discovery"],
    [company.platform.name, "/siemly"],
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
    ["litigation hold", "/siemly"],
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
    const found = find("background checks")[0];
    expect(found).toMatchObject({ kind: "page", href: "/data-hosting#security-answers", practice: "litigation" });
    expect(found?.passage).toContain("background checks");
    expect(documentOf("/data-hosting").root.getElementById("security-answers-title")?.text).toBe(found?.section);
  });

  it("is there for the first letters, before the texts have come", () => {
    expect(firstLetters.results[0]).toMatchObject({ href: "/document-translation", kind: "page" });
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
  const bytesOf = (parts: readonly string[]) => parts.reduce((sum, part) => sum + sentBytes(part), 0);
  const first = [...modulesOf(siteSearch), "/search/heads.json"].filter(
    (module) => !everyPage.every(({ html }) => scripts(html).includes(module)),
  );
  const texts = ["/search/pages.json", "/search/reading.json"];

  it("is at most 30 KB for the first letters: engine, synonyms, titles and headings", () => {
    expect(bytesOf(first), first.join("\n")).toBeLessThanOrEqual(FIRST_FILE);
  });

  it("is at most 110 KB in all; above 90 it says so", () => {
    const all = bytesOf([...first, ...texts]);
    if (all > WARN)
      console.warn(
        `The search fetches ${all} bytes. Above ${LIMIT} this test fails: lower TEXTS in web/build/search-index/write-index.ts.`,
      );
    expect(all).toBeLessThanOrEqual(LIMIT);
  });

  it("is on no page until somebody searches", () => {
    const lazy = [siteSearch, chunk("search-window"), ...texts];
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
