import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { SearchMarks } from "#app/build/render.tsx";
import { allEntries } from "./all-entries.ts";
import { buildIndex } from "./build-index.ts";

/** Reads the built documents and writes the search's index beside them, as the files that app/search/index-files.ts fetches. */
export function writeIndex(siteFolder: string, marks: SearchMarks): void {
  const htmlAt = (path: string) => readFileSync(`${siteFolder}${path}/index.html`, "utf8");
  mkdirSync(`${siteFolder}/search`, { recursive: true });
  for (const [name, rows] of Object.entries(buildIndex(allEntries({ htmlAt, marks })))) {
    writeFileSync(`${siteFolder}/search/${name}.json`, JSON.stringify(rows));
  }
}
