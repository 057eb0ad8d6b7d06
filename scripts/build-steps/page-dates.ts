// Run by hand before a release that is built without its history (an archive, a shallow clone): node scripts/build-steps/page-dates.ts
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Article } from "#content/articles/index.ts";
import { type PageName, type SitePath, siteMap } from "#content/site-map.ts";

type Day = Article["date"];
export type PageDates = ReadonlyMap<SitePath, Day>;

const root = fileURLToPath(new URL("../..", import.meta.url));
const written = `${root}content/page-dates.json`;

/**
 * The day on which the words of each page last changed: that of the last commit of its content files, or, where there is no
 * history, what content/page-dates.json says. A page that neither knows has no date: none is invented.
 */
export function pageDates(): PageDates {
  return datesFromHistory() ?? datesFromFile();
}

/** Lists that a page prints besides its own words. */
const lists: Partial<Record<PageName, readonly string[]>> = {
  blog: ["articles/index.ts"],
  events: ["events.ts"],
  "case-studies": ["case-studies.ts"],
  resources: ["guides.ts"],
  "siemly-activity-logs": ["articles/siemly-activity-logs.ts", "articles/siemly-minutes.ts"],
  "google-drive-collection": ["articles/google-drive-collection.ts"],
  "forensic-data-collection": ["articles/forensic-data-collection.ts"],
};

function datesFromHistory(): PageDates | null {
  // A shallow clone knows one commit and would date every page by it.
  if (git("rev-parse", "--is-shallow-repository")?.trim() !== "false") return null;
  const log = git("log", "--format=#%cs", "--name-only", "--relative", "--", "content");
  if (!log) return null;
  const days = new Map<string, string>();
  let day = "";
  for (const line of log.split("\n")) {
    if (line.startsWith("#")) day = line.slice(1);
    else if (line && !days.has(line)) days.set(line, day);
  }
  return datesOf((page) => [`pages/${page}.ts`, ...(lists[page] ?? [])].map((file) => days.get(`content/${file}`)));
}

function datesFromFile(): PageDates {
  const known: Record<string, string> = existsSync(written) ? JSON.parse(readFileSync(written, "utf8")) : {};
  return datesOf((_, path) => [known[path]]);
}

function datesOf(daysOf: (page: PageName, path: SitePath) => readonly (string | undefined)[]): PageDates {
  return new Map(
    siteMap.flatMap(({ path, page }) => {
      const latest = daysOf(page, path).filter(isDay).sort().at(-1);
      return latest ? [[path, latest] as const] : [];
    }),
  );
}

const isDay = (text: string | undefined): text is Day => /^\d{4}-\d{2}-\d{2}$/.test(text ?? "");

function git(...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout : null;
}

if (import.meta.main) {
  const dates = datesFromHistory();
  if (!dates) throw new Error("The history is needed: run this in a full clone.");
  writeFileSync(written, `${JSON.stringify(Object.fromEntries(dates), null, 2)}\n`);
}
