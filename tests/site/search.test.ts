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

/** Rows of questions, a comma between them, below the address that answers them: each question with its address. */
const questions = (rows: readonly (readonly [href: string, asked: string])[]) =>
  rows.flatMap(([href, asked]) => asked.split(", ").map((q) => [q, href] as const));

describe("what a general counsel, a litigator, legal IT or an agency asks is answered first by", () => {
  test.each(
    questions([
      // The provider
      ["/data-hosting#pricing", "price, rate"],
      ["/next-gen-ai#limits", "invoice"],
      ["/ediscovery#why", "minimum"],
      ["/data-hosting#security-answers", "insurance"],
      ["/consultation#preparation", "conflicts"],
      ["/contact#form", "hours, weekend"],
      ["/contact", "phone number, address"],
      ["/esi-consulting#services", "expert witness"],
      ["/document-review", "offshore"],
      // Security and personal data
      ["/data-hosting#security-answers", "security, penetration test, SOC 2, ISO 27001, security questionnaire, SSO, subprocessors"],
      ["/data-hosting#security-answers", "background checks, business associate agreement, disaster recovery, data breach"],
      ["/data-hosting#trust", "encryption"],
      ["/data-hosting", "deletion certificate"],
      ["/identification-de-identification#key", "GDPR"],
      ["/identification-de-identification#kinds", "HIPAA"],
      ["/identification-de-identification#redactions", "redaction"],
      ["/consultation#preparation", "NDA"],
      // Duties and rules
      ["/esi-consulting#services", "legal hold, preservation, 26(f), 26(f) deadline"],
      ["/google#consulting", "subpoena"],
      ["/strategic-advisory", "retention"],
      ["/esi-consulting#first-72-hours", "deletion"],
      ["/litigation-support#top", "chain of custody"],
      ["/document-review#projects", "privilege log"],
      ["/esi-consulting", "clawback, 502(d), declaration"],
      ["/strategic-advisory#when", "37(e)"],
      ["/identification-de-identification#kinds", "FRCP 5.2"],
      ["/esi-consulting#depositions", "deposition"],
      // Sources
      ["/microsoft-collections", "Teams, OneDrive"],
      ["/modern-attachments", "linked files, metadata"],
      ["/google", "Google Drive"],
      ["/google#consulting", "Vault"],
      ["/forensics", "iPhone"],
      ["/downloads/mobile-phone-forensics.html#G-000104", "WhatsApp"],
      ["/microsoft-365#consulting", "departing employee"],
      // Processing, review, production
      ["/paper-discovery", "Bates, load file"],
      ["/paper-discovery#platforms", "TIFF"],
      ["/microsoft-collections#process", "native"],
      ["/data-hosting", "export"],
      ["/ediscovery#process", "deduplication"],
      ["/next-gen-ai#solutions", "TAR"],
      ["/document-translation", "translation"],
      ["/document-translation#scripts", "Spanish"],
      ["/handwritten-text-extraction", "handwriting"],
      ["/case-studies#wechat-audio", "voicemail"],
    ]),
  )("%s: %s", (q, href) => {
    const { results, missing } = searchSite(q);
    expect(missing).toEqual([]);
    expect(results[0]?.href).toBe(href);
  });
});

