// Prerenders every page, then finishes the documents. Prints each step and its seconds. Run by
// build.ts.

import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { buildTime } from "content/build-time.ts";
import { company } from "content/company.ts";
import { retentionClocks } from "content/retention-clocks.ts";
import { staleReport } from "instruments/first-72-hours/current-clocks.ts";
import { buildFolder, loadSettingsFile } from "service/settings.ts";
import { createBuilder } from "vite";
import { readArticles, writeArticles } from "./articles.ts";
import { compress } from "./compress.ts";
import { buildDesk } from "./desk.ts";
import { writeDiscoveryFiles } from "./discovery-files.ts";
import { writeFeeds } from "./feeds.ts";
import { buildInbox } from "./inbox.ts";
import { writeLegalPages } from "./legal-pages.ts";
import { pageDates } from "./page-dates.ts";
import { makePictures, writePictures } from "./pictures.ts";
import { drawPreviews } from "./previews.ts";
import { writeIndex } from "./search-index/write-index.ts";
import { writeStaticHeaders } from "./static-headers.ts";
import { writeUnavailablePage } from "./unavailable-page.ts";
import { writeCalendars } from "./write-calendars.ts";
import { writeGuides } from "./write-guides.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const built = resolve(root, buildFolder);
const site = `${built}/client`;

loadSettingsFile(process.env);
warnOfStaleClocks();
await step("Make the pictures", makePictures);
await step("Render the documents", renderDocuments);
await writePictures(site);
await step("Write guides and calendars", writeFiles);
const articles = readArticles();
const [dates, now] = [pageDates(), buildTime()];
await step("Write the texts for the blog", () => writeArticles(site, articles));
await step("Write site map and the like", () => writeDiscoveryFiles(site, dates, now));
await step("Write feeds", () => writeFeeds(site, dates, articles));
await step("Index for the search", indexDocuments);
await step("Draw previews and icons", () => drawPreviews(site));
await step("Write headers for nginx and Caddy", writeHeaders);
await step("Write the proxies' page", () => writeUnavailablePage(`${built}/front`));
await step("Build the inbox", buildInbox);
await step("Build the desk", buildDesk);
await step("Compress", () => compress(site, `${root}.cache/compressed`));

/** The page marks such a figure as not checked since that day (current-clocks.ts). */
function warnOfStaleClocks() {
  const report = staleReport(retentionClocks, new Date(buildTime()).toISOString().slice(0, 10));
  if (report !== null) console.warn(report);
}

async function renderDocuments() {
  rmSync(built, { recursive: true, force: true });
  const builder = await createBuilder({ root, logLevel: "error" });
  await builder.buildApp();
  rmSync(`${site}/.vite`, { recursive: true });
}

/** The rendering bundle knows the class names by which documents are read. */
async function indexDocuments() {
  const { searchMarks }: typeof import("web/build/render.tsx") = await import(
    `${root}.cache/documents/render.js`
  );
  writeIndex(site, searchMarks);
}

function writeFiles() {
  writeGuides(`${site}/downloads`);
  writeCalendars(`${site}/calendar`);
  writeLegalPages(`${site}/legal`);
}

/**
 * The form's address is a setting of the build (vite.config.ts); the server reads the same name.
 */
function writeHeaders() {
  const apiOrigin = URL.parse(process.env.PUBLIC_API_ORIGIN ?? "")?.origin ?? null;
  const { bookingUrl, mailingListUrl } = company;
  writeStaticHeaders(site, `${built}/headers`, { bookingUrl, mailingListUrl, apiOrigin });
}

async function step(name: string, work: () => void | Promise<void>) {
  const start = performance.now();
  await work();
  console.log(`  ${name.padEnd(28)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
