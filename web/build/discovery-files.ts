import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brandColors } from "content/brand-colors.ts";
import { type Claim, claims } from "content/claims.ts";
import { company } from "content/company.ts";
import { pagesWith } from "content/find-claims.ts";
import { plainText } from "content/marks.ts";
import { securityAnswers } from "content/offer.ts";
import { pages } from "content/pages.ts";
import { sitePaths } from "content/site-paths.ts";
import { csvOf } from "instruments/frame/row-splitter.ts";
import { speculationRulesPath } from "service/http/headers.ts";
import { basisStatement } from "web/layout/basis-statement.ts";
import type { PageDates } from "./page-dates.ts";

const DAY = 86_400_000;

/**
 * Writes what machines ask a site for: site map, robots.txt, security.txt, the web manifest, the
 * claims register and the security answers.
 */
export function writeDiscoveryFiles(siteFolder: string, dates: PageDates, now: number): void {
  const files = {
    "sitemap.xml": sitemap(dates),
    "robots.txt": robots(),
    ".well-known/security.txt": securityText(now),
    "site.webmanifest": manifest(),
    [speculationRulesPath.slice(1)]: speculationRules(),
    "claims.json": claimsFile(now),
    "security-answers.csv": securityAnswersFile(),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(siteFolder, name)), { recursive: true });
    writeFileSync(join(siteFolder, name), text);
  }
}

/**
 * The browser fetches a page of the site ahead when the visitor rests on its link or presses it: an
 * address without an ending, which no service answers and no new window opens.
 * https://html.spec.whatwg.org/#speculative-loading
 */
function speculationRules(): string {
  const pagesOnly = [
    { href_matches: "/*" },
    { not: { href_matches: ["/api", "/api/*", "/healthz", "/readyz", "/*.*"] } },
    { not: { selector_matches: "[download], [target]" } },
  ];
  return JSON.stringify({ prefetch: [{ where: { and: pagesOnly }, eagerness: "moderate" }] });
}

/** Everything may be crawled except the service, which has nothing to read (RFC 9309). */
function robots(): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${company.origin}/sitemap.xml\n`;
}

/**
 * Security contact (RFC 9116). Expires 365 days after midnight: within a year, as the RFC advises,
 * and the same for all builds of a day.
 */
export function securityText(now: number): string {
  const expires = new Date((Math.floor(now / DAY) + 365) * DAY).toISOString().replace(".000", "");
  return [
    `Contact: ${company.mail.security.href}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${company.origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}

/** For phones that install the site as an application. */
function manifest(): string {
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
  });
  return `${JSON.stringify(
    {
      name: company.name,
      short_name: company.shortName,
      description: pages.home.meta.description,
      lang: "en-US",
      id: "/",
      start_url: "/",
      scope: "/",
      display: "browser",
      background_color: brandColors.bond?.light,
      theme_color: brandColors.bond?.light,
      icons: [{ src: "/mark.svg", sizes: "any", type: "image/svg+xml" }, icon(192), icon(512)],
    },
    null,
    2,
  )}\n`;
}

/** Raised when a change would break readers of the file. */
const SCHEMA_VERSION = 2;

/**
 * The claims register for programs: /claims.json, described in docs/claims-file.md. `now` in
 * milliseconds since 1970.
 */
function claimsFile(now: number): string {
  const file = {
    schemaVersion: SCHEMA_VERSION,
    description: `Every marketing figure of ${company.name}, what it measures, where it is shown and what it rests on.`,
    site: company.origin,
    built: new Date(now).toISOString().slice(0, 10),
    claims: Object.entries(claims).map(([id, claim]) => entry(id, claim)),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function entry(id: string, claim: Claim) {
  const {
    counted = null,
    by = null,
    population = null,
    period = null,
    date = null,
    isNot = null,
    differs = [],
  } = claim.basis;
  const { confirmed } = claim;
  return {
    id,
    figure: claim.figure,
    kind: claim.kind,
    measures: claim.measures,
    isNot,
    pages: pagesWith(id).map((path) => company.origin + path),
    onEveryPage: claim.footer ?? false,
    basis: {
      statement: basisStatement(claim),
      counted,
      by,
      population,
      period,
      date,
      confirmedBy: confirmed?.by ?? null,
      confirmedOn: confirmed?.date ?? null,
    },
    differsFrom: differs.map(({ claim: other, why }) => ({ id: other, why })),
  };
}

/** The security answers as a table for spreadsheets (RFC 4180). */
function securityAnswersFile(): string {
  const { columns, states, answers } = securityAnswers;
  const rows = answers.map(({ item, state, answer, page }) => [
    item,
    states[state],
    plainText(answer),
    page ? company.origin + page.href : "",
  ]);
  return csvOf([columns, ...rows]);
}

/**
 * The addresses of all pages (sitemaps.org, 0.9), each with the day it last changed where that is
 * known.
 */
function sitemap(dates: PageDates): string {
  const entries = sitePaths.map((path) => {
    const day = dates.get(path);
    return `  <url><loc>${company.origin}${path}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`;
}