describe("what buyers ask is answered first by", () => {
  test.each(
    questions([
      // The words of a first visit
      ["/data-hosting#pricing", "pricing, cost"],
      ["/data-hosting#estimate", "how much does hosting cost, 200 GB"],
      ["/data-hosting#platforms", "Relativity"],
      ["/forensics#services", "phone collection, Signal"],
      ["/document-translation", "Korean"],
      ["/document-review#services", "Korean reviewers"],
      ["/contact#form", "emergency, after hours"],
      ["/esi-consulting#first-72-hours", "Slack"],
      ["/forensics#in-court", "spoliation"],
      ["/ediscovery", "discovery"],
      ["/document-review#leader", "who leads review"],
      ["/case-studies", "references"],
      // Others
      ["/data-hosting#platforms", "Everlaw"],
      ["/contact#form", "urgent, deadline tomorrow"],
      ["/forensics#leader", "who leads forensics"],
      ["/about#people", "leadership, CEO"],
      ["/data-hosting#security-answers", "certifications"],
      ["/esi-consulting#services", "meet and confer, litigation hold"],
      ["/consultation#booking-widget", "schedule"],
      ["/consultation#preparation", "non-disclosure agreement"],
      ["/paper-discovery#production", "production QC"],
      ["/identification-de-identification#redactions", "bad redactions"],
      ["/forensics#hash", "verify hash"],
      ["/document-review#elusion", "sample size"],
      ["/forensics#services", "Gmail"],
      ["/case-studies", "testimonials"],
      // A buyer with a list
      ["/data-hosting#pricing", "price for 200 GB, price for 350 GB, price of 2 TB, how is a gigabyte counted"],
      ["/services#rate-card", "rate card, minimum term, exit fee"],
      ["/data-hosting#security-answers", "SOC2 type II, SOC 2 type 2, FedRAMP, CJIS, HITRUST, uptime, RTO, government, BAA, cloud region"],
      ["/data-hosting#trust", "where is my data stored, where is our data"],
      ["/data-hosting#platforms", "migrate from Relativity, Nuix, Lexhold, Northgate Review, Corpus IX"],
      ["/data-hosting#partner-names", "Harrow & Vane, Stele"],
      ["/resources#procurement", "procurement, SLA, MSA, W-9, limit of liability"],
      ["/services#capacity", "capacity, turnaround, lead time, proposal"],
      ["/document-review#review-bench", "which countries, bar status, client consent"],
      ["/case-studies#reference-list", "client references"],
      ["/identification-de-identification#redactions", "redaction QC, quality control"],
      ["/identification-de-identification#redaction-quality", "second reader, who checks redactions"],
      // A partner who needs a vendor by Friday
      ["/contact#form", "Friday night, holidays"],
      ["/contact#rush-desk", "rush, same-day kit, reviewers in 48 hours"],
      ["/consultation#start", "start today, onboarding, kickoff"],
      ["/esi-consulting#illinois", "Illinois, BIPA, e-discovery liaison, N.D. Ill."],
      // Opposing counsel
      ["/forensics#examiners", "who would testify, CV, certified examiner, EnCE, Cellebrite, testimony list"],
      ["/esi-consulting#depositions", "30(b)(6), deposition preparation, court reporter, deposition transcript, what you do not offer"],
      ["/forensics#services", "Dropbox, iMessage"],
      ["/paper-discovery", "Concordance"],
    ]),
  )("%s: %s", (q, href) => {
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
    expect(searchSite("hotline")).toMatchObject({ results: [{ href: "/contact#form" }], missing: ["hotline"] });
  });
});

describe("what the site says nothing about is not made up from something else", () => {
  test.each(["API", "blockchain", "ransomware"])("%s", (q) => {
    expect(searchSite(q)).toEqual({ results: [], partial: true, missing: [q] });
  });

  test("beside something that it does say, it is named as missing", () => {
    const { results, partial, missing } = searchSite("ransomware retention");
    expect([partial, missing]).toEqual([true, ["ransomware"]]);
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
  test.each(
    questions([
      // The services by their names
      ["/ediscovery", "ediscovery"],
      ["/forensics", "forensics"],
      ["/queryassistant", "query assistant"],
      ["/paper-discovery", "paper discovery"],
      ["/siemly", `${company.platform.name}`],
      ["/google", "google drive"],
      ["/consultation", "free consultation"],
      ["/contact", "phone number"],
      // Words of the field
      ["/litigation-support", "chain of custody"],
      ["/paper-discovery", "trial binders, load file"],
      ["/microsoft-collections", "SharePoint"],
      ["/esi-consulting", "data map"],
      ["/document-review", "foreign language reviewers"],
      ["/blog/forensic-data-collection", "Zubulake"],
      ["/handwritten-text-extraction", "whiteboard"],
      ["/modern-attachments", "version history"],
      // Synonyms and abbreviations
      ["/siemly", "M365, legal hold, litigation hold"],
      ["/microsoft-365", "O365"],
      ["/google", "GSuite"],
      ["/esi-consulting", "ESI"],
      ["/document-review", "TAR, predictive coding"],
      ["/identification-de-identification", "DSAR, PII"],
      ["/ediscovery", "e-discovery"],
      ["/forensics", "cell phone extraction"],
      ["/transcription", "speech to text"],
      ["/case-studies", "chatbot"],
      ["/modern-attachments", "cloud attachments"],
      ["/paper-discovery", "page numbering"],
      // Typing errors
      ["/siemly", "custdian"],
      ["/contact?article=ask-before-you-collect", "cutsodian questions"],
      ["/paper-discovery", "bates numbring"],
      ["/handwritten-text-extraction", "handwritting"],
      ["/transcription", "trasncription"],
      ["/forensics", "forensci"],
      ["/document-review", "predictve codng"],
      ["/consultation", "consultaton"],
      ["/identification-de-identification", "identifcation"],
      // As one types
      ["/document-translation", "transl"],
      ["/siemly", "legal h"],
    ]),
  )("%s: %s", (q, path) => {
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
