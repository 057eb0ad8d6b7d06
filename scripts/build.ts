// npm run build: prerenders every page, then finishes the documents. Prints each step and its seconds.

import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { buildTime } from "#app/pages/events/schedule.ts";
import type { ArticleData } from "#app/text/read-article.ts";
import { company } from "#content/company.ts";
import { retentionClocks } from "#content/retention-clocks.ts";
import { loadSettingsFile } from "#server/settings-file.ts";
import { readArticles, writeArticles } from "./build-steps/articles.ts";
import { compress } from "./build-steps/compress.ts";
import { writeDiscoveryFiles } from "./build-steps/discovery-files.ts";
import { writeFeeds } from "./build-steps/feeds.ts";
import { filesBelow } from "./build-steps/files.ts";
import { buildInbox } from "./build-steps/inbox.ts";
import { inlineStyles } from "./build-steps/inline-styles.ts";
import { writeLegalPages } from "./build-steps/legal-pages.ts";
import { pageDates } from "./build-steps/page-dates.ts";
import { readPageMetas } from "./build-steps/page-metas.ts";
import { builtStarter, withStarter } from "./build-steps/starter.ts";
import { writeStaticHeaders } from "./build-steps/static-headers.ts";
import { structuredData, withStructuredData } from "./build-steps/structured-data.ts";
import { writeUnavailablePage } from "./build-steps/unavailable-page.ts";
import { writeGuides } from "./guides/write-guides.ts";
import { STALE_CLOCKS, staleReport } from "./retention/stale-clocks.ts";
import { writeCalendars } from "./write-calendars.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const site = `${root}build/client`;

loadSettingsFile(process.env);
refuseStaleClocks();
await step("Prerender the pages", prerender);
await step("Write guides and calendars", writeFiles);
const articles = readArticles();
const articleAt = new Map<string, ArticleData>(articles.map((article) => [article.path, article]));
const [dates, metas, now] = [pageDates(), await readPageMetas(articles), buildTime()];
await step("Write the articles as data", () => writeArticles(site, articles));
await step("Write site map and the like", () => writeDiscoveryFiles(site, dates, now));
await step("Write feeds", () => writeFeeds(site, dates, articles));
await step("Describe the pages to machines", describePages);
const documents = filesBelow(site).filter((file) => file.endsWith(".html"));
await step(`Finish ${documents.length} documents`, finishDocuments);
await step("Write headers for static hosts", writeHeaders);
await step("Write the proxies' page", () => writeUnavailablePage(`${root}build/front`));
await step("Build the inbox", buildInbox);
await step("Compress", () => compress(site, `${root}.cache/compressed`));

/** A figure about another company's deletion is not shown when its source was last read too long ago (retention/stale-clocks.ts). */
function refuseStaleClocks() {
  const report = staleReport(retentionClocks, new Date(buildTime()).toISOString().slice(0, 10));
  if (report === null) return;
  console.error(report);
  if (process.env[STALE_CLOCKS.name] !== STALE_CLOCKS.value) process.exit(1);
}

function prerender() {
  rmSync(`${root}build`, { recursive: true, force: true });
  const cli = fileURLToPath(import.meta.resolve("@react-router/dev/package.json")).replace("package.json", "bin.cjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, "build"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) {
    console.error(stdout, stderr);
    process.exit(1);
  }
  // Never served: unknown paths get the not-found document, and nothing renders on the server.
  rmSync(`${site}/__spa-fallback.html`);
  rmSync(`${root}build/server`, { recursive: true });
  // The rendering bundle leaves its own style sheet, which no document uses: the same rules in another order.
  const home = readFileSync(`${site}/index.html`, "utf8");
  for (const file of filesBelow(`${site}/assets`)) if (file.endsWith(".css") && !home.includes(basename(file))) rmSync(file);
}

function writeFiles() {
  writeGuides(`${site}/downloads`);
  writeCalendars(`${site}/calendar`);
  writeLegalPages(`${site}/legal`);
}

function describePages() {
  for (const [path, meta] of metas) {
    const file = `${site}${path === "/" ? "" : path}/index.html`;
    writeFileSync(file, withStructuredData(readFileSync(file, "utf8"), structuredData(path, meta, dates, now, articleAt.get(path))));
  }
}

async function finishDocuments() {
  const starter = await builtStarter();
  for (const file of documents) writeFileSync(file, withStarter(inlineStyles(readFileSync(file, "utf8"), site), starter));
}

/** The form's address is a setting of the build (vite.config.ts); the server reads the same name. */
function writeHeaders() {
  const apiOrigin = URL.parse(process.env.PUBLIC_API_ORIGIN ?? "")?.origin ?? null;
  writeStaticHeaders(site, `${root}build/headers`, { bookingUrl: company.bookingUrl, apiOrigin });
}

async function step(name: string, work: () => void | Promise<void>) {
  const start = performance.now();
  await work();
  console.log(`  ${name.padEnd(28)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
