// Run by hand before a release that is built without its history (an archive, a shallow clone):
// node web/build/page-dates.ts
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { CalendarDay } from "content/days.ts";
import { servicePages } from "content/service-pages.ts";
import { type PageName, type SitePath, siteMap } from "content/site-map.ts";
import { articlePaths } from "content/site-paths.ts";

export type PageDates = ReadonlyMap<SitePath, CalendarDay>;

const root = fileURLToPath(new URL("../..", import.meta.url));
const written = `${root}content/page-dates.json`;

/**
 * The day of the last commit to each page's content files; without history, the day in
 * content/page-dates.json. A page in neither has no date.
 */
export function pageDates(): PageDates {
  return datesFromHistory() ?? datesFromFile();
}

/** Lists that a page shows besides its own words: a file, or a folder, whose newest file counts. */
const lists: Partial<Record<PageName, readonly string[]>> = {
  blog: ["articles"],
  events: ["events.yaml"],
  "case-studies": ["case-studies.yaml"],
  resources: ["guides"],
};

function datesFromHistory(): PageDates | null {
  // A shallow clone has one commit and would date every page by it.
  if (git("rev-parse", "--is-shallow-repository")?.trim() !== "false") return null;
  const log = git("log", "--format=#%cs", "--name-only", "--relative", "--", "content");
  if (!log) return null;
  const days = new Map<string, string>();
  let day = "";
  for (const line of log.split("\n")) {
    if (line.startsWith("#")) day = line.slice(1);
    else for (const name of [line, dirname(line)]) if (!days.has(name)) days.set(name, day);
  }
  return datesOf((file) => days.get(`content/${file}`));
}

function datesFromFile(): PageDates {
  const known: Record<string, string> = existsSync(written)
    ? JSON.parse(readFileSync(written, "utf8"))
    : {};
  return new Map(sources().flatMap(([path]) => dated(path, [known[path]])));
}

function datesOf(dayOf: (file: string) => string | undefined): PageDates {
  return new Map(sources().flatMap(([path, files]) => dated(path, files.map(dayOf))));
}

/** Every page with the content files that hold its words. */
function sources(): readonly (readonly [path: SitePath, files: readonly string[]])[] {
  return [
    ...siteMap.map(
      ({ path, page }) => [path, [`pages/${page}.yaml`, ...(lists[page] ?? [])]] as const,
    ),
    ...servicePages.map(({ path }) => [path, [`${path.slice(1)}.yaml`]] as const),
    ...articlePaths.map((path) => [path, [`${path.replace("/blog/", "articles/")}.md`]] as const),
  ];
}

function dated(
  path: SitePath,
  days: readonly (string | undefined)[],
): readonly (readonly [SitePath, CalendarDay])[] {
  const latest = days.filter(isDay).sort().at(-1);
  return latest ? [[path, latest]] : [];
}

const isDay = (text: string | undefined): text is CalendarDay =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? "");

function git(...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout : null;
}

if (import.meta.main) {
  const dates = datesFromHistory();
  if (!dates) throw new Error("The history is needed: run this in a full clone.");
  writeFileSync(written, `${JSON.stringify(Object.fromEntries(dates), null, 2)}\n`);
}
