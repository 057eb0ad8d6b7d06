import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { synonyms } from "content/synonyms.ts";
import type { SearchMarks } from "web/build/render.tsx";
import { allEntries } from "./all-entries.ts";
import { buildIndex } from "./build-index.ts";

/**
 * Reads the built documents and writes the search's index beside them, as the files that web/search/index-files.ts fetches. Its words go
 * into search-words.json beside the site: the service counts no other word that a visitor searched for.
 */
export function writeIndex(siteFolder: string, marks: SearchMarks): void {
  const htmlAt = (path: string) => readFileSync(`${siteFolder}${path}/index.html`, "utf8");
  mkdirSync(`${siteFolder}/search`, { recursive: true });
  const index = Object.entries(buildIndex(allEntries({ htmlAt, marks }))).map(([name, rows]) => [name, JSON.stringify(rows)] as const);
  for (const [name, text] of index) writeFileSync(`${siteFolder}/search/${name}.json`, text);
  const words = [...index.map(([, text]) => text), ...synonyms.flat()]
    .join(" ")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  writeFileSync(`${siteFolder}/../search-words.json`, JSON.stringify([...new Set(words)].sort()));
}
