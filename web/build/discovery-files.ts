import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { company } from "content/company.ts";
import { home } from "content/pages/home.ts";
import { claimsFile } from "./claims-file.ts";
import type { PageDates } from "./page-dates.ts";
import { sitemap } from "./sitemap.ts";

const DAY = 86_400_000;

/** Writes what machines ask a site for: site map, robots.txt, security.txt, the web manifest and the claims register. */
export function writeDiscoveryFiles(siteFolder: string, dates: PageDates, now: number): void {
  const files = {
    "sitemap.xml": sitemap(dates),
    "robots.txt": robots(),
    ".well-known/security.txt": securityText(now),
    "site.webmanifest": manifest(),
    "claims.json": claimsFile(now),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(siteFolder, name)), { recursive: true });
    writeFileSync(join(siteFolder, name), text);
  }
}

/** Everything may be crawled except the service, which has nothing to read (RFC 9309). */
function robots(): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${company.origin}/sitemap.xml\n`;
}

/**
 * Security contact (RFC 9116). Expires 365 days after midnight: within a year, as the RFC advises, and the same for all builds of a day.
 */
export function securityText(now: number): string {
  const expires = new Date((Math.floor(now / DAY) + 365) * DAY).toISOString().replace(".000", "");
  return [
    `Contact: ${company.mail.info.href}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${company.origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}

/** For phones that install the site as an application. */
function manifest(): string {
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" });
  return `${JSON.stringify(
    {
      name: company.name,
      short_name: company.name,
      description: home.meta.description,
      lang: "en-US",
      id: "/",
      start_url: "/",
      scope: "/",
      display: "browser",
      background_color: "#FBFAF5",
      theme_color: "#FBFAF5",
      icons: [{ src: "/mark.svg", sizes: "any", type: "image/svg+xml" }, icon(192), icon(512)],
    },
    null,
    2,
  )}\n`;
}
