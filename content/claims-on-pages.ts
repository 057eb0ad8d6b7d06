import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { claims } from "./claims.ts";
import { contentFolder } from "./folder.ts";
import { figuresIn } from "./references.ts";
import { servicePages } from "./service-pages.ts";
import { type SitePath, siteMap } from "./site-map.ts";

/** Files of words that a page shows besides its own. */
const others: Readonly<Record<string, readonly string[]>> = { "/case-studies": ["case-studies.yaml"], "/events": ["events.yaml"] };
/** The figure in the notice of the contact form. */
const elsewhere: Readonly<Record<string, readonly string[]>> = { "/contact": ["noticeHours"] };

/**
 * The names of the figures that each page shows, in the order of the register: those that its words name. Reads the files, so bundles contain
 * the result instead (web/build/evaluated-modules.ts).
 */
export const claimsOnPages: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...siteMap.map(({ path, page }) => [path, shownIn(path, [`pages/${page}.yaml`, ...(others[path] ?? [])])] as const),
  ...servicePages.map(({ path }) => [path, shownIn(path, [`${path.slice(1)}.yaml`])] as const),
]);

function shownIn(path: SitePath, files: readonly string[]): readonly string[] {
  const people = read("people.yaml");
  const named = new Set([...files.flatMap((file) => namedIn(read(file), people)), ...(elsewhere[path] ?? [])]);
  return Object.entries(claims).flatMap(([key, { tool }]) => (named.has(key) || tool === path ? [key] : []));
}

function read(file: string): unknown {
  return parse(readFileSync(join(contentFolder, file), "utf8"));
}

/** The figures that words name, those in the biographies of the people they name, and that of the sentence which closings share. */
function namedIn(words: unknown, people: unknown, field = ""): readonly string[] {
  if (typeof words === "string") {
    if (["claim", "basis"].includes(field)) return [words];
    if (["person", "people"].includes(field)) return namedIn(fieldOf(people, words), undefined);
    return figuresIn(words);
  }
  if (typeof words !== "object" || words === null) return [];
  const isClosing = (field === "closing" || fieldOf(words, "kind") === "closing") && fieldOf(words, "answer") === undefined;
  const inside = Object.entries(words).flatMap(([key, value]) => namedIn(value, people, Array.isArray(words) ? field : key));
  return isClosing ? [...inside, "responseHours"] : inside;
}

function fieldOf(words: unknown, key: string): unknown {
  return typeof words === "object" && words !== null ? Reflect.get(words, key) : undefined;
}
