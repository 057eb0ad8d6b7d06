import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Fault } from "content/read.ts";
import { pagePaths, siteMap } from "content/site-map.ts";
import { nearest } from "web/text/nearest.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

export type Known = {
  /** Whether a page or an article has this anchor. */
  readonly anchorsOf: (path: string) => (anchor: string) => boolean;
  readonly services: readonly string[];
  readonly articles: readonly string[];
  readonly guides: readonly string[];
  /** When the articles that are not published yet will be, by the article. */
  readonly later: ReadonlyMap<string, string>;
};

/** Links of a file to pages, anchors, articles and guides that do not exist. `own`: the anchors of the file's page, if it is one. */
export function linkFaults(file: string, text: string, known: Known, own?: readonly string[]): readonly Fault[] {
  return text.split("\n").flatMap((line, i) =>
    linksIn(line, file).flatMap(({ address, column }): readonly Fault[] => {
      const message = faultOf(address, file, known, own);
      return message === undefined ? [] : [{ file, line: i + 1, column, read: address, message }];
    }),
  );
}

/** `[words](/address)`; in lists and on pages also `to: /address` and `href: /address`. */
function linksIn(line: string, file: string): readonly { readonly address: string; readonly column: number }[] {
  const pattern = file.endsWith(".md") ? /\]\(([^\s)]+)/g : /(?:\]\(|\b(?:to|href): "?)([/#][^\s")]*)/g;
  return [...line.matchAll(pattern)].map(({ 0: whole, 1: address = "", index }) => ({
    address,
    column: index + whole.length - address.length + 1,
  }));
}

function faultOf(address: string, file: string, known: Known, own: readonly string[] | undefined): string | undefined {
  if (/^(?:https:|mailto:|tel:)/.test(address)) return undefined;
  const [whole = "", anchor] = address.split("#");
  const path = whole.replace(/\?.*/s, "");
  if (path === "")
    return own && anchor && !own.includes(anchor)
      ? `no section here has this address: expected one of ${own
          .filter((id) => !/^p\d/.test(id))
          .map((id) => `#${id}`)
          .join(", ")}`
      : undefined;
  const [, article] = /^\/blog\/([^/]+)$/.exec(path) ?? [];
  if (article !== undefined && !known.articles.includes(article))
    return suggestion(
      "article",
      path,
      known.articles.map((slug) => `/blog/${slug}`),
    );
  const later = known.later.get(article ?? "");
  if (later !== undefined && !known.later.has(file.replace(/^.*\/|\.md$/g, "")))
    return `${path} is published on ${later}: link to it from then on`;
  const [, guide] = /^\/downloads\/(.+)\.html$/.exec(path) ?? [];
  if (guide !== undefined)
    return known.guides.includes(guide)
      ? undefined
      : suggestion(
          "guide",
          path,
          known.guides.map((slug) => `/downloads/${slug}.html`),
        );
  const pages = [...pagePaths, ...known.services];
  const isPage = article !== undefined || pages.includes(path);
  // Markdown's own reader names these, and other files are made by the build.
  if (!isPage) return file.endsWith(".md") || /\.\w+$/.test(path) ? undefined : suggestion("page", path, pages);
  return anchor && !known.anchorsOf(path)(anchor) ? `${path} has no section with the address #${anchor}` : undefined;
}

const suggestion = (what: string, path: string, all: readonly string[]) => `there is no such ${what}: ${nearest(path, all, what)}`;

/** The anchors of pages: those given, those in quotes in the sources of a page, and those its words name as `anchor` or `id`. */
export function pageAnchors(given: Readonly<Record<string, readonly string[] | undefined>>): Known["anchorsOf"] {
  const sources = new Map<string, string>();
  const sourcesOf = (path: string) => {
    const page = siteMap.find((row) => row.path === path)?.page;
    if (!sources.has(path))
      sources.set(
        path,
        globSync([`web/pages/${page}/*.tsx`, `content/pages/${page}.yaml`], { cwd: root })
          .map((name) => readFileSync(root + name, "utf8"))
          .join(),
      );
    return sources.get(path) ?? "";
  };
  return (path) => (anchor) => {
    // A file that cannot be read has anchors that nobody knows.
    if (path in given && !given[path]) return true;
    return given[path]?.includes(anchor) || new RegExp(`"${anchor}"|\\b(?:anchor|id): ${anchor}$`, "m").test(sourcesOf(path));
  };
}
